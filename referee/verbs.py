"""What do the words of a card make happen? Written from docs/cards.md and the book."""

import lawful
from cards import fits_any


class Verbs:
    """One function a verb; `you` is whom the card speaks to. [MOD-2] [EVENT-1]"""

    def perform(self, card, verbs, you, named):
        scene = Scene(card, you, named)
        for verb in verbs:
            self.obey(scene, verb)

    def obey(self, scene, verb):
        (word, value), = verb.items()
        getattr(self, "verb_" + word.replace("-", "_"))(scene, value)

    def seats_of(self, you, who):
        """Whom a word for seats means. [CARD-11]"""
        if who == "each-other":
            return self.others(you)
        step = {"you": 0, "left": 1, "right": -1}[who]
        return [(you + step) % self.table.seats]

    def verb_draw(self, scene, value):
        if not isinstance(value, dict):
            value = {"count": value}
        seats = self.seats_of(scene.you, value.get("who", "you"))
        if value.get("from") == "discard":
            for seat in seats:
                self.draw_discarded(seat, value["count"])
            return
        self.draw_now([(seat, self.how_many(seat, value["count"])) for seat in seats])

    def how_many(self, seat, count):
        if count != "to-limit":
            return count
        return max(0, self.table.draw_limit(seat) - len(self.table.hands[seat]))

    def verb_discard(self, scene, value):
        if not isinstance(value, dict):
            value = {"count": value}
        if "by" in value:
            self.lose(scene, value, lambda by: self.throw_by_lot(scene.you))
            return
        for seat in self.seats_of(scene.you, value.get("who", "you")):
            self.discard_some(seat, value["count"])

    def discard_some(self, seat, count):
        hand = self.table.hands[seat]
        if count == "all":
            for card in self.in_order(hand):
                self.throw(seat, card, "PLAY-2")
        elif count == "any":
            while hand and self.choose_discard(seat, "PLAY-2", True):
                pass
        elif count == "to-limit":
            self.choose_discards(seat, len(hand) - self.table.draw_limit(seat), "CARD-6")
        else:
            self.choose_discards(seat, count, "PLAY-2")

    def choose_discards(self, seat, count, rule):
        """The seat discards so many cards of its choice, or all there are. [PLAY-2]"""
        for _ in range(min(count, len(self.table.hands[seat]))):
            self.choose_discard(seat, rule, False)

    def choose_discard(self, seat, rule, may_stop):
        answer = self.ask(rule, seat, "which card is discarded", lambda: [
            *(f"discard {card}" for card in self.table.hands[seat]), *["pass"] * may_stop])
        if may_stop and answer == "pass":
            self.beat(rule, "passed", seat)
            return False
        card = self.cards.cards.get(answer.removeprefix("discard "))
        if not answer.startswith("discard ") or card not in self.table.hands[seat]:
            self.refuse(rule, "a card of the hand must be discarded")
        self.throw(seat, card, rule)
        return True

    def lose(self, scene, value, each):
        """A neighbour may pick cards by lot, or decline. [CARD-11]"""
        by, = self.seats_of(scene.you, value["by"])
        if not self.table.hands[scene.you]:
            return
        answer = self.ask("CARD-11", by, "whether to take what the card allows",
                          lambda: ["use", "pass"])
        if answer == "pass":
            self.beat("CARD-11", "passed", by)
            return
        if answer != "use":
            self.refuse("CARD-11", "use it, or pass")
        for _ in range(min(value["count"], len(self.table.hands[scene.you]))):
            each(by)

    def throw_by_lot(self, seat):
        self.throw(seat, self.by_lot(seat), "CARD-11")

    def verb_take(self, scene, value):
        if "by" in value:
            self.lose(scene, value, lambda by: self.take_by_lot(scene.you, by, "CARD-11"))
            return
        for seat in self.seats_of(scene.you, value["from"]):
            for _ in range(min(value["count"], len(self.table.hands[seat]))):
                scene.taken.append(self.take_by_lot(seat, scene.you, "CARD-7"))

    def verb_skip(self, scene, what):
        self.beat("SKIP-1", "will skip", scene.you, what)
        self.skips[what][scene.you] += 1

    def verb_move(self, scene, what):
        origin, goal = scene.named
        card = origin.death if what == "untimely-death" else origin.top
        self.beat("MOD-3", "moved", card, origin, goal)
        origin.take(card)
        goal.put(card)
        self.face(origin, goal)

    def verb_swap(self, scene, what):
        if what == "hand":
            self.swap_with_hand(scene)
            return
        first, second = scene.named
        one, other = first.top, second.top
        self.beat("CARD-5", "moved", one, first, second)
        first.take(one)
        second.put(one)
        self.face(first, second)
        self.beat("CARD-5", "moved", other, second, first)
        second.take(other)
        first.put(other)
        self.face(first, second)

    def swap_with_hand(self, scene):
        """[CARD-4]"""
        stack, hand = scene.named[0], self.table.hands[scene.you]
        answer = self.ask("CARD-4", scene.you, "which Modifier takes the place", lambda: [
            f"pick {card}" for card in hand if card.kind == "modifier"])
        card = self.cards.cards.get(answer.removeprefix("pick "))
        if not answer.startswith("pick ") or card not in hand or card.kind != "modifier":
            self.refuse("CARD-4", "only a Modifier of the hand can take the place")
        old = stack.top
        self.beat("CARD-4", "lifted", old, scene.you, stack)
        stack.take(old)
        hand.add(old)
        self.face(stack)
        self.beat("CARD-4", "slipped", card, scene.you, stack)
        hand.remove(card)
        stack.put(card)
        self.face(stack)

    def verb_strip(self, scene, what):
        stack = scene.named[0]
        if what == "modifiers":
            cards = [card for card in reversed(stack.layers) if card.kind == "modifier"]
        else:
            cards = [stack.death if what == "untimely-death" else stack.top]
        for card in cards:
            self.beat("STACK-8", "stripped", card, stack)
            stack.take(card)
            self.table.discard.append(card)
            self.face(stack)

    def verb_remove(self, scene, which):
        """It leaves the game with all that lies on it. [CARD-1]"""
        stack = scene.named[0 if which == "first" else 1]
        self.beat("CARD-1", "removed", stack)
        stack.gone, stack.owner = True, None

    def verb_play_now(self, scene, value):
        if value.get("from") == "taken":
            self.play_taken(scene)
            return
        hand = self.table.hands[scene.you]
        if hand:
            self.play_inside(scene, value, hand)

    def play_taken(self, scene):
        """Any of the cards just taken, one after the other. [CARD-7]"""
        offered = list(scene.taken)
        # Whoever looks on must not learn whether an offered card is still in the hand.
        while offered and self.table.hands[scene.you]:
            left = [card for card in offered if card in self.table.hands[scene.you]]
            card = self.play_inside(scene, {}, left)
            if not card:
                return
            offered.remove(card)

    def play_inside(self, scene, value, among):
        """A play of its own inside an effect; it may be declined. [PLAY-3]"""
        despite = bool(value.get("despite"))

        def forbids(card, first):
            if card not in among or "cards" in value and not fits_any(card, value["cards"]) \
                    or despite and first is not scene.named[0]:
                return "PLAY-3"
            return self.refusal(scene.you, card, first, despite)

        answer = self.ask("PLAY-3", scene.you, f"which card is played inside {scene.card}",
                          lambda: ["pass", *self.plays_of(among, forbids)])
        if answer == "pass":
            self.beat("PLAY-3", "passed", scene.you)
            return None
        card, first = self.card_and_target(answer)
        rule = forbids(card, first)
        if rule:
            self.refuse(rule, f"{card} can't be played there")
        self.play(scene.you, card, "inside", first)
        return card

    def plays_of(self, hand, forbids):
        """Every way to play cards of a hand that is not forbidden, as it would be answered."""
        places = [None, *self.table.at_table()]
        return [f"{card} on {stack}" if stack else card.title for card in hand
                for stack in places if not forbids(card, stack)]

    def refusal(self, seat, card, first, despite=False):
        """Why the card may not be played there, leaving aside which play it is."""
        if card.kind == "event":
            return lawful.event(self.table, self.header, seat, card, first)
        if first is None:
            return "PLAY-2"
        return lawful.lay(self.table, self.header, seat, card, first, despite)

    def verb_grant(self, scene, value):
        self.beat("CARD-8", "granted", scene.you, scene.card, str(value["count"]))
        self.grants.append([value["count"], value["cards"]])

    def verb_either(self, scene, verbs):
        """One of the two, or neither. [CARD-10]"""
        answer = self.ask("CARD-10", scene.you, "one of two, or neither",
                          lambda: ["first", "second", "pass"])
        if answer == "pass":
            self.beat("CARD-10", "passed", scene.you)
        elif answer in ("first", "second"):
            self.obey(scene, verbs[answer == "second"])
        else:
            self.refuse("CARD-10", "choose one of the two, or pass")

    def verb_if(self, scene, value):
        if "expedition" in value:
            there = self.table.expedition
            holds = there is not None and value["expedition"] in ("any", there.called, there.first)
        else:
            holds = self.table.exists(value["exists"], scene.you)
        if holds:
            for verb in value["do"]:
                self.obey(scene, verb)

    def verb_join(self, scene, whither):
        stack = scene.named[0]
        if whither == "you":
            self.join(stack, scene.you, "STORY-4")
        else:
            self.part(stack, "STORY-4")

    def verb_hands(self, scene, side):
        """All hands at once; the order of telling means nothing. [HAND-1]"""
        hands, seats = self.table.hands, self.table.seats
        step = 1 if side == "left" else -1
        due = {(card.title, self.names(seat), self.names((seat + step) % seats))
               for seat in range(seats) for card in hands[seat]}
        while due:
            item = self.peek()
            if item is None or item.word != "taken" or item.parts not in due:
                self.object("HAND-1", f"one of {len(due)} cards passed on")
            due.remove(item.parts)
            self.pass_over()
        old = list(hands)
        for seat in range(seats):
            hands[(seat + step) % seats] = old[seat]


class Scene:
    """What a card knows while it speaks."""

    def __init__(self, card, you, named):
        self.card, self.you, self.named, self.taken = card, you, named, []
