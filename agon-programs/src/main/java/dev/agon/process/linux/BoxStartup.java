package dev.agon.process.linux;

import dev.agon.sandbox.BoxLimits;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a box that is being made and the arena tell each other.
 *
 * @param report gets a line when the box is ready, and ends without one if it cannot be made
 * @param go lets the box go on when it is closed
 * @param first names the first process of the box
 */
record BoxStartup(InputStream report, OutputStream go, InputStream first) implements Closeable {
  private static final Pattern FIRST_PROCESS = Pattern.compile("\"child-pid\": (\\d+)");

  /** Sets the limits of the first process as soon as there is one, and lets the box go on. */
  void limit(BoxStarter.Started box, BoxLimits limits) {
    try (go;
        first) {
      String told = new String(first.readAllBytes(), StandardCharsets.US_ASCII);
      Matcher process = FIRST_PROCESS.matcher(told);
      long pid = process.find() ? Long.parseLong(process.group(1)) : -1;
      if (ProcessTree.childrenOfFirstThread(box.monitor()).contains(pid)
          && !ProcessLimits.set(pid, limits)
          && (box.changeUser().isEmpty() || !ProcessLimits.setAs(box.changeUser(), pid, limits))) {
        Posix.kill(pid);
      }
    } catch (IOException e) {
      // The box was ended meanwhile.
    }
  }

  /** Waits until the box is ready; returns false if it cannot be made. */
  boolean awaitReport() {
    try (report) {
      return report.read() >= 0;
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  public void close() throws IOException {
    report.close();
    go.close();
    first.close();
  }
}
