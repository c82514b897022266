"""The Python face of the native core: best plays, all plays, whole games. It does not know who is asking.

`numbers`, `words` and `crossword` find the best play of a turn; `number_games`, `word_games` and
`crossword_games` play whole games and weigh turns by them. Most users ask a `Position` instead.
"""
