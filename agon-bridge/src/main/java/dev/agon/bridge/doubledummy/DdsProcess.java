package dev.agon.bridge.doubledummy;

import dev.agon.bridge.deal.Deal;
import dev.agon.bridge.deal.TrickTable;
import dev.agon.text.UserError;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/** The process in which {@link DdsSolver} solves deals; it ends with this one. */
record DdsProcess(BufferedReader tables, Writer deals) {

  /** Starts it; empty if the library is not installed. */
  static Optional<DdsProcess> start(String libraryName) {
    try {
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:+UseSerialGC",
                  "-XX:TieredStopAtLevel=1",
                  "-XX:ErrorFile=/dev/null",
                  "--enable-native-access=ALL-UNNAMED",
                  "-cp",
                  System.getProperty("java.class.path"),
                  DdsSolver.class.getName(),
                  libraryName)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      DdsProcess solver =
          new DdsProcess(
              process.inputReader(StandardCharsets.US_ASCII),
              process.outputWriter(StandardCharsets.US_ASCII));
      return DdsSolver.READY.equals(solver.tables.readLine())
          ? Optional.of(solver)
          : Optional.empty();
    } catch (IOException e) {
      throw new UserError("double dummy cannot be computed: " + e.getMessage());
    }
  }

  synchronized TrickTable solve(Deal deal) {
    try {
      deals.write(deal.text() + "\n");
      deals.flush();
      String digits = tables.readLine();
      if (digits != null) {
        return new TrickTable(digits);
      }
    } catch (IOException e) {
      // Its process has ended.
    }
    throw new UserError("the library DDS failed on board " + deal.board() + ": " + deal.text());
  }
}
