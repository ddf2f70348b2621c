package dev.agon.app.blotto;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Streams;
import dev.agon.blotto.ContestEntries;
import dev.agon.blotto.EntriesFile;
import dev.agon.blotto.RepeatedEntries;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;

/** The flags for reading a file of entries. */
final class EntriesFlags {
  private static final String STANDARD_INPUT = "-";

  private EntriesFlags() {}

  static Flags addTo(Flags flags) {
    return flags
        .value("values", "1,2,5", "values of the battlefields (default with a header: 1..n)")
        .value("units", "N", "units of an entry (default: the most frequent sum of a row)")
        .value(
            "id",
            "COLUMN",
            "column of the ids, by its header, a word of it or its number (default: found)")
        .value("show", "COLUMN", "column of the names that are shown (default: that of the ids)")
        .choice(
            "keep",
            "WORD",
            RepeatedEntries.values(),
            RepeatedEntries::id,
            "of several entries with the same id: last, first or all")
        .flag("skip-invalid", "skip invalid rows and list them");
  }

  /** What the battlefields are worth, in the notation of {@code --values}. */
  static Battlefields values(String text) {
    try {
      return Battlefields.parse(text);
    } catch (IllegalArgumentException e) {
      throw new UserError("--values " + e.getMessage(), e);
    }
  }

  /** Reads entries from a file or from standard input; invalid rows go to standard error. */
  static ContestEntries read(String name, Arguments given, Streams streams) {
    boolean isStandardInput = name.equals(STANDARD_INPUT);
    String text = isStandardInput ? streams.readAll() : UserFiles.read(name);
    String shown = isStandardInput ? "standard input" : name;
    ContestEntries entries =
        EntriesFile.read(
            shown,
            text,
            new EntriesFile.Options(
                given.value("values").map(EntriesFlags::values),
                given.whole("units", 0, Integer.MAX_VALUE),
                given.has("skip-invalid"),
                given.value("id"),
                given.value("show"),
                given.choice("keep", RepeatedEntries.values(), RepeatedEntries::id)),
            streams.err()::println);
    entries.repeated().ifPresent(streams.err()::println);
    return entries;
  }
}
