package dev.agon.ladder.folder;

import dev.agon.build.Languages;
import dev.agon.ladder.log.LadderEntry;
import dev.agon.ladder.run.LadderChanges;
import dev.agon.ladder.run.LadderState;
import dev.agon.ladder.run.VersionState;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.text.NameRule;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Watches a folder of bots: a new or changed file is a new version, a removed one leaves. Of each
 * bot the two newest versions play.
 */
public final class BotFolder implements LadderChanges, AutoCloseable {
  private static final long PAUSE_MILLIS = 1_000;

  private final Path folder;
  private final KeptCopies copies;
  private final BotSource.Launch launch;
  private final Consumer<BotEntry> check;
  private final Consumer<String> problems;

  /** The files as they were seen last, by their names. */
  private final Map<String, SeenFile> seen = new TreeMap<>();

  private final Map<String, String> fileOfBot = new HashMap<>();

  /**
   * The hashes of the newest versions when the ladder began or resumed, which are known to play.
   */
  private final Map<String, String> known = new HashMap<>();

  private final Deque<Noted> waiting = new ArrayDeque<>();
  private boolean isFirst = true;
  private final CountDownLatch closed = new CountDownLatch(1);

  /** A file; {@code isRead} unless it may be written right now. */
  private record SeenFile(FileTime modified, long size, boolean isRead) {
    boolean isLike(BasicFileAttributes now) {
      return modified.equals(now.lastModifiedTime()) && size == now.size();
    }
  }

  /** What was noticed: a bot was saved with this content, or its file was removed. */
  private record Noted(BotEntry bot, String content, boolean isRemoved, boolean isTouched) {}

  /**
   * Watches nothing before {@link #start}.
   *
   * @param launch how all bots of the folder are started
   * @param check fails with a user error if a bot cannot play
   * @param problems gets what is wrong with a file, in one line
   */
  public BotFolder(
      Path folder, BotSource.Launch launch, Consumer<BotEntry> check, Consumer<String> problems) {
    this.folder = folder;
    this.copies = new KeptCopies(folder);
    this.launch = launch;
    this.check = check;
    this.problems = problems;
  }

  /**
   * Looks at all files, and then again and again.
   *
   * @param others bots that play with those of the folder
   */
  public void start(LadderState state, List<BotEntry> others) {
    for (BotEntry other : others) {
      note(new Noted(other, "", false, false));
    }
    for (VersionState version : state.versions()) {
      if (version.bot().source() instanceof BotSource.SourceFile(String file, _)) {
        fileOfBot.put(version.version().bot(), file);
        known.put(file, version.version().content());
        if (version.status() != VersionState.VersionStatus.LEFT) {
          seen.put(file, new SeenFile(FileTime.fromMillis(0), -1, true));
        }
      }
    }
    scan();
    for (VersionState version : state.versions()) {
      if (version.isActive() && !copies.has(version)) {
        note(new Noted(version.bot(), "", true, false));
      }
    }
    Thread.ofPlatform().daemon().name("agon-bot-folder").start(this::watch);
  }

  private void watch() {
    try {
      while (!closed.await(PAUSE_MILLIS, TimeUnit.MILLISECONDS)) {
        scan();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Looks at all files once. */
  private void scan() {
    Map<String, BasicFileAttributes> now = new TreeMap<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        String name = file.getFileName().toString();
        if (!name.startsWith(".") && Languages.installed().canRun(file)) {
          BasicFileAttributes is = Files.readAttributes(file, BasicFileAttributes.class);
          if (is.isRegularFile()) {
            now.put(name, is);
          }
        }
      }
    } catch (IOException e) {
      // A file that went meanwhile is missing next time.
      return;
    }
    now.forEach(this::look);
    for (String gone : seen.keySet().stream().filter(file -> !now.containsKey(file)).toList()) {
      seen.remove(gone);
      note(new Noted(entry(gone), "", true, false));
    }
    isFirst = false;
  }

  private void look(String file, BasicFileAttributes is) {
    SeenFile before = seen.get(file);
    boolean isSame = before != null && before.isLike(is);
    if (before != null && isSame && before.isRead) {
      return;
    }
    // A file that was just changed may not be complete.
    boolean isComplete = isFirst || isSame;
    seen.put(file, new SeenFile(is.lastModifiedTime(), is.size(), isComplete));
    if (isComplete && is.size() > 0) {
      read(file, !isFirst);
    }
  }

  private void read(String file, boolean isTouched) {
    try {
      byte[] content = UserFiles.bytes(folder.resolve(file));
      String hash = KeptCopies.hash(file, content);
      copies.keep(file, hash, content);
      BotEntry bot = entry(file);
      Optional<String> problem = NameRule.problem(bot.name());
      if (problem.isPresent()) {
        throw new UserError(problem.get());
      }
      if (!hash.equals(known.get(file))) {
        check.accept(copies.playing(bot, file, hash, launch));
      }
      note(new Noted(bot, hash, false, isTouched));
    } catch (UserError e) {
      problems.accept(file + " does not play: " + e.getMessage());
    } catch (IOException e) {
      problems.accept(file + " does not play: " + UserFiles.why(e));
    }
  }

  /** The bot of a file, which is named after it; by its whole name if another has the short one. */
  private BotEntry entry(String file) {
    String stem = file.substring(0, Math.max(file.lastIndexOf('.'), 0));
    String name = stem.isEmpty() || !fileOfBot.getOrDefault(stem, file).equals(file) ? file : stem;
    fileOfBot.put(name, file);
    return new BotEntry(name, "", new BotSource.SourceFile(file, launch), 1, "");
  }

  private synchronized void note(Noted noted) {
    waiting.add(noted);
    notifyAll();
  }

  @Override
  public synchronized long changesBefore() {
    return waiting.isEmpty() ? Long.MAX_VALUE : 0;
  }

  @Override
  public synchronized void await() throws InterruptedException {
    while (waiting.isEmpty() && closed.getCount() > 0) {
      wait();
    }
  }

  @Override
  public List<LadderEntry> take(LadderState state) {
    List<Noted> taken;
    synchronized (this) {
      taken = new ArrayList<>(waiting);
      waiting.clear();
    }
    Map<String, Noted> newest = new TreeMap<>();
    taken.forEach(noted -> newest.put(noted.bot.name(), noted));
    List<LadderEntry> entries = new ArrayList<>();
    newest.values().forEach(noted -> add(noted, state, entries));
    return entries;
  }

  private static void add(Noted noted, LadderState state, List<LadderEntry> entries) {
    List<VersionState> playing =
        state.versions().stream()
            .filter(version -> version.version().bot().equals(noted.bot.name()))
            .filter(version -> version.status() != VersionState.VersionStatus.LEFT)
            .toList();
    Optional<VersionState> last = state.newest(noted.bot.name());
    if (noted.isRemoved) {
      playing.forEach(version -> leave(version, "its file was removed", entries));
    } else if (last.isEmpty() || !last.get().version().content().equals(noted.content)) {
      playing.stream()
          .filter(version -> version != last.orElse(null))
          .forEach(version -> leave(version, "there are two newer versions", entries));
      entries.add(new LadderEntry.Joined(noted.bot, noted.content));
    } else if (last.get().status() == VersionState.VersionStatus.LEFT
        || last.get().status() == VersionState.VersionStatus.RESTED && noted.isTouched) {
      entries.add(new LadderEntry.Back(last.get().version().number()));
    }
  }

  private static void leave(VersionState version, String why, List<LadderEntry> entries) {
    entries.add(new LadderEntry.Left(version.version().number(), why));
  }

  /** Ends to watch, and whoever waits for a change. */
  @Override
  public synchronized void close() {
    closed.countDown();
    notifyAll();
  }
}
