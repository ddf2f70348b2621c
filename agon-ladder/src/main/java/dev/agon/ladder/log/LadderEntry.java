package dev.agon.ladder.log;

import dev.agon.game.DrawKey;
import dev.agon.ladder.LadderSettings;
import dev.agon.result.Result;
import dev.agon.source.BotEntry;
import java.util.List;
import java.util.Optional;

/** One entry of a ladder's log. */
public sealed interface LadderEntry {
  /**
   * A version joined; it gets the next number.
   *
   * @param bot its name, author and source, whose paths are relative to its packed files
   * @param content the hash of its packed files; empty for a built-in
   */
  record Joined(BotEntry bot, String content) implements LadderEntry {}

  /** A version left for good. */
  record Left(int version, String why) implements LadderEntry {}

  /** A version failed too often, and is not chosen until it is back. */
  record Rested(int version, String why) implements LadderEntry {}

  /** A version that was rested or had left is chosen again. */
  record Back(int version) implements LadderEntry {}

  /** Other settings from here on. */
  record Changed(LadderSettings settings) implements LadderEntry {}

  /**
   * A block of matches is over.
   *
   * @param published the key of the block before it, whose matches are all over
   * @param commitment to the key of the block after the next one
   */
  record Keys(Optional<DrawKey> published, String commitment) implements LadderEntry {
    public Keys {
      if (!commitment.matches("[0-9a-f]+")) {
        throw new IllegalArgumentException("not a commitment: " + commitment);
      }
    }
  }

  /**
   * A match.
   *
   * @param table the versions of its bundle, if this is the first match of the bundle
   */
  record Match(Optional<List<Integer>> table, Result result) implements LadderEntry {
    public Match {
      table = table.map(List::copyOf);
    }
  }
}
