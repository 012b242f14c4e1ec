"""Follows one game, answer by answer and beat by beat, and believes nothing of it."""

import reckoning
from cards import catalog
from deal import Deal
from draws import Draws
from plays import Plays
from record import read, told
from stream import Over, Stream
from table import Table
from turns import Turns
from verbs import Verbs

# How records call what happens to cards that are played as soon as drawn. [DRAW-6]
WORDS = {"waits": "waits", "thrown": "discarded"}


class Game(Stream, Deal, Draws, Plays, Verbs, Turns):
    """The referee's own game beside the recorded one."""

    def __init__(self, header, tokens, beats, offers=None):
        super().__init__(header, tokens, beats, offers)
        self.cards = catalog(tuple(header.sets), header.edition, header.plain)
        self.table = Table(len(header.seats))
        self.skips = {"turn": [0] * self.table.seats, "draw": [0] * self.table.seats}
        self.words, self.grants, self.storyless = WORDS, [], False
        self.quiet, self.turn, self.start = True, None, 0

    def run(self):
        """Plays the whole game; an Objection says where the record is not as the book has it."""
        try:
            self.deal()
            self.evening()
        except Over:
            pass
        if self.peek() is not None:
            self.object("END-1", "nothing more: the story is over")


def follow(path, woe=None, offers=None):
    """Follows a record, with what the program shows of it if there is one. Returns the checks."""
    header, tokens = read(path)
    beats, end = told(woe, path) if woe else (None, None)
    game = Game(header, tokens, beats, offers)
    game.run()
    if end is not None:
        reckoning.compare(header, game.table, end, tokens[-1].line)
    return game.checks
