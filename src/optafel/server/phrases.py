"""What people may say to each other at a table: set phrases, which every page shows in its own language."""

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thinking",
    "your-turn",
    "oops",
    "thanks",
    "good-game",
    "one-more",
    # Without words: a face that says it.
    "smile",
    "wow",
    "sad",
    "laugh",
)
