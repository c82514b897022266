## The analysis board, and tables that go on from a position

go-analysis = Analysebord
go-analysis-say = Zet een stelling op en zie de beste zetten.
from-position-say = Dit spel gaat verder vanuit een stelling.
join-position = Je speelt verder vanuit een stelling die iemand heeft opgezet.
