"""A Colonel Blotto bot for the session protocol, in Python 3.

    agon run --game blotto --set rounds=10 --bots bots/python/blotto.py,learner

To make it your own, change choose(). Print debugging to sys.stderr: standard
output carries the answers and nothing else.
"""

import json
import sys


def choose(view):
    """The plan: how many units go to each battlefield; all that you have must be placed.

    view["values"] says what each battlefield is worth, view["units"] how many
    units you have. view["fought"] has both sides' plans of each round so far,
    as "yours" and "theirs".
    """
    if not view["fought"]:
        return proportional(view["values"], view["units"])
    return outnumber(view["fought"][-1]["theirs"], view["values"], view["units"])


def proportional(values, units):
    """Units in proportion to what the fields are worth, rounded so that all are placed."""
    total = sum(values)
    plan = []
    worth = placed = 0
    for value in values:
        worth += value
        plan.append(units * worth // total - placed)
        placed += plan[-1]
    return plan


def outnumber(theirs, values, units):
    """One unit more than theirs on each field, as far as units last.

    Fields that bring the most for a unit come first, and of equals the first.
    Units that win no further field go to the most valuable one.
    """
    plan = [0] * len(values)
    gain = [value / (their + 1) for value, their in zip(values, theirs)]
    for field in sorted(range(len(values)), key=lambda field: -gain[field]):
        if theirs[field] < units:
            plan[field] = theirs[field] + 1
            units -= plan[field]
    plan[values.index(max(values))] += units
    return plan


def answer(message):
    print(json.dumps(message), flush=True)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            answer({"type": "ready"})
        elif message["type"] == "ask":
            answer({"type": "move", "move": choose(message["view"])})
        elif message["type"] == "over":
            return


if __name__ == "__main__":
    main()
