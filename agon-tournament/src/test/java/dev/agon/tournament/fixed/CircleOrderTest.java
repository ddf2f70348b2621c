package dev.agon.tournament.fixed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Outcome;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Round;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.Specs;
import dev.agon.tournament.stages.FormatType;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CircleOrderTest {
  private static final List<Integer> SIZES = IntStream.rangeClosed(2, 40).boxed().toList();

  private static final Result FIRST_WINS = new Result(Outcome.byPoints(1, 0), List.of(), 1);

  private static RoundRobin roundRobin(int players, Map<String, String> options) {
    List<String> names = IntStream.range(0, players).mapToObj(i -> "bot " + i).toList();
    return new RoundRobin(Seeding.asListed(names), FormatType.ROUND_ROBIN.settings(options));
  }

  private static List<MatchSpec> matches(int players, Map<String, String> options) {
    Round round = roundRobin(players, options).next(List.of()).orElseThrow();
    return LongStream.range(0, round.matches()).mapToObj(match -> Specs.at(round, match)).toList();
  }

  private static List<List<Integer>> seatings(int players, Map<String, String> options) {
    return matches(players, options).stream().map(MatchSpec::seats).toList();
  }

  /** How many matches each player has among these. */
  private static int[] counts(int players, List<List<Integer>> seatings) {
    int[] counts = new int[players];
    seatings.forEach(seats -> seats.forEach(player -> counts[player]++));
    return counts;
  }

  private static int spread(int[] counts) {
    return Arrays.stream(counts).max().orElseThrow() - Arrays.stream(counts).min().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"games, 2", "games, 3", "boards, 2"})
  void theSamePairsSitInTheSameSeatsAsInTheOrderOfTheList(String option, String times) {
    for (int players : SIZES) {
      assertThat(seatings(players, Map.of(option, times)))
          .containsExactlyInAnyOrderElementsOf(
              seatings(players, Map.of(option, times, "order", "listing")));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void afterEachRoundAllHavePlayedEquallyOftenUpToABye(int games) {
    for (int players : SIZES) {
      List<List<Integer>> seatings = seatings(players, Map.of("games", String.valueOf(games)));
      int inRound = players / 2 * games;
      for (int played = 0; played <= seatings.size(); played += inRound) {
        assertThat(spread(counts(players, seatings.subList(0, played))))
            .as("%d matches of %d players", played, players)
            .isLessThanOrEqualTo(players % 2 == 0 ? 0 : games);
      }
    }
  }

  @Test
  void whenAllHaveMetOnceAllHaveSatFirstEquallyOftenUpToOnce() {
    for (int players : SIZES) {
      List<List<Integer>> seatings = seatings(players, Map.of("games", "1"));
      List<List<Integer>> firstHalf = seatings.subList(0, seatings.size() / 2);
      assertThat(firstHalf.stream().map(HashSet::new)).doesNotHaveDuplicates();
      int[] first =
          counts(players, firstHalf.stream().map(seats -> List.of(seats.getFirst())).toList());
      assertThat(spread(first)).isLessThanOrEqualTo(1);
    }
  }

  @Test
  void aPairPlaysTheSameBoardsFromBothSeats() {
    for (int players : SIZES) {
      List<MatchSpec> matches = matches(players, Map.of("games", "2"));
      int half = matches.size() / 2;
      for (int i = 0; i < half; i++) {
        assertThat(matches.get(half + i).board()).isEqualTo(matches.get(i).board());
        assertThat(matches.get(half + i).seats()).isEqualTo(matches.get(i).seats().reversed());
      }
      assertThat(matches.subList(0, half).stream().map(MatchSpec::board)).doesNotHaveDuplicates();
    }
  }

  /** Bot 1 has won all of its two games, and bot 0 three of four. */
  @Test
  void pointsPerGameRankWhileSomeHavePlayedMoreThanOthers() {
    RoundRobin format = roundRobin(3, Map.of("games", "1"));
    Tally tally = new Tally(3);
    tally.add(Specs.of(1, 1, 1, 0), FIRST_WINS);
    tally.add(Specs.of(2, 2, 1, 2), FIRST_WINS);
    for (int match = 3; match <= 5; match++) {
      tally.add(Specs.of(match, match, 0, 2), FIRST_WINS);
    }
    assertThat(order(format, tally)).containsExactly(1, 0, 2);
    for (int match = 6; match <= 7; match++) {
      tally.add(Specs.of(match, match, 2, 1), FIRST_WINS);
    }
    assertThat(order(format, tally)).containsExactly(0, 1, 2);
  }

  private static List<Integer> order(RoundRobin format, Tally underWay) {
    return format.stagesSoFar(List.of(), underWay).getFirst().lines().stream()
        .map(Standing::entrant)
        .toList();
  }

  /** 10 lineups of three of five players are two circles of five. */
  @ParameterizedTest
  @CsvSource({"5, 3", "7, 3", "8, 3", "7, 4", "11, 5"})
  void lineupsOfMoreThanTwoAreTurnedAroundTheCircle(int players, int seats) {
    String each = String.valueOf(seats);
    List<List<Integer>> seatings = seatings(players, Map.of("games", "1", "seats", each));
    assertThat(seatings)
        .containsExactlyInAnyOrderElementsOf(
            seatings(players, Map.of("games", "1", "seats", each, "order", "listing")));
    for (int played = 0; played <= seatings.size(); played += players * seats) {
      assertThat(spread(counts(players, seatings.subList(0, played)))).isZero();
    }
  }
}
