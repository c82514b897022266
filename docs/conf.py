"""The documentation site: `make docs` builds it with every warning as an error."""

import sys
from importlib.metadata import version as version_of
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "_ext"))

project = "optafel"
author = "the optafel contributors"
copyright = author
version = release = version_of("optafel")

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.doctest", "rulebook_pages"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_ext", "gallery"]
nitpicky = True
# Other people's types, and the private half of our own signatures, have no page here.
nitpick_ignore_regex = [
    ("py:.*", r"(collections|typing|random|datetime|pathlib|enum|dataclasses)\..*"),
    (
        "py:.*",
        r"(optafel\.)?(_native|rules|tiles|solve|game|lexicon|draw|texts|positions|bots|languages)\..*",
    ),
    ("py:.*", r"optafel\.review\..*"),
    ("py:.*", r"[A-Za-z_]+(\[.*)?"),
]

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True

html_theme = "furo"
html_title = f"optafel {version}"
html_static_path = ["_static"]
html_css_files = ["optafel.css"]
html_show_sphinx = False
html_copy_source = False
html_theme_options = {"navigation_with_keys": True}
