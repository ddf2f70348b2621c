package dev.agon.bridge.evening;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * A session's file that another program is writing: each of its states, as soon as it is seen. A
 * change of the corrections beside it counts, too.
 *
 * <p>The content is compared, not the file's time: a database that stays open may be written to
 * without a new time.
 */
public final class FollowedFile {
  private final Path file;
  private final Duration interval;
  private Optional<SessionContent> last = Optional.empty();

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
      Optional<SessionContent> now = read();
      if (now.isPresent() && isNew(now.get()) && isSettled(now.get())) {
        last = now;
        return now.get().session();
      }
      Thread.sleep(interval);
    }
  }

  private Optional<SessionContent> read() throws IOException {
    try {
      return Optional.of(SessionContent.read(file));
    } catch (IOException e) {
      if (last.isEmpty()) {
        throw e;
      }
      return Optional.empty();
    }
  }

  private boolean isNew(SessionContent content) {
    return last.map(before -> !before.isSame(content)).orElse(true);
  }

  /** Whether the files are still the same, and so were not written to while they were read. */
  private boolean isSettled(SessionContent content) throws IOException {
    return read().map(content::isSame).orElse(false);
  }
}
