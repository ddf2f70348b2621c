package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What makes a visitor the owner, and what ends it. */
final class OwnerTest {
  private static final String IS_OWNER = "You are the owner.";

  private WebFixture web;

  @BeforeEach
  void start(@TempDir Path folder) {
    web = WebFixture.with(folder);
  }

  @AfterEach
  void stop() {
    web.close();
  }

  private String host() {
    return web.address().replace("http://", "").replace("/", "");
  }

  private String cookieFrom(String... headers) {
    HttpResponse<String> claimed = web.post("/owner", web.ownerToken(), headers);
    assertThat(claimed.statusCode()).as(claimed.body()).isEqualTo(204);
    return claimed.headers().firstValue("Set-Cookie").orElseThrow();
  }

  @Test
  void theTokenMakesAnOwnerAndAGuessDoesNot() {
    assertThat(web.post("/owner", "guess").statusCode()).isEqualTo(403);
    assertThat(web.get("/events", "Cookie", web.owner()).body()).contains(IS_OWNER);
    assertThat(web.get("/events").body()).doesNotContain(IS_OWNER);
  }

  @Test
  void theCookieIsNotTheTokenAndEnds() {
    assertThat(cookieFrom())
        .contains("HttpOnly", "SameSite=Strict", "Max-Age=86400")
        .doesNotContain(web.ownerToken(), "Secure");
    String printed = "agon-owner=" + web.ownerToken();
    assertThat(web.get("/events", "Cookie", printed).body()).doesNotContain(IS_OWNER);
  }

  @Test
  void theCookieIsSecureIfTheBrowserSpeaksTls() {
    assertThat(cookieFrom("Origin", "https://" + host())).contains("Secure");
    assertThat(cookieFrom("Origin", "http://" + host())).doesNotContain("Secure");
  }

  @Test
  void anOwnerWhoSignsOutIsOneNoMore() {
    String left = web.owner();
    String kept = web.owner();
    HttpResponse<String> out = web.post("/owner/sign-out", "", "Cookie", left);
    assertThat(out.statusCode()).isEqualTo(200);
    assertThat(out.headers().firstValue("Set-Cookie").orElseThrow())
        .contains("agon-owner=;", "Expires=Thu, 01 Jan 1970");
    assertThat(web.get("/events", "Cookie", left).body()).doesNotContain(IS_OWNER);
    assertThat(web.get("/events", "Cookie", kept).body()).contains(IS_OWNER, "Sign out");
    assertThat(web.post("/owner/sign-out", "").statusCode()).isEqualTo(403);
  }

  @Test
  void onlyTheOwnerDeletesAMatchAlsoOneThatIsPlayed() {
    String coins = "{\"game\":\"coinfight\",\"seats\":[{\"person\":\"Ada\"},{\"bot\":\"Greedy\"}]}";
    String game = web.post("/play", coins).body().replaceFirst(".*\"address\":\"(.*?)\".*", "$1");
    assertThat(web.post(game + "/delete", "").statusCode()).isEqualTo(403);
    assertThat(web.get(game).body()).doesNotContain("Delete this match");
    String owner = web.owner();
    assertThat(web.get(game, "Cookie", owner).body()).contains("Delete this match");
    assertThat(web.post(game + "/delete", "", "Cookie", owner).statusCode()).isEqualTo(200);
    assertThat(web.get(game).statusCode()).isEqualTo(404);
    assertThat(web.post(game + "/delete", "", "Cookie", owner).statusCode()).isEqualTo(404);
  }
}
