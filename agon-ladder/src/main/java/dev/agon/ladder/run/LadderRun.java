package dev.agon.ladder.run;

import dev.agon.execute.Executor;
import dev.agon.execute.MatchBatch;
import dev.agon.execute.PlayedMatch;
import dev.agon.execute.ResultSink;
import dev.agon.ladder.log.EntryText;
import dev.agon.ladder.log.LadderEntry;
import dev.agon.ladder.log.LadderKeys;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Plays a ladder: chooses matches ahead of the results, and writes each entry as soon as it is
 * known. Changes from outside happen where nothing is under way: as soon as one is waiting, no
 * further bundle is chosen until it has happened.
 */
public final class LadderRun {
  private final LadderState state;
  private final LadderKeys keys;
  private final EntryWriter writer;
  private final Function<LadderState, Executor.Session> sessions;
  private final LadderChanges changes;
  private final LadderListener listener;
  private final int ahead;
  private long entries;
  private volatile boolean isStopped;

  /** Where entries are stored. */
  @FunctionalInterface
  public interface EntryWriter {
    /** Stores the line of the next entry; false if nothing more is stored. */
    boolean add(long number, String line);
  }

  /**
   * A ladder that is not played yet.
   *
   * @param state after all entries that are stored
   * @param entries how many these are
   * @param sessions opens a session for all versions, whose indexes are their numbers; asked again
   *     when versions have joined
   * @param ahead how many matches are chosen before they are asked for
   */
  public LadderRun(
      LadderState state,
      LadderKeys keys,
      long entries,
      EntryWriter writer,
      Function<LadderState, Executor.Session> sessions,
      int ahead,
      LadderChanges changes,
      LadderListener listener) {
    this.state = state;
    this.keys = keys;
    this.entries = entries;
    this.writer = writer;
    this.sessions = sessions;
    this.ahead = ahead;
    this.changes = changes;
    this.listener = listener;
  }

  /** Plays until this match, or until it is stopped. */
  public void run(long lastMatch) throws InterruptedException {
    Executor.@Nullable Session session = null;
    try {
      addDue();
      while (!isStopped && state.results() < lastMatch) {
        if (state.isBetweenBundles() && happen() && session != null) {
          session.close();
          session = null;
        }
        Stretch stretch = new Stretch(lastMatch);
        if (stretch.size() == 0) {
          listener.waiting(state);
          changes.await();
          continue;
        }
        if (session == null) {
          session = sessions.apply(state);
        }
        session.play(stretch, stretch);
      }
    } finally {
      if (session != null) {
        session.close();
      }
    }
  }

  /** Stops as soon as possible; matches under way are lost, and played when the ladder resumes. */
  public void stop() {
    isStopped = true;
  }

  /** Lets the waiting changes happen; returns whether a session must know other versions. */
  private boolean happen() {
    boolean isOther = false;
    for (LadderEntry change : changes.take(state)) {
      isOther |= change instanceof LadderEntry.Joined || change instanceof LadderEntry.Back;
      state.apply(change);
      add(change);
    }
    return isOther;
  }

  private void addDue() {
    for (Optional<LadderEntry> due = state.due(keys); due.isPresent(); due = state.due(keys)) {
      state.apply(due.get());
      add(due.get());
    }
  }

  private void add(LadderEntry entry) {
    entries++;
    if (!writer.add(entries, EntryText.of(entry))) {
      isStopped = true;
    }
    listener.added(entry, state);
  }

  /** The matches until something happens from outside. */
  private final class Stretch implements MatchBatch, ResultSink {
    private final long first = state.results() + 1;
    private final long lastWanted;
    private long asked = first;
    private long chosen;
    private boolean isEnded;

    Stretch(long lastWanted) {
      this.lastWanted = lastWanted;
      boolean _ = open() > 0;
    }

    @Override
    public synchronized long size() {
      return isEnded ? open() : lastWanted - first + 1;
    }

    @Override
    public synchronized long open() {
      if (!isEnded) {
        long wanted = Math.min(lastWanted, asked + ahead);
        long before = changes.changesBefore();
        chosen = state.choose(Math.min(wanted, before - 1));
        isEnded = before <= chosen + 1 || chosen == state.results();
      }
      return Math.min(chosen, lastWanted) - first + 1;
    }

    @Override
    public MatchSpec get(long index) {
      long number = first + index;
      synchronized (this) {
        asked = Math.max(asked, number);
      }
      Bundle bundle = state.bundle(number);
      long block = (bundle.first() - 1) / state.head().keyBlock();
      return LadderKeys.spec(keys.block(block), bundle.first(), number, bundle.table());
    }

    @Override
    public boolean accept(PlayedMatch match) {
      if (isStopped) {
        return false;
      }
      Bundle bundle = state.bundle(match.spec().number());
      boolean isFirst = match.spec().number() == bundle.first();
      LadderEntry.Match entry =
          new LadderEntry.Match(
              isFirst ? Optional.of(bundle.table()) : Optional.empty(), stored(match.result()));
      state.enter(entry.result());
      add(entry);
      addDue();
      return !isStopped;
    }
  }

  /** The result as it is read from the log again, so that nothing follows from what it lacks. */
  private static Result stored(Result result) {
    if (result.faults().isEmpty() && !result.isVoid()) {
      return result;
    }
    String line = EntryText.of(new LadderEntry.Match(Optional.empty(), result));
    return ((LadderEntry.Match) EntryText.read(line, "a match")).result();
  }

  /** How many entries there are. */
  public long entries() {
    return entries;
  }

  /** The versions of a match under way, by seat. */
  public List<Integer> seats(long match) {
    return state.bundle(match).seats(match);
  }
}
