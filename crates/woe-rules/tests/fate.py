"""How chance falls, without the engine: docs/fate.md in a language of its own.

Without arguments it prints the test vectors. With `-` it answers one request a line:

    words KEY LABEL NUMBER COUNT        the first words of a stream
    shuffle KEY NUMBER CARD...          the n-th shuffle of a pile, lowest card first
    lot KEY NUMBER COUNT                the n-th lot among so many cards
    start KEY SEATS                     who starts, if the lot decides
    deal KEY SEATS START CARDS SUDDEN   every hand, then the pile that is left, lowest card first
    seed SEED                           the key of a numbered deal
    series SEED GAME                    the key of one game of a numbered series

A key is 64 hexadecimal digits, cards are positions in the catalog, SUDDEN is a list of positions
with commas, or `-`.
"""

import sys

MASK = 0xFFFFFFFF
SHUFFLE, PICK, START = 1, 2, 3


def rotate_left(word, bits):
    return (word << bits | word >> 32 - bits) & MASK


def chacha_block(key, stream, counter):
    """The sixteen words of one block of ChaCha8."""
    constants = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    keys = [int.from_bytes(key[4 * i : 4 * i + 4], "little") for i in range(8)]
    tail = [counter & MASK, counter >> 32, stream & MASK, stream >> 32]
    first = constants + keys + tail
    words = list(first)

    def quarter(a, b, c, d):
        for one, other, third, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            words[one] = (words[one] + words[other]) & MASK
            words[third] = rotate_left(words[third] ^ words[one], bits)

    for _ in range(4):
        for column in range(4):
            quarter(column, column + 4, column + 8, column + 12)
        for column in range(4):
            quarter(column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
    return [(after + before) & MASK for after, before in zip(words, first)]


class Stream:
    def __init__(self, key, label, number):
        self.key, self.stream = key, label << 32 | number
        self.block, self.words = 0, []

    def word(self):
        if not self.words:
            self.words = chacha_block(self.key, self.stream, self.block)
            self.block += 1
        return self.words.pop(0)

    def below(self, count):
        while True:
            product = self.word() * count
            if product & MASK >= (1 << 32) % count:
                return product >> 32

    def shuffle(self, items):
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def shuffled(key, number, pile):
    pile = list(pile)
    Stream(key, SHUFFLE, number).shuffle(pile)
    return pile


def lot(key, number, count):
    return Stream(key, PICK, number).below(count)


def start(key, seats):
    return Stream(key, START, 0).below(seats)


def deal(key, seats, first, cards, sudden):
    """The hands by seat, each as it was drawn, and the pile that is left."""
    pile = shuffled(key, 0, range(cards))
    hands, returned = [[] for _ in range(seats)], []
    for step in range(seats):
        hand, back = hands[(first + step) % seats], []
        while len(hand) < 5 and pile:
            card = pile.pop()
            (back if card in sudden else hand).append(card)
        returned.extend(sorted(back))
    pile.extend(returned)
    return hands, shuffled(key, 1, pile) if returned else pile


def blake3(message):
    """The hash of at most 64 bytes: one block, which is the first, the last and the root."""
    iv = [0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A]
    iv += [0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19]
    order = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8]
    padded = message.ljust(64, b"\0")
    block = [int.from_bytes(padded[4 * i : 4 * i + 4], "little") for i in range(16)]
    state = iv + iv[:4] + [0, 0, len(message), 1 | 2 | 8]

    def mix(a, b, c, d, x, y):
        for word, turns in ((x, (16, 20)), (y, (24, 25))):
            state[a] = (state[a] + state[b] + word) & MASK
            state[d] = rotate_left(state[d] ^ state[a], turns[0])
            state[c] = (state[c] + state[d]) & MASK
            state[b] = rotate_left(state[b] ^ state[c], turns[1])

    for _ in range(7):
        for i in range(4):
            mix(i, i + 4, i + 8, i + 12, block[2 * i], block[2 * i + 1])
        for i in range(4):
            x, y = block[8 + 2 * i], block[9 + 2 * i]
            mix(i, (i + 1) % 4 + 4, (i + 2) % 4 + 8, (i + 3) % 4 + 12, x, y)
        block = [block[i] for i in order]
    return b"".join((state[i] ^ state[i + 8]).to_bytes(4, "little") for i in range(8))


def seed_key(seed):
    return blake3(b"woebegone seed" + seed.to_bytes(8, "little"))


def series_key(seed, game):
    return blake3(b"woebegone series" + seed.to_bytes(8, "little") + game.to_bytes(8, "little"))


def listed(numbers):
    return " ".join(str(number) for number in numbers)


def hexed(words):
    return " ".join(f"{word:08x}" for word in words)


def answer(request):
    what, *rest = request.split()
    if what == "seed":
        return seed_key(int(rest[0])).hex()
    if what == "series":
        return series_key(int(rest[0]), int(rest[1])).hex()
    key = bytes.fromhex(rest[0])
    if what == "deal":
        sudden = set() if rest[4] == "-" else {int(card) for card in rest[4].split(",")}
        hands, pile = deal(key, int(rest[1]), int(rest[2]), int(rest[3]), sudden)
        return " | ".join(listed(cards) for cards in hands + [pile])
    numbers = [int(number) for number in rest[1:]]
    if what == "words":
        stream = Stream(key, numbers[0], numbers[1])
        return hexed(stream.word() for _ in range(numbers[2]))
    if what == "shuffle":
        return listed(shuffled(key, numbers[0], numbers[1:]))
    if what == "lot":
        return str(lot(key, *numbers))
    return str(start(key, *numbers))


def vectors():
    key = bytes(range(32))
    yield "key " + key.hex()
    for label, number in ((SHUFFLE, 0), (SHUFFLE, 1), (PICK, 0), (PICK, 65535)):
        stream = Stream(key, label, number)
        words = [stream.word() for _ in range(20)]
        yield f"words {label} {number}: {hexed(words[:8])}"
        yield f"words {label} {number}, from the fifteenth: {hexed(words[14:])}"
    for count in (6, 90, 3 << 30):
        stream = Stream(key, START, 1)
        yield f"below {count}: {listed(stream.below(count) for _ in range(12))}"
    for number in range(3):
        yield f"shuffle {number} of 12: {listed(shuffled(key, number, range(12)))}"
    for count in (2, 5, 7):
        yield f"lots 0 to 9 of {count}: {listed(lot(key, number, count) for number in range(10))}"
    yield f"start of 2, 3, 4, 5: {listed(start(key, seats) for seats in range(2, 6))}"
    yield f"seed 7: {seed_key(7).hex()}"
    yield f"series 7 game 3: {series_key(7, 3).hex()}"
    hands, pile = deal(seed_key(7), 4, 2, 90, set())
    for seat, hand in enumerate(hands):
        yield f"seed 7, four seats, seat 2 starts, 90 cards: seat {seat}: {listed(hand)}"
    yield f"seed 7, the next ten: {listed(reversed(pile[-10:]))}"
    hands, pile = deal(seed_key(7), 2, 0, 90, {hands[2][1]})
    for seat, hand in enumerate(hands):
        yield f"seed 7, two seats, one sudden card: seat {seat}: {listed(hand)}"
    yield f"seed 7, one sudden card, the next ten: {listed(reversed(pile[-10:]))}"


if sys.argv[1:] == ["-"]:
    for line in sys.stdin:
        print(answer(line))
else:
    print("\n".join(vectors()))
