"""What is every family worth, and who has won?"""

from transcript import Objection


def values(table):
    """Family Values, and the worth of every stack. [SCORE-1]"""
    worths = [{} for _ in range(table.seats)]
    for stack in table.at_table():
        if stack.owner is not None:
            worths[stack.owner][stack.base.called] = worth(table, stack)
    return worths


def worth(table, stack):
    """Living characters count nothing; Residences and Stories what they show. [HOME-2] [STORY-4]"""
    people = stack.base.kind in ("character", "guest")
    if people and not stack.ended:
        return 0
    return stack.worth + sum(bonus_worth(table, stack, bonus) for bonus in bonuses(stack))


def bonuses(stack):
    """The bonuses whose card shows: a death, a portrait, the top Mystery, a Story. [DEATH-4]"""
    if stack.base.kind == "story":
        return stack.base.scoring
    if stack.base.kind == "residence":
        return stack.plate.scoring if stack.plate else []
    return stack.portrait.scoring


def bonus_worth(table, stack, bonus):
    if "if" in bonus:
        return bonus["worth"] if stack.shown.intersection(bonus["if"]["shows"]) else 0
    return bonus["worth"] * sum(1 for other in table.at_table()
                                if table.matches(other, bonus["per"], stack.owner, True))


def compare(header, table, told, line):
    """What the program says of the end must be what we reckon. [SCORE-2]"""
    worths = values(table)
    totals = [sum(each.values()) for each in worths]
    called = {stack.base.called: stack for stack in table.stacks.values()}
    for seat, said in enumerate(told["family_values"]):
        name = header.names[seat]
        if said["value"] != totals[seat]:
            raise Objection("SCORE-1", f"{name} has {totals[seat]}: {worths[seat]}",
                            f"{said['value']}: {said['characters']}", line)
        for each in said["characters"]:
            ours = worths[seat].get(each["character"])
            stack = called[each["character"]]
            if ours != each["worth"] or each["dead"] == (stack.living or stack.gone) \
                    or each["undead"] != stack.undead:
                raise Objection("SCORE-1", f"{each['character']} counts {ours}", str(each), line)
    best = min(totals)
    winners = [name for name, total in zip(header.names, totals) if total == best]
    if told["winners"] != winners:
        raise Objection("SCORE-2", f"{winners} win", str(told["winners"]), line)
