"""What lies where, and what shows?"""

PEOPLE = ("character", "guest")


class Stack:
    """A bottom card and what lies on it, lowest first. [STACK-1]"""

    def __init__(self, base, owner=None):
        self.base, self.owner, self.layers = base, owner, []
        self.gone = False
        self.look()

    def look(self):
        """Reads everything that shows off the cards. [STACK-3] [STACK-4] [STACK-5] [STACK-6]"""
        values, icons = list(self.base.pathos), list(self.base.icons)
        portrait, plate, death = self.base, None, None
        for card in self.layers:
            values = [new if new is not None else old for new, old in zip(card.pathos, values)]
            icons = [new if new is not None else old for new, old in zip(card.icons, icons)]
            plate = card
            if card.kind == "untimely-death":
                death = portrait = card
            elif card.brings_portrait:
                portrait = card
        self.values = [value or 0 for value in values]
        self.icons = [icon for icon in icons if icon and icon != "blank"]
        self.shown = set(self.icons)
        self.worth = sum(self.values)
        self.plate, self.portrait, self.death = plate, portrait, death
        self.laws = list(portrait.persistent)
        if plate is not None:
            self.laws += plate.ongoing
        if self.base.kind == "story":
            self.laws += self.base.ongoing
        self.undead = portrait.raises
        # The undead live, for every rule but the four that say otherwise. [UNDEAD-2]
        self.living = death is None
        self.ended = not self.living or self.undead

    def put(self, card):
        self.layers.append(card)
        self.look()

    def take(self, card):
        self.layers.remove(card)
        self.look()

    @property
    def top(self):
        return self.layers[-1] if self.layers else None

    @property
    def title(self):
        return self.base.title

    def has(self, name):
        return any(law == name for law, _ in self.laws)

    def __repr__(self):
        return self.title


class Table:
    """Stacks, hands, piles and the Expedition."""

    def __init__(self, seats):
        self.seats = seats
        self.hands = [set() for _ in range(seats)]
        self.stacks, self.deck, self.discard = {}, [], []
        self.expedition = None

    def at_table(self):
        return (stack for stack in self.stacks.values() if not stack.gone)

    def family(self, seat):
        """Characters and Guests of a seat. [GUEST-3]"""
        return [stack for stack in self.at_table()
                if stack.owner == seat and stack.base.kind in PEOPLE]

    def realm(self, seat):
        """The family, the Residence and the Story of a seat."""
        return [stack for stack in self.at_table() if stack.owner == seat]

    def everyone(self):
        """All characters and Guests that are in some family. [GUEST-7]"""
        return [stack for stack in self.at_table()
                if stack.owner is not None and stack.base.kind in PEOPLE]

    def fixture(self, seat, kind):
        for stack in self.at_table():
            if stack.owner == seat and stack.base.kind == kind:
                return stack
        return None

    def laws(self, seat, name):
        """What every visible law of that name says to the seat. [DRAW-1] [TRIP-2]"""
        found = [value for stack in self.at_table() if stack.owner == seat
                 for law, value in stack.laws if law == name]
        return found + self.expedition_laws(name)

    def expedition_laws(self, name):
        if self.expedition is None:
            return []
        return [value for law, value in self.expedition.ongoing if law == name]

    def draw_limit(self, seat):
        """[DRAW-1]"""
        return max(0, 5 + sum(self.laws(seat, "draw-limit")))

    def is_barred(self, seat):
        """Whether the seat may play no Event at all. [CARD-13]"""
        return bool(self.laws(seat, "no-events"))

    def dies_freely(self, stack):
        """[FREE-1]"""
        return stack.has("free-death") or bool(self.expedition_laws("free-death"))

    def may_sink(self, stack):
        """Whether its Self-Worth lets it die. [DEATH-1]"""
        freed = stack.has("any-death") or bool(self.expedition_laws("any-death"))
        return stack.worth < 0 or freed

    def bans(self, stack):
        """All bans that hold on a stack. [MOD-1] [DEATH-5]"""
        own = [ban for law, ban in stack.laws if law == "ban" and ban["on"] == "this"]
        kin = [ban for other in self.realm(stack.owner) for law, ban in other.laws
               if law == "ban" and ban["on"] == "family"] if stack.owner is not None else []
        return own + kin + self.expedition_laws("ban")

    def matches(self, stack, asked, you, reckoning=False):
        """Whether a stack fits a stack filter; at the reckoning the undead are dead. [UNDEAD-4]"""
        base = asked.get("base")
        if base is None and stack.base.kind not in PEOPLE or base and stack.base.kind != base:
            return False
        whose = asked.get("of")
        if whose is None:
            # Stories are named wherever they lie; Guests only in a family. [GUEST-7]
            if stack.owner is None and base != "story":
                return False
        elif whose == "middle":
            if stack.owner is not None:
                return False
        elif stack.owner is None or (whose == "you") != (stack.owner == you):
            return False
        if "living" in asked:
            dead = stack.ended if reckoning else not stack.living
            if asked["living"] == dead:
                return False
        return self.condition(stack, asked)

    def condition(self, stack, asked):
        """What a filter or a card's own condition asks of the face."""
        if "shows" in asked and not stack.shown.intersection(asked["shows"]):
            return False
        if "lacks" in asked and stack.shown.intersection(asked["lacks"]):
            return False
        if asked.get("worth") == "negative" and stack.worth >= 0:
            return False
        if "top" in asked and (stack.top is None or stack.top.kind != asked["top"]):
            return False
        return True

    def exists(self, asked, you):
        return any(self.matches(stack, asked, you) for stack in self.at_table())

    def count(self, seat, requirement):
        """How much a family shows of what a Mystery or a Story asks for.
        [HOME-3] [STORY-2] [TALE-4]"""
        wanted = set(requirement["shows"])
        if "characters" in requirement:
            return sum(1 for stack in self.family(seat) if stack.shown & wanted)
        return sum(1 for stack in self.family(seat) for icon in stack.icons if icon in wanted)

    @staticmethod
    def least(requirement):
        return requirement.get("characters", requirement.get("icons"))
