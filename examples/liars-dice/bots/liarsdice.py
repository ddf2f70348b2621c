"""A Liar's Dice bot for the session protocol, in Python 3.

    agon run --plugin liars-dice.jar --game liarsdice --bots liarsdice.py,Cautious

To make it your own, change choose() and told(). Print debugging to sys.stderr:
standard output carries the answers and nothing else.
"""

import json
import os
import sys
from math import comb

FACES = 6


def choose(view, heard):
    """The move: {"bid": {"count": 3, "face": 6}}, or "liar" about the last of view["bids"].

    view["speaker"] is your seat, view["hands"][view["speaker"]] are your dice,
    view["left"] counts those of each seat. Ones count as every face. heard is
    what told() kept.
    """
    bids = view["bids"]
    last = (bids[-1]["count"], bids[-1]["face"]) if bids else (0, FACES)
    if bids and chance(view, *last) < 0.4:
        return "liar"
    table = sum(view["left"])
    higher = [
        (count, face)
        for count in range(1, table + 1)
        for face in range(1, FACES + 1)
        if (count, face) > last
    ]
    if not higher:
        return "liar"
    count, face = max(higher, key=lambda bid: chance(view, *bid))
    return {"bid": {"count": count, "face": face}}


def told(what, heard):
    """Keeps what is shown between two questions: all dice after "liar"."""
    if what["hands"] and what["bids"]:
        heard.append(what)


def chance(view, count, face):
    """How likely it is that at least count of all dice are of the face."""
    wild = face != 1
    dice = view["hands"][view["speaker"]]
    own = sum(die == face or wild and die == 1 for die in dice)
    others = sum(view["left"]) - len(dice)
    hit = (2 if wild else 1) / FACES
    return sum(
        comb(others, hits) * hit**hits * (1 - hit) ** (others - hits)
        for hits in range(max(0, count - own), others + 1)
    )


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
    heard = []
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            again = message.get("again", False)
            say({"type": "ready", "again": again, "observe": True})
        elif message["type"] == "told":
            told(message["what"], heard)
        elif message["type"] == "ask":
            say({"type": "move", "move": choose(message["view"], heard)})
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
