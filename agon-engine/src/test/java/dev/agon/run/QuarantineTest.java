package dev.agon.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.execute.LocalThreads;
import dev.agon.game.Dice;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.tournament.Quarantine;
import dev.agon.tournament.QuarantineRule;
import dev.agon.tournament.Round;
import dev.agon.tournament.fixed.RoundRobin;
import dev.agon.tournament.stages.Standings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class QuarantineTest {
  private static final Seeds SEEDS = new Seeds(1);

  private static final List<String> NAMES = List.of("A", "B", "C", "D");
  private static final int GAMES = 200;

  /** Of ten matches, C fails in nine and D in six; whoever is absent fails too. */
  private static Result play(MatchSpec pairing) {
    List<Fault> faults = new ArrayList<>();
    double[] points = {1, 1};
    for (int seat = 0; seat < 2; seat++) {
      boolean absent = pairing.absent().contains(seat);
      int[] tenths = {0, 0, 9, 6};
      Dice dice = new Dice(Dice.seed(7, pairing.number(), seat));
      if (absent || dice.nextInt(10) < tenths[pairing.seats().get(seat)]) {
        ForfeitReason reason = absent ? ForfeitReason.QUARANTINED : ForfeitReason.TIME;
        faults.add(new Fault(seat, reason, "", 0));
        points[seat] = 0;
      }
    }
    return new Result(Outcome.byPoints(points), faults, 1);
  }

  private record Run(List<String> lines, List<Quarantine.Case> cases, String digest) {}

  private static Run run(QuarantineRule rule, int threads) {
    Quarantine quarantine = new Quarantine(NAMES.size(), rule);
    List<String> lines = new ArrayList<>();
    Standings standings =
        new Tournament(
                NAMES.size(), new RoundRobin(NAMES, GAMES), SEEDS, new Digest("e"), quarantine)
            .run(
                new LocalThreads(threads, 3).playing(QuarantineTest::play),
                (played, _) -> {
                  MatchSpec pairing = played.spec();
                  Result result = played.result();
                  return lines.add(pairing.number() + " " + result.faults());
                })
            .orElseThrow();
    return new Run(lines, quarantine.cases(), standings.digest());
  }

  /** The rule, read out slowly: match after match, counting. */
  private static Run obvious(int failures) {
    Round round = new RoundRobin(NAMES, GAMES).next(List.of()).orElseThrow();
    TreeMap<Integer, Integer> inARow = new TreeMap<>();
    List<Quarantine.Case> cases = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    for (long index = 0; index < round.matches(); index++) {
      MatchSpec pairing = round.match(index, SEEDS);
      List<Integer> absent = new ArrayList<>();
      for (int seat = 0; seat < 2; seat++) {
        int bot = pairing.seats().get(seat);
        if (cases.stream().anyMatch(one -> one.entrant() == bot)) {
          absent.add(seat);
        }
      }
      Result result = play(pairing.without(absent));
      lines.add(pairing.number() + " " + result.faults());
      for (int seat = 0; seat < 2; seat++) {
        int bot = pairing.seats().get(seat);
        inARow.merge(bot, 1, (before, one) -> before + one);
        if (!result.hasFault(seat)) {
          inARow.put(bot, 0);
        }
        if (inARow.getOrDefault(bot, 0) == failures && !absent.contains(seat)) {
          cases.add(new Quarantine.Case(bot, pairing.number()));
        }
      }
    }
    return new Run(lines, cases, "");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 10, 15})
  void itIsDecidedByTheMatchesBeforeWhateverTheThreads(int failures) {
    Run alone = run(new QuarantineRule(failures), 1);
    Run together = run(new QuarantineRule(failures), 4);
    assertThat(alone.cases()).isEqualTo(obvious(failures).cases()).isNotEmpty();
    assertThat(alone.lines()).isEqualTo(obvious(failures).lines());
    assertThat(together).isEqualTo(alone);
  }

  @Test
  void whoFailsNowAndThenIsNotKeptOut() {
    assertThat(run(new QuarantineRule(10), 2).cases())
        .extracting(Quarantine.Case::entrant)
        .contains(2)
        .doesNotContain(0, 1);
    Run never = run(QuarantineRule.NEVER, 2);
    assertThat(never.cases()).isEmpty();
    assertThat(String.join("", never.lines())).doesNotContain("QUARANTINED");
  }

  /** The matches of twelve in which A, which always fails, is absent. */
  private static List<Long> absentIn(Map<Integer, List<Long>> replacedFrom) {
    Quarantine quarantine = new Quarantine(2, new QuarantineRule(3), Map.of(), replacedFrom);
    List<Long> absent = new ArrayList<>();
    for (long number = 1; number <= 12; number++) {
      MatchSpec match = quarantine.admit(SEEDS.spec(number, 1, List.of(0, 1)));
      if (!match.absent().isEmpty()) {
        absent.add(number);
      }
      ForfeitReason reason =
          match.absent().isEmpty() ? ForfeitReason.TIME : ForfeitReason.QUARANTINED;
      quarantine.note(
          match, new Result(Outcome.byPoints(0, 1), List.of(new Fault(0, reason, "", 0)), 1));
    }
    return absent;
  }

  @Test
  void aReplacedBotPlaysAgainUntilItFailsAsOften() {
    assertThat(absentIn(Map.of())).containsExactly(4L, 5L, 6L, 7L, 8L, 9L, 10L, 11L, 12L);
    assertThat(absentIn(Map.of(0, List.of(6L)))).containsExactly(4L, 5L, 9L, 10L, 11L, 12L);
    assertThat(absentIn(Map.of(0, List.of(6L, 11L)))).containsExactly(4L, 5L, 9L, 10L);
    assertThat(absentIn(Map.of(1, List.of(6L)))).isEqualTo(absentIn(Map.of()));
  }

  @Test
  void failuresBeforeAReplacementDoNotCountAfterIt() {
    assertThat(absentIn(Map.of(0, List.of(3L)))).startsWith(6L);
  }
}
