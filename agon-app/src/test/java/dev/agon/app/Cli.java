package dev.agon.app;

import dev.agon.app.cli.Streams;
import dev.agon.app.cli.Style;
import dev.agon.app.cli.VisibleOutput;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What a command printed and returned. */
record Cli(int code, String out, String err) {
  /** What run and resume print on standard error below the standings of an event with moves. */
  static String next(long event, String database) {
    return """
    event %1$d is stored; next:
      agon report %1$d --db %2$s
      agon matches %1$d --db %2$s
      agon replay %1$d/1 --db %2$s
    """
        .formatted(event, database);
  }

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

  /** As at a terminal: progress is shown, and questions are asked. */
  static Cli agonAtTerminal(String input, String... arguments) {
    return run(input, true, streams -> Main.agon(List.of(arguments), streams));
  }

  /**
   * What a person sees who types this, line by line: the output with the typed lines.
   *
   * @param isTerminal whether the output is a terminal, so that a screen can be drawn anew
   */
  static String screen(String typed, boolean isTerminal, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream printed = new VisibleOutput(out, false);
    BufferedReader echoing =
        new BufferedReader(new StringReader(typed)) {
          @Override
          public String readLine() throws IOException {
            String line = super.readLine();
            if (line != null) {
              printed.println(line);
            }
            return line;
          }
        };
    InputStream noBytes = InputStream.nullInputStream();
    Main.agon(
        List.of(arguments),
        new Streams(
            noBytes, echoing, printed, printed, isTerminal, false, Style.PLAIN, Style.PLAIN));
    printed.flush();
    return out.toString(StandardCharsets.UTF_8);
  }

  private static Cli run(String input, Program program) {
    return run(input, false, program);
  }

  private static Cli run(String input, boolean errIsTerminal, Program program) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams streams =
        new Streams(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new VisibleOutput(out, false),
            new VisibleOutput(err, true),
            errIsTerminal);
    int code = program.run(streams);
    streams.out().flush();
    return new Cli(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
