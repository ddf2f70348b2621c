"""The bot of blotto.py for the turn protocol: one process a move.

    agon run --game blotto --set rounds=10 --protocol turn --bots bots/python/blotto_turn.py,learner

To make it your own, change choose() in blotto.py.
"""

import sys

from blotto import choose


def read_view(text):
    """The position in the form that the session protocol has for it."""
    lines = [[int(number) for number in line.split()] for line in text.splitlines()]
    (_, rounds), values, (units, their_units), *plans = lines
    fought = [{"yours": yours, "theirs": theirs} for yours, theirs in zip(plans[::2], plans[1::2])]
    return {
        "values": values,
        "units": units,
        "theirUnits": their_units,
        "rounds": rounds,
        "fought": fought,
    }


def main():
    print(*choose(read_view(sys.stdin.read())))


if __name__ == "__main__":
    main()
