package dev.agon.games.botstack.display;

import dev.agon.game.kit.Next;
import dev.agon.game.kit.Question;
import dev.agon.game.kit.Question.Choices;
import dev.agon.game.kit.Question.Option;
import dev.agon.game.kit.Questioner;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.Bullet;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.games.botstack.rules.Decision.Abstention;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;
import dev.agon.games.botstack.rules.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asks for draws, items and shots. */
public final class BotStackQuestioner implements Questioner<BotStackView, Decision> {
  static final String YES = "y";
  static final String NO = "n";
  static final String SELF = "s";
  static final String OTHER = "o";

  @Override
  public Question<Decision> question(BotStackView view, List<String> names) {
    String other = names.get(view.otherSeat());
    return switch (view.question()) {
      case ASK -> abstention("Ask " + other + " to call the round a draw?");
      case ANSWER -> abstention(other + " asks to call the round a draw. Do you accept?");
      case ITEM -> item(view);
      case SHOOT -> shot(view, other);
    };
  }

  @Override
  public List<String> table(BotStackView view, List<String> names) {
    return Scene.lines(view, names);
  }

  private static Question<Decision> abstention(String text) {
    return new Choices<>(
        text,
        List.of(
            option(YES, List.of("yes"), "yes", Abstention.YES),
            option(NO, List.of("no"), "no", Abstention.NO)),
        Optional.of(NO));
  }

  /** An empty slot is not offered: using it does nothing, if it is allowed at all. */
  private static Question<Decision> item(BotStackView view) {
    List<Option<Decision>> options = new ArrayList<>();
    options.add(option(NO, List.of("no", "none", "0"), "no", Use.NONE));
    for (Use use : List.of(Use.FIRST, Use.SECOND)) {
      Item item = view.you().items().in(use);
      if (item != Item.EMPTY) {
        List<String> words = List.of(item.id(), item.id().substring(0, 1));
        options.add(option(use.id(), words, item.id() + ": " + effect(item), use));
      }
    }
    return new Choices<>("Use an item?", options, Optional.of(NO));
  }

  private static String effect(Item item) {
    return switch (item) {
      case EMPTY -> "nothing";
      case PEEK -> "see the bullet";
      case EJECT -> "remove the bullet";
      case SKIP -> "another turn";
      case HEALTH_KIT -> "one more health";
      case RELOAD -> "load the gun anew";
    };
  }

  private static Question<Decision> shot(BotStackView view, String other) {
    boolean isBlank =
        view.live() == 0 || view.peeked().filter(bullet -> bullet == Bullet.BLANK).isPresent();
    String known =
        view.peeked()
            .map(bullet -> "The bullet is " + bullet.id() + ". ")
            .orElse("%d live, %d blank. ".formatted(view.live(), view.bullets() - view.live()));
    return new Choices<>(
        known + "Shoot whom?",
        List.of(
            option(SELF, List.of("self", "me", "myself"), "yourself", Shot.SELF),
            option(OTHER, List.of("other", other), other, Shot.OPPONENT)),
        Optional.of(isBlank ? SELF : OTHER));
  }

  private static Option<Decision> option(
      String key, List<String> words, String label, Decision decision) {
    return new Option<>(key, words, label, new Next.Done<>(decision));
  }
}
