package dev.agon.games.blotto.rules;

import dev.agon.game.Game;
import dev.agon.game.GameSpec;
import dev.agon.game.Outcome;
import dev.agon.game.Parsed;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The rules of Colonel Blotto; docs/rules/blotto.md has them in words. */
public final class Blotto implements Game<BlottoState, BlottoView, Plan> {
  private static final int MAX_FIELDS = 100;
  private static final int MAX_ROUNDS = 1_000;

  static final Setting<Battlefields> VALUES =
      Setting.text(
          "values",
          "what each battlefield is worth",
          "like 1,2,5 or 1..10, at most " + MAX_FIELDS,
          Battlefields.upTo(10),
          text -> Parsed.of(() -> Blotto.readValues(text)),
          Battlefields::toString);

  static final Setting<Forces> UNITS =
      Setting.text(
          "units",
          "the units of each side",
          "like 100, or 100,80 where they differ, at most " + Forces.MAX,
          new Forces(100, 100),
          text -> Parsed.of(() -> Forces.parse(text)),
          Forces::toString);

  static final Setting<Integer> ROUNDS =
      Setting.whole("rounds", "how often the two sides meet", 1, 1, MAX_ROUNDS);

  private static final GameSpec SPEC =
      GameSpec.named("blotto", "Colonel Blotto").withSettings(List.of(VALUES, UNITS, ROUNDS));

  private static Battlefields readValues(String text) {
    Battlefields battlefields = Battlefields.parse(text);
    if (battlefields.count() > MAX_FIELDS) {
      throw new IllegalArgumentException(
          "must be at most " + MAX_FIELDS + " battlefields, not " + battlefields.count());
    }
    return battlefields;
  }

  @Override
  public GameSpec spec() {
    return SPEC;
  }

  @Override
  public BlottoState start(Settings settings, int seats) {
    return new BlottoState(
        settings.get(VALUES), settings.get(UNITS), settings.get(ROUNDS), List.of(), Set.of());
  }

  @Override
  public Turn turn(BlottoState state) {
    return state.isOver() ? new Turn.Over() : new Turn.SeveralDecide(List.of(0, 1));
  }

  @Override
  public Optional<String> refuse(BlottoState state, int seat, Plan plan) {
    int fields = state.battlefields().count();
    if (plan.fields() != fields) {
      return Optional.of("plans for " + plan.fields() + " battlefields; there are " + fields);
    }
    int units = state.forces().of(seat);
    if (plan.total() != units) {
      return Optional.of("places " + plan.total() + " units; it must place all " + units);
    }
    return Optional.empty();
  }

  @Override
  public BlottoState apply(BlottoState state, Step<Plan> step) {
    return switch (step) {
      case Step.MovedTogether(List<Step.Moved<Plan>> moves) ->
          state.after(new Battle(moves.get(0).move(), moves.get(1).move()));
      case Step.Forfeited(int seat, _) -> state.forfeited(seat);
      case Step.Moved<Plan> _, Step.Rolled<Plan> _ ->
          throw new IllegalArgumentException("Blotto has no such step: " + step);
    };
  }

  @Override
  public BlottoView view(BlottoState state, int seat) {
    return new BlottoView(state, seat);
  }

  @Override
  public Outcome outcome(BlottoState state) {
    return state.outcome();
  }
}
