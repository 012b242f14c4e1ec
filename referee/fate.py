"""How does chance fall? Written from docs/fate.md alone."""

SHUFFLE, LOT, START = 1, 2, 3
GUESTS, STORIES, CAST, TRIM = 6, 7, 8, 9

MASK = 0xFFFFFFFF
SIGMA = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
ROUND = (
    (0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
    (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14),
)


def block(key, number, stream, label):
    """The sixteen words of one ChaCha block of eight rounds."""
    start = (*SIGMA, *key, number & MASK, number >> 32, stream, label)
    x = list(start)
    for _ in range(4):
        for a, b, c, d in ROUND:
            xa, xb, xc, xd = x[a], x[b], x[c], x[d]
            xa = (xa + xb) & MASK
            xd ^= xa
            xd = ((xd << 16) | (xd >> 16)) & MASK
            xc = (xc + xd) & MASK
            xb ^= xc
            xb = ((xb << 12) | (xb >> 20)) & MASK
            xa = (xa + xb) & MASK
            xd ^= xa
            xd = ((xd << 8) | (xd >> 24)) & MASK
            xc = (xc + xd) & MASK
            xb ^= xc
            xb = ((xb << 7) | (xb >> 25)) & MASK
            x[a], x[b], x[c], x[d] = xa, xb, xc, xd
    return [(word + first) & MASK for word, first in zip(x, start)]


class Stream:
    """The words of one label and number."""

    def __init__(self, key, label, number):
        self.key, self.label, self.number = key, label, number
        self.blocks, self.words = 0, iter(())

    def word(self):
        for word in self.words:
            return word
        self.words = iter(block(self.key, self.blocks, self.number, self.label))
        self.blocks += 1
        return next(self.words)

    def below(self, bound):
        """A number below the bound, each as likely as the other."""
        floor = (1 << 32) % bound
        while True:
            product = self.word() * bound
            if product & MASK >= floor:
                return product >> 32


def mix(pile, stream):
    """One shuffle in place; the last of the list is the top."""
    for i in range(len(pile) - 1, 0, -1):
        j = stream.below(i + 1)
        pile[i], pile[j] = pile[j], pile[i]


class Fate:
    """All chance of one game, counted as the game uses it up."""

    def __init__(self, key_hex):
        raw = bytes.fromhex(key_hex)
        self.key = tuple(int.from_bytes(raw[i:i + 4], "little") for i in range(0, 32, 4))
        self.shuffles = self.lots = 0

    def start(self, seats):
        return Stream(self.key, START, 0).below(seats)

    def shuffle(self, pile):
        """The draw pile, with the next number."""
        stream = Stream(self.key, SHUFFLE, self.shuffles)
        self.shuffles = (self.shuffles + 1) & 0xFFFF
        mix(pile, stream)

    def order(self, cards, label):
        """Shuffles what is laid out before the deal."""
        mix(cards, Stream(self.key, label, 0))

    def lot(self, size):
        stream = Stream(self.key, LOT, self.lots)
        self.lots = (self.lots + 1) & 0xFFFF
        return stream.below(size)
