package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the server of a bridge session answers. */
final class BridgeServerTest {
  @Test
  void thePageHasAStrictPolicyAndNothingElseIsServed(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path evening = folder.resolve("evening.csv");
    Files.writeString(evening, BridgeEvening.allRows());
    List<Exception> failures = new ArrayList<>();
    try (BridgeServer server =
            BridgeServer.start(
                WebOptions.local(""), evening, BridgeEvening::session, _ -> {}, failures::add);
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
    assertThat(failures).isEmpty();
  }

  private static HttpResponse<String> get(HttpClient client, BridgeServer server, String path)
      throws IOException, InterruptedException {
    return client.send(
        HttpRequest.newBuilder(URI.create(server.address() + path)).build(),
        HttpResponse.BodyHandlers.ofString());
  }
}
