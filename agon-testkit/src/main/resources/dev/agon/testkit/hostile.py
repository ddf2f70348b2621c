"""A bot of Coin Fight that attacks when it is asked first, and then exits without a move.

Arguments: the attack, the process id of the arena, a file that it must not reach, and a port of
the host. It prints GOT and what it got to standard error if the attack succeeds.
"""
import ctypes
import json
import mmap
import os
import signal
import socket
import sys
import threading
import time

ATTACK, ARENA, SECRET, PORT = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
LIBC = ctypes.CDLL(None, use_errno=True)
MIB = 1 << 20


def got(what):
    print("GOT", what, file=sys.stderr, flush=True)


def others():
    own = {1, os.getpid()}
    return [int(name) for name in os.listdir("/proc") if name.isdigit() and int(name) not in own]


def attempt(what, attack, *arguments):
    try:
        result = attack(*arguments)
        got(what if result is None else "%s: %r" % (what, result))
    except (OSError, ValueError, MemoryError):
        pass


def call(number, *arguments):
    if LIBC.syscall(number, *arguments) < 0:
        raise OSError(ctypes.get_errno(), "refused")


def exits():
    pass


def kills():
    for pid in [ARENA, os.getppid()] + others():
        if pid > 1:
            attempt("killed %d" % pid, os.kill, pid, signal.SIGKILL)
    os.kill(1, signal.SIGKILL)


def stops():
    for pid in [ARENA] + others():
        attempt("stopped %d" % pid, os.kill, pid, signal.SIGSTOP)


def signals_everything():
    for number in range(1, 65):
        if number not in (signal.SIGKILL, signal.SIGSTOP):
            try:
                signal.signal(number, signal.SIG_IGN)
            except (OSError, ValueError):
                pass
    for number in range(1, 65):
        for target in (-1, 0, 1):
            if target != 0 or number not in (signal.SIGKILL, signal.SIGSTOP):
                try:
                    os.kill(target, number)
                except OSError:
                    pass


def traces():
    for pid in [ARENA, 1] + others():
        attempt("traced %d" % pid, call, 101, 16, pid, 0, 0)
        attempt("read memory of %d" % pid, call, 310, pid, 0, 0, 0, 0, 0)


def reads_proc():
    for pid in [ARENA] + others():
        for name in ("environ", "cmdline", "mem", "maps"):
            attempt("%s of %d" % (name, pid), open, "/proc/%d/%s" % (pid, name), "rb")


def writes_pipes():
    for pid in [ARENA] + others():
        for file in range(10):
            path = "/proc/%d/fd/%d" % (pid, file)
            attempt(path, os.open, path, os.O_WRONLY)


def reads_files():
    home = os.path.expanduser("~root")
    for path in (SECRET, "/proc/1/root" + SECRET, "/etc/shadow", home, "/root"):
        attempt(path, open, path)
        attempt(path, os.listdir, path)
    with open("/proc/1/environ") as environment:
        if "HOME=" in environment.read():
            got("the environment of the arena")
    # One link that came with the bot, and one that it makes.
    attempt("a link in its folder", open, os.path.join(os.path.dirname(__file__), "link"))
    link = os.path.join(os.environ["TMPDIR"], "link")
    os.symlink(SECRET, link)
    attempt("a link in the scratch folder", open, link)


def writes_files():
    for path in (SECRET, "/x", "/etc/x", "/usr/x", "/dev/x", "/var/tmp/x", "x", __file__):
        attempt("wrote " + path, open, path, "w")
    attempt("deleted", os.remove, SECRET)


def fork_bomb():
    while True:
        try:
            os.fork()
        except OSError:
            pass


def forks_and_exits():
    for _ in range(12):
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_IGN)
            while True:
                try:
                    if os.fork() == 0:
                        os._exit(0)
                except OSError:
                    pass
    time.sleep(0.3)


def memory():
    hoard = []
    while True:
        hoard.append(bytearray(16 * MIB))


def memory_of_many():
    for _ in range(60):
        if os.fork() == 0:
            hoard = bytearray(100 * MIB)
            for i in range(0, len(hoard), 4096):
                hoard[i] = 1
            time.sleep(1000)
    time.sleep(1000)


def memory_shared():
    hoard = []
    while True:
        block = mmap.mmap(-1, 16 * MIB)
        block.write(b"x" * (16 * MIB))
        hoard.append(block)


def memory_nameless():
    file = os.memfd_create("hoard")
    for _ in range(4096):
        os.write(file, b"x" * MIB)
    got("4 GiB of a nameless file")


def memory_system_v():
    for _ in range(4096):
        if LIBC.shmget(0, MIB, 0o1600) < 0:
            return
    got("4 GiB of System V memory")


def memory_scratch():
    threading.Thread(target=fill, args=(os.environ["TMPDIR"],)).start()
    memory()


def fill(folder):
    number = 0
    try:
        while number < 4096:
            with open(os.path.join(folder, str(number)), "wb") as file:
                file.write(b"x" * MIB)
            number += 1
    except OSError:
        pass
    return number


def disk():
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    for folder in (os.environ["TMPDIR"], "/dev/shm", "/var/tmp", "/dev", "/"):
        if fill(folder) > 64:
            got("more than 64 MiB in " + folder)


def many_files():
    number = 0
    while True:
        with open(os.path.join(os.environ["TMPDIR"], "f%d" % number), "w"):
            number += 1


def stderr():
    line = "x" * 1023 + "\n"
    for _ in range(1 << 20):
        sys.stderr.write(line)


def daemons():
    for _ in range(8):
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
                    signal.signal(number, signal.SIG_IGN)
                for file in range(3):
                    os.close(file)
                time.sleep(1000)
            os._exit(0)
        os.wait()


def network():
    for address in (("127.0.0.1", PORT), ("192.0.2.1", 80), ("192.0.2.1", 53)):
        attempt("%s:%d" % address, socket.create_connection, address, 1)
    attempt("a name", socket.getaddrinfo, "example.org", 80)
    attempt("the machine's host", socket.socket, 40, socket.SOCK_STREAM)
    raise SystemExit(socket.create_connection(("192.0.2.1", 80), 1) and 1)


def namespaces():
    attempt("a user namespace", call, 272, 0x10000000)
    attempt("a mount", LIBC_mount)
    attempt("a bpf program", call, 321, 0, 0, 0)
    attempt("a key", call, 250, 0, 0, 0, 0, 0)


def LIBC_mount():
    if LIBC.mount(b"none", b"/tmp", b"tmpfs", 0, b"") < 0:
        raise OSError(ctypes.get_errno(), "mount")


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            print(json.dumps({"type": "ready", "again": True}), flush=True)
        elif message["type"] == "ask":
            globals()[ATTACK.replace("-", "_")]()
            os._exit(1)


main()
