package dev.agon.games.botstack.rules;

import dev.agon.game.Game;
import dev.agon.game.GameSpec;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.games.botstack.rules.BotStackView.Asked;
import dev.agon.games.botstack.rules.Decision.Abstention;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;
import java.util.List;
import java.util.Optional;

/** The rules of BotStack; docs/rules/botstack.md has them in words. */
public final class BotStack implements Game<BotStackState, BotStackView, Decision> {
  private static final GameSpec SPEC =
      GameSpec.named("botstack", "BotStack")
          .withSettings(Rulings.SETTINGS)
          .withRuleSets(Rulings.RULE_SETS);

  private static final Turn OVER = new Turn.Over();
  private static final Turn STARTER = new Turn.Chance(0, BotStackRoll.Starter::draw);
  private static final List<Turn> TURN_OF = List.of(new Turn.OneDecides(0), new Turn.OneDecides(1));

  /** The distance between the keys of a round's loads and those of the next round. */
  private static final long KEYS_OF_ROUND = 100;

  private static final int KEYS_OF_ITEMS = 10;

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
    return state.phase().asks() ? TURN_OF.get(state.asked()) : chance(state);
  }

  private static Turn chance(BotStackState state) {
    return switch (state.phase()) {
      case STARTER -> STARTER;
      case ROUND -> new Turn.Chance(key(state, 0), BotStackRoll.Deal::drawRound);
      case RELOAD, RELOAD_BEFORE_SHOT ->
          new Turn.Chance(key(state, state.gun().reloads()), BotStackRoll.Deal::drawReload);
      case RELOAD_ITEM ->
          new Turn.Chance(
              key(state, KEYS_OF_ITEMS + state.gun().itemReloads()), BotStackRoll.Deal::drawReload);
      case OVER -> OVER;
      case ASK, ANSWER, ITEM, SHOOT, SHOOT_PEEKED ->
          throw new IllegalArgumentException("somebody is asked in phase " + state.phase());
    };
  }

  /** The key of a load; it does not depend on what the players did before. */
  private static long key(BotStackState state, int load) {
    return 1 + state.rounds().over() * KEYS_OF_ROUND + load;
  }

  @Override
  public Optional<String> refuse(BotStackState state, int seat, Decision decision) {
    return refusal(state, seat, decision);
  }

  static Optional<String> refusal(BotStackState state, int seat, Decision decision) {
    Asked question = state.phase().question();
    if (!question.isAnsweredBy(decision)) {
      return Optional.of("answers " + decision.id() + " when asked '" + question.id() + "'");
    }
    return state.rulings().emptySlotIsIllegal()
            && decision instanceof Use use
            && use != Use.NONE
            && state.player(seat).items().in(use) == Item.EMPTY
        ? Optional.of("uses slot " + use.id() + ", which is empty")
        : Optional.empty();
  }

  @Override
  public BotStackState apply(BotStackState state, Step<Decision> step) {
    if (step instanceof Step.Moved<Decision> moved) {
      return decided(state, moved.move());
    }
    if (step instanceof Step.Rolled<Decision>(BotStackRoll roll)) {
      return rolled(state, roll);
    }
    if (step instanceof Step.Forfeited<Decision> forfeited) {
      return state.forfeited(forfeited.seat());
    }
    throw new IllegalArgumentException("BotStack has no such step: " + step);
  }

  private static BotStackState decided(BotStackState state, Decision decision) {
    if (decision instanceof Abstention abstention) {
      boolean isYes = abstention == Abstention.YES;
      return state.phase() == Phase.ASK ? state.asks(isYes) : state.answers(isYes);
    }
    return decision instanceof Use use ? state.uses(use) : state.shoots((Shot) decision);
  }

  private static BotStackState rolled(BotStackState state, BotStackRoll roll) {
    return roll instanceof BotStackRoll.Starter starter
        ? state.startedBy(starter.seat())
        : state.dealt((BotStackRoll.Deal) roll);
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
