"""The tile games of five printed rulebooks, played by the book."""
