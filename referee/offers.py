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


def of_record(notes, items, names, cards):
    """The notes of each seat of a record: those whose answers the record has, in their order. What
    programs are offered goes by today's titles; `cards` says what the record calls them."""
    notes = [(seat, [({renamed(offer, cards) for offer in offered}, renamed(answer, cards))
                     for offered, answer in noted]) for seat, noted in notes]
    found = {}
    for name in names:
        answers = [item.answer for item in items if item.seat == name]
        fitting = [noted for seat, noted in notes if seat == name and is_within(noted, answers)]
        if not fitting:
            raise ValueError(f"no notary noted what {name} was offered")
        found[name] = max(fitting, key=len)
    return found


def renamed(answer, cards):
    """The answer as the record has it."""
    for word in ("", "discard ", "choose ", "pick "):
        if answer.startswith(word) and answer.removeprefix(word) in cards:
            return word + cards[answer.removeprefix(word)]
    words = answer.split(" on ")
    for at in range(1, len(words)):
        card, stack = " on ".join(words[:at]), " on ".join(words[at:])
        if card in cards and stack in cards:
            return f"{cards[card]} on {cards[stack]}"
    return answer


def is_within(noted, answers):
    rest = iter(answers)
    return all(answer in rest for _, answer in noted)
