"""How does a turn go?"""

import lawful
from cards import fits_any
from transcript import Ended


class Turns:
    """Turns, one after the other, until somebody's family is gone or the evening is too long."""

    def evening(self):
        """[SETUP-3] [END-3]"""
        turns = quiet = 0
        seats = self.table.seats
        self.turn = self.start
        while True:
            self.quiet = True
            self.one_turn(self.turn)
            turns, quiet = turns + 1, quiet + 1 if self.quiet else 0
            if quiet == seats or turns == seats * self.header.rounds:
                self.beat("END-3", "ended")
                raise Ended
            self.turn = (self.turn + 1) % seats

    def one_turn(self, seat):
        if self.skips["turn"][seat]:
            self.skips["turn"][seat] -= 1
            self.beat("SKIP-1", "turn skipped", seat)
            self.beat("SKIP-1", "turn ended", seat)
            return
        self.beat("TURN-1", "turn began", seat)
        self.played_as_drawn.clear()
        plays = max(1, 2 + sum(self.table.laws(seat, "plays")))
        self.grants = []
        for number in range(1, plays + 1):
            while not self.one_play(seat, number):
                pass
        while self.may_play_freely(seat):
            if self.one_play(seat, None):
                break
        self.draw_step(seat)
        self.beat("TURN-1", "turn ended", seat)

    def may_play_freely(self, seat):
        """Whether free plays are asked for, by what all can see. [FREE-2] [RESP-5]"""
        if not self.table.hands[seat]:
            return False
        if self.has_mysteries or any(count for count, _ in self.grants):
            return True
        table = self.table
        ripe = [stack for stack in table.everyone() if table.dies_freely(stack) and stack.living
                and not stack.undead and table.may_sink(stack)]
        deaths = self.cards.by_kind["untimely-death"] if ripe else ()
        return any(not self.refusal(seat, death, stack) for death in deaths for stack in ripe)

    def one_play(self, seat, number):
        """One answer of a turn; true if it used the play up. After the plays there is no number."""
        answer = self.ask("TURN-1", seat, f"play {number or 'free, or the end of the turn'}",
                          lambda: self.options(seat, number))
        if answer == "pass":
            self.beat("TURN-1", "passed", seat)
            return True
        if answer.startswith("discard "):
            return self.discard_as_play(seat, number, answer.removeprefix("discard "))
        if answer.startswith("choose "):
            return self.claim(seat, number, answer.removeprefix("choose "))
        card, first = self.card_and_target(answer)
        if card not in self.table.hands[seat]:
            self.refuse("TURN-1", "only a card in the hand can be used")
        rule = self.refusal(seat, card, first) or self.way(seat, number, card, first)[1]
        if rule:
            self.refuse(rule, f"{card} can't be played there")
        way = self.way(seat, number, card, first)[0]
        if isinstance(way, list):
            way[0] -= 1
            way = "granted"
        self.play(seat, card, way, first)
        return way == "own"

    def options(self, seat, number):
        """All that may be answered at a play, or after them."""
        hand = self.table.hands[seat]
        found = self.plays_of(hand, lambda card, first: self.refusal(seat, card, first)
                              or self.way(seat, number, card, first)[1])
        found += [f"discard {card}" for card in hand if card.kind == "mystery"]
        if number is None:
            return ["pass", *found]
        if self.header.edition == "first":
            found += [f"discard {card}" for card in hand]
        elif hand:
            found.append("discard hand")
        stories = (stack for stack in self.table.at_table() if stack.base.kind == "story")
        found += [f"choose {stack}" for stack in stories
                  if not lawful.claim(self.table, seat, stack)]
        return ["pass", *found]

    def card_and_target(self, answer):
        """The card and the first stack that an answer names."""
        title, _, target = answer.partition(" on ")
        card = self.cards.cards.get(answer)
        if card is not None:
            return card, None
        # Titles may have the word in them, so the last one that leaves two names counts.
        while title not in self.cards.cards and " on " in target:
            more, _, target = target.partition(" on ")
            title = f"{title} on {more}"
        card, stack = self.cards.cards.get(title), self.table.stacks.get(target)
        if card is None or stack is None:
            self.refuse("TURN-1", "the answer names no card, or nothing on the table")
        return card, stack

    def way(self, seat, number, card, first):
        """How a card is played, and the rule if it can't be: what fits a free play uses it. [FREE-2]"""
        if card.kind == "untimely-death" and self.table.dies_freely(first):
            return "free", None
        for grant in self.grants:
            if grant[0] and fits_any(card, grant[1]):
                return grant, None
        if number is None:
            return None, "FREE-2"
        if card.kind == "untimely-death" and number > 1:
            # A late death is the second play's alone. [TURN-2] [TURN-5]
            if number > 2 or not self.table.laws(seat, "late-death"):
                return None, "TURN-2" if number == 2 else "TURN-5"
        return "own", None

    def discard_as_play(self, seat, number, title):
        """[DISC-1] [HOME-4]"""
        hand = self.table.hands[seat]
        card = self.cards.cards.get(title)
        if card is not None and card.kind == "mystery" and card in hand:
            self.throw(seat, card, "HOME-4")
            return False
        if number is None:
            self.refuse("FREE-2", "both plays are over")
        if self.header.edition == "second":
            if title != "hand" or not hand:
                self.refuse("DISC-1", "a play discards the whole hand")
            for card in self.in_order(hand):
                self.throw(seat, card, "DISC-1")
            return True
        if card not in hand:
            self.refuse("DISC-1", "a play discards exactly one card of the hand")
        self.throw(seat, card, "DISC-1")
        return True

    def claim(self, seat, number, title):
        """[STORY-1] [STORY-4]"""
        stack = self.table.stacks.get(title)
        if number is None:
            self.refuse("STORY-1", "after both plays no Story is claimed")
        rule = "STORY-1" if stack is None else lawful.claim(self.table, seat, stack)
        if rule:
            self.refuse(rule, f"{title} can't be claimed")
        self.join(stack, seat, "STORY-1")
        self.quiet = False
        return True
