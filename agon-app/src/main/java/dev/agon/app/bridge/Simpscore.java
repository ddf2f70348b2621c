package dev.agon.app.bridge;

import dev.agon.app.cli.Streams;
import dev.agon.bridge.old.OldFile;
import dev.agon.bridge.old.OldScorer;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The command line of the original bridge scorer, unchanged for its users' scripts. */
public record Simpscore(Streams streams) {
  private static final String USAGE = "simpscore FILE";
  private static final String HELP =
      "usage: "
          + USAGE
          + """

          Scores a session of duplicate bridge and prints a line for each pair, by its number:
          total score, average score, matchpoints, average percentage, boards played, name.
            FILE  a line 'number name' for each pair, a line SCORES, and for each board a line
                  with every pair's score: an integer, PASS or ---- (did not play)
          """;

  public int run(List<String> arguments) {
    if (List.of("-h", "--help").contains(arguments.isEmpty() ? "" : arguments.getFirst())) {
      streams.out().print(HELP);
      return 0;
    }
    if (arguments.size() != 1) {
      throw new UserError(
          (arguments.isEmpty() ? "a file is missing" : "one file at a time") + "; usage: " + USAGE);
    }
    String name = arguments.getFirst();
    try {
      byte[] output = OldScorer.output(OldFile.read(name, UserFiles.bytes(Path.of(name))));
      streams.writeBytes(output);
    } catch (IOException e) {
      throw new UserError(name + ": " + UserFiles.why(e), e);
    }
    return 0;
  }
}
