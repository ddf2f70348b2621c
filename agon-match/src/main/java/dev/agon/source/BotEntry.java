package dev.agon.source;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

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

  public BotEntry {
    if (copies < 1 || copies > MAX_COPIES) {
      throw new IllegalArgumentException("1 to " + MAX_COPIES + " copies, not " + copies);
    }
  }

  /** One bot under the name that its source suggests. */
  public static BotEntry of(BotSource source, String where) {
    return new BotEntry("", "", source, 1, where);
  }

  public static BotEntry builtIn(String name) {
    return of(new BotSource.BuiltIn(name), "");
  }

  /** One entry for each bot, all with unique names. */
  public static List<BotEntry> expanded(List<BotEntry> entries) {
    List<String> names = BotNames.of(entries);
    List<BotEntry> single = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      BotEntry entry = entries.get(i);
      BotEntry one = new BotEntry(names.get(i), entry.author, entry.source, 1, entry.where);
      single.addAll(Collections.nCopies(entry.copies, one));
    }
    List<String> unique = BotNames.numbered(single.stream().map(BotEntry::name).toList());
    List<BotEntry> expanded = new ArrayList<>(single.size());
    for (int i = 0; i < single.size(); i++) {
      expanded.add(single.get(i).named(unique.get(i)));
    }
    return List.copyOf(expanded);
  }

  public BotEntry withSource(BotSource other) {
    return new BotEntry(name, author, other, copies, where);
  }

  private BotEntry named(String other) {
    return new BotEntry(other, author, source, copies, where);
  }

  /** The start of a message about this entry. */
  public String at() {
    return where.isEmpty() ? "" : where + ": ";
  }
}
