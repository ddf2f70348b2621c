package dev.agon.app.blotto;

import dev.agon.app.Arguments;
import dev.agon.app.Arguments.Flags;
import dev.agon.app.Streams;
import dev.agon.contest.ContestEntries;
import dev.agon.contest.EntriesFile;
import dev.agon.text.UserFiles;

/** The flags that say how a file of entries is read. */
final class EntriesFlags {
  private static final String STANDARD_INPUT = "-";

  private EntriesFlags() {}

  static Flags addTo(Flags flags) {
    return flags
        .value("values", "1,2,5", "what battlefields are worth (with a header: by default 1..n)")
        .value("units", "N", "the units of an entry (default: those that most rows place)")
        .flag("skip-invalid", "leave rows out that are no entries, and list them");
  }

  /** Reads the entries in a file or on standard input; rows left out are listed. */
  static ContestEntries read(String name, Arguments given, Streams streams) {
    boolean isInput = name.equals(STANDARD_INPUT);
    String text = isInput ? streams.readAll() : UserFiles.read(name);
    String shown = isInput ? "standard input" : name;
    ContestEntries entries =
        EntriesFile.read(
            shown,
            text,
            new EntriesFile.Options(
                given.value("values").map(ValuesFlag::read),
                given.whole("units", 0, Integer.MAX_VALUE),
                given.has("skip-invalid")));
    entries
        .invalidRows()
        .forEach(row -> streams.err().println(row.line() + ": " + row.problem() + "; skipped"));
    return entries;
  }
}
