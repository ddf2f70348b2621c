package dev.agon.games.botstack.rules;

import dev.agon.games.botstack.rules.BotStackView.Asked;
import java.util.List;

/** What a player decides; each question has its own kind of answers. */
public sealed interface Decision {
  String id();

  /** Whether to ask for a draw, or to accept one. */
  enum Abstention implements Decision {
    YES("yes"),
    NO("no");

    private final String word;

    Abstention(String word) {
      this.word = word;
    }

    @Override
    public String id() {
      return word;
    }
  }

  /** The slot whose item is used. */
  enum Use implements Decision {
    NONE("none"),
    FIRST("1"),
    SECOND("2");

    private final String word;

    Use(String word) {
      this.word = word;
    }

    @Override
    public String id() {
      return word;
    }
  }

  enum Shot implements Decision {
    SELF("self"),
    OPPONENT("other");

    private final String word;

    Shot(String word) {
      this.word = word;
    }

    @Override
    public String id() {
      return word;
    }
  }

  static List<? extends Decision> of(Asked question) {
    return switch (question) {
      case ASK, ANSWER -> List.of(Abstention.values());
      case ITEM -> List.of(Use.values());
      case SHOOT -> List.of(Shot.values());
    };
  }
}
