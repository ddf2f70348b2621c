package dev.agon.entrant;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A bot as the organiser of an event enters it.
 *
 * @param name what it is called in the standings; empty for the name that its source suggests
 * @param author who wrote it; may be empty
 * @param copies the number of copies that play
 * @param where the place of the entry, for messages: a file and line, or a flag; may be empty
 */
public record BotEntry(String name, String author, BotSource source, int copies, String where) {
  public static final int MAX_COPIES = 100_000;

  private static final Pattern FILE_LIKE = Pattern.compile("[^\\s-][^\\s]*[./][^\\s]*");

  public BotEntry {
    if (copies < 1 || copies > MAX_COPIES) {
      throw new IllegalArgumentException("1 to " + MAX_COPIES + " copies, not " + copies);
    }
  }

  /** One bot under the name that its source suggests. */
  public static BotEntry of(BotSource source, String where) {
    return new BotEntry("", "", source, 1, where);
  }

  /** A built-in under its own name. */
  public static BotEntry builtIn(String name) {
    return of(new BotSource.BuiltIn(name), "");
  }

  /** The name in the standings, before equal names are numbered. */
  String displayName() {
    if (!name.isEmpty()) {
      return name;
    }
    return switch (source) {
      case BotSource.BuiltIn(String builtIn) -> builtIn;
      case BotSource.FixedMove(String move) -> move;
      case BotSource.SourceFile(String path, _) -> withoutEnding(path);
      case BotSource.Program(List<String> words, _) -> programName(words);
      case BotSource.Person _ -> BotSource.PERSON;
    };
  }

  /** A file's name without its folder and ending. */
  static String withoutEnding(String path) {
    String file = path.substring(path.lastIndexOf('/') + 1);
    return Language.of(file)
        .map(language -> file.substring(0, file.length() - language.ending().length()))
        .orElse(file);
  }

  /** The last word that looks like a file, otherwise the program; without its folder. */
  private static String programName(List<String> words) {
    String name = words.getFirst();
    for (String word : words) {
      if (FILE_LIKE.matcher(word).matches()) {
        name = word;
      }
    }
    return name.substring(name.lastIndexOf('/') + 1);
  }

  /** One entry for each bot, all with names; equal names are numbered. */
  public static List<BotEntry> expanded(List<BotEntry> entries) {
    List<BotEntry> single = new ArrayList<>();
    Map<String, Integer> times = new HashMap<>();
    for (BotEntry entry : entries) {
      BotEntry one = new BotEntry(entry.displayName(), entry.author, entry.source, 1, entry.where);
      single.addAll(Collections.nCopies(entry.copies, one));
      times.merge(one.name, entry.copies, Integer::sum);
    }
    Map<String, Integer> seen = new HashMap<>();
    List<BotEntry> expanded = new ArrayList<>();
    for (BotEntry entry : single) {
      int number = seen.merge(entry.name, 1, Integer::sum);
      boolean isUnique = times.getOrDefault(entry.name, 1) == 1;
      expanded.add(isUnique ? entry : entry.named(entry.name + "-" + number));
    }
    return List.copyOf(expanded);
  }

  private BotEntry named(String other) {
    return new BotEntry(other, author, source, copies, where);
  }

  /** The start of a message about this entry. */
  String at() {
    return where.isEmpty() ? "" : where + ": ";
  }
}
