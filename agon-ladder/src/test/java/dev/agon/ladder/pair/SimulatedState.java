package dev.agon.ladder.pair;

import dev.agon.game.DrawKey;
import dev.agon.ladder.FittedRatings;
import dev.agon.ladder.LadderSettings;
import dev.agon.ladder.LadderVersion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/** A state whose ratings are told at once when choices look further. */
final class SimulatedState {
  static final DrawKey KEY = DrawKey.ofNumber(4);
  final PairingState state;
  private final double[] elo;
  private final double error;
  private List<Integer> decided = List.of();

  SimulatedState(LadderSettings settings, int versions, double error) {
    state = new PairingState(settings);
    elo = new double[versions];
    Arrays.setAll(elo, version -> 10.0 * (version * 7 % versions) - 5.0 * versions);
    this.error = error;
    for (int version = 0; version < versions; version++) {
      join(OptionalInt.empty());
    }
  }

  void join(OptionalInt previous) {
    int number = state.versions();
    state.join(new LadderVersion(number, "bot" + number, "", "", state.nextMatch(), previous));
  }

  /** The next results decide the test of a version. */
  void decide(int version) {
    decided = List.of(version);
  }

  List<List<Integer>> choose(PairingRule rule, int count) {
    List<List<Integer>> tables = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      if (state.horizon() > state.fit().results()) {
        double[] errors = new double[elo.length];
        Arrays.fill(errors, error);
        state.know(new FittedRatings(state.horizon(), elo, errors), List.of(), decided);
      }
      tables.add(state.choose(rule, KEY));
    }
    return tables;
  }
}
