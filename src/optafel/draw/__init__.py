"""Pictures of what lies on a table: one drawing for the page, the shell and notebooks."""

from optafel.draw.picture import draw
from optafel.draw.scene import Scene, SceneShown, laid

__all__ = ["Scene", "SceneShown", "draw", "laid"]
