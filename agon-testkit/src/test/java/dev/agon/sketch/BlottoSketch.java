package dev.agon.sketch;

import dev.agon.game.Game;
import dev.agon.game.NoChance;
import dev.agon.game.Outcome;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.game.Spec;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.sketch.BlottoSketch.Allocation;
import dev.agon.sketch.BlottoSketch.State;
import dev.agon.sketch.BlottoSketch.View;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Colonel Blotto, repeated. Shows simultaneous moves and bots that learn from earlier rounds. */
final class BlottoSketch implements Game<State, Allocation, NoChance, View> {
  static final Setting<Integer> UNITS =
      Setting.whole("units", "the units each side places in a round", 100, 1, 10_000);
  static final Setting<Integer> FIELDS =
      Setting.whole("fields", "the fields that are fought for", 10, 1, 100);
  static final Setting<Integer> ROUNDS =
      Setting.whole("rounds", "how often the same two sides meet", 5, 1, 1_000);

  private static final Spec SPEC =
      new Spec("blotto", "Colonel Blotto", 2, 2, 2, List.of(UNITS, FIELDS, ROUNDS));

  /** The units placed on each field. */
  record Allocation(List<Integer> units) {
    Allocation {
      units = List.copyOf(units);
      if (units.stream().anyMatch(count -> count < 0)) {
        throw new IllegalArgumentException("fewer than no units on a field: " + units);
      }
    }

    int total() {
      return units.stream().mapToInt(Integer::intValue).sum();
    }

    /** The fields won against the other side; one held equally counts half. */
    double fieldsWon(Allocation other) {
      return IntStream.range(0, units.size())
              .map(field -> 1 + Integer.signum(units.get(field) - other.units.get(field)))
              .sum()
          / 2.0;
    }
  }

  /** A round: both sides' allocations, by seat. */
  record Battle(List<Allocation> sides) {
    Battle {
      sides = List.copyOf(sides);
    }

    double fieldsWon(int seat) {
      return sides.get(seat).fieldsWon(sides.get(1 - seat));
    }
  }

  /** What a side sees: all that was fought, nothing of the round at hand. */
  record View(int you, int units, int fields, int rounds, List<Battle> fought) {}

  record State(int units, int fields, int rounds, List<Battle> fought, Set<Integer> forfeited) {
    boolean isOver() {
      return fought.size() == rounds || !forfeited.isEmpty();
    }

    State after(Battle battle) {
      List<Battle> all = Stream.concat(fought.stream(), Stream.of(battle)).toList();
      return new State(units, fields, rounds, all, forfeited);
    }

    /** Both may fail at the same question, so the second fault of a match counts too. */
    State withForfeitOf(int seat) {
      if (fought.size() == rounds) {
        return this;
      }
      Set<Integer> all = new HashSet<>(forfeited);
      all.add(seat);
      return new State(units, fields, rounds, fought, Set.copyOf(all));
    }

    /** The fields won in all rounds; they all go to the side whose opponent forfeits. */
    double points(int seat) {
      if (!forfeited.isEmpty()) {
        return forfeited.contains(seat) ? 0 : fields * rounds;
      }
      return fought.stream().mapToDouble(battle -> battle.fieldsWon(seat)).sum();
    }
  }

  @Override
  public Spec spec() {
    return SPEC;
  }

  @Override
  public State start(Settings settings, int seats) {
    return new State(
        settings.get(UNITS), settings.get(FIELDS), settings.get(ROUNDS), List.of(), Set.of());
  }

  @Override
  public Turn<NoChance> turn(State state) {
    return state.isOver() ? new Turn.Over<>() : new Turn.SeveralDecide<>(List.of(0, 1));
  }

  @Override
  public Optional<String> refuse(State state, int seat, Allocation allocation) {
    if (allocation.units().size() != state.fields()) {
      return Optional.of(
          "allocates to " + allocation.units().size() + " fields; there are " + state.fields());
    }
    if (allocation.total() != state.units()) {
      return Optional.of(
          "places " + allocation.total() + " units; it must place all " + state.units());
    }
    return Optional.empty();
  }

  @Override
  public State apply(State state, Step<Allocation, NoChance> step) {
    return switch (step) {
      case Step.MovedTogether(List<Step.Moved<Allocation, NoChance>> moves) ->
          state.after(new Battle(moves.stream().map(Step.Moved::move).toList()));
      case Step.Forfeited(int seat, _) -> state.withForfeitOf(seat);
      case Step.Moved<Allocation, NoChance> _, Step.Rolled<Allocation, NoChance> _ ->
          throw new IllegalArgumentException("Blotto has no such step: " + step);
    };
  }

  @Override
  public View view(State state, int seat) {
    return new View(seat, state.units(), state.fields(), state.rounds(), state.fought());
  }

  @Override
  public Outcome outcome(State state) {
    return Outcome.byPoints(state.points(0), state.points(1));
  }
}
