package dev.agon.games.canopy.rules;

import java.util.List;

/** What a player decides. */
public sealed interface Choice {

  /** A fight against another root or the parent. */
  record Fight(int opponent) implements Choice {}

  /** A turn without a fight. */
  enum Rest implements Choice {
    REST
  }

  /** What the challenged player does after a draw. */
  enum Reply implements Choice {
    FIGHT_BACK("fight back"),
    RETREAT("retreat");

    public static final List<Reply> ALL = List.of(values());

    private final String word;

    Reply(String word) {
      this.word = word;
    }

    public String id() {
      return word;
    }
  }
}
