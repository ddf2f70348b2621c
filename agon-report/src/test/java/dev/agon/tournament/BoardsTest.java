package dev.agon.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;

import dev.agon.duplicate.Fraction;
import dev.agon.event.EventSeed;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Dice;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.report.ReportFormat;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.run.Digest;
import dev.agon.run.EventResult;
import dev.agon.run.Tournament;
import dev.agon.scoring.Scoring;
import dev.agon.scoring.Scoring.Method;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.fixed.RoundRobin;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stages;
import dev.agon.tournament.stages.Standings;
import dev.agon.tournament.swiss.Swiss;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Events whose boards are scored by matchpoints. */
final class BoardsTest {
  private static final Scoring MATCHPOINTS = Scoring.by(Method.MATCHPOINTS);

  private static List<String> names(int players) {
    return "ABCDEFGH".chars().limit(players).mapToObj(Character::toString).toList();
  }

  private static Settings boards(FormatType format, int boards, Scoring scoring) {
    return format
        .defaults()
        .with(StageOptions.BOARDS, Optional.of(boards))
        .with(StageOptions.SCORING, scoring);
  }

  private static Settings boards(int boards, Scoring scoring) {
    return boards(FormatType.ROUND_ROBIN, boards, scoring);
  }

  private static Standings play(
      int players, Format format, int threads, Function<MatchSpec, Outcome> match) {
    return new Tournament(players, format, Specs.SEEDS, new Digest("e"))
        .run(
            LocalThreads.waiting(threads)
                .playing(pairing -> new Result(match.apply(pairing), List.of(), 1)),
            (_, _) -> true)
        .orElseThrow();
  }

  private static Format roundRobin(int players, Settings rules) {
    return new RoundRobin(Seeding.asListed(names(players)), rules);
  }

  /**
   * Three bots on two boards. On the first much is at stake, and A takes it; on the second little
   * is, and B takes that.
   *
   * <pre>
   *        A-B   A-C   B-A   B-C   C-A   C-B
   * 1     10-2  10-0   3-7   8-4   1-9   5-5
   * 2      1-2   1-1   2-1   2-1   1-1   1-2
   * </pre>
   */
  private static Outcome byHand(MatchSpec pairing) {
    List<Map<String, Outcome>> results =
        List.of(
            Map.of(
                "[0, 1]",
                Outcome.byPoints(10, 2),
                "[0, 2]",
                Outcome.byPoints(10, 0),
                "[1, 0]",
                Outcome.byPoints(3, 7),
                "[1, 2]",
                Outcome.byPoints(8, 4),
                "[2, 0]",
                Outcome.byPoints(1, 9),
                "[2, 1]",
                Outcome.byPoints(5, 5)),
            Map.of(
                "[0, 1]",
                Outcome.byPoints(1, 2),
                "[0, 2]",
                Outcome.byPoints(1, 1),
                "[1, 0]",
                Outcome.byPoints(2, 1),
                "[1, 2]",
                Outcome.byPoints(2, 1),
                "[2, 0]",
                Outcome.byPoints(1, 1),
                "[2, 1]",
                Outcome.byPoints(1, 2)));
    Map<String, Outcome> board = results.get((int) pairing.board() - 1);
    return Objects.requireNonNull(board.get(pairing.seats().toString()));
  }

  /**
   * Board 1, first seat: A has 10 and 10, B 3 and 8, C 1 and 5. A's are above all four of the
   * others, 4 points each. B's 3 is above C's 1, its 8 above C's both: 1 and 2. C's 5 is above B's
   * 3: 1. Second seat: A has 7 and 9, B 2 and 5, C 0 and 4; the same again. Together A has 16, B 6,
   * C 2 of 16.
   *
   * <p>Board 2, either seat: A has 1 and 1, B 2 and 2, C 1 and 1. B has 4 for each; A is level with
   * C's two, 1 for each, and so is C. Together A has 4, B 16, C 4 of 16.
   *
   * <p>So B has 22 of 32, though A has 40 of the game's own points and B has 26.
   */
  @Test
  void everyBoardCountsAsMuchWhateverIsAtStake() {
    Standings standings = play(3, roundRobin(3, boards(2, MATCHPOINTS)), 1, BoardsTest::byHand);
    assertThat(standings.lines()).extracting(Standing::entrant).containsExactly(1, 0, 2);
    assertThat(standings.lines()).extracting(Standing::decidedBy).containsOnly("");
    assertThat(standings.lines())
        .extracting(line -> line.score().points().doubleValue())
        .containsExactly(22.0, 20.0, 6.0);
    assertThat(standings.lines()).allMatch(line -> line.score().games() == 8);
    assertThat(standings.total().shareOfMatchpoints(1)).contains(Fraction.of(22, 32));
    assertThat(standings.total().shareOfMatchpoints(0)).contains(Fraction.of(20, 32));
    // A has 16 and 4 on its boards: a variance of 72, so that the sum has a standard error of 12.
    assertThat(standings.total().score(0).mean()).isEqualTo(2.5);
    assertThat(standings.total().score(0).uncertainty() / 1.96).isCloseTo(12.0 / 8, offset(1e-4));
    Standings byScore = play(3, roundRobin(3, boards(2, Scoring.SCORE)), 1, BoardsTest::byHand);
    assertThat(byScore.lines().getFirst().entrant()).isZero();
    assertThat(byScore.lines().getFirst().score().points()).isEqualByComparingTo("40");
    assertThat(byScore.total().hasMatchpoints()).isFalse();
  }

  private static EventResult report(Format format, Standings standings) {
    return new EventResult(
        "The match",
        "coinfight",
        format.types().getFirst().id(),
        Optional.of(EventSeed.of(1)),
        Optional.empty(),
        names(3).stream().map(name -> new EventResult.Name(name, "")).toList(),
        standings,
        EventResult.Seen.NOTHING);
  }

  @Test
  void everyOutputHasThePercentage() {
    Format format = roundRobin(3, boards(2, MATCHPOINTS));
    EventResult report = report(format, play(3, format, 1, BoardsTest::byHand));
    assertThat(ReportFormat.TABLE.write(report))
        .containsPattern("losses +matchpoints +percent +per game")
        .containsPattern("1 +B +8 +5 +1 +2 +22 +68.75 +2.75 \u00b1")
        .containsPattern("3 +C +8 +0 +3 +5 +6 +18.75 +0.75 \u00b1");
    assertThat(ReportFormat.JSON.write(report))
        .contains("\"name\":\"B\"", "\"points\":22,")
        .contains("\"percent\":68.75", "\"percent\":62.5", "\"percent\":18.75");
    List<String> csv = ReportFormat.CSV.write(report).lines().toList();
    assertThat(csv.get(0)).endsWith(",superiority,percent");
    assertThat(csv.get(1)).startsWith("1,B,,8,5,1,2,22,0,0,").endsWith(",68.75");
    assertThat(csv.get(3)).startsWith("3,C,,8,0,3,5,6,0,0,").endsWith(",18.75");
  }

  /** B and A go on; their final is by the game's points, which a percentage says nothing about. */
  @Test
  void theBestByMatchpointsGoOn() {
    Stages stages =
        new Stages(
            Seeding.asListed(names(3)),
            List.of(
                new Stages.PlannedStage(
                    seeding -> new RoundRobin(seeding, boards(2, MATCHPOINTS)), 2),
                new Stages.PlannedStage(
                    seeding ->
                        new RoundRobin(
                            seeding, FormatType.ROUND_ROBIN.settings(Map.of("games", "1"))),
                    0)));
    Standings standings =
        play(
            3,
            stages,
            1,
            pairing -> pairing.number() <= 12 ? byHand(pairing) : Outcome.byPoints(1, 0));
    assertThat(Specs.at(standings.rounds().get(1).round(), 0)).isEqualTo(Specs.of(13, 3, 1, 0));
    List<String> csv = ReportFormat.CSV.write(report(stages, standings)).lines().toList();
    assertThat(csv.get(0)).startsWith("stage,rank,").endsWith(",percent,decided_by");
    assertThat(csv.get(1)).startsWith("round-robin,1,B,").endsWith(",68.75,");
    assertThat(csv.get(4)).startsWith("round-robin,1,A,,2,1,0,1,1,").endsWith(",,");
    assertThat(csv.get(6))
        .startsWith("overall,1,A,,10,5,2,3,,")
        .endsWith(",,\"stage 2 (round-robin): place 1, 1 points\"");
  }

  private record Played(MatchSpec pairing, Outcome outcome) {}

  /** The halves of everybody, each result against each other of the same board and seat. */
  private static long[] obvious(int players, List<Played> played) {
    long[] halves = new long[players];
    for (Played one : played) {
      for (Played other : played) {
        for (int seat = 0; seat < one.outcome().seats(); seat++) {
          int who = one.pairing().seats().get(seat);
          if (one.pairing().board() == other.pairing().board()
              && who != other.pairing().seats().get(seat)) {
            int order = Double.compare(one.outcome().points(seat), other.outcome().points(seat));
            halves[who] += 1 + order;
          }
        }
      }
    }
    return halves;
  }

  /** Points from 0 up to so many, all equally likely, whoever plays. */
  private static Outcome random(MatchSpec pairing, long seed, int most) {
    Dice dice = new Dice(Dice.seed(seed, pairing.number()));
    return Outcome.byPoints(
        pairing.seats().stream()
            .mapToDouble(_ -> (int) (dice.nextDouble() * (most + 1)))
            .toArray());
  }

  private static long[] halves(Tally tally) {
    return IntStream.range(0, tally.entrants())
        .mapToLong(who -> Math.round(2 * tally.score(who).points().doubleValue()))
        .toArray();
  }

  @ParameterizedTest
  @CsvSource({"2,2,3", "3,2,2", "5,2,4", "6,2,1", "3,3,3", "5,3,2", "6,4,1"})
  void aRoundRobinIsScoredAsComparingEveryTwoResultsDoes(int players, int seats, int boards) {
    Settings rules = boards(boards, MATCHPOINTS).with(RoundRobin.SEATS, seats);
    for (int seed = 0; seed < 20; seed++) {
      int now = seed;
      List<Played> played = new ArrayList<>();
      Standings standings =
          play(
              players,
              roundRobin(players, rules),
              1,
              pairing -> {
                Outcome outcome = random(pairing, now, 1 + now % 5);
                played.add(new Played(pairing, outcome));
                return outcome;
              });
      assertThat(halves(standings.total())).isEqualTo(obvious(players, played));
      // Every two results of different bots on a board from a seat share one point.
      long onBoard = played.size() / boards;
      long each = onBoard / players;
      long pairs = (onBoard * (onBoard - 1) - players * each * (each - 1)) / 2;
      long sum = Arrays.stream(halves(standings.total())).sum();
      assertThat(sum).isEqualTo(2 * pairs * boards * seats);
      Standings onThreads =
          play(players, roundRobin(players, rules), 3, p -> random(p, now, 1 + now % 5));
      assertThat(onThreads.lines()).isEqualTo(standings.lines());
      assertThat(onThreads.digest()).isEqualTo(standings.digest());
    }
  }

  /** With an odd number somebody has 60 % of what everybody else could win, to half a point. */
  @ParameterizedTest
  @CsvSource({"2,3", "3,1", "4,2", "5,2", "6,1", "7,3"})
  void soIsEveryRoundOfASwissInWhichAByeIsSixtyPerCent(int players, int boards) {
    Settings rules = boards(FormatType.SWISS, boards, MATCHPOINTS);
    for (int seed = 0; seed < 20; seed++) {
      int now = seed;
      List<Played> played = new ArrayList<>();
      Standings standings =
          play(
              players,
              new Swiss(Seeding.asListed(names(players)), rules),
              1,
              pairing -> {
                Outcome outcome = random(pairing, now, 3);
                played.add(new Played(pairing, outcome));
                return outcome;
              });
      long[] expected = obvious(players, played);
      long most = 2L * 2 * boards * (players - players % 2 - 1);
      standings.rounds().stream()
          .flatMap(round -> round.round().byes().stream())
          .forEach(bye -> expected[bye] += Math.round(0.6 * most));
      assertThat(halves(standings.total())).isEqualTo(expected);
      // Everybody could have won the same, with a bye or without.
      long all = most * standings.rounds().size();
      for (int who = 0; who < players; who++) {
        assertThat(standings.total().shareOfMatchpoints(who))
            .contains(Fraction.of(expected[who], all));
        assertThat(standings.total().score(who).games())
            .isEqualTo(2L * boards * standings.rounds().size());
      }
    }
  }

  /**
   * Where a match can bring one of two scores, a result has half a point of every other and half of
   * the difference to it, so that everybody's matchpoints grow with its points and with nothing
   * else.
   */
  @Test
  void ofTwoPossibleScoresMatchpointsMakeTheSameOrderAsPoints() {
    for (int seed = 0; seed < 50; seed++) {
      int now = seed;
      Tally matchpoints =
          play(5, roundRobin(5, boards(3, MATCHPOINTS)), 1, p -> random(p, now, 1)).total();
      Tally points =
          play(5, roundRobin(5, boards(3, Scoring.SCORE)), 1, p -> random(p, now, 1)).total();
      Map<Double, Double> worth = new TreeMap<>();
      for (int who = 0; who < 5; who++) {
        worth.merge(
            points.score(who).points().doubleValue(),
            matchpoints.score(who).points().doubleValue(),
            (one, other) -> {
              assertThat(one).isEqualTo(other);
              return one;
            });
      }
      assertThat(List.copyOf(worth.values())).isSorted();
      assertThat(worth.values()).doesNotHaveDuplicates();
    }
  }

  @Test
  void withoutSharedBoardsThereIsNothingToCompare() {
    Format games =
        roundRobin(
            3,
            FormatType.ROUND_ROBIN
                .defaults()
                .with(StageOptions.GAMES, 2)
                .with(StageOptions.SCORING, MATCHPOINTS));
    assertThatThrownBy(() -> play(3, games, 1, _ -> Outcome.byPoints(1, 0)))
        .hasMessage("matchpoints needs boards that all play");
  }
}
