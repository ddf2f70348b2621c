package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.chain.ArenaState;
import dev.agon.chain.SigningKey;
import dev.agon.json.Json;
import dev.agon.text.Sha256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Events that are signed, taken to another database, and changed on the way. */
final class SignedEventTest {
  private static final String EVENT =
      "run --game coinfight --bots Greedy,Randy,always:99 --games 3 --seed random";

  @TempDir private Path folder;

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private Cli here(String command) {
    return Cli.agon((command + " --db " + path("here.db")).split(" "));
  }

  private Cli there(String command) {
    return Cli.agon((command + " --db " + path("there.db")).split(" "));
  }

  private static String fingerprint() {
    return Cli.agon("export", "--fingerprint").out().strip();
  }

  private Cli signed;

  @BeforeEach
  void sign() {
    here(EVENT);
    signed = here("export 1 --signed --file " + path("cup.agon"));
  }

  private List<String> lines() throws IOException {
    return Files.readAllLines(folder.resolve("cup.agon"));
  }

  private void write(List<String> lines) throws IOException {
    Files.writeString(folder.resolve("cup.agon"), String.join("\n", lines) + "\n");
  }

  @Test
  void anImportedEventIsTheSameInEverything() {
    assertThat(signed).isEqualTo(new Cli(0, "", "signed with " + fingerprint() + "\n"));
    assertThat(fingerprint()).matches("SHA256:[-_A-Za-z0-9]{43}");
    String word = "import " + path("cup.agon") + " --signer " + fingerprint();
    assertThat(there(word))
        .isEqualTo(
            new Cli(
                0,
                "event 1: coinfight, 18 matches, signed with %s\n".formatted(fingerprint()),
                ""));
    for (String command :
        List.of(
            "standings 1 --output json",
            "matches 1",
            "export 1 --output json",
            "export 1 --views",
            "replay 1/5")) {
      Cli expected = here(command);
      assertThat(expected.code()).as(command).isZero();
      assertThat(there(command)).as(command).isEqualTo(expected);
    }
    assertThat(there("verify 1").out())
        .startsWith(here("verify 1").out())
        .endsWith("it was imported, signed with " + fingerprint() + "\n");
    assertThat(there(word).out()).startsWith("event 2: ");
  }

  private void assertRefused(String message) {
    Cli refused = there("import " + path("cup.agon"));
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err()).isEqualTo("agon: " + path("cup.agon") + message + "\n");
    assertThat(there("events").out()).hasLineCount(1);
  }

  @Test
  void anEventThatWasChangedAfterItWasSignedIsRefused() throws IOException {
    List<String> lines = lines();
    write(lines.stream().map(line -> line.replace("Greedy", "greedy")).toList());
    assertRefused(" was changed after it was signed");
    write(List.of(lines.getFirst(), lines.getLast()));
    assertRefused(" was changed after it was signed");
    write(lines.subList(0, lines.size() - 1));
    assertRefused(" has no signature at its end; is it complete?");
    write(List.of("{}"));
    assertRefused(" is not a signed event; agon export EVENT --signed writes one");
    write(List.of());
    assertRefused(" is not a signed event; agon export EVENT --signed writes one");
  }

  /** As a dishonest arena may sign it with its own key. */
  @Test
  void controlCharactersOfAStrangerAreShownAndNotSentToTheTerminal() throws IOException {
    List<String> lines = new ArrayList<>(lines());
    lines.removeLast();
    lines.replaceAll(line -> line.replace("\"detail\":\"", "\"detail\":\"\\u001b[31m"));
    String name = "\\\"name\\\":\\\"";
    String run = "\\\"run\\\":{" + name;
    assertThat(lines.getFirst()).contains(run);
    lines.set(0, lines.getFirst().replace(run, run + "\\\\u001b[2J"));
    String hash = Sha256.hex(String.join("\n", lines) + "\n");
    SigningKey key = SigningKey.of(new ArenaState(folder.resolve("stranger")));
    byte[] message = ("agon signed event 1\n" + hash).getBytes(StandardCharsets.UTF_8);
    lines.add(
        Json.object()
            .with("signer", key.signer().text())
            .with("signature", key.sign(message))
            .toString());
    write(lines);
    assertThat(there("import " + path("cup.agon")).out()).startsWith("event 1: \\u001b[2Jcoin");
    for (String command : List.of("standings 1", "matches 1", "events", "verify 1", "export 1")) {
      Cli shown = there(command);
      assertThat(shown.code()).as(shown.err()).isZero();
      assertThat(shown.out() + shown.err()).as(command).doesNotContain("\u001b");
    }
    assertThat(there("matches 1").out()).contains("\\u001b[31m");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"signer\":\"!", "\"signer\":\"AAAA"})
  void aSignerThatIsNoKeyIsRefused(String start) throws IOException {
    write(lines().stream().map(line -> line.replace("\"signer\":\"", start)).toList());
    assertRefused(" has no valid key of its signer");
  }

  @Test
  void anotherSignerThanTheExpectedOneIsRefused() {
    Cli refused = there("import " + path("cup.agon") + " --signer SHA256:other");
    assertThat(refused)
        .isEqualTo(
            new Cli(
                2,
                "",
                "agon: %s is signed with %s, not with SHA256:other\n"
                    .formatted(path("cup.agon"), fingerprint())));
  }

  @Test
  void anUnfinishedEventIsNotSignedBecauseItsKeyIsSecret() {
    long stopped = Stopped.after(path("here.db"), 5);
    Cli refused = here("export " + stopped + " --signed");
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err()).startsWith("agon: event 2 is not finished, it has 5 matches so far;");
  }

  @Test
  void aTestOfTwoBotsIsSignedImportedAndVerified() throws IOException {
    here("sprt --game botstack --bots Oracle,Random --seed 3 --games 400");
    Cli verified = here("verify 2");
    assertThat(verified.code()).as(verified.err()).isZero();
    Files.delete(folder.resolve("cup.agon"));
    assertThat(here("export 2 --signed --file " + path("cup.agon")).code()).isZero();
    assertThat(there("import " + path("cup.agon")).err()).isEmpty();
    assertThat(there("standings 1").out()).isEqualTo(here("standings 2").out());
  }

  @Test
  void theSignedEventOnStandardOutputIsTheSameFile() throws IOException {
    assertThat(here("export 1 --signed").out())
        .isEqualTo(Files.readString(folder.resolve("cup.agon")));
  }
}
