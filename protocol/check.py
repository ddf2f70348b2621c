"""Checks a session bot against the shared vectors.

    python3 protocol/check.py protocol/vectors/coinfight.json python3 bots/python/coinfight.py

The first argument is a file of vectors, the others are the bot's command line.
Each session is a process of its own. It prints what went wrong and exits with
code 1, or prints how many sessions passed.
"""

import json
import subprocess
import sys
from threading import Timer

SECONDS_FOR_A_SESSION = 30


def problem(command, exchange):
    """Plays one session; what went wrong in it, or None."""
    bot = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    timer = Timer(SECONDS_FOR_A_SESSION, bot.kill)
    timer.start()
    try:
        for step in exchange:
            if "to" in step:
                bot.stdin.write(json.dumps(step["to"]) + "\n")
                bot.stdin.flush()
            else:
                line = bot.stdout.readline()
                wrong = mismatch(step, line)
                if wrong:
                    return f"{wrong}: {line!r}"
        bot.stdin.close()
        rest = bot.stdout.read()
        if rest:
            return f"an answer that nobody asked for: {rest!r}"
        return None if timer.is_alive() else "it does not end after the last message"
    except BrokenPipeError:
        return "the bot has ended or closed its input"
    finally:
        timer.cancel()
        bot.kill()
        bot.wait()


def mismatch(step, line):
    """What is wrong with an answer, or None."""
    if not line.endswith("\n"):
        return "not a whole line, or none within the time"
    try:
        message = json.loads(line)
    except ValueError:
        return "not JSON"
    if not isinstance(message, dict) or message.get("type") != step["from"]["type"]:
        return f"not of type {step['from']['type']}"
    if "moves" in step and full(message.get("move"), step["moves"][0]) not in step["moves"]:
        return "not a legal move"
    return None


def full(move, example):
    """The move with the zeros that it may leave out."""
    if not isinstance(move, dict) or not isinstance(move.get("change", {}), dict):
        return move
    zeros = {cents: 0 for cents in example["change"]}
    return {**move, "change": {**zeros, **move.get("change", {})}}


def main():
    if len(sys.argv) < 3:
        sys.exit("usage: python3 protocol/check.py VECTORS COMMAND...")
    with open(sys.argv[1], encoding="utf-8") as file:
        sessions = json.load(file)["sessions"]
    failed = 0
    for session in sessions:
        wrong = problem(sys.argv[2:], session["exchange"])
        if wrong:
            failed += 1
            print(f"{session['name']}: {wrong}")
    print(f"{len(sessions) - failed} of {len(sessions)} sessions passed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
