"""A bot that answers by lot and notes what it was offered: python3 referee/notary.py FOLDER."""

import json
import os
import random
import sys


def main():
    chance = random.Random(os.urandom(16))
    path = os.path.join(sys.argv[1], f"{os.getpid()}.offers")
    with open(path, "a", encoding="utf-8", buffering=1) as notes:
        for line in sys.stdin:
            question = json.loads(line)
            action = chance.choice(question["actions"])
            note = [question["view"]["you"], question["number"], question["actions"], action]
            # Noted before it is answered: after the last answer nobody waits for us.
            notes.write(json.dumps(note) + "\n")
            print(json.dumps({"action": action, "number": question["number"]}), flush=True)


if __name__ == "__main__":
    main()
