package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A server shows no results that somebody else has written into its database. */
final class ForgedPagesTest {
  private static final String CUP = "game: coinfight\nseed: 5\nbots: [Greedy, Randy, Coinage]\n";

  private static final String FORGED = "UPDATE results SET lines = replace(lines, '0', '1')";

  @TempDir private Path folder;

  private void forge(String sql) throws SQLException {
    try (Connection forger =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("agon.db"));
        Statement statement = forger.createStatement()) {
      assertThat(statement.executeUpdate(sql)).isPositive();
    }
  }

  @Test
  void aFinishedEventIsSaidToBeVerified() {
    try (WebFixture web = WebFixture.with(folder, CUP)) {
      assertThat(web.get("/events/1").body())
          .contains("Verified: this result is as this arena kept");
    }
  }

  @Test
  void theKeptResultIsShownWhateverBecomesOfTheMatchesBehindIt() throws SQLException {
    String before;
    try (WebFixture web = WebFixture.with(folder, CUP)) {
      before = web.get("/events/1", "Accept", "application/json").body();
    }
    forge(FORGED);
    try (WebFixture web = WebFixture.with(folder)) {
      assertThat(web.get("/events/1", "Accept", "application/json").body()).isEqualTo(before);
      assertThat(web.get("/events/1/matches").body()).contains("was changed outside Agon");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"/events/1", "/events/1/tables", "/bots/coinfight/Greedy"})
  void aForgedKeptResultIsNotShown(String path) throws SQLException {
    WebFixture.with(folder, CUP).close();
    forge("UPDATE kept_results SET result = replace(result, '0', '1')");
    assertNotShown(path);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/events/1", "/events/1/tables", "/events/1/matches", "/bots/coinfight/Greedy"})
  void aForgedResultIsNotShownAndItsDigestIsNotTold(String path) throws SQLException {
    WebFixture.with(folder, CUP).close();
    forge("DELETE FROM kept_results");
    forge(FORGED);
    assertNotShown(path);
  }

  private void assertNotShown(String path) {
    try (WebFixture web = WebFixture.with(folder)) {
      for (String form : new String[] {"text/html", "application/json"}) {
        HttpResponse<String> answer = web.get(path, "Accept", form);
        assertThat(answer.body()).contains("was changed outside Agon").doesNotContain("digest");
        assertThat(answer.body()).doesNotContain("Winner", "standings\"");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"/events/1/matches", "/events/1/matches/2", "/events/1/matches/2/record"})
  void noMatchIsShownOfAnEventThatClaimsAnotherKey(String path) throws SQLException {
    WebFixture.with(folder, CUP).close();
    forge(FORGED);
    forge("UPDATE events SET key_id = '0123456789abcdef'");
    assertNotShown(path);
  }

  @Test
  void matchesThatAreForgedWhileTheServerRunsAreNotShown() throws SQLException {
    try (WebFixture web = WebFixture.with(folder, CUP)) {
      assertThat(web.get("/events/1/matches").statusCode()).isEqualTo(200);
      forge(FORGED);
      assertThat(web.get("/events/1/matches").body()).contains("was changed outside Agon");
    }
  }
}
