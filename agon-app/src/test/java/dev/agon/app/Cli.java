package dev.agon.app;

import dev.agon.app.cli.Streams;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What a command printed and returned. */
record Cli(int code, String out, String err) {
  static Cli agon(String... arguments) {
    return agonReading("", arguments);
  }

  static Cli agonReading(String input, String... arguments) {
    return run(input, streams -> Main.agon(List.of(arguments), streams));
  }

  static Cli fight(String... arguments) {
    return fightReading("", arguments);
  }

  static Cli fightReading(String input, String... arguments) {
    return run(input, streams -> Main.fight(List.of(arguments), streams));
  }

  static Cli blottoReading(String entries, String... arguments) {
    return run(entries, streams -> Main.blotto(List.of(arguments), streams));
  }

  static Cli canopyReading(String answers, String... arguments) {
    return run(answers, streams -> Main.canopy(List.of(arguments), streams));
  }

  static Cli simpscore(String... arguments) {
    return run("", streams -> Main.simpscore(List.of(arguments), streams));
  }

  private interface Program {
    int run(Streams streams);
  }

  private static Cli run(String input, Program program) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams streams =
        new Streams(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            false);
    int code = program.run(streams);
    streams.out().flush();
    return new Cli(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
