"""Does the referee notice? Games it has nothing to say about are spoiled in one place each."""

import copy
import random

import reckoning
from follow import Game
from record import Item
from transcript import Objection


class Spoiler:
    """Ways to change one thing in a record."""

    def __init__(self, header, items, cards, chance):
        self.header, self.items, self.cards, self.chance = header, items, cards, chance

    def beats(self):
        return [at for at, item in enumerate(self.items) if item.word is not None]

    def leave_out(self):
        at = self.chance.choice(self.beats())
        return self.items[:at] + self.items[at + 1:], self.items[at]

    def tell_twice(self):
        at = self.chance.choice(self.beats())
        return self.items[:at + 1] + self.items[at:], self.items[at]

    def exchange(self):
        """Two neighbours; hands that are passed on may be told in any order. [HAND-1]"""
        pairs = [at for at in self.beats()[:-1] if self.items[at + 1].word is not None
                 and str(self.items[at]) != str(self.items[at + 1])
                 and self.items[at].word != "taken"]
        at = self.chance.choice(pairs)
        first, second = self.items[at:at + 2]
        return self.items[:at] + [second, first] + self.items[at + 2:], first

    def another_card(self):
        named = [at for at in self.beats() if self.items[at].parts and any(
            part in self.cards.cards for part in self.items[at].parts)]
        at = self.chance.choice(named)
        parts = list(self.items[at].parts)
        where = self.chance.choice([n for n, part in enumerate(parts) if part in self.cards.cards])
        kind = self.cards.cards[parts[where]].kind
        others = [card.title for card in self.cards.by_kind[kind] if card.title != parts[where]]
        parts[where] = self.chance.choice(others)
        return self.with_parts(at, parts)

    def another_seat(self):
        names = self.header.names
        seated = [at for at in self.beats() if any(part in names for part in self.items[at].parts)]
        at = self.chance.choice(seated)
        parts = list(self.items[at].parts)
        where = self.chance.choice([n for n, part in enumerate(parts) if part in names])
        parts[where] = self.chance.choice([name for name in names if name != parts[where]])
        return self.with_parts(at, parts)

    def with_parts(self, at, parts):
        old = self.items[at]
        new = Item(old.line, word=old.word, parts=tuple(parts))
        return self.items[:at] + [new] + self.items[at + 1:], old

    def another_answer(self):
        """What somebody else answered at another time."""
        answers = [at for at, item in enumerate(self.items) if item.answer is not None]
        at = self.chance.choice(answers)
        others = [self.items[n].answer for n in answers
                  if self.items[n].answer != self.items[at].answer]
        old = self.items[at]
        new = Item(old.line, seat=old.seat, answer=self.chance.choice(others))
        return self.items[:at] + [new] + self.items[at + 1:], old


WAYS = ("leave_out", "tell_twice", "exchange", "another_card", "another_seat", "another_answer")


def unnoticed(header, items, beats, end, count, seed):
    """Spoils a game so many times in every way, and returns what passed all the same."""
    chance = random.Random(seed)
    game = Game(header, items, beats)
    game.run()
    reckoning.compare(header, game.table, end, items[-1].line)
    spoiler, found = Spoiler(header, items, game.cards, chance), []
    for way in WAYS * count:
        spoiled, old = getattr(spoiler, way)()
        if not is_noticed(header, spoiled, None):
            found.append(f"{way} of {old} on line {old.line}")
    for _ in range(count):
        spoiled, what = another_face(beats, chance)
        if not is_noticed(header, items, spoiled):
            found.append(f"another face: {what}")
    return found + another_reckoning(header, game, end)


def is_noticed(header, items, beats):
    try:
        Game(header, items, beats).run()
    except Objection:
        return True
    return False


def another_face(beats, chance):
    """One number or icon, or life and death, of one stack that is shown."""
    shown = [at for at, beat in enumerate(beats) if "stack" in beat]
    at = chance.choice(shown)
    spoiled = list(beats)
    spoiled[at] = copy.deepcopy(beats[at])
    stack = spoiled[at]["stack"]
    way = chance.choice(("pathos", "icons", "self_worth", "living"))
    if way == "pathos":
        stack["pathos"][chance.randrange(3)] += 5
    elif way == "icons":
        stack["icons"] = ["nothing known"]
    elif way == "self_worth":
        stack["self_worth"] -= 5
    else:
        stack["living"] = not stack["living"]
    return spoiled, f"{way} of {stack['character']}"


def another_reckoning(header, game, end):
    """A Family Value and a winner that are not."""
    found = []
    for what in ("value", "winners"):
        spoiled = copy.deepcopy(end)
        if what == "value":
            spoiled["family_values"][0]["value"] -= 5
        else:
            spoiled["winners"] = [name for name in header.names if name not in end["winners"]]
        try:
            reckoning.compare(header, game.table, spoiled, 0)
            found.append(f"another {what} at the end")
        except Objection:
            pass
    return found
