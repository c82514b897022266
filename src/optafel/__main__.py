"""`python -m optafel` is `optafel`."""

from optafel.cli import main

main()
