package dev.agon.web.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What readers of a channel get, whenever they come. */
final class LiveChannelTest {
  private static String read(LiveChannel channel, long from) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    channel.follow(from, out, LiveChannel.Form.EVENTS);
    return out.toString(StandardCharsets.UTF_8);
  }

  private static LiveChannel withThreeVersions() {
    LiveChannel channel = new LiveChannel();
    for (int version = 1; version <= 3; version++) {
      channel.publish("\"changes " + version + "\"", "\"all of " + version + "\"");
    }
    channel.end();
    return channel;
  }

  @Test
  void aLateComerGetsEverythingAtOnce() throws Exception {
    assertThat(read(withThreeVersions(), 0))
        .contains("id: 3\nevent: update\ndata: \"all of 3\"\n\n", "event: end")
        .doesNotContain("changes");
  }

  @Test
  void aProgramGetsLinesOfJson() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    withThreeVersions().follow(2, out, LiveChannel.Form.LINES);
    assertThat(out.toString(StandardCharsets.UTF_8).strip()).isEqualTo("\"changes 3\"");
  }

  @Test
  void aReaderWithTheVersionBeforeGetsTheChanges() throws Exception {
    assertThat(read(withThreeVersions(), 2)).contains("changes 3").doesNotContain("all of");
  }

  @Test
  void aReaderThatMissedSeveralVersionsGetsEverything() throws Exception {
    assertThat(read(withThreeVersions(), 1)).contains("all of 3").doesNotContain("changes");
  }

  @Test
  void aReaderThatHasTheLastVersionIsOnlyToldTheEnd() throws Exception {
    assertThat(read(withThreeVersions(), 3)).contains("event: end").doesNotContain("update");
  }
}
