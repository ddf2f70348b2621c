package dev.agon.tournament.fixed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.execute.LocalThreads;
import dev.agon.game.Outcome;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.run.Digest;
import dev.agon.run.Tournament;
import dev.agon.scoring.Standing;
import dev.agon.tournament.Round;
import dev.agon.tournament.Specs;
import dev.agon.tournament.stages.Standings;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TableTest {
  private static List<MatchSpec> pairings(Table table) {
    Round round = table.next(List.of()).orElseThrow();
    return IntStream.range(0, (int) round.matches())
        .mapToObj(match -> Specs.at(round, match))
        .toList();
  }

  @Test
  void everybodySitsASeatFurtherInTheNextGameWhichIsDealtAnew() {
    assertThat(pairings(new Table(List.of("A", "B", "C"), 3, 4)))
        .containsExactly(
            Specs.of(1, 1, 0, 1, 2),
            Specs.of(2, 2, 2, 0, 1),
            Specs.of(3, 3, 1, 2, 0),
            Specs.of(4, 4, 0, 1, 2));
  }

  @Test
  void whereThereAreMoreSeatsThanBotsTheySitDownInTurn() {
    assertThat(pairings(new Table(List.of("A", "B"), 5, 1)))
        .containsExactly(Specs.of(1, 1, 0, 1, 0, 1, 0));
    assertThat(pairings(new Table(List.of("A", "B", "C"), 4, 3)))
        .containsExactly(
            Specs.of(1, 1, 0, 1, 2, 0), Specs.of(2, 2, 2, 0, 1, 2), Specs.of(3, 3, 1, 2, 0, 1));
  }

  /** In every game the places are those of the entrants' numbers. */
  private static Standings run(int seats, int games) {
    Table table = new Table(List.of("A", "B", "C"), seats, games);
    return new Tournament(3, table, Specs.SEEDS, new Digest("e"))
        .run(
            LocalThreads.waiting(2)
                .playing(
                    pairing -> {
                      double[] points = pairing.seats().stream().mapToDouble(who -> -who).toArray();
                      return new Result(Outcome.byPoints(points), List.of(), 1);
                    }),
            (_, _) -> true)
        .orElseThrow();
  }

  @Test
  void pointsDecideAndWhoFinishedAheadOfWhomIsCounted() {
    Standings standings = run(3, 6);
    assertThat(standings.lines()).extracting(Standing::entrant).containsExactly(0, 1, 2);
    assertThat(standings.total().score(0).wins()).isEqualTo(6);
    assertThat(standings.total().ahead(0, 1) + standings.total().behind(1, 0)).isEqualTo(6);
    // In two of three games A sits before B.
    assertThat(standings.total().ahead(0, 1)).isEqualTo(4);
  }

  /** Each of the seats is a game for the one in it. */
  @Test
  void aTableOfVeryManySeatsIsScoredButNotComparedSeatBySeat() {
    Standings standings = run(30_000, 2);
    assertThat(standings.total().score(2).games()).isEqualTo(20_000);
    assertThat(standings.total().score(0).draws()).isEqualTo(20_000);
    assertThat(standings.total().ahead(0, 1)).isZero();
  }
}
