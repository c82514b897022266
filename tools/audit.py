"""`make audit`: known holes in what the program depends on. Where the registry has no answer, it says so."""

import json
import subprocess
import sys


def main() -> int:
    command = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--format", "json"]
    run = subprocess.run(
        [*command, "-r", "requirements/run.txt"], text=True, capture_output=True, check=False
    )
    try:
        found = json.loads(run.stdout)["dependencies"]
    except (ValueError, KeyError):
        print(f"The dependencies could not be looked up: {run.stderr.strip().splitlines()[-1:]}")
        return 0
    skipped = [one["name"] for one in found if "skip_reason" in one]
    holes = [(one["name"], one["version"], hole) for one in found for hole in one.get("vulns", [])]
    for name, version, hole in holes:
        print(
            f"{name} {version}: {hole['id']}, mended in {', '.join(hole['fix_versions']) or 'no version yet'}"
        )
    print(f"{len(found) - len(skipped)} dependencies looked up, {len(holes)} known holes.")
    if skipped:
        print(f"The registry knows nothing here of {len(skipped)} others.")
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main())
