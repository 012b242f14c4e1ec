"""Who has whom, and which cards come to which hand?"""

from fate import CAST, GUESTS, STORIES, TRIM, Fate
from table import Stack


class Deal:
    """Everything before the first turn."""

    def deal(self):
        head = self.header
        self.fate = Fate(head.key)
        self.start = head.start if head.start is not None else self.fate.start(self.table.seats)
        if head.seats[0] == "cast":
            self.seat_cast()
        else:
            self.seat_families()
        self.set_the_middle()
        self.pile = self.trim() if head.trimmed else self.cards.pile
        # What a trimmed deck left in the box counts in the deck list all the same. [RESP-6]
        self.answered = {card.response for card in self.cards.pile if card.response}
        self.has_mysteries = any(card.kind == "mystery" for card in self.cards.pile)
        self.first_hands()

    def clockwise(self, first):
        seats = self.table.seats
        return [(first + step) % seats for step in range(seats)]

    def others(self, seat):
        """Everyone else, clockwise. [RESP-2]"""
        return self.clockwise(seat)[1:]

    def put_down(self, card, owner):
        self.table.stacks[card.title] = Stack(card, owner)

    def seat_families(self):
        """[SETUP-1] [SETUP-5]"""
        head, cards = self.header, self.cards.by_kind
        for seat, family in enumerate(head.seats):
            for card in cards["character"]:
                if card.family == family:
                    self.put_down(card, seat)
        self.settle_residences()
        misfits = head.seats.index("misfits") if "misfits" in head.seats else None
        if misfits is not None:
            for seat in self.clockwise(self.start):
                if seat != misfits:
                    self.set_aside("SETUP-5", seat, misfits)
        elif head.edition == "second" and len(head.seats) >= 4:
            for seat in self.clockwise(self.start):
                self.set_aside("SETUP-5", seat, None)
        if head.characters is not None:
            for seat in self.clockwise(self.start):
                while len(self.table.family(seat)) > head.characters:
                    self.set_aside("SETUP-4", seat, None)

    def set_aside(self, rule, seat, heir):
        """One character of the seat's choice leaves, for the misfits or for the box."""
        answer = self.ask(rule, seat, "which character is set aside", lambda: [
            f"choose {stack}" for stack in self.table.family(seat)])
        stack = self.table.stacks.get(answer.removeprefix("choose "))
        if not answer.startswith("choose ") or stack is None or stack.owner != seat \
                or stack.base.kind != "character":
            self.refuse(rule, "only a member of one's own family can be set aside")
        if heir is None:
            self.beat(rule, "set aside", stack)
            stack.gone, stack.owner = True, None
        else:
            self.beat(rule, "joined", stack, heir)
            stack.owner = heir

    def settle_residences(self):
        """A family's own; misfits take the first that nobody uses. [HOME-1] [SETUP-5]"""
        free = []
        for card in self.cards.by_kind["residence"]:
            if card.family in self.header.seats:
                self.put_down(card, self.header.seats.index(card.family))
            else:
                free.append(card)
        if "misfits" in self.header.seats and free:
            self.put_down(free[0], self.header.seats.index("misfits"))

    def seat_cast(self):
        """Each player has four of the cast: chosen, drafted or dealt. [TALE-1]"""
        seats, each = self.table.seats, self.header.characters or 4
        for card in self.cards.by_kind["character"]:
            self.put_down(card, None)
        order = self.clockwise(self.start)
        if self.header.casting == "free":
            order = [seat for seat in order for _ in range(each)]
        else:
            order = order * each
        cast = list(self.cards.by_kind["character"])
        if self.header.casting == "dealt":
            self.fate.order(cast, CAST)
        for number, seat in enumerate(order):
            title = cast[number].title if self.header.casting == "dealt" else self.pick(seat)
            self.beat("TALE-1", "joined", title, seat)
            self.table.stacks[title].owner = seat
        for card in self.cards.by_kind["character"]:
            stack = self.table.stacks[card.title]
            if stack.owner is None:
                self.beat("TALE-1", "set aside", stack)
                stack.gone = True

    def pick(self, seat):
        answer = self.ask("TALE-1", seat, "which character of the cast joins", lambda: [
            f"choose {stack}" for stack in self.table.stacks.values() if stack.owner is None])
        title = answer.removeprefix("choose ")
        stack = self.table.stacks.get(title)
        if not answer.startswith("choose ") or stack is None or stack.owner is not None:
            self.refuse("TALE-1", "choose one that nobody has")
        return title

    def set_the_middle(self):
        """Guests and Stories come to the middle by lot. [GUEST-1] [STORY-1] [TALE-3]"""
        if self.header.plain:
            return
        for kind, label, count in (("guest", GUESTS, self.header.guests),
                                   ("story", STORIES, self.header.stories)):
            cards = list(self.cards.by_kind[kind])
            agreed = [card for card in cards if card.title in self.header.agreed]
            if kind == "story" and agreed:
                cards, count = agreed, len(agreed)
            elif cards:
                self.fate.order(cards, label)
            for card in sorted(cards[:count], key=lambda card: card.order):
                self.put_down(card, None)
        self.storyless = bool(self.cards.by_kind["story"]) and self.header.stories == 0

    def trim(self):
        """Expansions bring half as many cards as the base game has, a fifth of them deaths; the lot
        says which. [MIX-1]"""
        base = [card for card in self.cards.pile if card.set == self.header.sets[0]]
        surplus = [card for card in self.cards.pile if card.set != self.header.sets[0]]
        self.fate.order(surplus, TRIM)
        deaths = [card for card in surplus if card.kind == "untimely-death"]
        others = [card for card in surplus if card.kind != "untimely-death"]
        room = len(base) // 2
        mortal = min(room // 5, len(deaths))
        kept = deaths[:mortal] + others[:room - mortal] + base
        return self.in_order(kept)

    def first_hands(self):
        """Five cards each; what must be played as soon as drawn goes back. [SETUP-2] [DRAW-4]"""
        self.table.deck = list(self.pile)
        self.fate.shuffle(self.table.deck)
        self.beat("SETUP-2", "shuffled")
        back = []
        for seat in self.clockwise(self.start):
            while len(self.table.hands[seat]) < 5:
                card = self.top_card()
                if card is None:
                    break
                self.beat("SETUP-2", "drawn", card, seat)
                if card.sudden:
                    back.append((seat, card))
                elif self.is_lost(card):
                    self.throw(seat, card, "TALE-3")
                else:
                    self.table.hands[seat].add(card)
        if not back:
            return
        place = {seat: number for number, seat in enumerate(self.clockwise(self.start))}
        for seat, card in sorted(back, key=lambda pair: (place[pair[0]], pair[1].order)):
            self.beat("DRAW-4", "returned", card, seat)
            self.table.deck.append(card)
        self.fate.shuffle(self.table.deck)
        self.beat("DRAW-4", "shuffled")
