package dev.agon.sandbox;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * The system calls that fail in a box, as a program for the kernel's filter machine (seccomp).
 *
 * <p>Calls that could trace other processes, change the view of the file system or reach little
 * tested parts of the kernel are refused. So are those that keep memory where the arena cannot
 * count it: anonymous files, shared memory without a file, the shared memory and queues of System
 * V. All boxes show the same files of the system, so whatever one box can notice of another one's
 * use of a file is refused, too: watching files, choosing and seeing which parts of them are in
 * memory, and locks, which are pretended. Binding to a core is pretended, because a program stays
 * on the core of its match. A new session is pretended, because the kernel gives each session the
 * same share of the processors.
 */
public final class SystemCallFilter {
  private static final int EPERM = 1;
  private static final int ENOMEM = 12;
  private static final int ENOSYS = 38;
  private static final int EAFNOSUPPORT = 97;

  /** The error that makes a refused call look like one that succeeded. */
  private static final int PRETEND_SUCCESS = 0;

  private static final short LOAD = 0x20;
  private static final short JUMP_IF_EQUAL = 0x15;
  private static final short JUMP_IF_AT_LEAST = 0x35;
  private static final short JUMP_IF_ANY_BIT = 0x45;
  private static final short RETURN = 0x06;

  private static final int RETURN_ALLOW = 0x7FFF_0000;
  private static final int RETURN_ERROR = 0x0005_0000;
  private static final int RETURN_KILL = 0x8000_0000;

  private static final int OFFSET_OF_NUMBER = 0;
  private static final int OFFSET_OF_ARCHITECTURE = 4;
  private static final int OFFSET_OF_FIRST_ARGUMENT = 16;
  private static final int BYTES_OF_ARGUMENT = 8;

  private static final int BYTES_OF_INSTRUCTION = 8;
  private static final int MAX_INSTRUCTIONS = 512;

  /** Calls with this bit belong to a second numbering, which nothing here checks. */
  private static final int SECOND_NUMBERING = 0x4000_0000;

  /** The number of a call that a processor does not have. */
  private static final int NONE = -1;

  /** UNIX, and netlink, with which programs list network interfaces. */
  private static final List<Integer> ALLOWED_SOCKETS = List.of(1, 16);

  private static final Call SOCKET = new Call(41, 198);
  private static final Call FCNTL = new Call(72, 25);
  private static final Call MMAP = new Call(9, 222);
  private static final Call SETSOCKOPT = new Call(54, 208);
  private static final Call SCHED_SETSCHEDULER = new Call(144, 119);
  private static final Call FADVISE64 = new Call(221, 223);
  private static final Call MADVISE = new Call(28, 233);

  /** The calls that are refused with some arguments. */
  private static final List<Rule> RULES =
      List.of(
          // Locks are taken by both kinds of F_SETLK and F_SETLKW, and found by F_GETLK.
          new Rule(FCNTL, PRETEND_SUCCESS, Test.is(1, 6)),
          new Rule(FCNTL, PRETEND_SUCCESS, Test.is(1, 7)),
          new Rule(FCNTL, PRETEND_SUCCESS, Test.is(1, 37)),
          new Rule(FCNTL, PRETEND_SUCCESS, Test.is(1, 38)),
          new Rule(FCNTL, ENOSYS, Test.is(1, 5)),
          new Rule(FCNTL, ENOSYS, Test.is(1, 36)),
          // Leases, notices about folders, and hints that are kept with a file.
          new Rule(FCNTL, EPERM, Test.is(1, 1024)),
          new Rule(FCNTL, EPERM, Test.is(1, 1026)),
          new Rule(FCNTL, EPERM, Test.is(1, 1036)),
          // Removing a file's pages from memory, which a later reader of the file would notice.
          new Rule(FADVISE64, EPERM, Test.is(3, 4)),
          new Rule(MADVISE, EPERM, Test.is(2, 20)),
          new Rule(MADVISE, EPERM, Test.is(2, 21)),
          // Shared memory without a file stays when all but one page of it is unmapped.
          new Rule(MMAP, EPERM, Test.has(3, 0x20), Test.has(3, 0x01)),
          // Huge pages belong to a pool of the whole machine.
          new Rule(MMAP, ENOMEM, Test.has(3, 0x4_0000)),
          // The arena counts sockets, and assumes that their buffers have the usual size.
          new Rule(SETSOCKOPT, PRETEND_SUCCESS, Test.is(1, 1), Test.is(2, 7)),
          // Real-time priorities, which a user of sound software may have the right to; also with
          // the flag that children do not inherit them.
          new Rule(SCHED_SETSCHEDULER, EPERM, Test.is(1, 1)),
          new Rule(SCHED_SETSCHEDULER, EPERM, Test.is(1, 2)),
          new Rule(SCHED_SETSCHEDULER, EPERM, Test.is(1, 0x4000_0001)),
          new Rule(SCHED_SETSCHEDULER, EPERM, Test.is(1, 0x4000_0002)));

  /** The processors whose numbers of system calls are known. */
  private enum Processor {
    X86_64(0xC000_003E, Call::x86),
    AARCH64(0xC000_00B7, Call::arm);

    private final int id;

    @SuppressWarnings("ImmutableEnumChecker") // it has no state
    private final ToIntFunction<Call> number;

    Processor(int id, ToIntFunction<Call> number) {
      this.id = id;
      this.number = number;
    }

    static Optional<Processor> of(String name) {
      return switch (name.toLowerCase(Locale.ROOT)) {
        case "amd64", "x86_64" -> Optional.of(X86_64);
        case "aarch64", "arm64" -> Optional.of(AARCH64);
        default -> Optional.empty();
      };
    }
  }

  /** The numbers of a call. */
  private record Call(int x86, int arm) {}

  /** A condition on an argument, counted from 0, of which the lower half is looked at. */
  private record Test(int argument, short jump, int value) {
    static Test is(int argument, int value) {
      return new Test(argument, JUMP_IF_EQUAL, value);
    }

    static Test has(int argument, int bits) {
      return new Test(argument, JUMP_IF_ANY_BIT, bits);
    }
  }

  /** A call that is refused with this error if all tests hold. */
  private record Rule(Call call, int error, List<Test> tests) {
    Rule(Call call, int error, Test... tests) {
      this(call, error, List.of(tests));
    }
  }

  /** The calls that are always refused, with their numbers. */
  private enum Refused {
    PTRACE(101, 117, EPERM),
    PROCESS_VM_READV(310, 270, EPERM),
    PROCESS_VM_WRITEV(311, 271, EPERM),
    PROCESS_MADVISE(440, 440, EPERM),
    PIDFD_GETFD(438, 438, EPERM),
    KCMP(312, 272, EPERM),
    BPF(321, 280, EPERM),
    PERF_EVENT_OPEN(298, 241, EPERM),
    USERFAULTFD(323, 282, EPERM),
    KEYCTL(250, 219, EPERM),
    ADD_KEY(248, 217, EPERM),
    REQUEST_KEY(249, 218, EPERM),
    IO_URING_SETUP(425, 425, ENOSYS),
    IO_URING_ENTER(426, 426, ENOSYS),
    IO_URING_REGISTER(427, 427, ENOSYS),
    MOUNT(165, 40, EPERM),
    UMOUNT2(166, 39, EPERM),
    PIVOT_ROOT(155, 41, EPERM),
    CHROOT(161, 51, EPERM),
    OPEN_TREE(428, 428, EPERM),
    MOVE_MOUNT(429, 429, EPERM),
    FSOPEN(430, 430, EPERM),
    FSCONFIG(431, 431, EPERM),
    FSMOUNT(432, 432, EPERM),
    FSPICK(433, 433, EPERM),
    MOUNT_SETATTR(442, 442, EPERM),
    UNSHARE(272, 97, EPERM),
    SETNS(308, 268, EPERM),
    OPEN_BY_HANDLE_AT(304, 265, EPERM),
    FANOTIFY_INIT(300, 262, EPERM),
    SYSLOG(103, 116, EPERM),
    KEXEC_LOAD(246, 104, EPERM),
    KEXEC_FILE_LOAD(320, 294, EPERM),
    INIT_MODULE(175, 105, EPERM),
    FINIT_MODULE(313, 273, EPERM),
    DELETE_MODULE(176, 106, EPERM),
    MEMFD_CREATE(319, 279, ENOSYS),
    MEMFD_SECRET(447, 447, ENOSYS),
    SHMGET(29, 194, ENOSYS),
    SEMGET(64, 190, ENOSYS),
    MSGGET(68, 186, ENOSYS),
    MQ_OPEN(240, 180, ENOSYS),
    VMSPLICE(278, 75, ENOSYS),
    IO_SETUP(206, 0, ENOSYS),
    INOTIFY_INIT(253, NONE, ENOSYS),
    INOTIFY_INIT1(294, 26, ENOSYS),
    CACHESTAT(451, 451, ENOSYS),
    MINCORE(27, 232, ENOSYS),
    PREADV2(327, 286, ENOSYS),
    FLOCK(73, 32, PRETEND_SUCCESS),
    SETSID(112, 157, PRETEND_SUCCESS),
    SCHED_SETATTR(314, 274, EPERM),
    SCHED_SETAFFINITY(203, 122, PRETEND_SUCCESS);

    private final int x86;
    private final int arm;
    private final int error;

    Refused(int x86, int arm, int error) {
      this.x86 = x86;
      this.arm = arm;
      this.error = error;
    }

    Call call() {
      return new Call(x86, arm);
    }
  }

  private final byte[] program;

  private SystemCallFilter(byte[] program) {
    this.program = program;
  }

  /** The filter for this machine's processor; empty if its system calls are not known. */
  public static Optional<SystemCallFilter> ofThisMachine() {
    return of(System.getProperty("os.arch", ""));
  }

  /** The filter for a processor, by the name that Java gives it. */
  static Optional<SystemCallFilter> of(String processor) {
    return Processor.of(processor).map(SystemCallFilter::filter);
  }

  /** The program, as bubblewrap reads it. */
  public byte[] bytes() {
    return program.clone();
  }

  private static SystemCallFilter filter(Processor processor) {
    ByteBuffer code =
        ByteBuffer.allocate(MAX_INSTRUCTIONS * BYTES_OF_INSTRUCTION).order(ByteOrder.nativeOrder());
    add(code, LOAD, 0, 0, OFFSET_OF_ARCHITECTURE);
    add(code, JUMP_IF_EQUAL, 1, 0, processor.id);
    add(code, RETURN, 0, 0, RETURN_KILL);
    add(code, LOAD, 0, 0, OFFSET_OF_NUMBER);
    add(code, JUMP_IF_AT_LEAST, 0, 1, SECOND_NUMBERING);
    add(code, RETURN, 0, 0, RETURN_ERROR | ENOSYS);
    for (Refused refused : Refused.values()) {
      add(code, JUMP_IF_EQUAL, 0, 1, processor.number.applyAsInt(refused.call()));
      add(code, RETURN, 0, 0, RETURN_ERROR | refused.error);
    }
    for (Rule rule : RULES) {
      add(code, processor.number.applyAsInt(rule.call), rule);
    }
    add(code, JUMP_IF_EQUAL, 1, 0, processor.number.applyAsInt(SOCKET));
    add(code, RETURN, 0, 0, RETURN_ALLOW);
    add(code, LOAD, 0, 0, OFFSET_OF_FIRST_ARGUMENT);
    for (int family : ALLOWED_SOCKETS) {
      add(code, JUMP_IF_EQUAL, 0, 1, family);
      add(code, RETURN, 0, 0, RETURN_ALLOW);
    }
    add(code, RETURN, 0, 0, RETURN_ERROR | EAFNOSUPPORT);
    byte[] bytes = new byte[code.position()];
    code.flip().get(bytes);
    return new SystemCallFilter(bytes);
  }

  /** Adds a rule, which has loaded the number of the call again if it does not apply. */
  private static void add(ByteBuffer code, int number, Rule rule) {
    int left = 2 * rule.tests.size() + 1;
    add(code, JUMP_IF_EQUAL, 0, left + 1, number);
    for (Test test : rule.tests) {
      left -= 2;
      add(code, LOAD, 0, 0, OFFSET_OF_FIRST_ARGUMENT + BYTES_OF_ARGUMENT * test.argument);
      add(code, test.jump, 0, left, test.value);
    }
    add(code, RETURN, 0, 0, RETURN_ERROR | rule.error);
    add(code, LOAD, 0, 0, OFFSET_OF_NUMBER);
  }

  /** Adds an instruction; the jumps say how many to skip if the comparison holds or does not. */
  private static void add(ByteBuffer code, short operation, int jump, int otherwise, int operand) {
    code.putShort(operation).put((byte) jump).put((byte) otherwise).putInt(operand);
  }
}
