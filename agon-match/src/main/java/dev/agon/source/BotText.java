package dev.agon.source;

import dev.agon.game.Parsed;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads bots as flags and lists write them: a source, with {@code *9} after it for nine copies, or
 * files by a folder or a pattern.
 */
public final class BotText {
  private static final Pattern COPIES = Pattern.compile("(.+)\\*(\\d{1,6})");

  private BotText() {}

  /** Reads an entry without a name of its own. */
  public static Parsed<BotEntry> parse(String text, BotSource.Launch launch, String where) {
    Matcher copies = COPIES.matcher(text);
    if (!copies.matches() || hasPrefix(text)) {
      return BotSource.parse(text, launch).map(source -> BotEntry.of(source, where));
    }
    int count = Integer.parseInt(copies.group(2));
    if (count < 1 || count > BotEntry.MAX_COPIES) {
      return new Parsed.Failure<>(
          "the number behind '*' must be a whole number from 1 to %d, not %d"
              .formatted(BotEntry.MAX_COPIES, count));
    }
    return BotSource.parse(copies.group(1), launch)
        .map(source -> new BotEntry("", "", source, count, where));
  }

  private static boolean hasPrefix(String text) {
    return text.startsWith(BotSource.PROGRAM_PREFIX)
        || text.startsWith(BotSource.FIXED_MOVE_PREFIX);
  }

  /**
   * Reads entries without names of their own: one, or one for each file of a folder or a pattern.
   *
   * @param base what a pattern is relative to
   */
  public static Parsed<List<BotEntry>> parseAll(
      String text, BotSource.Launch launch, String where, Path base) {
    BotPattern pattern = new BotPattern(base, text);
    if (!pattern.isOne() || hasPrefix(text) || COPIES.matcher(text).matches()) {
      return parse(text, launch, where).map(List::of);
    }
    return pattern
        .files()
        .map(
            files ->
                files.stream()
                    .map(file -> BotEntry.of(new BotSource.SourceFile(file, launch), where))
                    .toList());
  }
}
