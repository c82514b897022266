"""A release is refused while version, changelog and wheel disagree."""

import subprocess
import zipfile
from pathlib import Path

import pytest
from tools.release import disagreements, not_ready


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree that is ready."""
    for name, text in {
        "pyproject.toml": '[project]\nversion = "1.2.0"\n',
        "native/Cargo.toml": '[package]\nversion = "1.2.0"\n',
        "web/package.json": '{"version": "1.2.0"}',
        "CHANGELOG.md": "# Changelog\n\n## 1.2.0 (today)\n",
        ".gitignore": "dist/\n",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / "dist").mkdir()
    with zipfile.ZipFile(tmp_path / "dist" / "optafel-1.2.0-cp311-abi3-linux.whl", "w") as wheel:
        wheel.writestr("optafel-1.2.0.dist-info/METADATA", "Name: optafel\nVersion: 1.2.0\n")
        wheel.writestr("optafel/page/index.html", "")
        wheel.writestr("optafel/page/docs/index.html", "")
    for words in (
        ["init", "-q"],
        ["add", "."],
        ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "x"],
    ):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def test_a_tree_that_agrees_is_ready(tree: Path) -> None:
    assert [*disagreements(tree), *not_ready(tree)] == []


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("native/Cargo.toml", '[package]\nversion = "1.1.0"\n', "native/Cargo.toml says 1.1.0"),
        ("web/package.json", '{"version": "1.3.0"}', "web/package.json says 1.3.0"),
        ("CHANGELOG.md", "# Changelog\n\n## Unreleased\n", "begins with 'Unreleased'"),
        ("pyproject.toml", '[project]\nversion = "1.3.0"\n', "no wheel of 1.3.0"),
        ("new.txt", "", "not everything is committed"),
    ],
)
def test_what_disagrees_is_named(tree: Path, file: str, text: str, said: str) -> None:
    (tree / file).write_text(text)
    assert any(said in line for line in [*disagreements(tree), *not_ready(tree)])


def test_a_wheel_without_the_page_is_refused(tree: Path) -> None:
    with zipfile.ZipFile(tree / "dist" / "optafel-1.2.0-cp311-abi3-linux.whl", "w") as wheel:
        wheel.writestr("optafel-1.2.0.dist-info/METADATA", "Name: optafel\nVersion: 1.2.0\n")
    assert [line for line in not_ready(tree) if "page/index.html" in line]
