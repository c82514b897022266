## The analysis board, and tables that go on from a position

go-analysis = Analysis board
go-analysis-say = Set up a position and see the best plays.
from-position-say = This game goes on from a position.
join-position = You play on from a position that somebody has set up.
