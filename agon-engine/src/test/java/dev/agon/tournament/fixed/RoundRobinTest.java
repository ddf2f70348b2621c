package dev.agon.tournament.fixed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.execute.LocalThreads;
import dev.agon.game.Dice;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.rating.EarlyStop;
import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import dev.agon.run.Tournament;
import dev.agon.scoring.Standing;
import dev.agon.tournament.Round;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.Specs;
import dev.agon.tournament.StageOptions;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Standings;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class RoundRobinTest {
  private static Result firstWins() {
    return new Result(Outcome.byPoints(1, 0), List.of(), 10);
  }

  private static Standings run(int threads) {
    return new Tournament(
            3, new RoundRobin(List.of("A", "B", "C"), 2), Specs.SEEDS, new Digest("e"))
        .run(LocalThreads.waiting(threads).playing(_ -> firstWins()), (_, _) -> true)
        .orElseThrow();
  }

  @Test
  void eachMovesFirstAgainstEachOtherOnTheBoardsOfThePair() {
    Round round = new RoundRobin(List.of("A", "B", "C"), 2).next(List.of()).orElseThrow();
    List<MatchSpec> pairings = new ArrayList<>();
    for (long match = 0; match < round.matches(); match++) {
      pairings.add(Specs.at(round, match));
    }
    assertThat(pairings)
        .containsExactly(
            Specs.of(1, 1, 0, 1), Specs.of(2, 2, 0, 1),
            Specs.of(3, 3, 0, 2), Specs.of(4, 4, 0, 2),
            Specs.of(5, 1, 1, 0), Specs.of(6, 2, 1, 0),
            Specs.of(7, 5, 1, 2), Specs.of(8, 6, 1, 2),
            Specs.of(9, 3, 2, 0), Specs.of(10, 4, 2, 0),
            Specs.of(11, 5, 2, 1), Specs.of(12, 6, 2, 1));
  }

  /** Two boards for everybody, one after the other, and the same luck on each. */
  @Test
  void onBoardsEverybodyPlaysTheSameDeals() {
    Settings boards = FormatType.ROUND_ROBIN.settings(Map.of("boards", "2"));
    Round round =
        new RoundRobin(Seeding.asListed(List.of("A", "B", "C")), boards)
            .next(List.of())
            .orElseThrow();
    List<List<Integer>> seatings =
        List.of(
            List.of(2, 1),
            List.of(0, 2),
            List.of(1, 0),
            List.of(1, 2),
            List.of(2, 0),
            List.of(0, 1));
    for (int match = 0; match < 12; match++) {
      assertThat(Specs.at(round, match))
          .isEqualTo(
              Specs.SEEDS.spec(
                  match + 1, match / 6 + 1, seatings.get(match % 6), Seeds.BotLuck.BY_BOARD));
    }
    assertThat(round.after()).isEqualTo(new Round.Start(13, 3));
  }

  /** Four companies of three in three turns are twelve matches on each of the two boards. */
  @Test
  void companiesOfMoreThanTwoPlayTheSameBoardsToo() {
    Settings boards = FormatType.ROUND_ROBIN.settings(Map.of("boards", "2", "seats", "3"));
    Round round =
        new RoundRobin(Seeding.asListed(List.of("A", "B", "C", "D")), boards)
            .next(List.of())
            .orElseThrow();
    List<List<Integer>> first = new ArrayList<>();
    List<List<Integer>> second = new ArrayList<>();
    for (long match = 0; match < 24; match++) {
      MatchSpec pairing = Specs.at(round, match);
      assertThat(pairing.board()).isEqualTo(match / 12 + 1);
      (match < 12 ? first : second).add(pairing.seats());
    }
    assertThat(first).doesNotHaveDuplicates().isEqualTo(second);
    assertThat(first.subList(0, 4))
        .containsExactly(List.of(0, 1, 2), List.of(2, 0, 1), List.of(1, 2, 0), List.of(1, 2, 3));
    assertThat(round.after()).isEqualTo(new Round.Start(25, 3));
  }

  /** Four companies of three, each with two boards of its own that it plays in three turns. */
  @Test
  void aCompanyOfMoreThanTwoHasBoardsOfItsOwn() {
    Settings three = FormatType.ROUND_ROBIN.settings(Map.of("games", "2", "seats", "3"));
    Round round =
        new RoundRobin(Seeding.asListed(List.of("A", "B", "C", "D")), three)
            .next(List.of())
            .orElseThrow();
    assertThat(round.matches()).isEqualTo(4 * 3 * 2);
    for (long match = 0; match < round.matches(); match++) {
      assertThat(Specs.at(round, match).board()).isEqualTo(match / 6 * 2 + match % 2 + 1);
    }
    assertThat(round.after()).isEqualTo(new Round.Start(25, 9));
  }

  @Test
  void amongEqualsTheNameDecidesAndTheTableSaysSo() {
    Standings standings = run(1);
    assertThat(standings.lines()).extracting(Standing::rank).containsExactly(1, 2, 3);
    assertThat(standings.lines())
        .extracting(Standing::decidedBy)
        .containsExactly("", "name", "name");
    assertThat(standings.lines()).allMatch(line -> line.score().wins() == 4);
    assertThat(standings.lines()).allMatch(line -> line.score().losses() == 4);
    assertThat(standings.total().ahead(0, 1)).isEqualTo(2);
    assertThat(standings.total().behind(0, 1)).isZero();
  }

  @Test
  void theDigestIsOfTheEventAndItsResultsInOrder() throws Exception {
    StringBuilder lines = new StringBuilder("e\n");
    String[] seats = {
      "0,1", "0,1", "0,2", "0,2", "1,0", "1,0", "1,2", "1,2", "2,0", "2,0", "2,1", "2,1"
    };
    for (int match = 0; match < seats.length; match++) {
      lines.append(match + 1).append(' ').append(seats[match]).append(" 1,2 1,0\n");
    }
    byte[] expected =
        MessageDigest.getInstance("SHA-256")
            .digest(lines.toString().getBytes(StandardCharsets.UTF_8));
    assertThat(run(1).digest()).isEqualTo(HexFormat.of().formatHex(expected));
  }

  @Test
  void theDigestDoesNotDependOnTheNumberOfThreads() {
    assertThat(run(4).digest()).isEqualTo(run(1).digest());
  }

  @Test
  void theDigestTellsFaultsAndPointsApart() {
    Digest fault = new Digest("e");
    fault.add(
        1,
        List.of(0, 1),
        new Result(
            Outcome.byPoints(1, 0), List.of(new Fault(1, ForfeitReason.TIME, "late", 3)), 4));
    Digest clean = new Digest("e");
    clean.add(1, List.of(0, 1), firstWins());
    Digest half = new Digest("e");
    half.add(1, List.of(0, 1), new Result(Outcome.byPoints(1.5, 0), List.of(), 4));
    assertThat(List.of(fault.value(), clean.value(), half.value())).doesNotHaveDuplicates();
  }

  @Test
  void aListenerCanStopTheTournament() {
    List<Long> told = new ArrayList<>();
    assertThat(
            new Tournament(
                    3, new RoundRobin(List.of("A", "B", "C"), 2), Specs.SEEDS, new Digest("e"))
                .run(
                    LocalThreads.computing(2).playing(_ -> firstWins()),
                    (played, _) -> {
                      MatchSpec pairing = played.spec();

                      told.add(pairing.number());
                      return pairing.number() < 3;
                    }))
        .isEmpty();
    assertThat(told).containsExactly(1L, 2L, 3L);
  }

  /** A's games are won with the chance 1/2 + edge, B beats C with the same, and so on down. */
  private static Result byStrength(MatchSpec pairing, long seed, int edgePercent) {
    int ahead = pairing.seats().get(1) - pairing.seats().get(0);
    boolean wins =
        new Dice(Dice.seed(seed, pairing.number())).nextInt(100) < 50 + edgePercent * ahead;
    return new Result(wins ? Outcome.byPoints(1, 0) : Outcome.byPoints(0, 1), List.of(), 1);
  }

  private static RoundRobin stopping(int games, EarlyStop cut) {
    return new RoundRobin(
        Seeding.asListed(List.of("A", "B", "C", "D")),
        FormatType.ROUND_ROBIN
            .defaults()
            .with(StageOptions.GAMES, games)
            .with(RoundRobin.STOP, Optional.of(cut)));
  }

  private static Standings cut(int games, int edgePercent, long seed, int threads) {
    return new Tournament(4, stopping(games, new EarlyStop(2, 0.01)), Specs.SEEDS, new Digest("e"))
        .run(
            LocalThreads.waiting(threads)
                .playing(pairing -> byStrength(pairing, seed, edgePercent)),
            (_, _) -> true)
        .orElseThrow();
  }

  private static List<Integer> firstTwo(Standings standings) {
    return standings.lines().stream().limit(2).map(Standing::entrant).sorted().toList();
  }

  @Test
  void aClearCutEndsItEarlyAndFairly() {
    Standings standings = cut(100, 15, 1, 1);
    assertThat(standings.rounds()).hasSizeLessThan(16);
    assertThat(firstTwo(standings)).containsExactly(0, 1);
    assertThat(standings.lines())
        .extracting(line -> line.score().games())
        .containsOnly(standings.lines().getFirst().score().games());
    assertThat(cut(100, 15, 1, 3).digest()).isEqualTo(standings.digest());
  }

  /**
   * 16 parts of 100 games are 6, 6, 6, 7 and so on, 93 before the last; the boards of the six pairs
   * go on from part to part.
   */
  @Test
  void withoutADecisionAllGamesArePlayed() {
    Standings standings = cut(100, 0, 1, 1);
    assertThat(standings.rounds()).hasSize(16);
    assertThat(standings.lines()).allMatch(line -> line.score().games() == 600);
    assertThat(Specs.at(standings.rounds().get(1).round(), 0)).isEqualTo(Specs.of(73, 37, 0, 3));
    assertThat(Specs.at(standings.rounds().get(15).round(), 0).board()).isEqualTo(93 * 6 + 1);
  }

  /** The same with boards for everybody: there are as many as there are games. */
  @Test
  void thePartsPlayTheBoardsOneAfterTheOther() {
    Settings rules =
        FormatType.ROUND_ROBIN
            .defaults()
            .with(StageOptions.BOARDS, Optional.of(100))
            .with(RoundRobin.STOP, Optional.of(new EarlyStop(2, 0)));
    Standings standings =
        new Tournament(
                3,
                new RoundRobin(Seeding.asListed(List.of("A", "B", "C")), rules),
                Specs.SEEDS,
                new Digest("e"))
            .run(
                LocalThreads.waiting(1).playing(pairing -> byStrength(pairing, 1, 0)),
                (_, _) -> true)
            .orElseThrow();
    assertThat(standings.rounds()).hasSize(16);
    assertThat(Specs.at(standings.rounds().get(15).round(), 0).board()).isEqualTo(94);
    assertThat(standings.rounds().get(15).round().after().board()).isEqualTo(101);
  }

  /**
   * The same matches go into both, so those who were through when it stopped would be through after
   * all games but for a hundredth of the tournaments: of 150 that is 1.5, and 3 standard deviations
   * more are 5.
   */
  @Test
  void whoGoesOnIsSeldomSomebodyElseThanAfterAllGames() {
    int stopped = 0;
    int wrong = 0;
    for (long seed = 1; seed <= 150; seed++) {
      long now = seed;
      Standings early = cut(48, 4, now, 1);
      Standings all =
          new Tournament(4, stopping(48, new EarlyStop(2, 0)), Specs.SEEDS, new Digest("e"))
              .run(
                  LocalThreads.waiting(1).playing(pairing -> byStrength(pairing, now, 4)),
                  (_, _) -> true)
              .orElseThrow();
      stopped += early.rounds().size() < 16 ? 1 : 0;
      wrong += firstTwo(early).equals(firstTwo(all)) ? 0 : 1;
    }
    assertThat(stopped).isGreaterThan(40);
    assertThat(wrong).isLessThanOrEqualTo(5);
  }
}
