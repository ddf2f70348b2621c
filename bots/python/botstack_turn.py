"""The bot of botstack.py for the turn protocol: one process a question.

    agon run --game botstack --protocol turn --bots bots/python/botstack_turn.py,Gambler

To make it your own, change choose() in botstack.py.
"""

import sys

from botstack import choose


def read_view(text):
    """The position in the form that the session protocol has for it.

    The position also says who starts the next round and whose next action is
    the first after a load; read_view leaves that out.
    """
    question, *lines = text.splitlines()
    match, you, other, gun, *peeked = [line.split() for line in lines]
    view = {"question": question, **numbers(match[:4])}
    view["you"] = read_player(you)
    view["other"] = read_player(other)
    view["gun"] = numbers(gun[1:])
    for _, bullet in peeked:
        view["next"] = bullet
    return view


def read_player(words):
    """A player, of a line like: you wins 1 health 3 items peek empty skips 0 may-ask no"""
    player = numbers(words[1:5] + words[8:10])
    player["items"] = words[6:8]
    return player


def numbers(words):
    """The numbers by their names, of words like: bullets 5 live 2"""
    return {name: int(number) for name, number in zip(words[::2], words[1::2])}


def main():
    print(choose(read_view(sys.stdin.read())))


if __name__ == "__main__":
    main()
