package dev.agon.bridge.doubledummy;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The program of a process that solves deals: reads a deal per line and answers with its table.
 *
 * <p>DDS 2.9 has a process of its own because it crashes when its process exits: it releases the
 * memory of its threads after it has destroyed the list of them. So this process ends without
 * running what libraries do at the end.
 */
final class DdsSolver {
  /** The first line, if the library is there. */
  static final String READY = "ready";

  private DdsSolver() {}

  /** Solves until its input ends; the argument is the library's name. */
  public static void main(String[] arguments) throws Throwable {
    Optional<DdsLibrary> library = DdsLibrary.find(arguments[0]);
    if (library.isPresent()) {
      answer(library.get());
    }
    System.out.flush();
    endAtOnce();
  }

  private static void answer(DdsLibrary library) throws IOException {
    System.out.println(READY);
    try (BufferedReader deals =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII))) {
      for (String deal = deals.readLine(); deal != null; deal = deals.readLine()) {
        System.out.println(library.solve(deal).digits());
      }
    }
  }

  @SuppressWarnings("restricted")
  private static void endAtOnce() throws Throwable {
    Linker linker = Linker.nativeLinker();
    linker
        .downcallHandle(
            linker.defaultLookup().findOrThrow("_exit"), FunctionDescriptor.ofVoid(JAVA_INT))
        .invokeExact(0);
  }
}
