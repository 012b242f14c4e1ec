"""What does a record say? Read as docs/records.md has it."""

import json
import subprocess


class Header:
    """The lines before the deal."""

    def __init__(self):
        self.version, self.sets, self.seats, self.names = 1, [], [], []
        self.profile, self.start, self.key = "first", 0, None
        self.retorts, self.rounds = True, 60
        self.characters, self.plain, self.trimmed, self.at_home = None, False, False, False
        self.guests, self.stories, self.casting, self.agreed = 2, 2, "free", []

    def note(self, word, rest):
        """Takes one line in; an unknown word is a record we cannot judge."""
        if word == "woebegone":
            self.version = int(rest.removeprefix("record "))
            if self.version not in (1, 2):
                raise ValueError(f"docs/records.md does not know version {self.version}")
        elif word == "set":
            self.sets.append(rest.split()[0])
        elif word == "seat":
            family, name = rest.split(" ", 1)
            self.seats.append(family)
            self.names.append(name)
        elif word == "start":
            self.start = None if rest == "by lot" else int(rest) - 1
        elif word == "retorts":
            self.retorts = rest == "allowed"
        elif word in ("rounds", "characters", "guests", "stories"):
            setattr(self, word, 0 if rest == "none" else int(rest))
        elif word in ("profile", "key", "casting"):
            setattr(self, word, rest)
        elif word in ("plain", "trimmed"):
            setattr(self, word, True)
        elif word == "mysteries":
            self.at_home = rest == "at home"
        elif word == "story":
            self.agreed.append(rest)
        elif word != "bot":
            raise ValueError(f"the header says {word!r}, which docs/records.md does not know")

    @property
    def edition(self):
        return self.profile


class Item:
    """An answer or a beat, with the line it stands on."""

    __slots__ = ("line", "seat", "answer", "word", "parts")

    def __init__(self, line, seat=None, answer=None, word=None, parts=()):
        self.line, self.seat, self.answer = line, seat, answer
        self.word, self.parts = word, parts

    def __str__(self):
        if self.answer is not None:
            return f"> {self.seat}: {self.answer}"
        return " | ".join((self.word, *self.parts))


def read(path):
    """The header, and all answers and beats that still stand, in order."""
    header, blocks, body = Header(), [[]], False
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    for number, line in enumerate(lines, 1):
        if line.startswith("  "):
            body = True
            word, *parts = line[2:].split(" | ")
            blocks[-1].append(Item(number, word=word, parts=tuple(parts)))
        elif line.startswith("> "):
            body = True
            seat, answer = line[2:].split(": ", 1)
            if answer.endswith("]"):
                answer = answer[:answer.rindex(" [")]
            blocks.append([Item(number, seat=seat, answer=answer)])
        elif line.startswith("< "):
            del blocks[max(1, len(blocks) - int(line[2:])):]
        elif line.startswith("= "):
            body = True
        elif line and not body:
            header.note(*(line.split(" ", 1) + [""])[:2])
    return header, [item for block in blocks for item in block]


def told(woe, path):
    """The beats as `woe replay --json` tells them, and what it says of the end."""
    done = subprocess.run([woe, "replay", "--json", str(path)], capture_output=True, check=True)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return lines[:-1], lines[-1]
