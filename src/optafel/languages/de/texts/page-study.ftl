## The analysis board, and tables that go on from a position

go-analysis = Analysebrett
go-analysis-say = Stell eine Stellung auf und sieh die besten Züge.
from-position-say = Dieses Spiel geht von einer Stellung aus weiter.
join-position = Du spielst von einer Stellung aus weiter, die jemand aufgestellt hat.
