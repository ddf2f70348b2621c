package dev.agon.bridge.bridgemate;

import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;

/**
 * A file that another program is writing: each of its states, as soon as it is seen.
 *
 * <p>The content is compared, not the file's time: a database that stays open may be written to
 * without a new time.
 */
public final class FollowedFile {
  private final Path file;
  private final Duration interval;
  private Optional<byte[]> last = Optional.empty();

  /** Follows a file; the interval is the time between two looks at it. */
  public FollowedFile(Path file, Duration interval) {
    this.file = file;
    this.interval = interval;
  }

  /**
   * Waits until the content has changed, and returns it. The first call returns what is there.
   * Later the file may be away for a while, as when a program replaces it.
   *
   * @throws IOException if the file cannot be read by the first call
   */
  public byte[] next() throws IOException, InterruptedException {
    while (true) {
      Optional<byte[]> now = read();
      if (now.isPresent() && isNew(now.get()) && isSettled(now.get())) {
        last = now;
        return now.get().clone();
      }
      Thread.sleep(interval);
    }
  }

  private Optional<byte[]> read() throws IOException {
    try {
      return Optional.of(UserFiles.bytes(file));
    } catch (IOException e) {
      if (last.isEmpty()) {
        throw e;
      }
      return Optional.empty();
    }
  }

  private boolean isNew(byte[] bytes) {
    return last.isEmpty() || !Arrays.equals(bytes, last.get());
  }

  /** Whether the file is still the same, and so was not written to while it was read. */
  private boolean isSettled(byte[] bytes) throws IOException {
    Optional<byte[]> again = read();
    return again.isPresent() && Arrays.equals(bytes, again.get());
  }
}
