"""A Coin Fight bot that plays its lowest coin, and attacks the protocol from its third answer on."""

import fcntl
import json
import os
import signal
import sys
import threading
import time

MODE = sys.argv[1]
PIPE_SIZE = 1031
asked = 0


def raw(text):
    while text:
        text = text[os.write(1, text) :]


def say(message):
    raw(json.dumps(message).encode() + b"\n")


def move(view):
    coin = min(int(c) for c, n in view["hands"][view["you"]].items() if n)
    return {"type": "move", "move": {"coin": coin}}


def later(action):
    threading.Thread(target=action, daemon=True).start()


def flood():
    while True:
        os.write(2, b"e" * 65536)


def starts():
    if MODE == "answers-before-it-is-asked":
        raw(b'{"type":"ready"}\n' + b'{"type":"move","move":{"coin":7}}\n' * 50)
    elif MODE == "is-ready-twice":
        raw(b'{"type":"ready"}\n{"type":"ready"}\n')
    elif MODE == "has-a-field-twice":
        raw(b'{"type":"ready","type":"ready"}\n')
    elif MODE == "has-unknown-fields":
        say({"type": "ready", "again": "yes", "observe": 7, "more": [1] * 1000})
    elif MODE == "shrinks-its-pipes":
        fcntl.fcntl(0, PIPE_SIZE, 4096)
        fcntl.fcntl(1, PIPE_SIZE, 4096)
        say({"type": "ready"})
    else:
        say({"type": "ready", "again": MODE.startswith("again")})


LINES = {
    "writes-half-a-line-and-ends": b'{"type":"move","move":{"coin":1}}',
    "writes-no-utf-8": b'{"type":"move","move":{"coin":"\xff\xfe\xc0"}}\n',
    "writes-deep-json": b"[" * 60000 + b"\n",
    "writes-json-of-allowed-depth": b'{"type":"move","move":' + b"[" * 400 + b"]" * 400 + b"}\n",
    "writes-many-fields": b"{" + b",".join(b'"a%d":0' % i for i in range(6000)) + b"}\n",
    "writes-a-coin-twice": b'{"type":"move","move":{"coin":1,"coin":2}}\n',
    "writes-surrogates": b'{"type":"move","move":"\\ud800\\u0000\\u001b[31m"}\n',
    "writes-zeros": b"\0" * 1000 + b"\n",
    "writes-a-long-number": b"9" * 65000 + b"\n",
    "writes-a-huge-exponent": b'{"type":"move","move":{"coin":1e999999999999}}\n',
    "writes-a-large-number": b'{"type":"move","move":{"coin":1E1000,"change":{"1":1E1000}}}\n',
    "writes-empty-lines": b"\n" * 60000,
}


def attacks(view):
    if MODE in LINES:
        raw(LINES[MODE])
        if not LINES[MODE].endswith(b"\n"):
            os._exit(0)
        return
    if MODE == "stops-itself":
        os.kill(os.getpid(), signal.SIGSTOP)
    elif MODE == "kills-its-group":
        os.killpg(0, signal.SIGKILL)
    elif MODE == "signals-the-first-process":
        for number in range(1, 65):
            try:
                os.kill(1, number)
            except OSError:
                pass
    elif MODE == "writes-into-its-own-input":
        own = os.open("/proc/self/fd/0", os.O_WRONLY | os.O_NONBLOCK)
        os.write(own, b'{"type":"ask"}\n' * 10)
    elif MODE == "leaves-a-child-with-its-pipes" and os.fork() == 0:
        os.setsid()
        time.sleep(1000)
    elif MODE == "floods-standard-error" and asked == 3:
        for _ in range(8):
            later(flood)
    say(move(view))


def ends():
    if MODE == "again-and-more":
        raw(b'{"type":"again"}\n' * 3000)
    elif MODE == "again-and-closes":
        say({"type": "again"})
        os.close(1)
    elif MODE == "again-and-never-says-so":
        time.sleep(1000)
    elif MODE == "floods-at-the-end":
        while True:
            raw(b"x" * 65536)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        starts()
    elif message["type"] == "ask":
        asked += 1
        if asked < 3:
            say(move(message["view"]))
        else:
            attacks(message["view"])
    elif message["type"] == "over":
        ends()
