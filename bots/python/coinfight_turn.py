"""The bot of coinfight.py for the turn protocol: one process a move.

    agon run --game coinfight --protocol turn --bots bots/python/coinfight_turn.py,Coinage

To make it your own, change choose() in coinfight.py.
"""

import sys

from coinfight import choose


def read_view(text):
    """The position in the form that the session protocol has for it."""
    first, *lines = text.splitlines()
    players, turn = map(int, first.split())
    table, *hands = map(read_coins, lines)
    return {"turn": turn, "you": turn % players, "table": table, "hands": hands}


def read_coins(line):
    """Counts by denomination, of coins like 4x1, 3x5."""
    pairs = (part.split("x") for part in line.split(","))
    return {int(cents): int(count) for count, cents in pairs}


def main():
    move = choose(read_view(sys.stdin.read()))
    print(move["coin"])
    print(", ".join(f"{count}x{cents}" for cents, count in move["change"].items()))


if __name__ == "__main__":
    main()
