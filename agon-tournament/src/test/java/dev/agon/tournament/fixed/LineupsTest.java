package dev.agon.tournament.fixed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Settings;
import dev.agon.scoring.MeetingBalance;
import dev.agon.tournament.Round;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.Specs;
import dev.agon.tournament.StageOptions;
import dev.agon.tournament.stages.FormatType;
import java.util.Collections;
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

  private static List<List<Integer>> lineups(int players, int seats, int maxMatches) {
    return Lineups.of(players(players), seats, maxMatches, RoundRobin.PlayOrder.LISTING);
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
    assertThat(lineups(4, 3, 12))
        .containsExactly(List.of(0, 1, 2), List.of(0, 1, 3), List.of(0, 2, 3), List.of(1, 2, 3));
    Round round = round(4, 3, 12);
    assertThat(round.matches()).isEqualTo(12);
    assertThat(Specs.at(round, 0).seats()).containsExactly(0, 1, 2);
    assertThat(Specs.at(round, 1).seats()).containsExactly(2, 0, 1);
    assertThat(Specs.at(round, 2).seats()).containsExactly(1, 2, 0);
    assertThat(Specs.at(round, 3).seats()).containsExactly(1, 2, 3);
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

  /** The least and the most that two players meet in these matches. */
  private static List<Integer> spread(int players, int seats, int matches) {
    Round round = round(players, seats, matches);
    assertThat(round.matches()).isEqualTo(matches);
    Count count = Count.of(round);
    List<Integer> times =
        players(players).stream()
            .flatMap(
                one ->
                    IntStream.range(0, one)
                        .mapToObj(other -> count.pairs().getOrDefault(List.of(one, other), 0)))
            .sorted()
            .toList();
    return List.of(times.getFirst(), times.getLast());
  }

  /** Where a difference family exists, all pairs meet equally often. */
  @ParameterizedTest
  @CsvSource({
    "21, 5, 105, 5",
    "13, 3, 78, 3",
    "7, 3, 21, 3",
    "13, 4, 52, 4",
    "31, 6, 186, 6",
    "57, 8, 456, 8",
    "19, 3, 171, 3",
    "37, 4, 444, 4",
    "41, 5, 410, 5",
    "11, 5, 55, 10",
    "15, 7, 105, 21",
    "97, 3, 4656, 3",
    "22, 4, 616, 16",
    "10, 4, 120, 16",
  })
  void aDifferenceFamilyLetsAllPairsMeetEquallyOften(
      int players, int seats, int matches, int meetings) {
    assertThat(spread(players, seats, matches)).containsExactly(meetings, meetings);
  }

  /** Where none exists, the meetings of two pairs differ by one turn of a lineup at most. */
  @ParameterizedTest
  @CsvSource({
    "16, 4, 128",
    "20, 6, 960",
    "30, 3, 900",
    "40, 6, 4800",
    "100, 4, 4000",
    "9, 4, 36",
    "12, 4, 240",
    "24, 4, 1056",
    "30, 5, 33300",
  })
  void withoutADifferenceFamilyMeetingsDifferAsLittleAsCountingAllows(
      int players, int seats, int matches) {
    List<Integer> spread = spread(players, seats, matches);
    assertThat(spread.getLast() - spread.getFirst()).isEqualTo(seats);
  }

  /**
   * 25 in fours have no cyclic difference family: of two lineups that are turned, one distance is
   * missing and one is there twice, each from four seatings.
   */
  @Test
  void whereOnlyASearchHelpsItIsNearlyEven() {
    List<Integer> spread = spread(25, 4, 200);
    assertThat(spread).containsExactly(0, 8);
  }

  @Test
  void noLineupIsPlayedTwiceInASample() {
    for (int[] size : new int[][] {{30, 5, 33300}, {12, 4, 240}, {20, 6, 960}, {16, 4, 128}}) {
      List<List<Integer>> lineups = lineups(size[0], size[1], size[2]);
      assertThat(lineups.stream().map(HashSet::new).distinct()).hasSameSizeAs(lineups);
    }
  }

  @Test
  void theLineupsOfTwentyOneInFivesAreTheKnownDifferenceSet() {
    assertThat(lineups(21, 5, 105).getFirst()).containsExactly(0, 1, 4, 14, 16);
    assertThat(lineups(21, 5, 105)).isEqualTo(lineups(21, 5, 105));
  }

  /** Against counting by hand, in the plan and after playing. */
  @ParameterizedTest
  @CsvSource({"21, 5, 105", "16, 4, 128", "6, 3, 1000"})
  void theSpreadThatIsPrintedIsTheOneThatIsPlayed(int players, int seats, int matches) {
    Settings rules =
        FormatType.ROUND_ROBIN
            .defaults()
            .with(StageOptions.GAMES, 1)
            .with(RoundRobin.SEATS, seats)
            .with(RoundRobin.MAX_MATCHES, matches);
    Count count = Count.of(round(players, seats, matches));
    count.pairs().keySet().removeIf(pair -> pair.get(0).equals(pair.get(1)));
    assertThat(RoundRobin.meetings(players, rules))
        .isEqualTo(
            new MeetingBalance(
                Collections.min(count.pairs().values()), Collections.max(count.pairs().values())));
    assertThat(RoundRobin.isSampled(players, rules)).isEqualTo(players > 6);
  }

  /** Seven in threes: the distances 1, 2 and 3 once each, so that every two meet in one company. */
  @Test
  void oneCircleOfSevenInThreesIsPerfect() {
    List<List<Integer>> companies = lineups(7, 3, 21);
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
    assertThat(lineups(9, 4, 1)).hasSize(9);
  }
}
