package dev.agon.games.botstack.rules;

import dev.agon.game.Game;
import dev.agon.game.GameSpec;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import java.util.List;
import java.util.Optional;

/** The rules of BotStack; docs/rules/botstack.md has them in words. */
public final class BotStack implements Game<BotStackState, BotStackView, Decision> {
  private static final GameSpec SPEC =
      GameSpec.named("botstack", "BotStack")
          .withSettings(Rulings.SETTINGS)
          .withRuleSets(Rulings.RULE_SETS);

  private static final Turn OVER = new Turn.Over();
  private static final List<Turn> TURN_OF = List.of(new Turn.OneDecides(0), new Turn.OneDecides(1));

  @Override
  public GameSpec spec() {
    return SPEC;
  }

  @Override
  public BotStackState start(Settings settings, int seats) {
    return BotStackState.start(Rulings.of(settings));
  }

  @Override
  public Turn turn(BotStackState state) {
    Phase phase = state.phase();
    if (phase.asks()) {
      return TURN_OF.get(state.asked());
    }
    return phase == Phase.OVER
        ? OVER
        : new Turn.Chance(
            new BotStackMatch(state).drawKey(), dice -> BotStackRoll.draw(phase, dice));
  }

  @Override
  public Optional<String> refuse(BotStackState state, int seat, Decision decision) {
    return new BotStackMatch(state).refusal(decision);
  }

  @Override
  public BotStackState apply(BotStackState state, Step<Decision> step) {
    BotStackMatch match = new BotStackMatch(state);
    if (step instanceof Step.Moved<Decision> moved) {
      match.decided(moved.move());
    } else if (step instanceof Step.Rolled<Decision>(BotStackRoll roll)) {
      match.rolled(roll);
    } else if (step instanceof Step.Forfeited<Decision> forfeited) {
      match.forfeited(forfeited.seat());
    } else {
      throw new IllegalArgumentException("BotStack has no such step: " + step);
    }
    return match.state();
  }

  @Override
  public BotStackView view(BotStackState state, int seat) {
    return new BotStackView(state, seat);
  }

  @Override
  public Outcome outcome(BotStackState state) {
    return state.outcome();
  }
}
