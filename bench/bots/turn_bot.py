"""Coin Fight's turn protocol: plays its lowest coin and takes no change."""

import sys

first, _table, *hands = sys.stdin.read().splitlines()
players, turn = map(int, first.split())
for coins in hands[turn % players].split(", "):
    count, cents = coins.split("x")
    if count != "0":
        print(cents)
        break
