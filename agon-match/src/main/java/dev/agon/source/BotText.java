package dev.agon.source;

import dev.agon.game.Parsed;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a bot as flags and lists write it: a source, with {@code *9} after it for nine copies. */
public final class BotText {
  private static final Pattern COPIES = Pattern.compile("(.+)\\*(\\d{1,6})");

  private BotText() {}

  /** Reads an entry without a name of its own. */
  public static Parsed<BotEntry> parse(String text, BotSource.Launch launch, String where) {
    Matcher copies = COPIES.matcher(text);
    boolean isCounted =
        copies.matches()
            && !text.startsWith(BotSource.PROGRAM_PREFIX)
            && !text.startsWith(BotSource.FIXED_MOVE_PREFIX);
    if (!isCounted) {
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
}
