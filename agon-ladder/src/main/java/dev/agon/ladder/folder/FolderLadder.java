package dev.agon.ladder.folder;

import dev.agon.chain.ChainStatus;
import dev.agon.event.Event;
import dev.agon.event.EventSeed;
import dev.agon.execute.Executor;
import dev.agon.game.DrawKey;
import dev.agon.ladder.LadderSettings;
import dev.agon.ladder.log.EntryText;
import dev.agon.ladder.log.LadderHead;
import dev.agon.ladder.log.LadderKeys;
import dev.agon.ladder.log.LadderStore;
import dev.agon.ladder.log.StoredLadder;
import dev.agon.ladder.pair.PairingRules;
import dev.agon.ladder.run.LadderListener;
import dev.agon.ladder.run.LadderRun;
import dev.agon.ladder.run.LadderState;
import dev.agon.store.EventLock;
import dev.agon.store.MatchWriter;
import dev.agon.text.LockFile;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The ladder of a folder of bots, which this process alone plays until it is closed. */
public final class FolderLadder implements AutoCloseable {
  private final LockFile folderLock;
  private final EventLock ladderLock;
  private final MatchWriter writer;
  private final LadderState state;
  private final LadderKeys keys;
  private final long id;
  private final long entries;
  private volatile @Nullable LadderRun run;
  private volatile @Nullable BotFolder bots;
  private volatile boolean isStopped;

  private FolderLadder(
      LockFile folderLock, EventLock ladderLock, LadderStore store, StoredLadder stored) {
    this.folderLock = folderLock;
    this.ladderLock = ladderLock;
    this.id = stored.id();
    this.entries = stored.entries();
    this.keys = store.keys(id);
    this.state = state(store, stored);
    this.writer = store.writer(id);
  }

  /** The state of a ladder after all its entries, which are taken as they are. */
  public static LadderState state(LadderStore store, StoredLadder stored) {
    LadderState state = LadderState.of(stored.head());
    store.read(
        stored.id(),
        1,
        (number, line) -> {
          String where = "entry " + number;
          try {
            state.apply(EntryText.read(line, where));
          } catch (UserError e) {
            throw new UserError(
                "ladder %d does not fit at %s: %s".formatted(stored.id(), where, e.getMessage()),
                e);
          }
        });
    return state;
  }

  /**
   * Opens the ladder of a folder's game, and begins one if the database has none.
   *
   * @param event what a new ladder is called, its game, its clock, and the seed of its keys
   * @throws UserError if another process plays it, or its log was changed
   */
  public static FolderLadder open(LadderStore store, KeptCopies copies, Event event) {
    String game = event.game();
    LockFile folderLock = lock(copies);
    EventLock ladderLock = null;
    try {
      StoredLadder found = find(store, copies, game).orElseGet(() -> begin(store, event));
      ladderLock = store.lock(found.id());
      // Nobody else writes into it from here on.
      StoredLadder stored = find(store, copies, game).orElse(found);
      if (store.check(stored.id()) instanceof ChainStatus.Broken(String why)) {
        throw new UserError(
            "ladder %d was changed outside Agon: %s; agon ladder verify %d says more"
                .formatted(stored.id(), why.replace("match", "entry"), stored.id()));
      }
      return new FolderLadder(folderLock, ladderLock, store, stored);
    } catch (RuntimeException e) {
      release(folderLock, ladderLock);
      throw e;
    }
  }

  private static StoredLadder begin(LadderStore store, Event event) {
    LadderKeys keys = new LadderKeys(event.seed().key());
    DrawKey pairing = event.seed().isOpen() ? event.seed().key() : EventSeed.random().key();
    LadderSettings settings = LadderSettings.of(event.kit().game().spec().minSeats());
    return store.begin(
        LadderHead.of(event, settings, PairingRules.all().getFirst().id(), pairing, keys), keys);
  }

  private static LockFile lock(KeptCopies copies) {
    try {
      return LockFile.take(copies.folder().resolve("lock"));
    } catch (LockFile.Taken e) {
      throw new UserError(
          "the ladder of %s is being played by %s".formatted(copies.bots(), e.owner()), e);
    } catch (IOException e) {
      throw new UserError("cannot lock %s: %s".formatted(copies.bots(), UserFiles.why(e)), e);
    }
  }

  /** The last ladder of a folder and a game. */
  private static Optional<StoredLadder> find(LadderStore store, KeptCopies copies, String game) {
    return store.ladders().reversed().stream()
        .filter(ladder -> ladder.head().event().paths().baseFolder().equals(copies.bots()))
        .filter(ladder -> ladder.head().event().game().equals(game))
        .findFirst();
  }

  public long id() {
    return id;
  }

  public LadderState state() {
    return state;
  }

  /**
   * Plays until this match, or until it is stopped.
   *
   * @param ahead how many matches are chosen before they are asked for
   */
  public void play(
      BotFolder folder,
      Function<LadderState, Executor.Session> sessions,
      int ahead,
      long lastMatch,
      LadderListener listener) {
    LadderRun playing =
        new LadderRun(
            state,
            keys,
            entries,
            (number, line) -> writer.add(row -> row.add(number, line)),
            sessions,
            ahead,
            folder,
            listener);
    run = playing;
    bots = folder;
    if (isStopped) {
      return;
    }
    try {
      playing.run(lastMatch);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Stops as soon as possible, from any thread; all entries so far are stored when it returns. */
  public void stop() {
    isStopped = true;
    LadderRun playing = run;
    if (playing != null) {
      playing.stop();
    }
    BotFolder folder = bots;
    if (folder != null) {
      folder.close();
    }
    writer.close();
  }

  private static void release(LockFile folderLock, @Nullable EventLock ladderLock) {
    try (folderLock;
        ladderLock) {
      // Both are released, whatever becomes of the other.
    } catch (IOException e) {
      throw new UserError("cannot unlock a ladder: " + UserFiles.why(e), e);
    }
  }

  @Override
  public void close() {
    writer.close();
    release(folderLock, ladderLock);
  }
}
