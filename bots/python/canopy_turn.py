"""The bot of canopy.py for the turn protocol: one process a question.

    agon run --game canopy --format table --seats 4 --protocol turn --bots bots/python/canopy_turn.py,Climber

To make it your own, change choose() in canopy.py.
"""

import sys

from canopy import choose


def read_view(text):
    """The position in the form that the session protocol has for it."""
    question, match, ruler, order, *players = [line.split() for line in text.splitlines()]
    view = {"question": question[0], "you": int(match[1]), "round": int(match[3])}
    view["turn"] = int(match[7])
    view["ruler"], view["reign"] = player_or_none(ruler[1]), int(ruler[2])
    view["order"] = [int(player) for player in order[1:]]
    view["parents"] = [player_or_none(player[2]) for player in players]
    view["layers"] = [int(player[4]) for player in players]
    view["experience"] = [float(player[6]) for player in players]
    view["out"] = [int(player[0]) for player in players if player[10] == "yes"]
    if view["question"] == "answer":
        view["challenger"] = view["order"][view["turn"]]
    else:
        view["mayRest"] = players[view["you"]][8] == "no"
        view["opponents"] = opponents(view["you"], view["parents"])
    return view


def player_or_none(word):
    return -1 if word == "-" else int(word)


def opponents(you, parents):
    """The other roots for a root, and for anyone else its parent."""
    if parents[you] >= 0:
        return [parents[you]]
    return [player for player, parent in enumerate(parents) if parent < 0 and player != you]


def main():
    move = choose(read_view(sys.stdin.read()))
    print(f"fight {move['fight']}" if isinstance(move, dict) else move)


if __name__ == "__main__":
    main()
