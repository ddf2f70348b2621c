package dev.agon.web.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What readers of a channel get, whenever they come. */
final class LiveChannelTest {
  private static final String IDLE = ": still here\n\n";
  private static final String END = "event: end\ndata: {}\n\n";

  private final LiveChannel channel = new LiveChannel();

  /** What a reader gets if these steps happen one by one, each after something was sent to it. */
  private String read(LiveChannel.Form form, Runnable... steps) throws Exception {
    Iterator<Runnable> left = List.of(steps).iterator();
    ByteArrayOutputStream out =
        new ByteArrayOutputStream() {
          @Override
          public void flush() {
            if (left.hasNext()) {
              left.next().run();
            }
          }
        };
    channel.follow(out, form);
    return out.toString(StandardCharsets.UTF_8);
  }

  private String read(Runnable... steps) throws Exception {
    return read(LiveChannel.Form.EVENTS, steps);
  }

  private Runnable version(int version) {
    return () -> channel.publish("\"changes " + version + "\"", "\"all of " + version + "\"");
  }

  private static String update(String json) {
    return "event: update\ndata: \"" + json + "\"\n\n";
  }

  @Test
  void aLateComerGetsEverythingAtOnce() throws Exception {
    List.of(version(1), version(2), version(3)).forEach(Runnable::run);
    channel.end();
    assertThat(read()).isEqualTo(IDLE + update("all of 3") + END);
  }

  @Test
  void aReaderOfTheVersionBeforeGetsTheChanges() throws Exception {
    assertThat(read(version(1), version(2), channel::end))
        .isEqualTo(IDLE + update("all of 1") + update("changes 2") + END);
  }

  @Test
  void aReaderThatMissedAVersionGetsEverything() throws Exception {
    Runnable two =
        () -> {
          version(2).run();
          version(3).run();
        };
    assertThat(read(version(1), two, channel::end))
        .isEqualTo(IDLE + update("all of 1") + update("all of 3") + END);
  }

  @Test
  void aReaderThatComesBackGetsEverythingThoughItHasTheLastVersion() throws Exception {
    Runnable leave =
        () -> {
          throw new IllegalStateException("gone");
        };
    assertThatThrownBy(() -> read(version(1), leave)).hasMessage("gone");
    assertThat(read(channel::end)).isEqualTo(IDLE + update("all of 1") + END);
  }

  @Test
  void aReaderBeforeTheFirstVersionIsSentNothingElse() throws Exception {
    assertThat(read(channel::end)).isEqualTo(IDLE + END);
  }

  @Test
  void aProgramGetsLinesOfJson() throws Exception {
    assertThat(read(LiveChannel.Form.LINES, version(1), version(2), channel::end))
        .isEqualTo("\n\"all of 1\"\n\"changes 2\"\n\n");
  }
}
