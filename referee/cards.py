"""What is printed on the cards? Read from the set files alone."""

import re
import tomllib
from functools import lru_cache
from pathlib import Path

KINDS = ("modifier", "event", "untimely-death", "mystery", "character", "residence", "guest",
         "story", "expedition")
# The kinds that are shuffled into the draw pile, in the order of docs/fate.md. [SETUP-2]
PILE = KINDS[:4]
SLOTS = ("top", "middle", "bottom")
ICON_SLOTS = ("top", "middle", "bottom", "mystery")


def slug(words):
    """The words in lower case, with single hyphens for whatever is not a letter or a digit."""
    return "-".join(re.findall(r"[^\W_]+", words)).lower()


class Card:
    """One card as its set file has it, in one edition and telling. Its `title` is what the record calls
    it: the first title that it had, or since version 2 its id. Others know what it is called today."""

    def __init__(self, kind, sheet, box, order, version):
        self.kind, self.set, self.order = kind, box, order
        self.called = sheet["title"]["en"]
        self.first = sheet["title"].get("was", self.called)
        self.title = self.first if version == 1 else slug(self.first)
        self.family = sheet.get("family")
        self.only, self.company = sheet.get("only"), sheet.get("with")
        pathos = sheet.get("pathos", {})
        self.pathos = tuple(pathos.get(slot) for slot in SLOTS)
        icons = sheet.get("icons", {})
        self.icons = tuple(icons.get(slot) for slot in ICON_SLOTS)
        if kind == "guest":
            # A Guest's icon stands in the slot of the mystery icons. [GUEST-3]
            self.icons = (None, None, None, next((icon for icon in self.icons if icon), None))
        self.follows = sheet.get("follows")
        self.needs = sheet.get("needs")
        self.targets = sheet.get("targets", [])
        self.immediate = sheet.get("immediate", [])
        self.response = sheet["response"]["to"] if "response" in sheet else None
        self.sudden = sheet.get("when") == "drawn"
        self.scoring = sheet.get("scoring", [])
        self.expedition = sheet.get("expedition")
        self.brings_portrait = "persistent" in sheet
        self.ongoing = [law(words) for words in sheet.get("ongoing", [])]
        self.persistent = [law(words) for words in sheet.get("persistent", [])]
        self.speaks_of_stories = speaks_of_stories(sheet)
        self.settle()

    def settle(self):
        """Reads off what rules ask of the print again and again."""
        self.sum = sum(value or 0 for value in self.pathos)
        self.printed = {icon for icon in self.icons if icon and icon != "blank"}
        self.raises = any(name == "undead" for name, _ in self.persistent)

    def silence(self):
        """The very simple game: numbers and icons stay, texts do not. [PLAIN-1]"""
        self.needs = self.expedition = self.response = self.follows = None
        self.targets, self.immediate, self.scoring = [], [], []
        self.ongoing, self.persistent, self.brings_portrait = [], [], False
        self.sudden = self.speaks_of_stories = False
        self.settle()

    def without_horror(self):
        """The icon does not exist: what shows it elsewhere shows none. [HOME-6]"""
        self.icons = tuple(None if icon == "horror" else icon for icon in self.icons)
        if self.kind == "mystery":
            self.needs = None
        self.settle()

    def __repr__(self):
        return self.title


def law(words):
    """A law as a pair of its name and what it says."""
    if isinstance(words, str):
        return words, True
    (name, value), = words.items()
    if name == "forbid":
        return ("no-events", True) if value == "event" else ("ban", value)
    return name, value


def speaks_of_stories(sheet):
    """Whether any filter of the card asks for a Story. [TALE-3]"""
    if isinstance(sheet, dict):
        return sheet.get("base") == "story" or any(map(speaks_of_stories, sheet.values()))
    return isinstance(sheet, list) and any(map(speaks_of_stories, sheet))


@lru_cache(maxsize=None)
def sheets(folder):
    """The tables of one set by kind, as its files have them."""
    found = {kind: [] for kind in KINDS}
    for path in sorted(Path(folder).glob("*.toml")):
        with open(path, "rb") as file:
            tables = tomllib.load(file)
        for kind in KINDS:
            found[kind] += tables.get(kind, [])
        if "set" in tables:
            found["set"] = tables["set"]
    return found


def sets_folder():
    return Path(__file__).resolve().parent.parent / "sets"


class Catalog:
    """All cards of one table, by what the record calls them, each with its place in the order of the
    catalog."""

    def __init__(self, boxes, edition, plain=False, version=2):
        self.boxes, self.edition = boxes, edition
        self.cards, self.by_kind = {}, {kind: [] for kind in KINDS}
        folders = {box: sheets(str(sets_folder() / box)) for box in boxes}
        order = 0
        for kind in KINDS:
            for box in boxes:
                for sheet in folders[box][kind]:
                    card = Card(kind, sheet, box, order, version)
                    order += 1
                    if card.only in (None, edition) and card.company in (None, *boxes):
                        self.add(card, plain)
        # What set files and programs call them.
        self.names = {words: card.title for card in self.cards.values()
                      for words in (card.first, card.called)}
        for card in self.cards.values():
            card.expedition = self.names.get(card.expedition)
        pile = PILE if not plain else ("modifier", "untimely-death")
        self.pile = [card for kind in pile for card in self.by_kind[kind]]

    def add(self, card, plain):
        if self.edition == "second":
            card.without_horror()
        if plain:
            card.silence()
        self.cards[card.title] = card
        self.by_kind[card.kind].append(card)


@lru_cache(maxsize=None)
def catalog(boxes, edition, plain, version):
    return Catalog(boxes, edition, plain, version)


def fits(card, asked):
    """Whether what is printed on the card fits a card filter."""
    if "kind" in asked and card.kind != asked["kind"]:
        return False
    if asked.get("worth") == "negative" and card.sum >= 0:
        return False
    if asked.get("worth") == "positive" and card.sum <= 0:
        return False
    return "shows" not in asked or any(icon in card.printed for icon in asked["shows"])


def fits_any(card, filters):
    return any(fits(card, asked) for asked in filters)
