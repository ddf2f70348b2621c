package dev.agon.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs the filter as the kernel would, with numbers of calls from its headers. */
final class SystemCallFilterTest {
  private static final String ALLOWED = "allowed";
  private static final String KILLED = "killed";

  /** The numbers of the headers {@code asm/unistd_64.h} and {@code asm-generic/unistd.h}. */
  enum Machine {
    X86("amd64", 0xC000003E),
    ARM("aarch64", 0xC00000B7);

    private final String processor;
    private final int architecture;

    Machine(String processor, int architecture) {
      this.processor = processor;
      this.architecture = architecture;
    }

    private ByteBuffer program(AllowedCalls allowed) {
      byte[] bytes = SystemCallFilter.of(processor, allowed).orElseThrow().bytes();
      return ByteBuffer.wrap(bytes).order(ByteOrder.nativeOrder());
    }

    String answer(int call, long... arguments) {
      return answer(AllowedCalls.LISTED, call, arguments);
    }

    String answer(AllowedCalls allowed, int call, long... arguments) {
      return run(program(allowed), call, architecture, arguments);
    }
  }

  /** What a call ends with: an error's number, or one of the words above. */
  private static String run(ByteBuffer program, int call, int architecture, long... arguments) {
    Map<Integer, Integer> data = new HashMap<>();
    data.put(0, call);
    data.put(4, architecture);
    for (int i = 0; i < 6; i++) {
      data.put(16 + 8 * i, i < arguments.length ? (int) arguments[i] : 0);
    }
    int loaded = 0;
    for (int at = 0; at < program.capacity(); at += 8) {
      int operand = program.getInt(at + 4);
      int code = program.getShort(at);
      boolean holds =
          switch (code) {
            case 0x15 -> loaded == operand;
            case 0x35 -> Integer.compareUnsigned(loaded, operand) >= 0;
            case 0x45 -> (loaded & operand) != 0;
            default -> false;
          };
      switch (code) {
        case 0x20 -> loaded = Objects.requireNonNull(data.get(operand));
        case 0x15, 0x35, 0x45 -> at += 8 * (program.get(at + (holds ? 2 : 3)) & 0xFF);
        case 0x06 -> {
          return switch (operand & 0xFFFF0000) {
            case 0x7FFF0000 -> ALLOWED;
            case 0x80000000 -> KILLED;
            case 0x00050000 -> "error " + (operand & 0xFFFF);
            default -> throw new AssertionError("unknown answer " + operand);
          };
        }
        default -> throw new AssertionError("unknown instruction " + code);
      }
    }
    throw new AssertionError("no answer to call " + call);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          read,              0,  63
          write,             1,  64
          openat,          257,  56
          mprotect,         10, 226
          execve,           59, 221
          clone,            56, 220
          newfstatat,      262,  79
          rseq,            334, 293
          futex,           202,  98
          exit_group,      231,  94
          epoll_create1,   291,  20
          getrandom,       318, 278
          """)
  void whatOrdinaryProgramsCallIsAllowed(String name, int x86, int arm) {
    assertThat(Machine.X86.answer(x86)).as(name).isEqualTo(ALLOWED);
    assertThat(Machine.ARM.answer(arm)).as(name).isEqualTo(ALLOWED);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          ptrace,            101, 117,  1
          process_vm_readv,  310, 270,  1
          pidfd_getfd,       438, 438,  1
          bpf,               321, 280,  1
          perf_event_open,   298, 241,  1
          userfaultfd,       323, 282,  1
          keyctl,            250, 219,  1
          mount,             165,  40,  1
          umount2,           166,  39,  1
          move_mount,        429, 429,  1
          pivot_root,        155,  41,  1
          chroot,            161,  51,  1
          unshare,           272,  97,  1
          setns,             308, 268,  1
          open_by_handle_at, 304, 265,  1
          init_module,       175, 105,  1
          kexec_load,        246, 104,  1
          sched_setattr,     314, 274,  1
          io_uring_setup,    425, 425, 38
          memfd_create,      319, 279, 38
          memfd_secret,      447, 447, 38
          shmget,             29, 194, 38
          semget,             64, 190, 38
          msgget,             68, 186, 38
          mq_open,           240, 180, 38
          inotify_init1,     294,  26, 38
          mincore,            27, 232, 38
          preadv2,           327, 286, 38
          cachestat,         451, 451, 38
          clone3,            435, 435, 38
          seccomp,           317, 277, 38
          landlock_create_ruleset, 444, 444, 38
          setxattr,          188,   5, 95
          lsetxattr,         189,   6, 95
          fsetxattr,         190,   7, 95
          setxattrat,        463, 463, 38
          flock,              73,  32,  0
          setsid,            112, 157,  0
          sched_setaffinity, 203, 122,  0
          """)
  void dangerousCallsFailWithTheirErrors(String name, int x86, int arm, int error) {
    for (AllowedCalls allowed : List.of(AllowedCalls.LISTED, AllowedCalls.WIDE)) {
      assertThat(Machine.X86.answer(allowed, x86)).as(name).isEqualTo("error " + error);
      assertThat(Machine.ARM.answer(allowed, arm)).as(name).isEqualTo("error " + error);
    }
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          personality,       135,  92
          timer_create,      222, 107
          io_pgetevents,     333, 292
          a call to come,    700, 700
          """)
  void aCallThatIsNotListedLooksAsIfThereWereNone(String name, int x86, int arm) {
    assertThat(Machine.X86.answer(x86)).as(name).isEqualTo("error 38");
    assertThat(Machine.ARM.answer(arm)).as(name).isEqualTo("error 38");
    assertThat(Machine.X86.answer(AllowedCalls.WIDE, x86)).as(name).isEqualTo(ALLOWED);
    assertThat(Machine.ARM.answer(AllowedCalls.WIDE, arm)).as(name).isEqualTo(ALLOWED);
    AllowedCalls deadly = AllowedCalls.listedOrDead(x86, x86 + 1);
    assertThat(Machine.X86.answer(deadly, x86)).as(name).isEqualTo(KILLED);
    assertThat(Machine.X86.answer(deadly, x86 + 800)).isEqualTo("error 38");
    assertThat(Machine.X86.answer(AllowedCalls.listedOrDead(0, AllowedCalls.END), 0))
        .isEqualTo(ALLOWED);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          UNIX,     1, allowed
          INET,     2, error 97
          INET6,   10, error 97
          NETLINK, 16, allowed
          PACKET,  17, error 97
          ALG,     38, error 97
          VSOCK,   40, error 97
          """)
  void onlySocketsThatStayOnTheMachineAreAllowed(String name, int family, String answer) {
    assertThat(Machine.X86.answer(41, family, 1, 0)).as(name).isEqualTo(answer);
    assertThat(Machine.ARM.answer(198, family, 1, 0)).as(name).isEqualTo(answer);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          F_GETFL,             72,  25, 1,     3, allowed
          F_GETLK,             72,  25, 1,     5, error 38
          F_SETLK,             72,  25, 1,     6, error 0
          F_SETLKW,            72,  25, 1,     7, error 0
          F_OFD_GETLK,         72,  25, 1,    36, error 38
          F_OFD_SETLK,         72,  25, 1,    37, error 0
          F_OFD_SETLKW,        72,  25, 1,    38, error 0
          F_SETLEASE,          72,  25, 1,  1024, error 1
          F_NOTIFY,            72,  25, 1,  1026, error 1
          F_DUPFD_CLOEXEC,     72,  25, 1,  1030, allowed
          POSIX_FADV_WILLNEED, 221, 223, 3,    3, allowed
          POSIX_FADV_DONTNEED, 221, 223, 3,    4, error 1
          MADV_DONTNEED,        28, 233, 2,    4, allowed
          MADV_COLD,            28, 233, 2,   20, error 1
          MADV_PAGEOUT,         28, 233, 2,   21, error 1
          a thread,             56, 220, 0, 0x3d0f00, allowed
          a user namespace,     56, 220, 0, 0x10000011, error 1
          a process namespace,  56, 220, 0, 0x20000011, error 1
          PR_SET_NAME,         157, 167, 0,   15, allowed
          PR_SET_SECCOMP,      157, 167, 0,   22, error 22
          anonymous private,     9, 222, 3, 0x22, allowed
          a file shared,         9, 222, 3, 0x01, allowed
          anonymous shared,      9, 222, 3, 0x21, error 1
          and validated,         9, 222, 3, 0x23, error 1
          huge pages,            9, 222, 3, 0x40022, error 12
          SCHED_OTHER,         144, 119, 1,    0, allowed
          SCHED_FIFO,          144, 119, 1,    1, error 1
          SCHED_RR,            144, 119, 1,    2, error 1
          SCHED_BATCH,         144, 119, 1,    3, allowed
          FIFO until a fork,   144, 119, 1, 0x40000001, error 1
          RR until a fork,     144, 119, 1, 0x40000002, error 1
          """)
  void oneArgumentDecidesWhetherACallIsAllowed(
      String name, int x86, int arm, int argument, String value, String answer) {
    long[] arguments = new long[6];
    arguments[argument] = Long.decode(value);
    assertThat(Machine.X86.answer(x86, arguments)).as(name).isEqualTo(answer);
    assertThat(Machine.ARM.answer(arm, arguments)).as(name).isEqualTo(answer);
    // The kernel ignores the upper half of these arguments, and so must the filter.
    arguments[argument] |= 1L << 40;
    assertThat(Machine.X86.answer(x86, arguments)).as(name).isEqualTo(answer);
  }

  @Test
  void theSizeOfASocketsBufferIsLeftAsItIsWithoutAnError() {
    assertThat(Machine.X86.answer(54, 3, 1, 7)).isEqualTo("error 0");
    assertThat(Machine.ARM.answer(208, 3, 1, 7)).isEqualTo("error 0");
    assertThat(Machine.X86.answer(54, 3, 1, 2)).isEqualTo(ALLOWED);
    assertThat(Machine.X86.answer(54, 3, 6, 7)).isEqualTo(ALLOWED);
  }

  @ParameterizedTest
  @EnumSource
  void aCallOfAnotherArchitectureEndsTheProgram(Machine machine) {
    int i386 = 0x40000003;
    assertThat(run(machine.program(AllowedCalls.LISTED), 1, i386)).isEqualTo(KILLED);
    Stream.of(Machine.values())
        .filter(other -> other != machine)
        .forEach(
            other ->
                assertThat(run(machine.program(AllowedCalls.LISTED), 1, other.architecture))
                    .isEqualTo(KILLED));
  }

  /** The numbers of x32 would otherwise reach every call past the list. */
  @Test
  void theSecondNumberingOfCallsIsRefused() {
    for (int call : new int[] {0, 101, 521, 0x3FFFFFFF}) {
      assertThat(Machine.X86.answer(0x40000000 | call)).isEqualTo("error 38");
    }
    assertThat(Machine.X86.answer(-1)).isEqualTo("error 38");
  }

  /** The kernel refuses a program with a jump that leaves it. */
  @ParameterizedTest
  @EnumSource
  void everyJumpStaysInTheProgram(Machine machine) {
    ByteBuffer program = machine.program(AllowedCalls.LISTED);
    int instructions = program.capacity() / 8;
    assertThat(program.capacity() % 8).isZero();
    assertThat(instructions).isLessThanOrEqualTo(4_096);
    for (int i = 0; i < instructions; i++) {
      assertThat(program.getShort(8 * i))
          .isIn((short) 0x20, (short) 0x15, (short) 0x35, (short) 0x45, (short) 0x06);
      assertThat(i + 1 + (program.get(8 * i + 2) & 0xFF)).isLessThanOrEqualTo(instructions);
      assertThat(i + 1 + (program.get(8 * i + 3) & 0xFF)).isLessThanOrEqualTo(instructions);
    }
    assertThat(program.getShort(8 * (instructions - 1))).isEqualTo((short) 0x06);
  }

  @Test
  void aProcessorWhoseCallsAreUnknownHasNoFilter() {
    assertThat(SystemCallFilter.of("riscv64", AllowedCalls.LISTED)).isEmpty();
    assertThat(SystemCallFilter.of("x86_64", AllowedCalls.LISTED).orElseThrow().bytes())
        .isEqualTo(SystemCallFilter.of("amd64", AllowedCalls.LISTED).orElseThrow().bytes());
  }
}
