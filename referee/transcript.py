"""Does the record say what must come next?"""


class Objection(Exception):
    """Something in a record that the book does not allow, or not so."""

    def __init__(self, rule, expected, seen, line):
        super().__init__(f"line {line}: expected {expected}; the record has {seen} [{rule}]")
        self.rule, self.expected, self.seen, self.line = rule, expected, seen, line


class Ended(Exception):
    """The game has ended. [END-1] [END-3]"""


class Transcript:
    """The answers and beats of a record, taken one by one."""

    def __init__(self, header, items, told, noted=None):
        self.header, self.items, self.told = header, items, told
        # What a program was offered in each seat, question by question, if it was noted.
        self.offers = {seat: iter(offers) for seat, offers in (noted or {}).items()}
        self.at = self.beats = self.checks = 0

    def names(self, seat):
        return self.header.names[seat]

    def peek(self):
        return self.items[self.at] if self.at < len(self.items) else None

    def object(self, rule, expected):
        item = self.peek()
        line = item.line if item else self.items[-1].line
        raise Objection(rule, expected, str(item) if item else "nothing more", line)

    def pass_over(self):
        self.at += 1
        self.beats += 1

    def beat(self, rule, word, *parts):
        """The next thing in the record must be this beat."""
        said = tuple(self.names(part) if isinstance(part, int) else str(part) for part in parts)
        item = self.peek()
        if item is None or item.word != word or item.parts != said:
            self.object(rule, " | ".join((word, *said)))
        self.at += 1
        self.beats += 1
        self.checks += 1

    def face(self, *stacks):
        """What the program shows of the stacks of the last beat must be what we see. [STACK-7]"""
        if self.told is None:
            return
        beat = self.told[self.beats - 1]
        for key in ("stack", "from_stack"):
            if key in beat:
                self.compare(beat[key], stacks)

    def compare(self, shown, stacks):
        self.checks += 1
        for stack in stacks:
            if stack.base.called == shown["character"]:
                break
        else:
            return
        theirs = [shown[key] for key in ("pathos", "icons", "self_worth", "living")]
        if theirs != [stack.values, stack.icons, stack.worth, stack.living]:
            line = self.items[self.at - 1].line
            seen = f"{stack.values} {stack.icons} worth {stack.worth} living {stack.living}"
            raise Objection("STACK-7", f"{stack} shows {seen}", str(shown), line)

    def ask(self, rule, seat, what, options):
        """The next thing in the record must be an answer of that seat; `options` lists what may be
        answered, for those whose questions were noted."""
        item = self.peek()
        if item is None or item.answer is None or item.seat != self.names(seat):
            self.object(rule, f"an answer of {self.names(seat)}: {what}")
        if item.seat in self.offers:
            self.compare_offers(rule, item, set(options()))
        self.at += 1
        self.checks += 1
        return item.answer

    def compare_offers(self, rule, item, ours):
        """What may be answered must be what was offered; with one answer nobody is asked."""
        if item.answer not in ours:
            self.object(rule, f"one of {sorted(ours)}")
        if len(ours) == 1:
            return
        theirs, answer = next(self.offers[item.seat], (set(), None))
        if answer != item.answer or theirs != ours:
            missing, surplus = sorted(ours - theirs), sorted(theirs - ours)
            expected = f"to be offered also {missing}, and not {surplus}"
            raise Objection(rule, expected, f"{item} among {len(theirs)}", item.line)
        self.checks += 1

    def refuse(self, rule, what):
        """The last answer should not have been accepted."""
        item = self.items[self.at - 1]
        raise Objection(rule, f"a refusal: {what}", str(item), item.line)
