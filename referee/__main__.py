"""python3 referee RECORDS..., or python3 referee --games N: the referee at work."""

import argparse
import multiprocessing
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from follow import follow
from stream import Objection
from tables import sittings

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "fuzz" / "artifacts" / "referee"


def judge(path, woe):
    """How many things were checked in a record, and what the referee objects to."""
    try:
        return follow(path, woe), None
    except Objection as objection:
        return 0, str(objection)


def attend(work):
    """Lets one sitting be played, and follows every game of it."""
    woe, sitting = work
    checks, objections, games = 0, [], 0
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(sitting.command(woe, folder), check=True, capture_output=True)
        for path in sorted(Path(folder).glob("*.woe")):
            more, objection = judge(path, woe)
            checks, games = checks + more, games + 1
            if objection:
                kept = keep(path, sitting)
                objections.append(f"{sitting}, {path.stem}: {objection}; kept as {kept}")
    return games, checks, objections


def keep(path, sitting):
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"sitting-{sitting.number}-{path.name}"
    shutil.copy(path, kept)
    return kept.relative_to(ROOT)


def soak(arguments):
    """Plays and follows so many games, and tells how it goes."""
    begun, games, checks, found = time.monotonic(), 0, 0, []
    works = [(arguments.woe, sitting) for sitting in sittings(arguments.games, arguments.seed)]
    with multiprocessing.Pool(arguments.processes) as pool:
        for number, result in enumerate(pool.imap_unordered(attend, works), 1):
            games, checks = games + result[0], checks + result[1]
            for objection in result[2]:
                print(f"objection {objection}", flush=True)
            found += result[2]
            if number % 50 == 0:
                seconds = time.monotonic() - begun
                print(f"{games} games, {checks} checks, {len(found)} objections, "
                      f"{seconds:.0f} s", flush=True)
    print(f"remark {games} games, {checks} checks")
    return found


def records(arguments):
    """Follows records that are there already."""
    found = []
    for given in map(Path, arguments.records):
        for path in sorted(given.glob("*.woe")) if given.is_dir() else [given]:
            checks, objection = judge(path, arguments.woe)
            print(f"objection {path}: {objection}" if objection else f"{path}: {checks} checks")
            found += [objection] if objection else []
    return found


def main():
    parser = argparse.ArgumentParser(prog="referee", description="Follows recorded games by the book.")
    parser.add_argument("records", nargs="*", help="records, or folders of them")
    parser.add_argument("--woe", help="the program: for faces and Family Values, and to play games")
    parser.add_argument("--games", type=int, default=0, help="let so many games be played")
    parser.add_argument("--seed", type=int, default=1, help="which tables they are played at")
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    found = soak(arguments) if arguments.games else records(arguments)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
