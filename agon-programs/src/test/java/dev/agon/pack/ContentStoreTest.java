package dev.agon.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.pack.ContentStore.StoredTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ContentStoreTest {
  @TempDir private Path folder;
  private Path bot;
  private ContentStore store;

  @BeforeEach
  void writeBot() throws IOException {
    bot = Files.createDirectories(folder.resolve("bot"));
    Files.createDirectories(bot.resolve("lib"));
    Files.writeString(bot.resolve("bot.py"), "print(1)");
    Files.writeString(bot.resolve("run"), "#!/bin/sh\n");
    mode(bot.resolve("run"), "rwxr-x---");
    Files.writeString(bot.resolve("lib/a.py"), "a = 1");
    Files.createSymbolicLink(bot.resolve("b.py"), Path.of("lib/a.py"));
    store = ContentStore.in(folder.resolve("arena"));
  }

  private static void mode(Path file, String mode) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
  }

  private StoredTree add() throws IOException {
    return store.add(FileTree.of(bot));
  }

  @Test
  void aCopyHasTheSameContentAndIsReadOnly() throws IOException {
    StoredTree stored = add();
    assertThat(stored.folder().getFileName()).hasToString(stored.hash());
    assertThat(stored.folder().resolve("bot.py")).hasContent("print(1)");
    assertThat(stored.folder().resolve("b.py")).isSymbolicLink().hasContent("a = 1");
    assertThat(modes(stored.folder()))
        .containsExactly("b.py rwxrwxrwx", "bot.py r--r--r--", "lib r-xr-xr-x", "run r-xr-xr-x");
  }

  private static List<String> modes(Path of) throws IOException {
    try (Stream<Path> files = Files.list(of)) {
      return files
          .sorted()
          .map(
              file -> {
                try {
                  return file.getFileName()
                      + " "
                      + PosixFilePermissions.toString(
                          Files.getPosixFilePermissions(
                              file, java.nio.file.LinkOption.NOFOLLOW_LINKS));
                } catch (IOException e) {
                  throw new java.io.UncheckedIOException(e);
                }
              })
          .toList();
    }
  }

  @Test
  void whatWasNotUsedForLongestIsPrunedAndSoIsWhatACrashLeft() throws IOException {
    StoredTree old = add();
    Files.writeString(bot.resolve("bot.py"), "print(2)");
    StoredTree recent = add();
    Files.setLastModifiedTime(old.folder(), FileTime.from(Instant.EPOCH));
    Path left = store.newFolder();
    Path stale = Files.writeString(store.notes().resolve("a"), old.hash() + "\n");
    Path fresh = Files.writeString(store.notes().resolve("b"), recent.hash() + "\n");
    long size = Files.size(bot.resolve("bot.py")) + Files.size(bot.resolve("run"));
    CopyPruner.prune(store, size + Files.size(bot.resolve("lib/a.py")));
    assertThat(left).doesNotExist();
    assertThat(stale).doesNotExist();
    assertThat(fresh).exists();
    assertThat(old.folder()).doesNotExist();
    assertThat(store.find(recent.hash())).isPresent();
    Files.writeString(bot.resolve("bot.py"), "print(1)");
    assertThat(add()).isEqualTo(old);
  }

  @Test
  void noOtherProcessCanPruneAStoreThatIsInUse() throws Exception {
    String take =
        "import fcntl, sys; fcntl.lockf(open(sys.argv[1], 'r+'), fcntl.LOCK_EX | fcntl.LOCK_NB)";
    Process other =
        new ProcessBuilder("python3", "-c", take, folder.resolve("arena/content-in-use").toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(other.waitFor()).isEqualTo(1);
    assertThat(said).contains("BlockingIOError");
  }

  @Test
  void theHashDependsOnContentNamesAndModesAndOnNothingElse() throws IOException {
    String hash = add().hash();
    Path other = folder.resolve("elsewhere/bot");
    Files.createDirectories(other.getParent());
    Files.move(bot, other);
    bot = other;
    mode(bot.resolve("bot.py"), "rw-rw-rw-");
    assertThat(add().hash()).isEqualTo(hash);
    mode(bot.resolve("run"), "rw-r--r--");
    String notRunnable = add().hash();
    assertThat(notRunnable).isNotEqualTo(hash);
    Files.move(bot.resolve("bot.py"), bot.resolve("boT.py"));
    String renamed = add().hash();
    assertThat(renamed).isNotIn(hash, notRunnable);
    Files.writeString(bot.resolve("boT.py"), "print(2)");
    assertThat(add().hash()).isNotIn(hash, notRunnable, renamed);
  }

  @Test
  void aCopyThatWasChangedIsNoticedAndReplaced() throws IOException {
    StoredTree stored = add();
    Path copy = stored.folder().resolve("bot.py");
    mode(copy, "rw-r--r--");
    Files.writeString(copy, "print('stolen')");
    assertThat(store.find(stored.hash())).isEmpty();
    assertThat(add()).isEqualTo(stored);
    assertThat(copy).hasContent("print(1)");
  }

  @Test
  void aCopyWithAnotherFileIsNoticed() throws IOException {
    StoredTree stored = add();
    mode(stored.folder(), "rwxr-xr-x");
    Files.writeString(stored.folder().resolve("json.py"), "steal()");
    assertThat(store.find(stored.hash())).isEmpty();
  }

  @Test
  void manyThreadsStoreOneCopy() throws Exception {
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      List<Callable<StoredTree>> calls =
          Stream.generate(() -> (Callable<StoredTree>) this::add).limit(16).toList();
      for (Future<StoredTree> stored : threads.invokeAll(calls)) {
        assertThat(stored.get()).isEqualTo(add());
      }
    }
    try (Stream<Path> copies = Files.list(store.folder())) {
      assertThat(copies).containsExactly(add().folder());
    }
  }

  @Test
  void onlyHashesAreLookedUp() throws IOException {
    assertThat(store.find("..")).isEmpty();
    assertThat(store.find("")).isEmpty();
  }
}
