rulebook-rummikub-plain = Rummikub zonder jokers
about-rummikub-plain = Series en rijtjes, zonder hulp van iemand.
