package dev.agon.pack;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tells the arena's own files by what is in them; no bot may see them. */
final class ArenaFiles {
  private static final int ENOUGH = 4_096;
  private static final String DATABASE = "SQLite format 3\0";
  private static final Pattern BESIDE_DATABASE =
      Pattern.compile("(.+?)-(wal|shm|journal|event-[0-9]+\\.lock|games\\.lock)");
  private static final Pattern EVENT =
      Pattern.compile("(?ms)\\A(?=.*^game:)(?=.*^(bots|stages|seed|clock|sandbox|quarantine):).*");
  private static final Pattern RECORD =
      Pattern.compile(
          "\\A\\s*\\{\\s*\"agon\"\\s*:\\s*\\d+\\s*,\\s*\"(game|results)\".*", Pattern.DOTALL);
  private static final Pattern REPORT =
      Pattern.compile(
          "\\A<!DOCTYPE html>.*<meta name=\"generator\" content=\"[Aa]gon.*", Pattern.DOTALL);

  private ArenaFiles() {}

  /** What kind of a file of the arena it is; empty if it is none. */
  static Optional<String> kind(Path file) throws IOException {
    String name = String.valueOf(file.getFileName());
    var beside = BESIDE_DATABASE.matcher(name);
    if (beside.matches() && isDatabase(file.resolveSibling(beside.group(1)))) {
      return Optional.of("a part of a database");
    }
    String beginning = beginning(file);
    if (beginning.startsWith(DATABASE)) {
      return Optional.of("a database");
    }
    if (RECORD.matcher(beginning).matches()) {
      return Optional.of("a match record");
    }
    if (REPORT.matcher(beginning).matches()) {
      return Optional.of("a report");
    }
    return name.matches(".*\\.ya?ml") && EVENT.matcher(beginning).matches()
        ? Optional.of("an event file")
        : Optional.empty();
  }

  private static boolean isDatabase(Path file) throws IOException {
    return Files.isRegularFile(file) && beginning(file).startsWith(DATABASE);
  }

  private static String beginning(Path file) throws IOException {
    try (InputStream content = Files.newInputStream(file)) {
      return new String(content.readNBytes(ENOUGH), StandardCharsets.ISO_8859_1);
    }
  }
}
