package dev.agon.pack;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Keeps a store of copies below a size. Every process that uses the store holds a lock on it as
 * long as it lives; copies are deleted only while nobody else holds it, so no event loses a copy
 * that it shows. Whatever is deleted is packed or compiled again when it is needed.
 */
final class CopyPruner {
  private static final String LOCK = "-in-use";
  private static final long MAX_BYTES = 1L << 30;

  /** Adding up the size of all copies takes time. */
  private static final Duration EVERY = Duration.ofDays(1);

  /** The stores that this process has entered; locks belong to the process. */
  private static final Map<Path, FileLock> HELD = new HashMap<>();

  private CopyPruner() {}

  /** Enters a store until this process ends; prunes it first, if that was not done for a day. */
  static void enter(Path store) throws IOException {
    synchronized (HELD) {
      Path real = store.toRealPath();
      if (HELD.containsKey(real)) {
        return;
      }
      FileChannel channel =
          FileChannel.open(
              lockOf(real),
              StandardOpenOption.CREATE,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE);
      try {
        pruneAlone(real, channel);
        HELD.put(real, channel.lock(0, Long.MAX_VALUE, true));
      } catch (IOException e) {
        // Some network drives have no locks; nothing is ever deleted there.
        channel.close();
      }
    }
  }

  /** Beside the store, which holds nothing but copies. */
  private static Path lockOf(Path store) {
    return store.resolveSibling(store.getFileName() + LOCK);
  }

  private static void pruneAlone(Path store, FileChannel channel) throws IOException {
    Instant last = Files.getLastModifiedTime(lockOf(store)).toInstant();
    boolean isNew = channel.size() == 0;
    if (!isNew && last.plus(EVERY).isAfter(Instant.now())) {
      return;
    }
    try (FileLock alone = channel.tryLock()) {
      if (alone != null) {
        prune(new ContentStore(store), MAX_BYTES);
        channel.write(ByteBuffer.wrap(new byte[] {'\n'}), 0);
      }
    }
  }

  static void noteUse(Path copy) {
    try {
      Files.setLastModifiedTime(copy, FileTime.from(Instant.now()));
    } catch (IOException e) {
      // Another process may have deleted it, or it belongs to another user.
    }
  }

  private record Copy(Path folder, FileTime used, long bytes) {}

  /** Deletes what was not used for longest until the rest fits, and what crashes left behind. */
  static void prune(ContentStore store, long maxBytes) throws IOException {
    List<Copy> copies = new ArrayList<>();
    try (Stream<Path> all = Files.list(store.folder())) {
      for (Path path : all.toList()) {
        String name = String.valueOf(path.getFileName());
        if (name.startsWith(ContentStore.UNDER_WAY)) {
          ContentStore.delete(path);
        } else if (ContentStore.HASH.matcher(name).matches()) {
          copies.add(new Copy(path, Files.getLastModifiedTime(path), size(path)));
        }
      }
    }
    copies.sort(Comparator.comparing(Copy::used).reversed());
    long kept = 0;
    for (Copy copy : copies) {
      kept += copy.bytes;
      if (kept > maxBytes) {
        ContentStore.delete(copy.folder);
      }
    }
    deleteStaleNotes(store);
  }

  private static void deleteStaleNotes(ContentStore store) throws IOException {
    try (Stream<Path> notes = Files.list(store.notes())) {
      for (Path note : notes.filter(Files::isRegularFile).toList()) {
        String hash = Files.readString(note, StandardCharsets.ISO_8859_1).strip();
        boolean isFresh =
            ContentStore.HASH.matcher(hash).matches()
                && Files.isDirectory(store.folder().resolve(hash));
        if (!isFresh) {
          Files.delete(note);
        }
      }
    }
  }

  private static long size(Path folder) throws IOException {
    long bytes = 0;
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.toList()) {
        if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
          bytes += Files.size(file);
        }
      }
    }
    return bytes;
  }
}
