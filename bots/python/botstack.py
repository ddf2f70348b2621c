"""A BotStack bot for the session protocol, in Python 3.

    agon run --game botstack --bots bots/python/botstack.py,Gambler

To make it your own, change choose(). Print debugging to sys.stderr: standard
output carries the answers and nothing else.
"""

import json
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
