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
 * count it: anonymous files and the shared memory and queues of System V. Binding to a core is
 * pretended, because a program stays on the core of its match.
 */
public final class SystemCallFilter {
  private static final int EPERM = 1;
  private static final int ENOSYS = 38;
  private static final int EAFNOSUPPORT = 97;

  /** The error that makes a refused call look like one that succeeded. */
  private static final int PRETEND_SUCCESS = 0;

  private static final short LOAD = 0x20;
  private static final short JUMP_IF_EQUAL = 0x15;
  private static final short JUMP_IF_AT_LEAST = 0x35;
  private static final short RETURN = 0x06;

  private static final int RETURN_ALLOW = 0x7FFF_0000;
  private static final int RETURN_ERROR = 0x0005_0000;
  private static final int RETURN_KILL = 0x8000_0000;

  private static final int OFFSET_OF_NUMBER = 0;
  private static final int OFFSET_OF_ARCHITECTURE = 4;
  private static final int OFFSET_OF_FIRST_ARGUMENT = 16;

  private static final int BYTES_OF_INSTRUCTION = 8;
  private static final int MAX_INSTRUCTIONS = 512;

  /** Calls with this bit belong to a second numbering, which nothing here checks. */
  private static final int SECOND_NUMBERING = 0x4000_0000;

  /** UNIX, IPv4, IPv6, and netlink, with which programs list network interfaces. */
  private static final List<Integer> ALLOWED_SOCKETS = List.of(1, 2, 10, 16);

  /** The processors whose numbers of system calls are known. */
  private enum Processor {
    X86_64(0xC000_003E, 41, call -> call.x86),
    AARCH64(0xC000_00B7, 198, call -> call.arm);

    private final int id;
    private final int socket;

    @SuppressWarnings("ImmutableEnumChecker") // it has no state
    private final ToIntFunction<Refused> number;

    Processor(int id, int socket, ToIntFunction<Refused> number) {
      this.id = id;
      this.socket = socket;
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

  /** The refused calls, with their numbers. */
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
    SCHED_SETAFFINITY(203, 122, PRETEND_SUCCESS);

    private final int x86;
    private final int arm;
    private final int error;

    Refused(int x86, int arm, int error) {
      this.x86 = x86;
      this.arm = arm;
      this.error = error;
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
    for (Refused call : Refused.values()) {
      add(code, JUMP_IF_EQUAL, 0, 1, processor.number.applyAsInt(call));
      add(code, RETURN, 0, 0, RETURN_ERROR | call.error);
    }
    add(code, JUMP_IF_EQUAL, 1, 0, processor.socket);
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

  /** Adds an instruction; the jumps say how many to skip if the comparison holds or does not. */
  private static void add(ByteBuffer code, short operation, int jump, int otherwise, int operand) {
    code.putShort(operation).put((byte) jump).put((byte) otherwise).putInt(operand);
  }
}
