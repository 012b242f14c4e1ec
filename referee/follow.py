"""Follows one game, answer by answer and beat by beat, and believes nothing of it."""

import offers
import reckoning
from cards import catalog
from deal import Deal
from draws import Draws
from plays import Plays
from record import read, told
from transcript import Ended, Transcript
from table import Table
from turns import Turns
from verbs import Verbs


class Game(Transcript, Deal, Draws, Plays, Verbs, Turns):
    """The referee's own game beside the recorded one."""

    def __init__(self, header, items, beats, noted=None):
        super().__init__(header, items, beats, noted)
        self.cards = catalog(tuple(header.sets), header.edition, header.plain, header.version)
        self.table = Table(len(header.seats))
        self.skips = {"turn": [0] * self.table.seats, "draw": [0] * self.table.seats}
        self.grants, self.storyless = [], False
        self.barren, self.played_as_drawn = False, set()
        self.quiet, self.turn, self.start = True, None, 0

    def run(self):
        """Plays the whole game; an Objection says where the record is not as the book has it."""
        try:
            self.deal()
            self.evening()
        except Ended:
            pass
        if self.peek() is not None:
            self.object("END-1", "nothing more: the story is over")


def follow(path, woe=None, notes=None):
    """Follows a record, with what the program shows of it and what notaries noted of it, if there
    are any. Returns the number of checks."""
    header, items = read(path)
    beats, end = told(woe, path) if woe else (None, None)
    cards = catalog(tuple(header.sets), header.edition, header.plain, header.version)
    noted = offers.of_record(notes, items, header.names, cards.names) if notes else None
    game = Game(header, items, beats, noted)
    game.run()
    if end is not None:
        reckoning.compare(header, game.table, end, items[-1].line)
    return game.checks
