rulebook-rummikub-plain = Rummikub without jokers
about-rummikub-plain = Runs and groups, and no help from anybody.
