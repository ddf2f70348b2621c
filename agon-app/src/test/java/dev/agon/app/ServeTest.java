package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands that serve pages until they are told to stop. */
final class ServeTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "serve --port 0, No event is stored",
    "play coinfight --bots human*2 --browser, <agon-match src=\"/play/1-",
    "'play botstack --bots Oracle,Trigger --browser', BotStack",
    "run --game coinfight --games 1 --seed 1 --browser, <agon-live",
  })
  void aCommandPrintsTheAddressOfItsPageAndStopsCleanly(String command, String page)
      throws Exception {
    Process process = start(command);
    try (BufferedReader out = process.inputReader();
        HttpClient client = HttpClient.newHttpClient()) {
      String address = out.readLine();
      assertThat(address).startsWith("http://localhost:");
      HttpResponse<String> answer =
          client.send(
              HttpRequest.newBuilder(URI.create(address.replaceFirst("#.*", ""))).build(),
              HttpResponse.BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.body()).contains(page);
      assertThat(address.contains("#seat=")).isEqualTo(command.contains("human"));
    } finally {
      process.destroy();
    }
    assertThat(process.waitFor()).isEqualTo(143);
  }

  private Process start(String command) throws IOException {
    List<String> words =
        new ArrayList<>(
            List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-cp",
                System.getProperty("java.class.path"),
                "--enable-native-access=ALL-UNNAMED",
                "dev.agon.app.Main",
                "agon"));
    words.addAll(List.of(command.split(" ")));
    words.addAll(List.of("--db", folder.resolve("agon.db").toString()));
    ProcessBuilder builder =
        new ProcessBuilder(words).redirectError(folder.resolve("err").toFile());
    // No browser is found there.
    builder.environment().put("PATH", "");
    builder.environment().put("XDG_STATE_HOME", folder.toString());
    return builder.start();
  }

  @Test
  void aServerWhoseProgramThinksStopsWhenItIsTold() throws Exception {
    Files.writeString(
        folder.resolve("thinker.sh"),
        """
        read -r start
        echo '{"type": "ready"}'
        read -r question
        : > asked
        read -r nothing
        """);
    Path event =
        Files.writeString(
            folder.resolve("event.yaml"),
            """
            game: coinfight
            clock: {match: 3600}
            sandbox: off
            bots: [{name: Thinker, command: /bin/sh thinker.sh}, Greedy]
            """);
    Process process = start("serve " + event + " --port 0");
    try {
      Poll.until(() -> Files.exists(folder.resolve("asked")) || !process.isAlive());
    } finally {
      process.destroy();
    }
    assertThat(process.waitFor()).isEqualTo(143);
  }

  @ParameterizedTest
  @CsvSource({
    "serve --hands deals.pbn, --hands needs --bridge",
    "serve cup.yaml --by imps, --by needs --bridge",
    "serve --bridge s.csv --premiere, --premiere does not go with --bridge",
    "serve --bridge s.csv --db x.db, --db does not go with --bridge",
  })
  void aFlagThatHasNoEffectIsRefused(String command, String why) {
    assertThat(Cli.agon(command.split(" "))).isEqualTo(new Cli(2, "", "agon: " + why + "\n"));
  }
}
