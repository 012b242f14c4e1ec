"""Where do cards come from, and where do they go?"""

import lawful


class Draws:
    """The piles and the hands."""

    def top_card(self):
        """The top of the draw pile; an empty one is made anew from the discard pile. [DRAW-3]"""
        table = self.table
        if not table.deck:
            # A reshuffle that brought only what is discarded again is not repeated. [TALE-3]
            if not table.discard or self.barren:
                return None
            self.barren = self.storyless
            table.deck, table.discard = table.discard, []
            self.fate.shuffle(table.deck)
            self.beat("DRAW-3", "reshuffled")
        return table.deck.pop()

    def is_lost(self, card):
        """Without Stories, a card that speaks of them is not kept. [TALE-3]"""
        return self.storyless and card.speaks_of_stories

    def throw(self, seat, card, rule):
        """A card of the seat goes to the discard pile."""
        self.beat(rule, "discarded", card, seat)
        self.table.hands[seat].discard(card)
        self.table.discard.append(card)

    def in_order(self, cards):
        return sorted(cards, key=lambda card: card.order)

    def by_lot(self, seat):
        """A card of a hand that nobody has chosen. [CARD-11]"""
        hand = self.in_order(self.table.hands[seat])
        return hand[self.fate.lot(len(hand))]

    def draw(self, seat, count):
        """Draws so many cards, and returns those that must be played at once. [DRAW-6]"""
        sudden = []
        self.barren = False
        for _ in range(count):
            if self.pilfers(seat):
                continue
            card = self.draw_one(seat)
            if card is None:
                break
            if card.sudden:
                self.lay_open(seat, card)
                sudden.append((seat, card))
            else:
                self.table.hands[seat].add(card)
        return sudden

    def draw_one(self, seat):
        while True:
            card = self.top_card()
            if card is None:
                return None
            self.beat("DRAW-1", "drawn", card, seat)
            self.quiet = False
            if not self.is_lost(card):
                self.barren = False
                return card
            self.throw(seat, card, "TALE-3")

    def lay_open(self, seat, card):
        """It waits in nobody's hand. [DRAW-6]"""
        self.beat("DRAW-6", "sprung", card, seat)

    def pilfers(self, seat):
        """Whether the seat took a card from another hand instead of drawing it. [DRAW-8]"""
        table = self.table
        hands = [other for other in self.others(seat) if table.hands[other]]
        if not table.laws(seat, "pilfer") or not hands:
            return False
        answer = self.ask("DRAW-8", seat, "draw from the pile, or from another hand", lambda: [
            "pass", *(f"call {self.names(other)}" for other in hands)])
        if answer == "pass":
            return False
        called = [other for other in hands if answer == f"call {self.names(other)}"]
        if not called:
            self.refuse("DRAW-8", "only another hand with cards can be called")
        self.take_by_lot(called[0], seat, "DRAW-8")
        self.quiet = False
        return True

    def take_by_lot(self, giver, taker, rule):
        card = self.by_lot(giver)
        self.beat(rule, "taken", card, giver, taker)
        self.table.hands[giver].remove(card)
        self.table.hands[taker].add(card)
        return card

    def draw_now(self, draws):
        """One draw inside an effect, by everyone whom it lets draw; then what came of it. [DRAW-5]"""
        sudden = []
        for seat, count in draws:
            sudden += self.draw(seat, count)
        self.play_sudden(sudden)

    def draw_discarded(self, seat, count):
        """From the top of the discard pile, which is not shuffled for it. [DRAW-7]"""
        table, sudden, lost = self.table, [], []
        while count and table.discard:
            card = table.discard.pop()
            self.beat("DRAW-7", "regained", card, seat)
            if self.is_lost(card):
                lost.append(card)
                continue
            count -= 1
            if card.sudden:
                self.lay_open(seat, card)
                sudden.append((seat, card))
            else:
                table.hands[seat].add(card)
        # They lie again as they lay. [TALE-3]
        for card in reversed(lost):
            self.throw(seat, card, "TALE-3")
        self.play_sudden(sudden)

    def play_sudden(self, sudden):
        """All that was laid open, in the order drawn. [DRAW-5] [DRAW-6]"""
        for seat, card in sudden:
            rule = lawful.any_target(self.table, self.header, seat, card)
            if rule or card in self.played_as_drawn:
                self.beat("DRAW-5", "lapsed", card, seat)
                self.table.discard.append(card)
            else:
                # The same card is played so once in a turn. [DRAW-5]
                self.played_as_drawn.add(card)
                self.play(seat, card, "sudden", None)

    def draw_step(self, seat):
        """[DRAW-1] [DRAW-2] [SKIP-1]"""
        if self.skips["draw"][seat]:
            self.skips["draw"][seat] -= 1
            self.beat("SKIP-1", "draw skipped", seat)
            return
        missing = self.table.draw_limit(seat) - len(self.table.hands[seat])
        # What must be played is not replaced, and waits for the end of the turn. [DRAW-4]
        self.play_sudden(self.draw(seat, max(0, missing)))
