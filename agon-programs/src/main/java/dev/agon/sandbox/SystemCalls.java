package dev.agon.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.ToIntFunction;

/** The names and numbers of Linux's system calls, and which of them programs in a box need. */
final class SystemCalls {
  /** The number of a call that a processor does not have. */
  static final int NONE = -1;

  private static final String FILE = "system-calls.txt";
  private static final String REFUSED = "refused";

  private static final List<Call> CALLS = read();

  /**
   * A system call.
   *
   * @param x86 its number on x86-64
   * @param arm its number on 64-bit ARM
   */
  record Call(String name, int x86, int arm, boolean isListed) {}

  private SystemCalls() {}

  /** The call with this name. */
  static Call named(String name) {
    return CALLS.stream().filter(call -> call.name.equals(name)).findFirst().orElseThrow();
  }

  /** The numbers of all calls that programs in a box need, in ascending order. */
  static int[] listed(ToIntFunction<Call> number) {
    return CALLS.stream()
        .filter(Call::isListed)
        .mapToInt(number)
        .filter(call -> call != NONE)
        .sorted()
        .toArray();
  }

  /** The name of the call with this number, or the number itself. */
  static String name(int wanted, ToIntFunction<Call> number) {
    return CALLS.stream()
        .filter(call -> number.applyAsInt(call) == wanted)
        .map(Call::name)
        .findFirst()
        .orElse("number " + wanted);
  }

  private static List<Call> read() {
    List<Call> calls = new ArrayList<>();
    boolean isListed = true;
    for (String line : text().lines().toList()) {
      if (line.equals(REFUSED)) {
        isListed = false;
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        String[] parts = line.split(" ", 3);
        calls.add(new Call(parts[0], number(parts[1]), number(parts[2]), isListed));
      }
    }
    return List.copyOf(calls);
  }

  private static String text() {
    try (InputStream file = SystemCalls.class.getResourceAsStream(FILE)) {
      return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.US_ASCII);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int number(String text) {
    return text.equals("-") ? NONE : Integer.parseInt(text);
  }
}
