package dev.agon.entrant;

import dev.agon.bot.BuiltInBot;
import dev.agon.bot.Seating;
import dev.agon.match.BuiltInPlayer;
import dev.agon.match.MatchPlayer;
import java.util.function.Function;

/**
 * Somebody who takes part in an event, in any number of its matches.
 *
 * @param sit makes the player for one seat of one match
 */
public record Entrant<V, M>(
    String name, String author, Origin origin, Function<Seating, MatchPlayer<V, M>> sit) {

  /** How somebody plays. */
  public enum Kind {
    BUILT_IN("built-in", false),
    ALWAYS("always", false),
    SESSION("session", true),
    TURN("turn", true),
    HUMAN("human", true);

    private final String word;
    private final boolean external;

    Kind(String word, boolean external) {
      this.word = word;
      this.external = external;
    }

    public String id() {
      return word;
    }
  }

  /** Where a player comes from: a built-in's own name, a program's command line, or a move. */
  public record Origin(Kind kind, String source) {}

  public static <V, M> Entrant<V, M> of(BuiltInBot<V, M> bot) {
    return new Entrant<>(
        bot.name(),
        BuiltInBot.AUTHOR,
        new Origin(Kind.BUILT_IN, bot.name()),
        seating -> new BuiltInPlayer<>(bot.sit().apply(seating)));
  }

  /** The same player under another name. */
  public Entrant<V, M> named(String other) {
    return new Entrant<>(other, author, origin, sit);
  }

  /** Whether it plays outside the arena, in its own time. */
  public boolean isExternal() {
    return origin.kind().external;
  }
}
