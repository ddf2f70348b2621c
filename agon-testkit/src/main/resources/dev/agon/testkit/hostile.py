"""A bot of Coin Fight that attacks when it is asked first, and then exits without a move.

Arguments: the attack, the process id of the arena, a file that it must not reach, and a port of
the host. It prints GOT and what it got to standard error if the attack succeeds.
"""
import ctypes
import fcntl
import json
import mmap
import os
import signal
import socket
import struct
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


def rewrites_first():
    """The first process in a box has neither a filter nor anything to fear from it."""
    for name in ("mem", "environ", "cmdline", "fd", "root", "task/1/mem"):
        attempt("/proc/1/" + name, os.stat, "/proc/1/" + name)


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
    attempt("shared memory without a file", mmap.mmap, -1, 16 * MIB)
    attempt("huge pages", mmap.mmap, -1, 16 * MIB, mmap.MAP_PRIVATE | 0x40000 | mmap.MAP_ANONYMOUS)
    attempt("shared memory of a device", mmap.mmap, os.open("/dev/zero", os.O_RDWR), 16 * MIB)


def touch(hoard):
    for i in range(0, len(hoard), 4096):
        hoard[i] = 1


def hold(what):
    """Claims success if nobody ends this box although it has too much."""
    time.sleep(2)
    got(what)


def memory_without_first_thread():
    reading, writing = os.pipe()

    def hoard():
        kept = bytearray(100 * MIB)
        touch(kept)
        os.write(writing, b"x")
        time.sleep(1000)

    for _ in range(10):
        if os.fork() == 0:
            threading.Thread(target=hoard).start()
            # Ends the first thread of the process only.
            call(60, 0)
    for _ in range(10):
        os.read(reading, 1)
    hold("1 GB in processes whose first thread has ended")


def take_odd_name():
    """Takes a name that is no text; children inherit it."""
    call(157, 15, ctypes.c_char_p(b"\xff) \xfe"))


def memory_of_odd_names():
    take_odd_name()
    reading, writing = os.pipe()
    for _ in range(15):
        if os.fork() == 0:
            hoard = bytearray(100 * MIB)
            touch(hoard)
            os.write(writing, b"x")
            time.sleep(1000)
    for _ in range(15):
        os.read(reading, 1)
    hold("1.5 GB in processes with odd names")


def mapped(size, protection):
    """Private memory that needs no room as long as nothing is written into it."""
    LIBC.mmap.restype = ctypes.c_void_p
    LIBC.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t] + 3 * [ctypes.c_int] + [ctypes.c_long]
    for function in (LIBC.madvise, LIBC.mprotect):
        function.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    return LIBC.mmap(None, size, protection, 0x4022, -1, 0)


def memory_of_mappings():
    reading, writing = os.pipe()
    for _ in range(10):
        if os.fork() == 0:
            start = mapped(60000 * 4096, 0)
            for at in range(start, start + 60000 * 4096, 8192):
                LIBC.mprotect(at, 4096, 1)
            os.write(writing, b"x")
            time.sleep(1000)
    for _ in range(10):
        os.read(reading, 1)
    hold("600,000 mappings")


def memory_of_hidden_mappings():
    # Only root may list the mappings of a process that is not dumpable.
    LIBC.prctl(4, 0, 0, 0, 0)
    memory_of_mappings()


def memory_of_tables():
    size = 300 << 30
    # Pages that are only read are all the same one, but each has an entry in a table.
    start = mapped(size, 1)
    LIBC.madvise(start, size, 15)
    for at in range(start, start + size, 2 * MIB):
        ctypes.c_char.from_address(at).value
    hold("600 MB of tables")


def memory_of_sockets():
    reading, writing = os.pipe()
    pairs = []
    for _ in range(12):
        if os.fork() == 0:
            for _ in range(100):
                pairs.append(socket.socketpair())
                for end in pairs[-1]:
                    end.setblocking(False)
                    try:
                        while True:
                            end.send(b"x" * 32768)
                    except OSError:
                        pass
            os.write(writing, b"x")
            time.sleep(1000)
    for _ in range(12):
        os.read(reading, 1)
    hold("the buffers of 2400 sockets")


def memory_of_rights():
    """A list of rights for a file, which the kernel keeps in memory that nobody counts."""
    entries = struct.pack("<IHHiHHi", 2, 1, 6, -1, 4, 4, -1)
    entries += b"".join(struct.pack("<HHi", 2, 4, user) for user in range(4000))
    entries += struct.pack("<HHiHHi", 16, 7, -1, 32, 0, -1)
    path = os.path.join(os.environ["TMPDIR"], "f")
    with open(path, "w"):
        attempt("rights", os.setxattr, path, "system.posix_acl_access", entries)
        attempt("an attribute", os.setxattr, path, "user.x", b"x" * 4096)


def memory_of_rulesets():
    attempt("a ruleset", call, 444, ctypes.c_char_p(struct.pack("Q", 1)), 8, 0)
    program = struct.pack("HBBI", 6, 0, 0, 0x7FFF0000)
    filters = struct.pack("HxxxxxxP", 1, ctypes.addressof(ctypes.create_string_buffer(program)))
    LIBC.prctl(38, 1, 0, 0, 0)
    attempt("a filter of its own", call, 317, 1, 0, ctypes.c_char_p(filters))
    attempt("a filter of its own", call, 157, 22, 2, ctypes.c_char_p(filters))


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


def takes_back_stderr():
    """Whoever sees that there is something to read finds nothing when it reads, and waits."""
    file = os.open("/proc/self/fd/2", os.O_RDONLY | os.O_NONBLOCK)
    end = time.monotonic() + 0.5
    while time.monotonic() < end:
        os.write(2, b"x")
        try:
            os.read(file, 1)
        except BlockingIOError:
            pass
    time.sleep(1000)


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


def talks():
    """Tries what processes in two boxes could tell each other something by: a file both see."""
    file = os.open("/usr/bin/env", os.O_RDONLY)
    if os.fork() == 0:
        fcntl.flock(os.open("/usr/bin/env", os.O_RDONLY), fcntl.LOCK_EX)
        fcntl.lockf(file, fcntl.LOCK_SH)
        print("locked", flush=True, file=sys.stderr)
        time.sleep(1000)
    time.sleep(0.2)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        got("a lock of a file")
    wanted = struct.pack("hhqqi4x", fcntl.F_WRLCK, 0, 0, 0, 0)
    attempt("a lock of a part of a file", fcntl.fcntl, file, fcntl.F_GETLK, wanted)
    attempt("watching files", call, 294, 0)
    attempt("watching a folder", fcntl.fcntl, os.open("/usr", 0), 1026, 1)
    attempt("what is cached", os.preadv, file, [bytearray(1)], 0, os.RWF_NOWAIT)
    attempt("removing from memory", os.posix_fadvise, file, 0, 4096, os.POSIX_FADV_DONTNEED)
    shown = mapped(4096, 1)
    attempt("what is in memory", call, 27, ctypes.c_void_p(shown), 4096, ctypes.create_string_buffer(1))
    for advice in (20, 21):
        attempt("paging out", call, 28, ctypes.c_void_p(shown), 4096, advice)


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
