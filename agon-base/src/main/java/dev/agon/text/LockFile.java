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
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A file that one process at a time has, until it closes it or ends, however that ends: the lock
 * belongs to the operating system. The file is deleted when it is closed.
 */
public final class LockFile implements AutoCloseable {
  private static final int MAX_OWNER_BYTES = 1_000;

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

  /** Takes the file; it may be deleted by its owner, and be another one when it is locked. */
  public static LockFile take(Path file) throws IOException, Taken {
    while (true) {
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      Object opened = identity(file);
      Optional<FileLock> lock = tryLock(channel);
      if (lock.isEmpty()) {
        String owner = read(channel);
        channel.close();
        throw new Taken(owner);
      }
      if (Files.exists(file) && Objects.equals(opened, identity(file))) {
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(thisProcess().getBytes(StandardCharsets.UTF_8)), 0);
        return new LockFile(file, channel);
      }
      channel.close();
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

  /** What tells the file from another one of the same name; null where the system has none. */
  private static @Nullable Object identity(Path file) throws IOException {
    return Files.exists(file)
        ? Files.readAttributes(file, BasicFileAttributes.class).fileKey()
        : null;
  }

  private static String read(FileChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(MAX_OWNER_BYTES);
    channel.read(bytes, 0);
    String owner = new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
    return owner.isBlank() ? "another process" : owner;
  }

  @Override
  public void close() throws IOException {
    Files.deleteIfExists(file);
    channel.close();
  }
}
