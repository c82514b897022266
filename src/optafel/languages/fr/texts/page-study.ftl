## The analysis board, and tables that go on from a position

go-analysis = Table d’analyse
go-analysis-say = Installe une position et vois les meilleurs coups.
from-position-say = Cette partie continue à partir d’une position.
join-position = Tu joues à partir d’une position que quelqu’un a installée.
