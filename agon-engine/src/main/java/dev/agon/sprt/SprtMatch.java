package dev.agon.sprt;

import dev.agon.execute.Executor;
import dev.agon.execute.MatchBatch;
import dev.agon.execute.ResultSink;
import dev.agon.game.Outcome;
import dev.agon.rating.Sprt;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import dev.agon.scoring.RepeatedGames;
import java.util.List;
import java.util.Optional;

/**
 * Plays two entrants against each other until a test accepts a hypothesis. Every deal is played
 * twice with seats swapped, and these two games are one observation, unless both are repeats of
 * earlier games, or one of them is void. Results are read in canonical order, so the answer does
 * not depend on threads.
 */
public final class SprtMatch {
  private static final int A_WIN = 2;
  private static final int LEVEL = 1;
  private static final int A_LOSS = 0;

  /** After so many repeats in a row no other game is expected. */
  public static final int REPEATS = 200;

  private final Sprt sprt;
  private final Digest digest;
  private final long[] counts = new long[A_WIN + 1];
  private final RepeatedGames repeats = new RepeatedGames();
  private int halvesOfPair;
  private boolean isFirstRepeat;
  private long voids;
  private boolean isFirstVoid;
  private long differentGames;
  private boolean isStopped;

  /** How many pairs in a row were repeats. */
  private long repeatedPairs;

  public SprtMatch(Sprt.Hypotheses question, Digest digest) {
    sprt = new Sprt(question);
    this.digest = digest;
  }

  /**
   * Plays until a hypothesis is accepted, there are only repeats, or the games are used up.
   *
   * @param games the maximum; the last game of an odd number is not played
   * @param listener told of each result in canonical order; false stops the games
   * @return false if the listener stopped the games
   */
  public boolean play(long games, Seeds seeds, Executor.Session session, ResultSink listener) {
    return replay(games / 2 * 2, seeds, session, listener);
  }

  /** Takes in the first games, which may end in the middle of a pair. */
  boolean replay(long games, Seeds seeds, Executor.Session session, ResultSink listener) {
    MatchBatch matches =
        new MatchBatch() {
          @Override
          public long size() {
            return games;
          }

          @Override
          public MatchSpec get(long index) {
            return spec(index, seeds);
          }
        };
    session.play(
        matches,
        match -> {
          boolean isOpen = add(match.spec(), match.result());
          isStopped = !listener.accept(match);
          return isOpen && !isStopped;
        });
    return !isStopped;
  }

  /** The first entrant sits first in one game of a deal and second in the other. */
  private static MatchSpec spec(long index, Seeds seeds) {
    List<Integer> seats = index % 2 == 0 ? List.of(0, 1) : List.of(1, 0);
    return seeds.spec(index + 1, index / 2 + 1, seats);
  }

  /** Adds a game; false if a hypothesis is accepted, or if there are only repeats. */
  private boolean add(MatchSpec match, Result result) {
    digest.add(match.number(), match.seats(), result);
    boolean isRepeat = repeats.isRepeat(match, result);
    differentGames += isRepeat ? 0 : 1;
    int halves = halves(result.outcome(), match.seats().indexOf(0));
    if (result.isVoid()) {
      voids++;
    } else {
      counts[halves]++;
    }
    if (match.number() % 2 != 0) {
      halvesOfPair = halves;
      isFirstRepeat = isRepeat;
      isFirstVoid = result.isVoid();
      return true;
    }
    if (isRepeat && isFirstRepeat) {
      repeatedPairs++;
    } else {
      repeatedPairs = 0;
      if (!isFirstVoid && !result.isVoid()) {
        sprt.add(halvesOfPair + halves);
      }
    }
    return sprt.verdict() == Sprt.Status.OPEN && !hasOnlyRepeats();
  }

  /** Whether the last pairs were all repeats of earlier games, so that more games say nothing. */
  public boolean hasOnlyRepeats() {
    return 2 * repeatedPairs >= REPEATS;
  }

  public long games() {
    return won() + level() + lost() + voids;
  }

  /** Games that are void, and no evidence. */
  public long voids() {
    return voids;
  }

  /** The number of games that are no repeats. */
  public long differentGames() {
    return differentGames;
  }

  /**
   * The number of games that are expected to decide the test if later ones are like those so far;
   * empty while nothing can be said.
   */
  public Optional<Long> gamesExpected() {
    return sprt.pairsLeft().map(left -> games() + 2 * left);
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

  /** The digest of the test and of all games so far. */
  public String digest() {
    return digest.value();
  }
}
