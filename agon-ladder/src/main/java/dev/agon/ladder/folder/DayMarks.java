package dev.agon.ladder.folder;

import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.List;

/**
 * How many results a ladder had when each day began, in a file beside its bots. It is only for
 * people, who want to know what has changed since yesterday; the log knows no time.
 */
public final class DayMarks {
  private static final String NAME = "days";

  private final Path file;
  private LocalDate last = LocalDate.MIN;
  private long before;

  public DayMarks(KeptCopies copies) {
    file = copies.bots().resolve(KeptCopies.NAME).resolve(NAME);
    try {
      List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
      for (String line : lines) {
        if (line.matches("\\d{4}-\\d\\d-\\d\\d \\d{1,18}")) {
          last = LocalDate.parse(line.substring(0, 10));
          before = Long.parseLong(line.substring(11));
        }
      }
    } catch (IOException e) {
      throw new UserError("cannot read " + file + ": " + UserFiles.why(e), e);
    }
  }

  /**
   * Notes that there are so many results today; a clock that went back changes nothing.
   *
   * @return how many there were when the day began
   */
  public long note(LocalDate today, long results) {
    if (today.isAfter(last)) {
      last = today;
      before = results;
      try {
        Files.writeString(
            file,
            today + " " + results + "\n",
            StandardOpenOption.CREATE,
            StandardOpenOption.APPEND);
      } catch (IOException e) {
        throw new UserError("cannot write " + file + ": " + UserFiles.why(e), e);
      }
    }
    return before;
  }

  /** How many results there were when the last day with any began. */
  public long beforeLastDay() {
    return before;
  }
}
