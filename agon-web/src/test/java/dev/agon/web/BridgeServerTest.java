package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.evening.EveningRecipe;
import dev.agon.bridge.evening.VisitorView.Released;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the server of a bridge session answers. */
final class BridgeServerTest {
  private static final Set<Released> EVERYTHING = EnumSet.allOf(Released.class);

  @Test
  void thePageHasAStrictPolicyAndNothingElseIsServed(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path evening = folder.resolve("evening.csv");
    Files.writeString(evening, BridgeEvening.allRows());
    SessionLog log = new SessionLog();
    try (BridgeServer server =
            BridgeServer.start(
                WebOptions.local(""), evening, BridgeEvening.recipe(), EVERYTHING, log);
        HttpClient client = HttpClient.newHttpClient()) {
      HttpResponse<String> page = get(client, server, "");
      assertThat(page.statusCode()).isEqualTo(200);
      assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
          .contains("default-src 'none'", "script-src 'self'")
          .doesNotContain("unsafe");
      assertThat(page.body())
          .contains("Tuesday &lt;b&gt;pairs", "147 results so far", "&lt;img src=x")
          .doesNotContain(" style=", "<style", "<img", "alert(2)</script");
      for (String path :
          List.of("events", "evening.csv", "..%2fevening.csv", "assets/0/site.css")) {
        HttpResponse<String> nothing = get(client, server, path);
        assertThat(nothing.statusCode()).as(path).isIn(400, 404);
        assertThat(nothing.body()).doesNotContain("Exception", "\tat ");
      }
    }
    assertThat(log.failures).isEmpty();
  }

  @Test
  void aLikelyMistakeIsToldTheDirectorOnceAndIsNotOnThePage(@TempDir Path folder)
      throws IOException, InterruptedException {
    String row = "1,1,1,4S,N,10\n";
    Path evening = folder.resolve("evening.csv");
    Files.writeString(evening, "board,ns,ew,contract,by,tricks\n" + row);
    SessionLog log = new SessionLog();
    try (BridgeServer server =
            BridgeServer.start(
                WebOptions.local(""), evening, BridgeEvening.recipe(), EVERYTHING, log);
        HttpClient client = HttpClient.newHttpClient();
        Stream<String> stream = lines(client, server)) {
      Iterator<String> versions = stream.filter(line -> line.equals("event: update")).iterator();
      versions.next();
      assertThat(log.findings).filteredOn(BridgeServerTest::isMistake).hasSize(1);
      Files.writeString(evening, "1,2,8,4S,N,10\n", StandardOpenOption.APPEND);
      versions.next();
      assertThat(get(client, server, "").body())
          .contains("2 results so far")
          .doesNotContain("against itself");
      assertThat(log.findings).filteredOn(BridgeServerTest::isMistake).hasSize(1);
    }
    assertThat(log.failures).isEmpty();
  }

  private static boolean isMistake(String finding) {
    return finding.contains("a pair against itself");
  }

  @Test
  void aVersionThatCannotBeReadLeavesTheOneBeforeOnThePage(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path evening = folder.resolve("evening.csv");
    Files.writeString(evening, BridgeEvening.rows(4));
    SessionLog log = new SessionLog();
    try (BridgeServer server =
            BridgeServer.start(
                WebOptions.local(""), evening, BridgeEvening.recipe(), EVERYTHING, log);
        HttpClient client = HttpClient.newHttpClient();
        Stream<String> stream = lines(client, server)) {
      Iterator<String> versions = stream.filter(line -> line.equals("event: update")).iterator();
      versions.next();
      Files.writeString(evening, "1,2,9,8NT,N,10\n", StandardOpenOption.APPEND);
      versions.next();
      assertThat(get(client, server, "").body()).contains("4 results so far", "line 6");
      assertThat(log.problems).hasSize(1).allMatch(problem -> problem.contains("line 6"));
      Files.writeString(evening, BridgeEvening.rows(5));
      versions.next();
      assertThat(get(client, server, "").body())
          .contains("5 results so far")
          .doesNotContain("line 6");
    }
    assertThat(log.failures).isEmpty();
  }

  /** Whoever reads a result of a board before playing it knows what the board is worth. */
  @Test
  void nothingThatIsServedTellsResultsOfBoardsThatAreStillPlayed(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path evening = folder.resolve("evening.csv");
    Files.writeString(evening, "board,ns,ew,score\n1,1,3,420\n");
    SessionLog log = new SessionLog();
    try (BridgeServer server =
            BridgeServer.start(
                WebOptions.local(""),
                evening,
                EveningRecipe.USUAL,
                EnumSet.of(Released.RANKING),
                log);
        HttpClient client = HttpClient.newHttpClient();
        Stream<String> stream = lines(client, server)) {
      Iterator<String> updates = stream.iterator();
      Files.writeString(evening, "1,2,4,-990\n", StandardOpenOption.APPEND);
      for (int versions = 0; versions < 2; ) {
        String line = updates.next();
        assertThat(line).doesNotContain("420", "990");
        versions += line.equals("event: update") ? 1 : 0;
      }
      for (String path : List.of("", "screen")) {
        assertThat(get(client, server, path).body())
            .contains("2 results so far", "when everybody has played it")
            .doesNotContain("420", "990");
      }
    }
    assertThat(log.failures).isEmpty();
  }

  @Test
  void aCorrectionIsShownAlthoughTheSessionsFileStays(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path evening = folder.resolve("evening.csv");
    Files.writeString(evening, "board,ns,ew,score\n1,1,3,420\n1,2,4,50\n");
    SessionLog log = new SessionLog();
    try (BridgeServer server =
            BridgeServer.start(
                WebOptions.local(""), evening, EveningRecipe.USUAL, EVERYTHING, log);
        HttpClient client = HttpClient.newHttpClient();
        Stream<String> stream = lines(client, server)) {
      Iterator<String> versions = stream.filter(line -> line.equals("event: update")).iterator();
      versions.next();
      assertThat(get(client, server, "").body()).doesNotContain("-990");
      Files.writeString(
          folder.resolve("evening.csv.corrections.csv"),
          """
          number,when,who,why,undoes,section,board,ns,ew,contract,declarer,tricks,score
          1,2026-11-19 20:00,Ann,typed wrong,,,1,2,4,,,,-990
          """);
      versions.next();
      assertThat(get(client, server, "").body()).contains("990");
    }
    assertThat(log.failures).isEmpty();
  }

  /** It ended the thread that looks at the file, and the page stayed as it was. */
  @Test
  void aFileThatIsTooLargeIsToldAndTheNextVersionIsShown(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path evening = folder.resolve("evening.csv");
    Files.writeString(evening, BridgeEvening.rows(4));
    SessionLog log = new SessionLog();
    try (BridgeServer server =
            BridgeServer.start(
                WebOptions.local(""), evening, BridgeEvening.recipe(), EVERYTHING, log);
        HttpClient client = HttpClient.newHttpClient();
        Stream<String> stream = lines(client, server)) {
      Iterator<String> versions = stream.filter(line -> line.equals("event: update")).iterator();
      versions.next();
      try (RandomAccessFile sparse = new RandomAccessFile(evening.toFile(), "rw")) {
        sparse.setLength(3L << 30);
      }
      versions.next();
      assertThat(get(client, server, "").body()).contains("4 results so far", "larger than");
      Files.writeString(evening, BridgeEvening.rows(5));
      versions.next();
      assertThat(get(client, server, "").body()).contains("5 results so far");
    }
    assertThat(log.failures).isEmpty();
  }

  /** What the server sends to a page that follows the session, until it is closed. */
  private static Stream<String> lines(HttpClient client, BridgeServer server)
      throws IOException, InterruptedException {
    return client
        .send(
            HttpRequest.newBuilder(URI.create(server.address() + "stream")).build(),
            HttpResponse.BodyHandlers.ofLines())
        .body();
  }

  private static HttpResponse<String> get(HttpClient client, BridgeServer server, String path)
      throws IOException, InterruptedException {
    return client.send(
        HttpRequest.newBuilder(URI.create(server.address() + path)).build(),
        HttpResponse.BodyHandlers.ofString());
  }
}
