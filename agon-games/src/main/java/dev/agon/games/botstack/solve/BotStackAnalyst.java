package dev.agon.games.botstack.solve;

import dev.agon.game.Parsed;
import dev.agon.game.kit.Analyst;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.BotStackView.Asked;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.games.botstack.rules.Decision.Abstention;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** Judges positions by the solution of a round. */
public final class BotStackAnalyst implements Analyst<BotStackView, Decision> {
  @Override
  public Parsed<Analysis<Decision>> analyse(BotStackView view) {
    if (!view.hasDefaultRulings()) {
      return new Parsed.Failure<>("only the game with the default settings is solved");
    }
    return Solved.knows(view)
        ? new Parsed.Value<>(Solved.judge(view).analysis())
        : new Parsed.Failure<>(
            "impossible by the default settings: health, kits and remaining reloads add up to more"
                + " than "
                + RoundSolution.MAX_HEALTH);
  }

  @Override
  public String givenAway(MoveValue<Decision> made, MoveValue<Decision> best) {
    double lost = best.value() - made.value();
    return made.move() instanceof Abstention
        ? String.format(Locale.ROOT, "%.3f points", lost)
        : String.format(Locale.ROOT, "%.2f %% of the round", 100 * lost);
  }

  @Override
  public String told(BotStackView view, Decision move, List<String> names) {
    String other = names.get(view.otherSeat());
    boolean isAsked = view.question() == Asked.ANSWER;
    return switch (move) {
      case Abstention.YES -> isAsked ? "accepts the draw" : "asks to call the round a draw";
      case Abstention.NO -> isAsked ? "refuses the draw" : "asks for no draw";
      case Shot.SELF -> "shoots itself";
      case Shot.OPPONENT -> "shoots " + other;
      case Use.NONE -> "uses no item";
      case Use use ->
          switch (view.you().items().in(use)) {
            case EMPTY -> "uses an empty slot";
            case PEEK -> "peeks at the bullet";
            case EJECT -> "ejects the bullet";
            case SKIP -> "skips " + other + "'s next turn";
            case HEALTH_KIT -> "uses a health kit";
            case RELOAD -> "reloads the gun";
          };
    };
  }

  @Override
  public OptionalDouble lead(BotStackView view) {
    return view.hasDefaultRulings() && Solved.knows(view)
        ? OptionalDouble.of(Solved.judge(view).lead())
        : OptionalDouble.empty();
  }

  @Override
  public List<String> summary() {
    Worth start = Solved.round().start();
    return List.of(
        String.format(
            Locale.ROOT,
            "%,d positions of a round, by the default rulings",
            Solved.round().positions()),
        String.format(
            Locale.ROOT,
            "the player who starts a round wins %.2f %%, loses %.2f %%; %.2f %% bring nobody"
                + " credit",
            100 * start.win(),
            100 * start.loss(),
            100 * (1 - start.win() - start.loss())));
  }
}
