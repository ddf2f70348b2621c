package dev.agon.tournament.stages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Settings;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Format;
import dev.agon.tournament.Group;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Round;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.elimination.GroupElimination;
import dev.agon.tournament.elimination.SeriesRules;
import dev.agon.tournament.fixed.Gauntlet;
import dev.agon.tournament.fixed.RoundRobin;
import java.util.ArrayList;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MatchCountTest {
  private static Seeding seeding(int players) {
    return Seeding.asListed(IntStream.range(0, players).mapToObj(i -> "bot" + i).toList());
  }

  private static MatchCount extent(FormatType format, int players, Settings rules) {
    return MatchCount.of(format, seeding(players), rules);
  }

  private static Settings rules(FormatType format, int games) {
    return format.settings(Map.of("games", String.valueOf(games)));
  }

  private static MatchCount exactly(long matches, int rounds) {
    return new MatchCount(matches, matches, matches, rounds);
  }

  @Test
  void whereResultsDoNotMatterTheNumberIsExact() {
    // 7 x 6 ordered pairs, three times.
    assertThat(extent(FormatType.ROUND_ROBIN, 7, rules(FormatType.ROUND_ROBIN, 3)))
        .isEqualTo(exactly(126, 1));
    // 35 companies of 3, each in its three turns.
    assertThat(
            extent(
                FormatType.ROUND_ROBIN,
                7,
                rules(FormatType.ROUND_ROBIN, 1).with(RoundRobin.SEATS, 3)))
        .isEqualTo(exactly(105, 1));
    // Two challengers and five others from both seats, twice.
    Settings two = rules(FormatType.GAUNTLET, 2).with(Gauntlet.CHALLENGERS, 2);
    assertThat(extent(FormatType.GAUNTLET, 7, two)).isEqualTo(exactly(40, 1));
    assertThat(extent(FormatType.TABLE, 7, rules(FormatType.TABLE, 100)))
        .isEqualTo(exactly(100, 1));
    // Eight bots have 3 + 2 rounds of four pairs; of seven, one has a bye.
    assertThat(extent(FormatType.SWISS, 8, rules(FormatType.SWISS, 1))).isEqualTo(exactly(20, 5));
    assertThat(extent(FormatType.SWISS, 7, rules(FormatType.SWISS, 1))).isEqualTo(exactly(15, 5));
    // Each of two boards from both sides.
    Settings boards = FormatType.SWISS.settings(Map.of("boards", "2", "rounds", "3"));
    assertThat(extent(FormatType.SWISS, 8, boards)).isEqualTo(exactly(48, 3));
    Settings listed =
        FormatType.MATCHUPS.settings(Map.of("games", "4", "matchups", "bot0,bot1\nbot1,bot2"));
    assertThat(extent(FormatType.MATCHUPS, 3, listed)).isEqualTo(exactly(8, 1));
  }

  /** 1,000 games are looked at in 16 parts, the first of which has 62. */
  @Test
  void aStageThatMayStopHasItsFirstPartAtLeast() {
    Settings stop =
        FormatType.ROUND_ROBIN.settings(Map.of("games", "1000", "stop", "top-2-decided"));
    assertThat(extent(FormatType.ROUND_ROBIN, 4, stop))
        .isEqualTo(new MatchCount(12 * 62, 12_000, 12_000, 16));
  }

  /**
   * Of eight there are six series before the final and the series for third place. With five
   * replays and the last two best of three: 6 x 1 + 2 x 2, and at most 6 x (5 + 1) + 2 x (5 + 3).
   */
  @Test
  void anEliminationIsAsLongAsItsSeries() {
    assertThat(extent(FormatType.SINGLE_ELIMINATION, 8, FormatType.SINGLE_ELIMINATION.defaults()))
        .isEqualTo(new MatchCount(10, 10, 52, 4));
  }

  /** A series that may have no match without a winner is over with the first such match. */
  @Test
  void aSeriesCanBeOverBeforeItIsWon() {
    Settings rules = new SeriesRules(5, 7, 1).in(FormatType.SINGLE_ELIMINATION.defaults());
    // Two players: the final alone, won 4-0, or over after two matches that nobody won.
    assertThat(extent(FormatType.SINGLE_ELIMINATION, 2, rules))
        .isEqualTo(new MatchCount(2, 4, 8, 4));
  }

  @ParameterizedTest
  @CsvSource({
    "2, 1, 1, 0", "2, 1, 3, 1", "2, 3, 3, 0", "2, 3, 3, 2", "2, 5, 5, 1", "3, 1, 1, 1",
    "3, 1, 3, 0", "3, 3, 1, 1", "4, 1, 1, 0", "4, 1, 1, 1", "4, 1, 3, 0", "5, 1, 1, 0",
  })
  void ofAllWaysThatAKnockoutCanGoNoneIsOutside(
      int players, int bestOf, int finalBestOf, int replays) {
    SeriesRules how = new SeriesRules(bestOf, finalBestOf, replays);
    for (FormatType format :
        List.of(FormatType.SINGLE_ELIMINATION, FormatType.DOUBLE_ELIMINATION)) {
      if (format == FormatType.DOUBLE_ELIMINATION && players * (replays + bestOf) > 8) {
        continue;
      }
      Settings rules = how.in(format.defaults());
      LongSummaryStatistics all = new LongSummaryStatistics();
      playAllWays(format.create(seeding(players), rules), players, new ArrayList<>(), all);
      MatchCount extent = extent(format, players, rules);
      assertThat(List.of(extent.min(), extent.max()))
          .as(format.id())
          .isEqualTo(List.of(all.getMin(), all.getMax()));
    }
  }

  /** Each match of a round is won by the first, by the second, or by nobody. */
  private static void playAllWays(
      Format format, int players, List<PlayedRound> played, LongSummaryStatistics all) {
    Optional<Round> next = format.next(played);
    if (next.isEmpty()) {
      all.accept(played.stream().mapToLong(one -> one.round().matches()).sum());
      return;
    }
    List<Group> groups = next.get().groups();
    int ways = IntStream.range(0, groups.size()).reduce(1, (product, _) -> 3 * product);
    for (int way = 0; way < ways; way++) {
      Tally tally = new Tally(players);
      int rest = way;
      for (Group group : groups) {
        if (rest % 3 < 2) {
          tally.addByes(group.members().get(rest % 3), 1, 1);
        }
        rest /= 3;
      }
      played.add(new PlayedRound(next.get(), tally));
      playAllWays(format, players, played, all);
      played.removeLast();
    }
  }

  /**
   * Of four, every order of seats is 24 matches; the better two have 2 more. Or all four are level,
   * and it is over; or each time only one is out: 24 + 6 + 2.
   */
  @Test
  void groupsHaveMoreMatchesTheMoreAreLevel() {
    assertThat(extent(FormatType.GROUPS, 4, rules(FormatType.GROUPS, 1)))
        .isEqualTo(new MatchCount(24, 26, 32, 2));
  }

  @ParameterizedTest
  @CsvSource({"2", "3", "4", "5", "6", "7", "8"})
  void ofAllWaysThatGroupsCanGoNoneIsOutside(int players) {
    MatchCount extent = extent(FormatType.GROUPS, players, rules(FormatType.GROUPS, 2));
    assertThat(extent.min()).isEqualTo(bound(players, true));
    assertThat(extent.max()).isEqualTo(bound(players, false));
    assertThat(extent.typical()).isBetween(extent.min(), extent.max());
  }

  /** By trying all wins that the members of each group can have, up to who is level with whom. */
  private static long bound(int players, boolean fewest) {
    if (players < 2) {
      return 0;
    }
    GroupElimination format = new GroupElimination(players, 2);
    Round round = format.next(List.of()).orElseThrow();
    TreeSet<Integer> left = new TreeSet<>();
    int largest = round.groups().getFirst().members().size();
    int ways = IntStream.range(0, players).reduce(1, (product, _) -> largest * product);
    for (int way = 0; way < ways; way++) {
      Tally tally = new Tally(players);
      int rest = way;
      for (int player = 0; player < players; player++) {
        for (int win = 0; win < rest % largest; win++) {
          tally.addByes(player, 1, 1);
        }
        rest /= largest;
      }
      left.add(format.next(List.of(new PlayedRound(round, tally))).map(Round::players).orElse(1));
    }
    LongSummaryStatistics after = new LongSummaryStatistics();
    left.forEach(number -> after.accept(bound(number, fewest)));
    return round.matches() + (fewest ? after.getMin() : after.getMax());
  }
}
