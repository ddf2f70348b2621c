package dev.agon.sandbox;

import dev.agon.sandbox.SystemCalls.Call;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/**
 * The system calls that fail in a box, as a program for the kernel's filter machine (seccomp).
 *
 * <p>What is not listed in {@link SystemCalls} looks as if Linux did not have it: every call keeps
 * something in the kernel's memory, and reaches code that few have tested. Some calls are refused
 * with an error that programs expect, and in any case: those that could trace other processes or
 * change the view of the file system, and those that keep memory where the arena cannot count it,
 * such as anonymous files, shared memory without a file, rights of files, and the shared memory and
 * queues of System V. All boxes show the same files of the system, so whatever one box can notice
 * of another one's use of a file is refused, too: watching files, choosing and seeing which parts
 * of them are in memory, and locks, which are pretended. Binding to a core is pretended, because a
 * program stays on the core of its match. A new session is pretended, because the kernel gives each
 * session the same share of the processors.
 */
public final class SystemCallFilter {
  private static final int EPERM = 1;
  private static final int ENOMEM = 12;
  private static final int ENOSYS = 38;
  private static final int EINVAL = 22;
  private static final int ENOTSUP = 95;
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
  private static final int MAX_INSTRUCTIONS = 1024;

  /** Calls with this bit belong to a second numbering, which nothing here checks. */
  private static final int SECOND_NUMBERING = 0x4000_0000;

  /** UNIX, and netlink, with which programs list network interfaces. */
  private static final List<Integer> ALLOWED_SOCKETS = List.of(1, 16);

  private static final Call SOCKET = SystemCalls.named("socket");
  private static final Call FCNTL = SystemCalls.named("fcntl");
  private static final Call MMAP = SystemCalls.named("mmap");
  private static final Call SETSOCKOPT = SystemCalls.named("setsockopt");
  private static final Call SCHED_SETSCHEDULER = SystemCalls.named("sched_setscheduler");
  private static final Call FADVISE64 = SystemCalls.named("fadvise64");
  private static final Call MADVISE = SystemCalls.named("madvise");
  private static final Call CLONE = SystemCalls.named("clone");
  private static final Call PRCTL = SystemCalls.named("prctl");

  /** The bits of all namespaces that a new process can get. */
  private static final int NAMESPACES = 0x7E02_0000;

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
          new Rule(CLONE, EPERM, Test.has(0, NAMESPACES)),
          // A filter of its own, which the kernel keeps.
          new Rule(PRCTL, EINVAL, Test.is(0, 22)),
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

  /** The calls that are always refused, by the error that they end with. */
  private static final Map<Integer, List<Call>> REFUSED =
      new TreeMap<>(
          Map.of(
              EPERM,
              calls(
                  """
                  ptrace process_vm_readv process_vm_writev process_madvise pidfd_getfd
                  kcmp bpf perf_event_open userfaultfd keyctl add_key request_key mount
                  umount2 pivot_root chroot open_tree move_mount fsopen fsconfig
                  fsmount fspick mount_setattr unshare setns open_by_handle_at
                  fanotify_init syslog kexec_load kexec_file_load init_module
                  finit_module delete_module sched_setattr\
                  """),
              ENOSYS,
              calls(
                  """
                  io_uring_setup io_uring_enter io_uring_register memfd_create
                  memfd_secret shmget semget msgget mq_open vmsplice io_setup
                  inotify_init inotify_init1 cachestat mincore preadv2 clone3 seccomp
                  landlock_create_ruleset landlock_add_rule landlock_restrict_self
                  setxattrat\
                  """),
              ENOTSUP,
              calls("setxattr lsetxattr fsetxattr"),
              PRETEND_SUCCESS,
              calls("flock setsid sched_setaffinity")));

  private static List<Call> calls(String names) {
    return Arrays.stream(names.split("\\s+")).map(SystemCalls::named).toList();
  }

  private final byte[] program;

  private SystemCallFilter(byte[] program) {
    this.program = program;
  }

  /** The filter for this machine's processor; empty if its system calls are not known. */
  public static Optional<SystemCallFilter> ofThisMachine(AllowedCalls allowed) {
    return ofThisProcessor().map(known -> filter(known, allowed));
  }

  /** Whether there are filters for this machine's processor. */
  static boolean isKnownHere() {
    return ofThisProcessor().isPresent();
  }

  private static Optional<Processor> ofThisProcessor() {
    return Processor.of(System.getProperty("os.arch", ""));
  }

  /** The name of a call with a number on this machine. */
  public static String name(int number) {
    return ofThisProcessor()
        .map(processor -> SystemCalls.name(number, processor.number))
        .orElse("number " + number);
  }

  /** The filter for a processor, by the name that Java gives it. */
  static Optional<SystemCallFilter> of(String processor, AllowedCalls allowed) {
    return Processor.of(processor).map(known -> filter(known, allowed));
  }

  /** The program, as bubblewrap reads it. */
  public byte[] bytes() {
    return program.clone();
  }

  private static SystemCallFilter filter(Processor processor, AllowedCalls allowed) {
    ByteBuffer code =
        ByteBuffer.allocate(MAX_INSTRUCTIONS * BYTES_OF_INSTRUCTION).order(ByteOrder.nativeOrder());
    add(code, LOAD, 0, 0, OFFSET_OF_ARCHITECTURE);
    add(code, JUMP_IF_EQUAL, 1, 0, processor.id);
    add(code, RETURN, 0, 0, RETURN_KILL);
    add(code, LOAD, 0, 0, OFFSET_OF_NUMBER);
    add(code, JUMP_IF_AT_LEAST, 0, 1, SECOND_NUMBERING);
    add(code, RETURN, 0, 0, RETURN_ERROR | ENOSYS);
    REFUSED.forEach(
        (error, calls) -> {
          for (Call call : calls) {
            add(code, JUMP_IF_EQUAL, 0, 1, processor.number.applyAsInt(call));
            add(code, RETURN, 0, 0, RETURN_ERROR | error);
          }
        });
    for (Rule rule : RULES) {
      add(code, processor.number.applyAsInt(rule.call), rule);
    }
    add(
        code,
        JUMP_IF_EQUAL,
        0,
        2 * ALLOWED_SOCKETS.size() + 2,
        processor.number.applyAsInt(SOCKET));
    add(code, LOAD, 0, 0, OFFSET_OF_FIRST_ARGUMENT);
    for (int family : ALLOWED_SOCKETS) {
      add(code, JUMP_IF_EQUAL, 0, 1, family);
      add(code, RETURN, 0, 0, RETURN_ALLOW);
    }
    add(code, RETURN, 0, 0, RETURN_ERROR | EAFNOSUPPORT);
    if (allowed.isWide()) {
      add(code, RETURN, 0, 0, RETURN_ALLOW);
    } else {
      addListed(code, SystemCalls.listed(processor.number));
      addRange(code, allowed.deadlyFrom(), allowed.deadlyTo(), RETURN_KILL);
      add(code, RETURN, 0, 0, RETURN_ERROR | ENOSYS);
    }
    byte[] bytes = new byte[code.position()];
    code.flip().get(bytes);
    return new SystemCallFilter(bytes);
  }

  /** Allows the calls, which are in ascending order; neighbours are allowed together. */
  private static void addListed(ByteBuffer code, int[] numbers) {
    int from = 0;
    for (int i = 1; i <= numbers.length; i++) {
      if (i == numbers.length || numbers[i] > numbers[i - 1] + 1) {
        addRange(code, numbers[from], numbers[i - 1] + 1, RETURN_ALLOW);
        from = i;
      }
    }
  }

  /** Ends with an answer if the call is at least the first number and below the second. */
  private static void addRange(ByteBuffer code, int from, int to, int answer) {
    add(code, JUMP_IF_AT_LEAST, 0, 2, from);
    add(code, JUMP_IF_AT_LEAST, 1, 0, to);
    add(code, RETURN, 0, 0, answer);
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
