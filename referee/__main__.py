"""python3 referee RECORDS..., or python3 referee --games N: the referee at work."""

import sys

if sys.version_info < (3, 11):
    sys.exit("the referee needs Python 3.11 or newer, which can read the set files")

import argparse
import multiprocessing
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import offers
import tamper
from follow import follow
from record import read, told
from transcript import Objection
from tables import sittings

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "fuzz" / "artifacts" / "referee"
MOST_KEPT = 100
# The games that are spoiled, to see whether the referee notices.
TAMPERED = (["--set", "gloom", "--players", "3"],
            ["--set", "gloom,unhappy-homes", "--profile", "first", "--players", "4"])


def judge(path, woe, notes=None):
    """How many things were checked in a record, and what the referee objects to."""
    try:
        return follow(path, woe, notes), None
    except Objection as objection:
        return 0, str(objection)


def attend(work):
    """Lets one sitting be played, and follows every game of it."""
    woe, sitting = work
    checks, objections, games = 0, [], 0
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(sitting.command(woe, folder), check=True, capture_output=True, cwd=ROOT)
        notes = offers.read(folder) if sitting.noted else None
        for path in sorted(Path(folder).glob("*.woe")):
            more, objection = judge(path, woe, notes)
            checks, games = checks + more, games + 1
            if objection:
                kept = keep(path, sitting)
                objections.append(f"{sitting}, {path.stem}: {objection}; kept as {kept}")
    return games, checks, objections


def keep(path, sitting):
    """Keeps the record for whoever looks into it, unless there are very many already."""
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"sitting-{sitting.number}-{path.name}"
    if sum(1 for _ in KEPT.iterdir()) >= MOST_KEPT:
        return "nothing, for there are many already"
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


def tampering(arguments):
    """Spoils games in many ways; the referee must notice every one of them."""
    found, spoiled = [], 0
    each = len(tamper.WAYS) + 1
    for words in TAMPERED:
        with tempfile.TemporaryDirectory() as folder:
            command = [arguments.woe, "simulate", *words, "--games", "5", "--seed", "12"]
            subprocess.run([*command, "--records", folder], check=True, capture_output=True)
            for path in sorted(Path(folder).glob("*.woe")):
                try:
                    passed = tamper.unnoticed(*read(path), *told(arguments.woe, path),
                                              arguments.tamper, path.stem)
                except Objection as objection:
                    passed = [f"nothing, for it was not in order: {objection}"]
                spoiled += arguments.tamper * each + 2
                found += [f"{' '.join(words)}, {path.stem}, unnoticed: {what}" for what in passed]
    for objection in found:
        print(f"objection {objection}")
    print(f"remark {spoiled} spoiled games, {spoiled - len(found)} noticed")
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
    parser.add_argument("--tamper", type=int, default=0, help="spoil games, each way so often")
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    if arguments.woe:
        arguments.woe = str(Path(arguments.woe).resolve())
    found = soak(arguments) if arguments.games else records(arguments)
    if arguments.tamper:
        found += tampering(arguments)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
