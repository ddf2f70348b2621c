package dev.agon.bridge.bridgemate;

import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.Arrays;

/** A file that another program is writing: each of its states, as soon as it is seen. */
public final class FollowedFile {
  private final Path file;
  private final Duration interval;
  private byte[] last = {};
  private String seen = "";

  /**
   * Follows a file.
   *
   * @param interval the time between two looks at it
   */
  public FollowedFile(Path file, Duration interval) {
    this.file = file;
    this.interval = interval;
  }

  /**
   * Waits until the content has changed, and returns it. The first call returns what is there.
   *
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  public byte[] next() throws IOException, InterruptedException {
    while (true) {
      String before = state();
      if (!before.equals(seen)) {
        byte[] bytes = UserFiles.bytes(file);
        boolean settled = before.equals(state());
        if (settled) {
          seen = before;
        }
        if (settled && !Arrays.equals(bytes, last)) {
          last = bytes;
          return bytes.clone();
        }
      }
      Thread.sleep(interval);
    }
  }

  /** Changes whenever the file is written. */
  private String state() throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    return attributes.size() + " " + attributes.lastModifiedTime();
  }
}
