"""A BotStack bot for the session protocol, in Python 3.

    agon run --game botstack --bots bots/python/botstack.py,Gambler

To make it your own, change choose(). Print debugging to sys.stderr: standard
output carries the answers and nothing else.
"""

import json
import os
import sys


def choose(view):
    """The answer to view["question"]; each question has its own words.

    "ask": do you ask to call the round a draw?        "yes" or "no"
    "answer": the other asks; do you accept?           "yes" or "no"
    "item": which slot's item do you use, if any?      "none", "1" or "2"
    "shoot": whom do you shoot?                        "self" or "other"

    view["you"] and view["other"] have "wins", "health", two "items" ("empty",
    "peek", "eject", "skip", "kit" or "reload") and pending "skips".
    view["gun"] has "bullets", how many of them are "live", and "reloads".
    view["next"] is there after a peek only: "live" or "blank".
    """
    if view["question"] == "item":
        return item(view)
    if view["question"] == "shoot":
        return shot(view)
    return "yes" if view["you"]["health"] < view["other"]["health"] else "no"


def item(view):
    """The first slot whose item has its moment."""
    for slot, held in zip(("1", "2"), view["you"]["items"]):
        if is_useful(held, view):
            return slot
    return "none"


def is_useful(held, view):
    live = view["gun"]["live"]
    blanks = view["gun"]["bullets"] - live
    if held == "kit":
        return True
    if held == "peek":
        return live > 0 and blanks > 0
    if held == "skip":
        return live >= blanks and view["you"]["skips"] == 0
    if held == "eject":
        return live == blanks
    if held == "reload":
        return 3 * live < view["gun"]["bullets"]
    return False


def shot(view):
    """Yourself with a blank, or if blanks outnumber live bullets; otherwise the other."""
    if "next" in view:
        return "self" if view["next"] == "blank" else "other"
    return "self" if 2 * view["gun"]["live"] < view["gun"]["bullets"] else "other"


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
