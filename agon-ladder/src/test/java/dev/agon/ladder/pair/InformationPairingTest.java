package dev.agon.ladder.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.DrawKey;
import dev.agon.ladder.LadderSettings;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class InformationPairingTest {
  private static final LadderSettings SETTINGS = LadderSettings.of(2);

  @ParameterizedTest
  @ValueSource(doubles = {0.05, 0.1, 0.25, 1})
  void nobodyStarves(double share) {
    int versions = 60;
    LadderSettings settings = new LadderSettings(2, 512, 256, List.of(8), share, 50, 8);
    SimulatedState simulated = new SimulatedState(settings, versions, 5);
    long bound = InformationPairing.waitingBound(versions, share);
    long[] last = new long[versions];
    long bundle = 0;
    for (List<Integer> table : simulated.choose(new InformationPairing(), 10_000)) {
      for (int version : table) {
        last[version] = bundle;
      }
      for (int version = 0; version < versions; version++) {
        assertThat(bundle - last[version]).isLessThanOrEqualTo(bound);
      }
      bundle++;
    }
  }

  /** 45 turns of every sixteenth bundle, however sure the ratings are. */
  @Test
  void everyPairOfTheTopTenMeetsInItsTurn() {
    SimulatedState simulated = new SimulatedState(SETTINGS, 80, 3);
    InformationPairing rule = new InformationPairing();
    simulated.choose(rule, 400);
    int[] top =
        IntStream.range(0, 80)
            .boxed()
            .sorted((a, b) -> Double.compare(10.0 * (b * 7 % 80), 10.0 * (a * 7 % 80)))
            .limit(10)
            .mapToInt(version -> version)
            .toArray();
    Set<Set<Integer>> met = new HashSet<>();
    simulated.choose(rule, 45 * 16 + 32).forEach(table -> met.add(new HashSet<>(table)));
    for (int one = 0; one < 10; one++) {
      for (int other = 0; other < one; other++) {
        assertThat(met).contains(Set.of(top[one], top[other]));
      }
    }
  }

  @Test
  void theSameChoicesAreMadeWithoutWhatARuleRemembers() {
    for (PairingRule rule : PairingRules.all()) {
      SimulatedState remembering = new SimulatedState(SETTINGS, 50, 60);
      SimulatedState forgetting = new SimulatedState(SETTINGS, 50, 60);
      List<List<Integer>> choices = remembering.choose(rule, 200);
      for (List<Integer> choice : choices) {
        PairingRule fresh = PairingRules.named(rule.id());
        assertThat(forgetting.choose(fresh, 1)).as(rule.id()).containsExactly(choice);
      }
    }
  }

  @Test
  void aVersionThatRestsIsForgotten() {
    SimulatedState simulated = new SimulatedState(SETTINGS, 30, 60);
    InformationPairing rule = new InformationPairing();
    simulated.choose(rule, 300);
    simulated.state.setActive(17, false);
    assertThat(simulated.choose(rule, 300)).noneMatch(table -> table.contains(17));
    simulated.state.setActive(17, true);
    assertThat(simulated.choose(rule, 300)).anyMatch(table -> table.contains(17));
  }

  @Test
  void aNewVersionPlaysTheOneBeforeItUntilTheTestIsDecided() {
    SimulatedState simulated = new SimulatedState(SETTINGS, 60, 20);
    InformationPairing rule = new InformationPairing();
    simulated.choose(rule, 1_000);
    simulated.join(OptionalInt.of(5));
    simulated.choose(rule, 1_000);
    long met = simulated.state.chosen(60, 5);
    assertThat(met).isGreaterThan(60);
    simulated.decide(60);
    simulated.choose(rule, 400);
    met = simulated.state.chosen(60, 5);
    simulated.choose(rule, 1_000);
    assertThat(simulated.state.chosen(60, 5) - met).isLessThan(met / 4);
  }

  @Test
  void aNewVersionSoonHasItsFirstMatches() {
    SimulatedState simulated = new SimulatedState(SETTINGS, 100, 20);
    InformationPairing rule = new InformationPairing();
    simulated.choose(rule, 2_000);
    simulated.join(OptionalInt.empty());
    simulated.choose(rule, 30);
    assertThat(simulated.state.chosen(100)).isGreaterThanOrEqualTo(10);
  }

  /** Of equal ones, nobody plays one opponent more than a quarter of the games. */
  @Test
  void nobodyPlaysTheSamePairOverAndOver() {
    SimulatedState simulated = new SimulatedState(SETTINGS, 40, 20);
    simulated.choose(new InformationPairing(), 6_000);
    for (int one = 0; one < 40; one++) {
      for (int other = 0; other < one; other++) {
        assertThat((double) simulated.state.chosen(one, other))
            .isLessThan(0.25 * simulated.state.chosen(one) + 10);
      }
    }
  }

  /** The gain for the expected loss at the cuts, against its formula by small differences. */
  @Test
  void theChosenOpponentIsAmongThoseThatTellMost() {
    SimulatedState simulated = new SimulatedState(SETTINGS, 64, 30);
    InformationPairing rule = new InformationPairing();
    simulated.choose(rule, 500);
    Map<Integer, Integer> chosen = new HashMap<>();
    for (List<Integer> table : simulated.choose(rule, 1_600)) {
      table.forEach(version -> chosen.merge(version, 1, Integer::sum));
    }
    int[] byRating =
        IntStream.range(0, 64)
            .boxed()
            .sorted((a, b) -> Double.compare(b * 7 % 64, a * 7 % 64))
            .mapToInt(version -> version)
            .toArray();
    int atTheCuts = IntStream.range(5, 13).map(place -> chosen.get(byRating[place])).sum();
    int atTheEnd = IntStream.range(56, 64).map(place -> chosen.get(byRating[place])).sum();
    assertThat(atTheCuts).isGreaterThan(3 * atTheEnd);
  }

  @Test
  void tablesAreFilledByEveryRule() {
    LadderSettings four = LadderSettings.of(4);
    for (PairingRule rule : PairingRules.all()) {
      SimulatedState simulated = new SimulatedState(four, 20, 60);
      assertThat(simulated.choose(rule, 500))
          .allMatch(table -> table.stream().distinct().count() == 4);
    }
  }

  @Test
  void anotherKeyGivesOtherChoices() {
    SimulatedState simulated = new SimulatedState(SETTINGS, 50, 60);
    simulated.choose(new InformationPairing(), 100);
    PairingRule rule = PairingRules.named("random");
    assertThat(rule.choose(simulated.state, DrawKey.ofNumber(1)))
        .isNotEqualTo(rule.choose(simulated.state, DrawKey.ofNumber(2)));
  }
}
