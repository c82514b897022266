## The analysis board, and tables that go on from a position

go-analysis = Mesa de análise
go-analysis-say = Monta uma posição e vê as melhores jogadas.
from-position-say = Este jogo continua a partir de uma posição.
join-position = Continuas a partir de uma posição que alguém montou.
