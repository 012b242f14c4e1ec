"""What follows when a card is played?"""

import lawful
from cards import fits, fits_any
from transcript import Ended


class Plays:
    """The order of one play. [PLAY-1]"""

    def play(self, seat, card, way, first):
        """Announces a card that may be played, and carries it out."""
        table = self.table
        table.hands[seat].discard(card)
        self.quiet = False
        self.beat("PLAY-1", "announced", seat, card, first or "-", way)
        owed = self.rewards(seat, card)
        named = self.name_targets(seat, card, first)
        if self.is_cancelled(seat, card):
            # A cancelled play is a play: inside a reward it may follow a last death. [END-1]
            self.check_end()
            return
        if card.kind == "modifier":
            self.tax(seat, card, first)
        if card.kind == "event":
            self.perform(card, card.immediate, seat, named)
        else:
            self.place(card, first)
            self.perform(card, card.immediate, first.owner, named)
        if owed:
            self.draw_now([(seat, owed)])
        if card.expedition:
            self.set_out(card.expedition)
        if card.kind == "event":
            self.beat("EVENT-1", "resolved", card)
            table.discard.append(card)
        self.check_end()

    def name_targets(self, seat, card, first):
        """All that the card speaks of, named before anybody answers. [PLAY-2] [RESP-2]"""
        named = [] if first is None else [first]
        while card.kind == "event" and len(named) < len(card.targets):
            answer = self.ask("PLAY-2", seat, f"what {card} names next", lambda: [
                f"choose {stack}" for stack in self.table.at_table()
                if not self.naming(seat, card, named, stack)])
            stack = self.table.stacks.get(answer.removeprefix("choose "))
            if not answer.startswith("choose ") or stack is None:
                self.refuse("PLAY-2", f"{card} must name something")
            rule = self.naming(seat, card, named, stack)
            if rule:
                self.refuse(rule, f"{card} does not speak of {stack}")
            self.beat("PLAY-2", "named", stack)
            named.append(stack)
        return named

    def naming(self, seat, card, named, stack):
        """Why the card may not name that stack next."""
        rule = lawful.name(self.table, seat, card, named, stack)
        return rule or not named and lawful.held(self.table, self.header, seat, card, stack)

    def rewards(self, seat, card):
        """How many cards it earns, by what the player sees when it is announced. [REWARD-1]"""
        return sum(reward["draw"] for reward in self.table.laws(seat, "reward")
                   if fits_any(card, reward["cards"]))

    def is_cancelled(self, seat, card):
        """The response window. [RESP-2] [RESP-3] [RESP-6]"""
        if card.kind not in self.answered:
            return False
        for other in self.asked_in_window(seat, card):
            answer = self.ask("RESP-2", other, f"whether to answer {card}",
                              lambda: self.responses(other, card.kind))
            if answer == "pass":
                continue
            response = self.responding(other, answer, card.kind, "response")
            owed = self.rewards(other, response)
            if self.is_retorted(other, response):
                return False
            self.beat("RESP-3", "cancelled", card)
            self.table.discard.append(card)
            self.pay_response(other, response, owed)
            return True
        return False

    def asked_in_window(self, seat, card):
        """Who may respond. [RESP-1] [RESP-6]"""
        if self.header.edition == "second" and seat != self.turn:
            return
        for other in self.others(seat):
            # First edition: on one's own turn one answers Events only. [RESP-1]
            if other == self.turn and card.kind != "event":
                continue
            if self.table.hands[other] and not self.table.is_barred(other):
                yield other

    def responses(self, seat, kind):
        hand = self.table.hands[seat]
        return ["pass", *(card.title for card in hand if card.response == kind)]

    def responding(self, seat, answer, kind, way):
        """Announces a response, if it is one to that kind of card."""
        response = self.cards.cards.get(answer)
        if response not in self.table.hands[seat]:
            self.refuse("TURN-1", "only a card in the hand can be used")
        if response.response != kind:
            self.refuse("RESP-1", f"{response} does not answer that")
        self.table.hands[seat].remove(response)
        self.quiet = False
        self.beat("RESP-2", "announced", seat, response, "-", way)
        return response

    def is_retorted(self, seat, response):
        """One further response may cancel the first. [RESP-4]"""
        if not self.header.retorts or "event" not in self.answered:
            return False
        for other in self.others(seat):
            if not self.table.hands[other] or self.table.is_barred(other):
                continue
            answer = self.ask("RESP-4", other, f"whether to answer {response}",
                              lambda: self.responses(other, "event"))
            if answer == "pass":
                continue
            retort = self.responding(other, answer, "event", "retort")
            owed = self.rewards(other, retort)
            self.beat("RESP-4", "cancelled", response)
            self.table.discard.append(response)
            self.pay_response(other, retort, owed)
            return True
        return False

    def pay_response(self, seat, response, owed):
        """What a response earns, and where it goes. [REWARD-2] [EVENT-1]"""
        if owed:
            self.draw_now([(seat, owed)])
        self.beat("EVENT-1", "resolved", response)
        self.table.discard.append(response)

    def tax(self, seat, card, stack):
        """Due before the card is placed. [CARD-12]"""
        owed = sum(self.table.laws(seat, "tax"))
        if stack.owner == seat:
            owed += sum(value for law, value in card.ongoing + card.persistent if law == "tax")
        self.choose_discards(seat, owed, "CARD-12")

    def place(self, card, stack):
        """Lays the card, and lets followers come. [UNDEAD-1] [GUEST-2]"""
        if stack.death is not None:
            death = stack.death
            self.beat("UNDEAD-1", "stripped", death, stack)
            stack.take(death)
            self.table.discard.append(death)
            self.face(stack)
        self.beat("PLAY-1", "laid", card, stack)
        stack.put(card)
        self.face(stack)
        if card.kind != "mystery":
            self.follow(card, stack.owner)

    def follow(self, card, seat):
        """All living Guests whom the printed card triggers join that family. [GUEST-8]"""
        for guest in list(self.table.at_table()):
            follows = guest.base.follows
            if follows and guest.living and guest.owner != seat and fits(card, follows):
                self.join(guest, seat, "GUEST-2")

    def join(self, stack, seat, rule):
        """A Guest or a Story comes to a seat; nobody has two Stories. [STORY-3]"""
        if stack.base.kind == "story":
            old = self.table.fixture(seat, "story")
            if old is not None:
                self.part(old, "STORY-3")
        self.beat(rule, "joined", stack, seat)
        stack.owner = seat

    def part(self, stack, rule):
        self.beat(rule, "parted", stack)
        stack.owner = None

    def set_out(self, title):
        """The Expedition comes to the middle and replaces the one there. [TRIP-1]"""
        if self.table.expedition is None or self.table.expedition.title != title:
            self.beat("TRIP-1", "set out", title)
            self.table.expedition = self.cards.cards[title]

    def check_end(self):
        """The game ends the moment any family has no living member left. [END-1] [END-2]"""
        for seat in range(self.table.seats):
            if all(stack.ended for stack in self.table.family(seat)):
                self.beat("END-1", "ended")
                raise Ended
