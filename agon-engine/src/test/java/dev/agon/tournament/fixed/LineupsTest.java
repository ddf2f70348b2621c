package dev.agon.tournament.fixed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Settings;
import dev.agon.tournament.FormatType;
import dev.agon.tournament.Round;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.Specs;
import dev.agon.tournament.StageOptions;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LineupsTest {
  private static List<Integer> players(int count) {
    return IntStream.range(0, count).boxed().toList();
  }

  private static Round round(int players, int seats, int most) {
    List<String> names = IntStream.range(0, players).mapToObj(String::valueOf).toList();
    Settings rules =
        FormatType.ROUND_ROBIN
            .defaults()
            .with(StageOptions.GAMES, 1)
            .with(RoundRobin.SEATS, seats)
            .with(RoundRobin.MAX_MATCHES, most);
    return new RoundRobin(Seeding.asListed(names), rules).next(List.of()).orElseThrow();
  }

  @Test
  void everyCompanySitsInEveryTurnWhereThatIsNotTooMany() {
    assertThat(Lineups.of(players(4), 3, 12))
        .containsExactly(List.of(0, 1, 2), List.of(0, 1, 3), List.of(0, 2, 3), List.of(1, 2, 3));
    Round round = round(4, 3, 12);
    assertThat(round.matches()).isEqualTo(12);
    assertThat(Specs.at(round, 0).seats()).containsExactly(0, 1, 2);
    assertThat(Specs.at(round, 1).seats()).containsExactly(2, 0, 1);
    assertThat(Specs.at(round, 2).seats()).containsExactly(1, 2, 0);
    assertThat(Specs.at(round, 3).seats()).containsExactly(0, 1, 3);
  }

  /** How often everybody sat in each seat, and how often every two met. */
  private record Count(Map<List<Integer>, Integer> seats, Map<List<Integer>, Integer> pairs) {
    static Count of(Round round) {
      Count count = new Count(new HashMap<>(), new HashMap<>());
      for (long match = 0; match < round.matches(); match++) {
        List<Integer> seats = Specs.at(round, match).seats();
        for (int seat = 0; seat < seats.size(); seat++) {
          count.seats.merge(List.of(seats.get(seat), seat), 1, Integer::sum);
          for (int other : seats) {
            count.pairs.merge(List.of(seats.get(seat), other), 1, Integer::sum);
          }
        }
      }
      return count;
    }
  }

  /** The seats are always even; the pairs as nearly as a whole number of circles allows. */
  @ParameterizedTest
  @CsvSource({"7,3,21", "13,4,52", "20,6,1000", "30,3,900", "40,6,5000", "100,4,4000"})
  void aSampleIsBalanced(int players, int seats, int most) {
    Round round = round(players, seats, most);
    assertThat(round.matches()).isLessThanOrEqualTo(most).isGreaterThan(most / 2);
    Count count = Count.of(round);
    assertThat(count.seats()).hasSize(players * seats);
    assertThat(new HashSet<>(count.seats().values())).hasSize(1);
    double mean = (double) round.matches() * seats * (seats - 1) / players / (players - 1);
    for (int one = 0; one < players; one++) {
      for (int other = 0; other < one; other++) {
        int met = count.pairs().getOrDefault(List.of(one, other), 0);
        assertThat((double) met).isBetween(mean - 3 * seats, mean + 3 * seats);
      }
    }
  }

  /** Seven in threes: the distances 1, 2 and 3 once each, so that every two meet in one company. */
  @Test
  void oneCircleOfSevenInThreesIsPerfect() {
    List<List<Integer>> companies = Lineups.of(players(7), 3, 21);
    Set<Set<Integer>> pairs = new HashSet<>();
    for (List<Integer> company : companies) {
      assertThat(pairs.add(Set.of(company.get(0), company.get(1)))).isTrue();
      assertThat(pairs.add(Set.of(company.get(0), company.get(2)))).isTrue();
      assertThat(pairs.add(Set.of(company.get(1), company.get(2)))).isTrue();
    }
    assertThat(pairs).hasSize(21);
  }

  @Test
  void atLeastOneCircleIsPlayed() {
    assertThat(Lineups.of(players(9), 4, 1)).hasSize(9);
  }
}
