"""Checks a session bot against the shared vectors.

    python3 protocol/check.py protocol/vectors/coinfight.json python3 bots/python/coinfight.py

The first argument is a file of vectors, the others are the bot's command line.
Before them --kit checks that the bot also plays what every starter kit plays.
Each session is a process of its own. With --again one process then plays all
sessions again, one after another; a bot that does not offer that fails.
It prints what went wrong and exits with code 1, or prints how many sessions passed.
"""

import json
import subprocess
import sys
from threading import Timer

SECONDS_FOR_A_SESSION = 30


def problem(command, exchange, kit):
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
                wrong = mismatch(step, line, kit)
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


def mismatch(step, line, kit):
    """What is wrong with an answer, or None."""
    if not line.endswith("\n"):
        return "not a whole line, or none within the time"
    try:
        message = json.loads(line)
    except ValueError:
        return "not JSON"
    if not isinstance(message, dict) or message.get("type") != step["from"]["type"]:
        return f"not of type {step['from']['type']}"
    if step["from"].get("again", False) and message.get("again") is not True:
        return "it does not offer to play again"
    move = message.get("move")
    if "moves" in step and full(move, step["moves"][0]) not in step["moves"]:
        return "not a legal move"
    if "numbers" in step and not adds_up(move, step["numbers"]):
        return "not a legal move"
    if kit and "kit" in step and full(move, step["kit"]) != step["kit"]:
        return f"a starter kit plays {json.dumps(step['kit'])} here"
    return None


def full(move, example):
    """The move with the zeros that its objects may leave out."""
    if not isinstance(move, dict) or not isinstance(example, dict):
        return move
    zeros = {name: {} if isinstance(value, dict) else 0 for name, value in example.items()}
    return {name: full(value, example.get(name)) for name, value in {**zeros, **move}.items()}


def adds_up(move, numbers):
    """Whether a move is a list of so many whole numbers, none below 0, with that sum."""
    if not isinstance(move, list) or len(move) != numbers["count"]:
        return False
    whole = all(type(n) in (int, float) and n >= 0 and n % 1 == 0 for n in move)
    return whole and sum(move) == numbers["sum"]


def one_after_another(sessions):
    """All sessions that have an end as one, for a bot that plays again after each."""
    exchange = []
    for session in sessions:
        steps = session["exchange"]
        if steps[-1].get("to", {}).get("type") == "over":
            exchange += [with_again(step) for step in steps]
            exchange.append({"from": {"type": "again"}})
    return {"name": "all sessions in one process", "exchange": exchange}


def with_again(step):
    """The step with the offer to play again, if it is the start or its answer."""
    for side, kind in (("to", "start"), ("from", "ready")):
        if step.get(side, {}).get("type") == kind:
            return {**step, side: {**step[side], "again": True}}
    return step


def main():
    vectors_and_command = sys.argv[1:]
    options = {"--kit": False, "--again": False}
    while vectors_and_command and vectors_and_command[0] in options:
        options[vectors_and_command.pop(0)] = True
    if len(vectors_and_command) < 2:
        sys.exit("usage: python3 protocol/check.py [--kit] [--again] VECTORS COMMAND...")
    vectors, *command = vectors_and_command
    with open(vectors, encoding="utf-8") as file:
        sessions = json.load(file)["sessions"]
    if options["--again"]:
        sessions.append(one_after_another(sessions))
    failed = 0
    for session in sessions:
        wrong = problem(command, session["exchange"], options["--kit"])
        if wrong:
            failed += 1
            print(f"{session['name']}: {wrong}")
    print(f"{len(sessions) - failed} of {len(sessions)} sessions passed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
