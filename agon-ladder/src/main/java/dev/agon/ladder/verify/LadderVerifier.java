package dev.agon.ladder.verify;

import dev.agon.execute.Executor;
import dev.agon.execute.MatchBatch;
import dev.agon.game.DrawKey;
import dev.agon.ladder.log.EntryText;
import dev.agon.ladder.log.LadderEntry;
import dev.agon.ladder.log.LadderKeys;
import dev.agon.ladder.log.LoggedMatch;
import dev.agon.ladder.pair.PairingState;
import dev.agon.ladder.run.LadderState;
import dev.agon.ladder.run.LogMisfit;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.source.BotSource;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Verifies a ladder's log entry by entry: that it is what the rules of the ladder demand, that keys
 * are those that were committed to, and that matches between built-ins come out the same when they
 * are played again with these keys.
 */
public final class LadderVerifier implements AutoCloseable {
  private final LadderState state;
  private final Optional<LadderKeys> keys;
  private final Function<LadderState, Executor.Session> sessions;
  private final LoggedMatch.Finder matches = new LoggedMatch.Finder();

  /** The matches that are played again when their key is known, by their block. */
  private final TreeMap<Long, List<LoggedEntry>> waiting = new TreeMap<>();

  private Executor.@Nullable Session session;
  private int versionsInSession;
  private long entries;
  private long replayed;

  private record LoggedEntry(long entry, LoggedMatch match) {}

  /**
   * What was verified.
   *
   * @param replayed how many matches were played again
   */
  public record VerifiedLadder(long entries, long matches, long replayed) {}

  /**
   * A verifier of a log from its first entry on.
   *
   * @param keys the ladder's own, if they are known; otherwise those that the log publishes count
   * @param sessions opens a session in which built-ins can play, with the versions as they are
   */
  public LadderVerifier(
      LadderState state,
      Optional<LadderKeys> keys,
      Function<LadderState, Executor.Session> sessions) {
    this.state = state;
    this.keys = keys;
    this.sessions = sessions;
  }

  /**
   * Verifies the next entry.
   *
   * @throws UserError if it does not fit; the message names it
   */
  public void line(String line) {
    entries++;
    String where = "entry " + entries;
    LadderEntry entry = EntryText.read(line, where);
    try {
      if (!EntryText.of(entry).equals(line)) {
        throw new LogMisfit("it is not written as Agon writes it");
      }
      if (keys.isPresent() && entry instanceof LadderEntry.Keys) {
        checkKeys(entry, keys.get());
      }
      long block = state.results() / state.head().keyBlock() - 1;
      state.verify(entry);
      matches.next(entry).ifPresent(match -> note(match));
      if (entry instanceof LadderEntry.Keys(Optional<DrawKey> published, _)
          && published.isPresent()) {
        replay(block - 1, published.get());
      }
    } catch (LogMisfit e) {
      throw new UserError(
          "%s, after match %d, does not fit: %s".formatted(where, state.results(), e.getMessage()),
          e);
    }
  }

  private void checkKeys(LadderEntry entry, LadderKeys own) {
    Optional<LadderEntry> due = state.due(own);
    if (due.isPresent() && due.get() instanceof LadderEntry.Keys && !due.get().equals(entry)) {
      throw new LogMisfit("the keys are not those of the ladder");
    }
  }

  private void note(LoggedMatch match) {
    boolean canReplay =
        !match.result().isVoid()
            && match.seats().stream()
                .map(version -> state.versions().get(version).bot().source())
                .allMatch(BotSource.BuiltIn.class::isInstance);
    if (canReplay) {
      long block = (match.first() - 1) / state.head().keyBlock();
      waiting.computeIfAbsent(block, _ -> new ArrayList<>()).add(new LoggedEntry(entries, match));
    }
  }

  /** Plays the matches of a block again. */
  private void replay(long block, DrawKey key) {
    List<LoggedEntry> all = Optional.ofNullable(waiting.remove(block)).orElse(List.of());
    if (all.isEmpty()) {
      return;
    }
    List<MatchSpec> specs =
        all.stream()
            .map(
                logged -> {
                  LoggedMatch match = logged.match();
                  int rotation = Math.toIntExact(match.number() - match.first());
                  List<Integer> table =
                      PairingState.seats(
                          match.seats(), (match.seats().size() - rotation) % match.seats().size());
                  return LadderKeys.spec(key, match.first(), match.number(), table);
                })
            .toList();
    int[] next = {0};
    session()
        .play(
            MatchBatch.of(specs),
            played -> {
              LoggedEntry logged = all.get(next[0]++);
              Result now = played.result();
              Result then = logged.match().result();
              if (!now.outcome().equals(then.outcome()) || now.steps() != then.steps()) {
                throw new UserError(
                    "entry %d, match %d, does not fit: played again, it ends otherwise"
                        .formatted(logged.entry(), logged.match().number()));
              }
              replayed++;
              return true;
            });
  }

  private Executor.Session session() {
    Executor.Session open = session;
    if (open == null || versionsInSession != state.versions().size()) {
      close();
      versionsInSession = state.versions().size();
      open = sessions.apply(state);
      session = open;
    }
    return open;
  }

  /** Verifies what is left after the last entry. */
  public VerifiedLadder finish() {
    if (keys.isPresent()) {
      for (long block : List.copyOf(waiting.keySet())) {
        replay(block, keys.get().block(block));
      }
    }
    return new VerifiedLadder(entries, state.results(), replayed);
  }

  @Override
  public void close() {
    if (session != null) {
      session.close();
    }
  }
}
