package dev.agon.tournament.elimination;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.game.Outcome;
import dev.agon.result.Result;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Group;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Round;
import dev.agon.tournament.Specs;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

final class GroupEliminationTest {

  /** Plays the format with matches won as the table says: player to wins, within each group. */
  private static List<PlayedRound> play(int players, List<ToIntFunction<Integer>> tables) {
    GroupElimination format = new GroupElimination(players, 1);
    List<PlayedRound> played = new ArrayList<>();
    for (Optional<Round> next = format.next(played); next.isPresent(); next = format.next(played)) {
      ToIntFunction<Integer> table = tables.get(Math.min(played.size(), tables.size() - 1));
      played.add(new PlayedRound(next.get(), tally(players, next.get(), table)));
    }
    return played;
  }

  /** The first matches of a group are won by its first member, and so on; the rest are draws. */
  private static Tally tally(int players, Round round, ToIntFunction<Integer> wins) {
    Tally tally = new Tally(players);
    long number = round.firstMatch();
    for (Group group : round.groups()) {
      List<Integer> winners = new ArrayList<>();
      for (int member : group.members()) {
        for (int i = 0; i < wins.applyAsInt(member); i++) {
          winners.add(member);
        }
      }
      assertThat((long) winners.size()).isLessThanOrEqualTo(group.matches());
      for (int winner : winners) {
        double[] points = new double[group.members().size()];
        points[group.members().indexOf(winner)] = 1;
        tally.add(
            Specs.SEEDS.spec(number++, 1, group.members()),
            new Result(Outcome.byPoints(points), List.of(), 1));
      }
    }
    return tally;
  }

  private static List<List<Integer>> groups(PlayedRound played) {
    return played.round().groups().stream().map(Group::members).toList();
  }

  private static List<Integer> playersOf(PlayedRound played) {
    return played.round().groups().stream().flatMap(g -> g.members().stream()).sorted().toList();
  }

  private static List<List<Integer>> ranks(int players, List<PlayedRound> played) {
    List<Standing> standings =
        new GroupElimination(players, 1).standings(played, new Tally(players));
    return standings.stream().map(line -> List.of(line.rank(), line.entrant())).toList();
  }

  @Test
  void playersAreDealtInTurnIntoSizeSixthPlusOneGroups() {
    assertThat(groups(play(5, List.of(_ -> 0)).getFirst()))
        .isEqualTo(List.of(List.of(0, 1, 2, 3, 4)));
    assertThat(groups(play(6, List.of(_ -> 0)).getFirst()))
        .isEqualTo(List.of(List.of(0, 2, 4), List.of(1, 3, 5)));
    assertThat(groups(play(11, List.of(_ -> 0)).getFirst()))
        .isEqualTo(List.of(List.of(0, 2, 4, 6, 8, 10), List.of(1, 3, 5, 7, 9)));
    assertThat(groups(play(12, List.of(_ -> 0)).getFirst())).hasSize(3);
  }

  @Test
  void everySeatingOrderOfAGroupIsPlayedOnce() {
    Round round = new GroupElimination(4, 1).next(List.of()).orElseThrow();
    Set<List<Integer>> seatings = new HashSet<>();
    for (long match = 0; match < round.matches(); match++) {
      seatings.add(Specs.at(round, match).seats());
    }
    assertThat(round.matches()).isEqualTo(24);
    assertThat(seatings).hasSize(24);
  }

  @Test
  void theBetterHalfRoundedUpGoesOn() {
    List<PlayedRound> played =
        play(5, List.of(player -> 5 - player, player -> 3 - player, player -> player == 0 ? 2 : 0));
    assertThat(playersOf(played.get(1))).containsExactly(0, 1, 2);
    assertThat(playersOf(played.get(2))).containsExactly(0, 1);
    assertThat(played).hasSize(3);
    assertThat(ranks(5, played))
        .containsExactly(List.of(1, 0), List.of(2, 1), List.of(3, 2), List.of(4, 3), List.of(5, 4));
  }

  @Test
  void aTieAtTheCutLetsAllTiedThrough() {
    List<PlayedRound> played = play(5, List.of(player -> player == 4 ? 0 : player == 0 ? 3 : 1));
    assertThat(playersOf(played.get(1))).containsExactly(0, 1, 2, 3);
  }

  @Test
  void whenThenNobodyWouldBeOutTheTiedOnesAtTheCutAre() {
    List<PlayedRound> played = play(3, List.of(player -> player == 1 ? 4 : 1));
    assertThat(played).hasSize(1);
    assertThat(ranks(3, played)).containsExactly(List.of(1, 1), List.of(2, 0), List.of(2, 2));
  }

  @Test
  void ofGroupsThatAreTiedAsAWholeTheFirstHalfInListingOrderStays() {
    List<PlayedRound> played =
        play(7, List.of(_ -> 1, player -> 4 - player, player -> player == 0 ? 2 : 0));
    assertThat(groups(played.get(0))).isEqualTo(List.of(List.of(0, 2, 4, 6), List.of(1, 3, 5)));
    assertThat(playersOf(played.get(1))).containsExactly(0, 1, 2, 3);
  }

  /** Of each of three groups the later half advances; the groups' order does not matter then. */
  @Test
  void aLaterRoundIsDealtInListingOrder() {
    List<PlayedRound> played =
        play(13, List.of(player -> player / 3, player -> player == 6 ? 1 : 0));
    assertThat(groups(played.get(0)))
        .isEqualTo(List.of(List.of(0, 3, 6, 9, 12), List.of(1, 4, 7, 10), List.of(2, 5, 8, 11)));
    assertThat(groups(played.get(1))).isEqualTo(List.of(List.of(6, 8, 10, 12), List.of(7, 9, 11)));
  }

  @Test
  void aTieInOneGroupDoesNotMatterWhileAnotherEliminates() {
    // Group 0, 2, 4 is tied as a whole; of 1, 3, 5 the last one goes.
    List<PlayedRound> played = play(6, List.of(player -> player == 5 ? 0 : 1));
    assertThat(playersOf(played.get(1))).containsExactly(0, 1, 2, 3, 4);
  }

  @Test
  void theLastOnesTiedForFirstInASingleGroupShareFirstPlace() {
    List<PlayedRound> played = play(3, List.of(player -> player == 0 ? 0 : 3, _ -> 1));
    assertThat(playersOf(played.getLast())).containsExactly(1, 2);
    assertThat(ranks(3, played)).containsExactly(List.of(1, 1), List.of(1, 2), List.of(3, 0));
  }

  /** Score tables made to prevent an end: full ties, ties at every cut, and all kinds of others. */
  @Test
  void itAlwaysEnds() {
    Dice dice = new Dice(17);
    for (int players = 2; players <= 40; players++) {
      for (int trial = 0; trial < 60; trial++) {
        int kinds = 1 + trial % 4;
        long seed = dice.nextLong();
        List<ToIntFunction<Integer>> tables = new ArrayList<>();
        for (int round = 0; round < players; round++) {
          long roundSeed = Dice.seed(seed, round);
          // Two players have two matches between them, so a table of more wins would be a lie.
          tables.add(player -> new Dice(Dice.seed(roundSeed, player)).nextInt(kinds) == 0 ? 1 : 0);
        }
        List<PlayedRound> played = play(players, tables);
        for (int round = 1; round < played.size(); round++) {
          List<Integer> before = playersOf(played.get(round - 1));
          List<Integer> after = playersOf(played.get(round));
          assertThat(before).containsAll(after);
          assertThat(after.size()).isLessThan(before.size()).isGreaterThan(1);
        }
        List<List<Integer>> ranks = ranks(players, played);
        assertThat(ranks).hasSize(players);
        assertThat(ranks.getFirst().getFirst()).isEqualTo(1);
      }
    }
  }
}
