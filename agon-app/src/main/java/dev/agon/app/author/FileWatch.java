package dev.agon.app.author;

import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.Arrays;

/** Waits until the content of a file changes. */
final class FileWatch {
  private final Path file;
  private byte[] known;

  FileWatch(Path file) {
    this.file = file.toAbsolutePath();
    this.known = content();
  }

  /** The content now; empty while an editor replaces the file. */
  private byte[] content() {
    try {
      return UserFiles.bytes(file);
    } catch (IOException e) {
      return new byte[0];
    }
  }

  /** Whether the content is another one than at the last change. */
  private boolean hasChanged() {
    byte[] now = content();
    if (now.length == 0 || Arrays.equals(now, known)) {
      return false;
    }
    known = now;
    return true;
  }

  /** Waits for a change since the last one; false if that cannot be watched. */
  boolean awaitChange() {
    Path folder = file.getParent();
    if (folder == null) {
      return false;
    }
    try (WatchService service = FileSystems.getDefault().newWatchService()) {
      folder.register(
          service, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_MODIFY);
      while (!hasChanged()) {
        WatchKey key = service.take();
        key.pollEvents();
        key.reset();
      }
      return true;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
