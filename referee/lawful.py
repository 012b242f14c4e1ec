"""May this be done? Every answer is the id of the rule that forbids it, or None."""

from cards import fits_any
from table import PEOPLE


def lay(table, options, seat, card, stack, despite=False):
    """Whether a Modifier, a death or a Mystery may be laid there."""
    if stack.gone:
        return "SETUP-1"
    if card.kind == "mystery":
        return lay_mystery(table, options, seat, card, stack)
    if stack.base.kind not in PEOPLE:
        return "HOME-1"
    if stack.owner is None:
        return "GUEST-7"
    if not stack.living and not card.raises:
        return "DEATH-2"
    if card.kind == "untimely-death":
        if stack.undead:
            return "UNDEAD-2"
        if not despite and not table.may_sink(stack):
            return "DEATH-1"
    if card.needs and not table.condition(stack, card.needs):
        return "MOD-1" if card.kind == "modifier" else "DEATH-5"
    if any(fits_any(card, ban["cards"]) for ban in table.bans(stack)):
        return "MOD-1"
    return None


def lay_mystery(table, options, seat, card, stack):
    if stack.base.kind != "residence" or stack.owner is None:
        return "HOME-1"
    if options.at_home and stack.owner != seat:
        return "HOME-2"
    if card.needs and table.count(stack.owner, card.needs) < table.least(card.needs):
        return "HOME-3"
    return None


def name(table, seat, card, named, stack):
    """Whether an Event may name that stack next. [EVENT-3] [PLAY-2]"""
    asked = card.targets[len(named)]
    if stack.gone or stack in named or not table.matches(stack, asked, seat):
        return "EVENT-3"
    if any(fits_any(card, ban["cards"]) for ban in table.bans(stack)):
        return "MOD-1"
    verbs = [next(iter(verb.items())) for verb in card.immediate]
    if ("join", "you") in verbs and stack.owner == seat:
        return "STORY-5"
    if ("move", "untimely-death") in verbs and named:
        return receive_death(table, named[0].death, stack)
    if len(card.targets) > len(named) + 1:
        rest = (name(table, seat, card, [*named, stack], other) for other in table.at_table())
        if all(rule is not None for rule in rest):
            return "EVENT-3"
    return None


def receive_death(table, death, stack):
    """A moved death asks all that a played one does. [DEATH-5]"""
    if stack.undead:
        return "UNDEAD-2"
    if death.needs and not table.condition(stack, death.needs):
        return "DEATH-5"
    if any(fits_any(death, ban["cards"]) for ban in table.bans(stack)):
        return "DEATH-5"
    return None


def event(table, options, seat, card, first):
    """Whether an Event may be played, naming that stack first."""
    if table.is_barred(seat):
        return "CARD-13"
    if not card.immediate:
        return "RESP-1"
    if card.needs and not table.exists(card.needs, seat):
        return "EVENT-3"
    if (first is None) == bool(card.targets):
        return "PLAY-2"
    if first is not None:
        rule = name(table, seat, card, [], first)
        if rule:
            return rule
    return held(table, options, seat, card, first)


def held(table, options, seat, card, first):
    """What an Event wants to find in the hand. [EVENT-3]"""
    hand = [other for other in table.hands[seat] if other is not card]
    for verb in card.immediate:
        if verb.get("swap") == "hand" and not any(other.kind == "modifier" for other in hand):
            return "EVENT-3"
        if verb.get("play-now", {}).get("despite"):
            deaths = [other for other in hand if other.kind == "untimely-death"]
            if all(lay(table, options, seat, death, first, True) for death in deaths):
                return "EVENT-3"
    return None


def any_target(table, options, seat, card):
    """Whether an Event finds anything at all to speak of: for cards played as soon as drawn."""
    if not card.targets:
        return event(table, options, seat, card, None)
    rules = [event(table, options, seat, card, stack) for stack in table.at_table()]
    return None if None in rules else "EVENT-3"


def claim(table, seat, stack):
    """[STORY-2] [STORY-3] [TALE-4]"""
    if stack.gone or stack.base.kind != "story":
        return "STORY-1"
    if stack.owner == seat:
        return "STORY-3"
    needs = stack.base.needs
    rule = "STORY-2" if "characters" in needs else "TALE-4"
    mine = table.count(seat, needs)
    if mine < table.least(needs):
        return rule
    if stack.owner is not None and mine <= table.count(stack.owner, needs):
        return rule
    return None
