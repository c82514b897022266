"""Tables: seats for people and bots at a game, clocks, drafts, the log. The only room with time in it."""
