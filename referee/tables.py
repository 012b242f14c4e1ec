"""Which tables are played: every mix, both editions, two to five players, options by lot."""

import random
from itertools import combinations

EXPANSIONS = ("unhappy-homes", "unwelcome-guests", "unfortunate-expeditions", "unquiet-dead")
MIXES = [("gloom", *more) for count in range(5) for more in combinations(EXPANSIONS, count)]
ALONE = [("fairytale",), ("munchkin",)]
# How many games a table has at a time; where notaries sit, as many as there are players.
GAMES = 20
NOTARY = "python3 referee/notary.py "


class Sitting:
    """Some games at one table, from one seed."""

    def __init__(self, number, games, words, noted=False):
        self.number, self.games, self.words, self.noted = number, games, words, noted

    def command(self, woe, folder):
        words = [NOTARY + folder if word == NOTARY else word for word in self.words]
        return [woe, *words, "--threads", "1", "--records", folder]

    def __str__(self):
        return "woe " + " ".join(f'"{word}"' if " " in word else word for word in self.words)


def sittings(games, seed):
    """So many games in all; the first of them visit every mix, edition and number of players."""
    chance = random.Random(seed)
    visits = [(mix, edition, players) for mix in MIXES + ALONE * 4
              for edition in ("first", "second") for players in (2, 3, 4, 5)]
    chance.shuffle(visits)
    number = 0
    while games > 0:
        table = visits[number % len(visits)]
        if number % 10 == 4:
            sitting = arena(number, table, games, 1, NOTARY, NOTARY)
        elif number % 10 == 9:
            sitting = arena(number, table, games, GAMES, "governess", "clerk")
        else:
            sitting = simulation(number, table, games, chance)
        yield sitting
        games -= sitting.games
        number += 1


def simulation(number, table, games, chance):
    """Random players; each option is at its default more often than not."""
    (mix, edition, players), games = table, min(GAMES, games)
    words = ["simulate", "--set", ",".join(mix), "--profile", edition, "--players", str(players),
             "--games", str(games), "--seed", str(1000 + number)]
    for option in OPTIONS:
        words += option(mix, chance)
    return Sitting(number, games, words)


def arena(number, table, games, most, hero, field):
    """Bots of some sense, who reach ends that random players miss; or notaries in every seat."""
    mix, edition, players = table
    blocks = max(1, min(most, games) // players)
    words = ["arena", "--hero", hero, "--field", field, "--set", ",".join(mix),
             "--profile", edition, "--players", str(players), "--blocks", str(blocks),
             "--seed", str(1000 + number)]
    if hero == NOTARY:
        # A busy machine must not cost a notary its answer.
        words += ["--patience", "60000"]
    return Sitting(number, blocks * players, words, hero == NOTARY)


def some(chance, share, *words):
    return list(words) if chance.random() < share else []


OPTIONS = (
    lambda mix, chance: some(chance, 0.3, "--start", "lot"),
    lambda mix, chance: some(chance, 0.05, "--plain"),
    lambda mix, chance: some(chance, 0.2, "--characters", str(chance.randint(2, 4))),
    lambda mix, chance: some(chance, 0.05, "--rounds", str(chance.randint(1, 8))),
    lambda mix, chance: some(chance, 0.3, "--retorts", chance.choice(("allowed", "barred"))),
    lambda mix, chance: some(chance, 0.5 * ("unwelcome-guests" in mix), "--guests",
                             str(chance.randint(1, 5))),
    lambda mix, chance: some(chance, 0.5 * (mix == ("fairytale",)), "--stories",
                             str(chance.randint(0, 2))),
    lambda mix, chance: some(chance, 0.3 * ("unquiet-dead" in mix), "--stories",
                             str(chance.randint(0, 5))),
    lambda mix, chance: some(chance, 0.3 * ("unhappy-homes" in mix), "--at-home"),
    lambda mix, chance: some(chance, 0.7 * (mix == ("fairytale",)), "--casting",
                             chance.choice(("dealt", "drafted"))),
    lambda mix, chance: some(chance, 0.2 * (len(mix) > 1), "--trimmed"),
)
