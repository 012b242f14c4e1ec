"""Which notes of the notaries belong to which record?"""

import json
from pathlib import Path


def read(folder):
    """All notes of a folder: a seat's name, and pairs of what was offered and what was answered."""
    found = []
    for path in sorted(Path(folder).glob("*.offers")):
        with open(path, encoding="utf-8") as file:
            lines = [json.loads(line) for line in file]
        # One process is one seat of one game; the same number may come again after many others.
        for name, number, offered, answer in lines:
            if number == 1:
                found.append((name, []))
            found[-1][1].append((set(offered), answer))
    return found


def of_record(notes, items, names):
    """The notes of each seat of a record: those whose answers the record has, in their order."""
    found = {}
    for name in names:
        answers = [item.answer for item in items if item.seat == name]
        fitting = [noted for seat, noted in notes if seat == name and is_within(noted, answers)]
        if not fitting:
            raise ValueError(f"no notary noted what {name} was offered")
        found[name] = max(fitting, key=len)
    return found


def is_within(noted, answers):
    rest = iter(answers)
    return all(answer in rest for _, answer in noted)
