"""A bot that answers by lot: woe arena --hero "python3 docs/examples/bots/random_bot.py".

It reads one question a line and writes one answer a line, until there are no more questions.
A word after the file's name is the seed of its chance.
"""

import json
import random
import sys


def choose(question, chance):
    """One of the strings in question["actions"]; this is the place for a better idea."""
    return chance.choice(question["actions"])


def main():
    chance = random.Random(sys.argv[1] if len(sys.argv) > 1 else "woe")
    for line in sys.stdin:
        question = json.loads(line)
        answer = {"action": choose(question, chance), "number": question["number"]}
        # Without the flush the answer would wait in a buffer, and come too late.
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
