"""A Coin Fight bot for the session protocol, in Python 3.

    agon run --game coinfight --bots bots/python/coinfight.py,Coinage

To make it your own, change choose(). Print debugging to sys.stderr: standard
output carries the answers and nothing else.
"""

import json
import sys


def choose(view):
    """The move: the coin that loses the least value, with the most it brings in change.

    view["table"] and each of view["hands"] map a denomination to a count;
    view["you"] is your seat.
    """
    table = counts(view["table"])
    mine = counts(view["hands"][view["you"]])
    best = None
    for coin in sorted(mine):
        if mine[coin] == 0:
            continue
        change = max_value(table, coin)
        value = sum(cents * count for cents, count in change.items())
        rank = (coin - value, -sum(change.values()))
        if best is None or rank < best[0]:
            best = (rank, coin, change)
    _, coin, change = best
    return {"coin": coin, "change": change}


def max_value(table, coin):
    """The most valuable change for a coin: from high to low, as many as are there and fit."""
    room = coin - 1
    change = {}
    for cents in sorted(table, reverse=True):
        if cents < coin:
            change[cents] = min(table[cents], room // cents)
            room -= change[cents] * cents
    return change


def counts(coins):
    """Coins with their denominations as numbers, which JSON keeps as text."""
    return {int(cents): count for cents, count in coins.items()}


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
