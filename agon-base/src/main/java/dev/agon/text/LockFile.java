package dev.agon.text;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * A file that one process at a time has, until it closes it or ends, however that ends: the lock
 * belongs to the operating system. The file is deleted when it is closed.
 */
public final class LockFile implements AutoCloseable {
  private static final int MAX_OWNER_BYTES = 1_000;

  /** What a deleted file contains, for processes that opened it before. */
  private static final String GIVEN_BACK = "-";

  private final Path file;
  private final FileChannel channel;

  private LockFile(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /** Another process has the file. */
  public static final class Taken extends Exception {
    private final String owner;

    private Taken(String owner) {
      super(owner);
      this.owner = owner;
    }

    /** The process that has it. */
    public String owner() {
      return owner;
    }
  }

  /** This process, for the message of another one. */
  public static String thisProcess() {
    return "process %d of %s since %s"
        .formatted(
            ProcessHandle.current().pid(),
            System.getProperty("user.name"),
            Instant.now().truncatedTo(ChronoUnit.SECONDS));
  }

  /**
   * Takes the file. Its owner may have deleted it after it was opened here; then it has the mark,
   * and is opened again. Two threads of a process take turns, because closing one's channel would
   * release the other's lock.
   */
  public static synchronized LockFile take(Path file) throws IOException, Taken {
    while (true) {
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      Optional<FileLock> lock = tryLock(channel);
      String owner = read(channel);
      if (lock.isPresent() && !owner.equals(GIVEN_BACK)) {
        write(channel, thisProcess());
        return new LockFile(file, channel);
      }
      channel.close();
      if (lock.isEmpty()) {
        throw new Taken(owner.isBlank() || owner.equals(GIVEN_BACK) ? "another process" : owner);
      }
    }
  }

  /** Closing the channel of a lock that this process has already would release that lock. */
  private static Optional<FileLock> tryLock(FileChannel channel) throws IOException, Taken {
    try {
      return Optional.ofNullable(channel.tryLock());
    } catch (OverlappingFileLockException e) {
      throw new Taken("this process");
    }
  }

  private static String read(FileChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(MAX_OWNER_BYTES);
    channel.read(bytes, 0);
    return new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
  }

  private static void write(FileChannel channel, String text) throws IOException {
    channel.truncate(0);
    channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), 0);
  }

  @Override
  public void close() throws IOException {
    try (channel) {
      Files.deleteIfExists(file);
      write(channel, GIVEN_BACK);
    }
  }
}
