package dev.agon.event;

import dev.agon.tournament.Matchup;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Who meets whom, a match a line: names by seat, separated by commas. Empty lines and those that
 * begin with {@code #} say nothing.
 */
public final class MatchupFile {
  private MatchupFile() {}

  /**
   * The matches in a file.
   *
   * @throws IllegalArgumentException with file, line and what would be right
   */
  public static List<Matchup> read(String file) {
    try {
      return parse(file, Files.readString(Path.of(file)));
    } catch (NoSuchFileException e) {
      throw new IllegalArgumentException("cannot read " + file + ": no such file", e);
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException("cannot read " + file + ": it is not UTF-8 text", e);
    } catch (IOException | InvalidPathException e) {
      throw new IllegalArgumentException("cannot read " + file + ": " + e.getMessage(), e);
    }
  }

  static List<Matchup> parse(String file, String text) {
    List<Matchup> matchups = new ArrayList<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (!line.isBlank() && !line.strip().startsWith("#")) {
        matchups.add(matchup(file + ":" + number, Arrays.asList(line.split(",", -1))));
      }
    }
    if (matchups.isEmpty()) {
      throw new IllegalArgumentException(file + ": it has no line with names");
    }
    return matchups;
  }

  /** A match between those named at a place. */
  static Matchup matchup(String where, List<String> written) {
    List<String> names = written.stream().map(String::strip).toList();
    if (names.size() < 2 || names.contains("")) {
      throw new IllegalArgumentException(
          where
              + ": a match needs two or more names separated by commas, not '"
              + String.join(",", written).strip()
              + "'");
    }
    return new Matchup(names, where);
  }
}
