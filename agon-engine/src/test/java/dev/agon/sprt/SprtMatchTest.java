package dev.agon.sprt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.execute.LocalThreads;
import dev.agon.game.Dice;
import dev.agon.game.Outcome;
import dev.agon.rating.Sprt;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

final class SprtMatchTest {
  private static final Seeds SEEDS = new Seeds(1);

  private static final Sprt.Hypotheses QUESTION = new Sprt.Hypotheses(0, 50, 0.05, 0.05);

  /** The first wins 60 of 100 games. */
  private static Result byChance(MatchSpec pairing) {
    boolean firstWins = new Dice(Dice.seed(7, pairing.number())).nextInt(100) < 60;
    boolean seatWins = firstWins == (pairing.seats().getFirst() == 0);
    return new Result(seatWins ? Outcome.byPoints(1, 0) : Outcome.byPoints(0, 1), List.of(), 1);
  }

  private static String played(int threads, Function<MatchSpec, Result> play) {
    SprtMatch duel = new SprtMatch(QUESTION, new Digest("duel"));
    duel.play(100_000, SEEDS, new LocalThreads(threads, 3).playing(play), _ -> true);
    return "%d %d %d %s %s"
        .formatted(duel.won(), duel.level(), duel.lost(), duel.sprt().verdict(), duel.digest());
  }

  @Test
  void theAnswerIsTheSameOnAnyNumberOfThreads() {
    String alone = played(1, SprtMatchTest::byChance);
    assertThat(alone).contains(" H1 ");
    for (int threads = 2; threads <= 8; threads++) {
      assertThat(played(threads, SprtMatchTest::byChance)).isEqualTo(alone);
    }
  }

  @Test
  void everyDealIsPlayedFromBothSeats() {
    List<MatchSpec> pairings = new ArrayList<>();
    SprtMatch duel = new SprtMatch(QUESTION, new Digest("duel"));
    duel.play(
        5,
        SEEDS,
        new LocalThreads(2, 1).playing(SprtMatchTest::byChance),
        match -> pairings.add(match.spec()));
    assertThat(pairings)
        .containsExactly(
            SEEDS.spec(1, 1, List.of(0, 1)),
            SEEDS.spec(2, 1, List.of(1, 0)),
            SEEDS.spec(3, 2, List.of(0, 1)),
            SEEDS.spec(4, 2, List.of(1, 0)));
    assertThat(duel.sprt().verdict()).isEqualTo(Sprt.Status.OPEN);
  }

  /** Whoever sits first wins: every pair is shared, and the seat gives nobody strength. */
  @Test
  void aSeatThatAlwaysWinsCancels() {
    SprtMatch duel = new SprtMatch(QUESTION, new Digest("duel"));
    duel.play(
        100_000,
        SEEDS,
        new LocalThreads(1, 1).playing(_ -> new Result(Outcome.byPoints(1, 0), List.of(), 1)),
        _ -> true);
    assertThat(duel.sprt().verdict()).isEqualTo(Sprt.Status.H0);
    assertThat(duel.won()).isEqualTo(duel.lost());
    assertThat(duel.sprt().pairs(2)).isEqualTo(duel.sprt().pairs());
  }

  @Test
  void aPairWithAVoidGameIsNoEvidence() {
    SprtMatch duel = new SprtMatch(QUESTION, new Digest("duel"));
    duel.play(
        12,
        SEEDS,
        new LocalThreads(1, 1)
            .playing(
                match -> match.number() % 3 == 0 ? Result.ofVoid(2, 1, "why") : byChance(match)),
        _ -> true);
    assertThat(duel.games()).isEqualTo(12);
    assertThat(duel.voids()).isEqualTo(4);
    assertThat(duel.sprt().pairs()).isEqualTo(2);
  }

  /** Nobody is ahead where both lose: the pair is shared as one with two draws. */
  @Test
  void lostByBothIsLevel() {
    SprtMatch duel = new SprtMatch(QUESTION, new Digest("duel"));
    duel.play(
        10,
        SEEDS,
        new LocalThreads(1, 1)
            .playing(_ -> new Result(Outcome.of(new int[] {2, 2}, new double[2]), List.of(), 1)),
        _ -> true);
    assertThat(duel.level()).isEqualTo(10);
    assertThat(duel.sprt().pairs(2)).isEqualTo(5);
  }
}
