"""A Coin Fight bot for the session protocol, in Python 3.

    agon run --game coinfight --bots bots/python/coinfight.py,Coinage

To make it your own, change choose(). Print debugging to sys.stderr: standard
output carries the answers and nothing else.
"""

import json
import os
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


PLAY_AGAIN = 113  # the exit code of a match that another one may follow


def main():
    """Plays every match in a process of its own, a fork of this one.

    This process never calls choose(), so nothing of a match is left for the
    next one. What the file does when it is loaded is done only once.
    """
    while True:
        match = os.fork()
        if match == 0:
            end(PLAY_AGAIN if play() else 0)
        code = os.waitstatus_to_exitcode(os.waitpid(match, 0)[1])
        if code < 0:
            os.kill(os.getpid(), -code)
        if code != PLAY_AGAIN:
            sys.exit(code)
        say({"type": "again"})


def play():
    """Plays a match; whether another one may follow."""
    again = False
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            again = message.get("again", False)
            say({"type": "ready", "again": again})
        elif message["type"] == "ask":
            say({"type": "move", "move": choose(message["view"])})
        elif message["type"] == "over":
            return again
    return False


def say(message):
    print(json.dumps(message), flush=True)


def end(code):
    """Ends a match's process: at once, or in the usual way if files are open.

    The usual way also writes what those still hold, but takes longer than a match.
    """
    standard_streams = 3
    if len(os.listdir("/dev/fd")) > standard_streams + 1:  # one is open to list them
        sys.exit(code)
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    main()
