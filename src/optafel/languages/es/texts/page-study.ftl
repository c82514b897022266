## The analysis board, and tables that go on from a position

go-analysis = Mesa de análisis
go-analysis-say = Prepara una posición y mira las mejores jugadas.
from-position-say = Esta partida sigue desde una posición.
join-position = Sigues desde una posición que alguien ha preparado.
