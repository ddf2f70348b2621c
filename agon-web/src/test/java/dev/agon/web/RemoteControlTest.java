package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who may control a broadcast. */
final class RemoteControlTest {
  private static final String BROADCAST = "/events/1/broadcast";
  private static final String REMOTE = "/events/1/remote";

  private WebFixture web;

  @BeforeEach
  void start(@TempDir Path folder) {
    web = WebFixture.with(folder, TestEvents.CUP, TestEvents.COINS);
  }

  @AfterEach
  void stop() {
    web.close();
  }

  private String secret() {
    HttpResponse<String> code = web.post(REMOTE + "/code", "", "Cookie", web.owner());
    assertThat(code.statusCode()).isEqualTo(200);
    assertThat(code.body()).contains("<svg", "Only this machine");
    Matcher address = Pattern.compile("/events/1/remote#pair=([\\w-]{43})").matcher(code.body());
    assertThat(address.find()).isTrue();
    return address.group(1);
  }

  private String paired() {
    HttpResponse<String> paired = web.post(REMOTE, secret());
    assertThat(paired.statusCode()).isEqualTo(204);
    String cookie = paired.headers().firstValue("Set-Cookie").orElseThrow();
    assertThat(cookie).contains("Path=/events/1;", "HttpOnly", "SameSite=Strict", "Max-Age=43200");
    return cookie.replaceFirst(";.*", "");
  }

  /** Runs something while somebody watches. */
  private void watched(String event, Runnable test) {
    try (Stream<String> lines = web.lines("/events/" + event + "/broadcast/stream")) {
      assertThat(lines.anyMatch(line -> line.contains("\"kind\":\"opening\""))).isTrue();
      test.run();
    }
  }

  @Test
  void aPairedDeviceControlsThisBroadcastAndNothingElse() {
    String cookie = paired();
    assertThat(web.get(REMOTE, "Cookie", cookie).body())
        .contains("data-act=\"skip\"")
        .doesNotContain("Show a code", "You are the owner");
    assertThat(web.get(REMOTE).body()).doesNotContain("data-act=\"skip\"");
    watched(
        "1",
        () -> {
          assertThat(web.post(BROADCAST, "pause", "Cookie", cookie).statusCode()).isEqualTo(204);
          assertThat(web.post(BROADCAST, "pause").statusCode()).isEqualTo(403);
        });
    watched(
        "2",
        () ->
            assertThat(web.post("/events/2/broadcast", "pause", "Cookie", cookie).statusCode())
                .isEqualTo(403));
    assertThat(web.post(REMOTE + "/code", "", "Cookie", cookie).statusCode()).isEqualTo(403);
    assertThat(web.post("/events", TestEvents.COINS, "Cookie", cookie).statusCode()).isEqualTo(403);
    assertThat(web.post("/owner/sign-out", "", "Cookie", cookie).statusCode()).isEqualTo(403);
  }

  @Test
  void aCodeWorksOnceAndOnlyForItsEvent() {
    String secret = secret();
    assertThat(web.post("/events/2/remote", secret).statusCode()).isEqualTo(403);
    assertThat(web.post(REMOTE, secret).statusCode()).isEqualTo(204);
    assertThat(web.post(REMOTE, secret).statusCode()).isEqualTo(403);
    assertThat(web.post(REMOTE, "guess").statusCode()).isEqualTo(403);
    assertThat(web.post(REMOTE + "/code", "").statusCode()).isEqualTo(403);
  }

  @Test
  void whatCannotBeDoneIsSaidInALine() {
    String owner = web.owner();
    assertThat(web.post(BROADCAST, "skip", "Cookie", owner).statusCode()).isEqualTo(404);
    watched(
        "1",
        () -> {
          for (String act : new String[] {"stop", "", "-1", "3601", "9".repeat(50)}) {
            HttpResponse<String> refused = web.post(BROADCAST, act, "Cookie", owner);
            assertThat(refused.statusCode()).as(act).isEqualTo(400);
            assertThat(refused.body()).contains("A broadcast can start, pause, skip");
          }
          assertThat(web.post(BROADCAST, "30", "Cookie", owner).statusCode()).isEqualTo(204);
        });
    assertThat(web.get("/events/9/broadcast").statusCode()).isEqualTo(404);
  }
}
