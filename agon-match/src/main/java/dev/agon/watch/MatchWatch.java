package dev.agon.watch;

import dev.agon.entrant.MatchRunner;
import dev.agon.game.picture.Picture;
import dev.agon.result.MatchSpec;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The matches that are being played, for whoever wants to see how they stand.
 *
 * <p>A match with a program is always followed, because that costs nothing beside its pipes. A
 * match between built-ins usually takes microseconds. Only a few of them are followed from one look
 * to the next, so that they cost one read of a number where nobody looks, and can be seen all the
 * same if they take long.
 */
public final class MatchWatch {
  /** How many matches between built-ins are followed from one look to the next. */
  private static final int UNSEEN = 16;

  private static final MatchWatch NONE = new MatchWatch(0);

  private final int unseen;
  private final AtomicInteger left;
  private final Map<Long, WatchedMatch<?, ?>> underWay = new ConcurrentSkipListMap<>();

  private MatchWatch(int unseen) {
    this.unseen = unseen;
    this.left = new AtomicInteger(unseen);
  }

  /** A watch that follows matches. */
  public MatchWatch() {
    this(UNSEEN);
  }

  /** A watch that never follows a match. */
  public static MatchWatch none() {
    return NONE;
  }

  /**
   * Begins to follow a match; called by the thread that plays it.
   *
   * @param hasProgram whether a program plays in it
   * @return empty if the match is not followed
   */
  public <S, V, M> Optional<WatchedMatch<S, M>> begin(
      MatchRunner<S, V, M> runner, MatchSpec match, boolean hasProgram) {
    if (unseen == 0 || !hasProgram && left.get() <= 0) {
      return Optional.empty();
    }
    Optional<Picture<S, M>> picture = runner.kit().picture();
    if (picture.isEmpty()) {
      return Optional.empty();
    }
    if (!hasProgram) {
      left.decrementAndGet();
    }
    WatchedMatch<S, M> watched =
        new WatchedMatch<>(
            match.number(),
            match.seats().stream().map(entrant -> runner.entrants().get(entrant).name()).toList(),
            names ->
                picture
                    .get()
                    .first(runner.kit().game().start(runner.settings(), names.size()), names),
            hasProgram);
    underWay.put(match.number(), watched);
    return Optional.of(watched);
  }

  /** Ends to follow a match. */
  public void end(WatchedMatch<?, ?> match) {
    underWay.remove(match.number(), match);
  }

  /** The followed matches that are under way, by their numbers; may be called by any thread. */
  public List<WatchedMatch<?, ?>> look() {
    left.set(unseen);
    return List.copyOf(underWay.values());
  }
}
