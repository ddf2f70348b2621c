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
 * <p>A match with a program is always shown, because that costs nothing beside its pipes. A match
 * between built-ins usually takes microseconds. Only a few of them are shown from one look to the
 * next, so that they cost one read of a number where nobody looks, and can be seen all the same if
 * they take long.
 */
public final class LiveMatches {
  /** How many matches between built-ins are shown from one look to the next. */
  private static final int UNSEEN = 16;

  private static final LiveMatches NONE = new LiveMatches(0);

  private final int unseen;
  private final AtomicInteger left;
  private final Map<Long, LiveMatch<?, ?>> underWay = new ConcurrentSkipListMap<>();

  private LiveMatches(int unseen) {
    this.unseen = unseen;
    this.left = new AtomicInteger(unseen);
  }

  public LiveMatches() {
    this(UNSEEN);
  }

  public static LiveMatches none() {
    return NONE;
  }

  /** Called by the thread that plays the match; empty if the match is not shown. */
  public <S, V, M> Optional<LiveMatch<S, M>> begin(
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
    LiveMatch<S, M> watched =
        new LiveMatch<>(
            match.number(),
            match.seats().stream().map(entrant -> runner.entrants().get(entrant).name()).toList(),
            names ->
                picture
                    .get()
                    .first(runner.kit().game().start(runner.settings(), names.size()), names),
            PlainNarrator.of(runner.kit()),
            hasProgram);
    underWay.put(match.number(), watched);
    return Optional.of(watched);
  }

  public void end(LiveMatch<?, ?> match) {
    underWay.remove(match.number(), match);
  }

  /** The matches under way that are shown, by their numbers; may be called by any thread. */
  public List<LiveMatch<?, ?>> look() {
    left.set(unseen);
    return List.copyOf(underWay.values());
  }
}
