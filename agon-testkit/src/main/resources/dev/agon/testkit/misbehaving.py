"""A Coin Fight bot that plays its lowest coin, until it misbehaves as its first argument says."""

import json
import os
import signal
import subprocess
import sys
import time

MODE, PROTOCOL = sys.argv[1], sys.argv[2]
LATER = 2  # moves that go well before a late misbehaviour


def say(line):
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def sleep_for_ever():
    while True:
        time.sleep(60)


def leave_children():
    """Children that try everything to be forgotten: own session, no parent, no environment."""
    sleeper = [sys.executable, __file__, "child", *sys.argv[2:]]
    subprocess.Popen(sleeper, stdin=subprocess.DEVNULL)
    subprocess.Popen(sleeper, start_new_session=True, stdout=subprocess.DEVNULL)
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            os.execve(sys.executable, sleeper, {})
        os._exit(0)


def misbehave():
    if MODE == "crashes":
        sys.stderr.write("about to crash\n")
        os._exit(3)
    elif MODE == "dies":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif MODE == "hangs":
        sleep_for_ever()
    elif MODE == "ignores-signals":
        for name in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(name, signal.SIG_IGN)
        sleep_for_ever()
    elif MODE == "talks-garbage":
        say("I am not sure what to play")
    elif MODE == "floods":
        while True:
            os.write(1, b"x" * 65536)
    elif MODE == "floods-stderr":
        for _ in range(64):
            os.write(2, b"e" * 65536)
        return True
    elif MODE == "closes-stdout":
        os.close(1)
        sleep_for_ever()
    elif MODE == "plays-illegally":
        say('{"type":"move","move":{"coin":7}}' if PROTOCOL == "session" else "7")
    elif MODE == "forks":
        leave_children()
        return True
    elif MODE == "says-nothing":
        os._exit(0)
    return False


def lowest(hand):
    return min(int(cents) for cents, count in hand.items() if count > 0)


def session():
    asked = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            if MODE == "stalls":
                sleep_for_ever()
            say('{"type":"ready"}')
        elif message["type"] == "ask":
            asked += 1
            if asked == LATER and not misbehave():
                continue
            view = message["view"]
            coin = lowest(view["hands"][view["you"]])
            say(json.dumps({"type": "move", "move": {"coin": coin}}))


def turn():
    lines = sys.stdin.read().splitlines()
    players, turn_number = map(int, lines[0].split())
    if turn_number >= LATER and not misbehave():
        return
    hand = dict(reversed(part.split("x")) for part in lines[2 + turn_number % players].split(", "))
    say(str(lowest({cents: int(count) for cents, count in hand.items()})))


if MODE == "child":
    sleep_for_ever()
elif PROTOCOL == "session":
    session()
else:
    turn()
