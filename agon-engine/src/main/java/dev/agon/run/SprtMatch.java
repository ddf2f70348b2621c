package dev.agon.run;

import dev.agon.execute.Executor;
import dev.agon.game.Outcome;
import dev.agon.match.MatchSpec;
import dev.agon.match.Result;
import dev.agon.rating.Sprt;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Two entrants against each other until a test knows which hypothesis to accept. Every deal is
 * played twice with seats swapped, and these two games are one observation. Results are read in
 * canonical order, so the answer does not depend on threads.
 */
public final class SprtMatch {
  private static final int A_WIN = 2;
  private static final int LEVEL = 1;
  private static final int A_LOSS = 0;

  private final Sprt sprt;
  private final Digest digest;
  private final long[] counts = new long[A_WIN + 1];
  private int halvesOfPair;

  public SprtMatch(Sprt.Hypotheses question, Digest digest) {
    sprt = new Sprt(question);
    this.digest = digest;
  }

  private record Match(MatchSpec pairing, Result result) {}

  /**
   * Plays until the question is answered or there are no more games.
   *
   * @param games at most so many; of an odd number the last is not played
   * @param play plays one match, on any thread
   * @param follower told of each result in canonical order
   */
  public void play(
      long games,
      Executor executor,
      Function<MatchSpec, Result> play,
      BiConsumer<MatchSpec, Result> follower) {
    executor.play(
        games / 2 * 2,
        index -> {
          MatchSpec pairing = pairing(index);
          return new Match(pairing, play.apply(pairing));
        },
        match -> {
          boolean open = add(match.pairing(), match.result());
          follower.accept(match.pairing(), match.result());
          return open;
        });
  }

  /** The first entrant sits first in the one game of a deal and second in the other. */
  private static MatchSpec pairing(long index) {
    long board = index / 2 + 1;
    return index % 2 == 0
        ? MatchSpec.of(index + 1, board, 0, 1)
        : MatchSpec.of(index + 1, board, 1, 0);
  }

  /** Takes in a game; false when that answers the question. */
  private boolean add(MatchSpec pairing, Result result) {
    digest.add(pairing, result);
    int halves = halves(result.outcome(), pairing.seats().indexOf(0));
    counts[halves]++;
    if (pairing.number() % 2 != 0) {
      halvesOfPair = halves;
      return true;
    }
    sprt.add(halvesOfPair + halves);
    return sprt.verdict() == Sprt.Decision.OPEN;
  }

  private static int halves(Outcome outcome, int seat) {
    int order = Integer.compare(outcome.place(1 - seat), outcome.place(seat));
    return order > 0 ? A_WIN : order == 0 ? LEVEL : A_LOSS;
  }

  public Sprt sprt() {
    return sprt;
  }

  /** Games in which the first finished ahead. */
  public long won() {
    return counts[A_WIN];
  }

  /** Games in which both finished level, or both lost. */
  public long level() {
    return counts[LEVEL];
  }

  /** Games in which the first finished behind. */
  public long lost() {
    return counts[A_LOSS];
  }

  /** The fingerprint of what is played and of all games so far. */
  public String digest() {
    return digest.value();
  }
}
