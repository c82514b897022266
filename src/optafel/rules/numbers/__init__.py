"""The number games: runs and groups, and the jokers among them."""

from optafel.rules.numbers.referee import Before, judge
from optafel.rules.numbers.rulebook import NumbersRulebook
from optafel.rules.numbers.sets import Reading, read_set

__all__ = ["Before", "NumbersRulebook", "Reading", "judge", "read_set"]
