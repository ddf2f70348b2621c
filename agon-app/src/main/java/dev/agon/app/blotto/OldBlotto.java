package dev.agon.app.blotto;

import dev.agon.app.cli.Streams;
import dev.agon.blotto.old.Digits;
import dev.agon.blotto.old.OldAverages;
import dev.agon.blotto.old.OldEntries;
import dev.agon.blotto.old.OldMatchups;
import dev.agon.game.Parsed;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** The command line of the original Blotto program, unchanged for its users' scripts. */
public record OldBlotto(Streams streams) {
  private static final String USAGE = "Blotto MATCHUPS win|score V1 V2 ... < ENTRIES";
  private static final String HELP =
      "usage: "
          + USAGE
          + """

          Scores the matchups of the file and prints each entry's average, largest first.
            MATCHUPS  a line for each: two ids with a space between them
            win       average wins, a draw as half of one
            score     average points
            V1 V2 ... what each battlefield is worth, as C's atoi reads it: 3, +3; 3x and 3.5 are 3
            ENTRIES   a line for each: an id and the units on each battlefield, like P1,2,2,2,4;
                      empty lines after the last entry are ignored
          Averages are computed in floats, as the original does; from about 40 games an entry
          the last digit may differ from the exact average, which 'agon blotto' prints.
          """;

  public int run(List<String> arguments) {
    if (List.of("-h", "--help").contains(arguments.isEmpty() ? "" : arguments.getFirst())) {
      streams.out().print(HELP);
      return 0;
    }
    if (arguments.size() < 3) {
      throw new UserError("too few arguments; usage: " + USAGE);
    }
    OldMatchups.Mode mode = mode(arguments.get(1));
    int[] values = arguments.stream().skip(2).mapToInt(OldBlotto::value).toArray();
    try (InputStream file = Files.newInputStream(Path.of(arguments.getFirst()))) {
      OldEntries entries = OldEntries.read(streams.readAllBytes(), values.length);
      OldAverages averages =
          new OldMatchups(arguments.getFirst(), file, entries, values, mode).play();
      ByteArrayOutputStream lines = new ByteArrayOutputStream();
      try (PrintStream out = new PrintStream(lines, false, StandardCharsets.UTF_8)) {
        averages.print(out);
      }
      streams.writeBytes(lines.toByteArray());
    } catch (IOException e) {
      throw new UserError(arguments.getFirst() + ": " + UserFiles.why(e), e);
    }
    return 0;
  }

  private static OldMatchups.Mode mode(String word) {
    return Arrays.stream(OldMatchups.Mode.values())
        .filter(mode -> mode.id().equals(word))
        .findFirst()
        .orElseThrow(() -> new UserError("the mode is win or score, not " + Parsed.quoted(word)));
  }

  private static int value(String word) {
    int value = Digits.atoi(word);
    if (value < 1) {
      throw new UserError(
          "a battlefield's value is a whole number from 1 to %d, not %s"
              .formatted(Integer.MAX_VALUE, Parsed.quoted(word)));
    }
    return value;
  }
}
