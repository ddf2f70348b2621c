"""A Canopy bot for the session protocol, in Python 3.

    agon run --game canopy --format table --seats 10 --bots bots/python/canopy.py,Climber

To make it your own, change choose(). Print debugging to sys.stderr: standard
output carries the answers and nothing else.
"""

import json
import math
import os
import sys


def choose(view):
    """The answer to view["question"].

    "turn": {"fight": N} against one of view["opponents"], or "rest" if view["mayRest"].
    "answer": view["challenger"] fought you and it was a draw: "fight back" or "retreat".

    Lists by player: view["parents"] (-1 for a root), view["layers"], view["experience"].
    view["you"] is your own number. view["order"] has the turns of this round, of
    which view["turn"] is on. view["ruler"] (-1 for nobody) has been the root of all
    for view["reign"] turns.
    """
    you = view["you"]
    own = view["experience"][you]
    if view["question"] == "answer":
        return answer_to(view, you, own)
    if view["parents"][you] >= 0:
        return {"fight": view["parents"][you]}
    best, best_odds = None, 0
    for opponent in view["opponents"]:
        chance = odds(view, you, opponent, own, view["experience"][opponent])
        if best is None or chance > best_odds:
            best, best_odds = opponent, chance
    if best is None or (best_odds <= 0 and view["mayRest"]):
        return "rest"
    return {"fight": best}


def answer_to(view, you, own):
    """Fights back against a root if that is more likely won than lost."""
    challenger = view["challenger"]
    other = view["experience"][challenger]
    left = other - other / own * (other - 100) / 4
    is_root = view["parents"][challenger] < 0
    return "fight back" if is_root and odds(view, you, challenger, own, left) > 0 else "retreat"


def odds(view, challenger, challenged, own, other):
    """The chance to win a fight less the chance to lose it."""
    rise = view["layers"][challenged] - view["layers"][challenger]
    win = rounded(own * (1 + rise / len(view["layers"])))
    lose = rounded(other)
    draw = rounded(100 - abs(own - other))
    return (win - lose) / (win + lose + draw)


def rounded(number):
    return math.floor(number + 0.5)


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
