package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Events in which programs play: what is seen, timed and kept of them. */
final class ProgramsTest {
  @TempDir private Path folder;

  /** Always shoots the other; in a bad mood it dies instead, after two lines of regret. */
  private static final String BOT =
      """
      import json, os, sys
      for line in sys.stdin:
          message = json.loads(line)
          if message["type"] == "start":
              print(json.dumps({"type": "ready"}), flush=True)
          elif message["type"] == "ask":
              if os.environ.get("MOOD") == "bad":
                  print("I looked at the view\\nand despaired\\x1b[2J", file=sys.stderr)
                  sys.exit(3)
              moves = {"ask": "no", "answer": "no", "item": "none", "shoot": "other"}
              move = moves[message["view"]["question"]]
              print(json.dumps({"type": "move", "move": move}), flush=True)
      """;

  @BeforeEach
  void writeBot() throws Exception {
    Files.writeString(folder.resolve("bot.py"), BOT);
  }

  private String database() {
    return folder.resolve("kept.db").toString();
  }

  private Cli run(String keys, String... flags) throws Exception {
    Path event = folder.resolve("event.yaml");
    String bot = "command: python3 " + folder.resolve("bot.py");
    Files.writeString(
        event,
        """
        game: botstack
        seed: 1
        %s
        bots:
          - Trigger
          - {name: Good, %s, environment: {MOOD: good}}
          - {name: Bad, %s, environment: {MOOD: bad}}
        stages: [{format: round-robin, games: 2}]
        """
            .formatted(keys, bot, bot));
    List<String> words =
        Stream.concat(Stream.of("run", event.toString(), "--db", database()), Stream.of(flags))
            .toList();
    return Cli.agon(words.toArray(String[]::new));
  }

  private Cli agon(String command) {
    return Cli.agon((command + " --db " + database()).split(" "));
  }

  @Test
  void everyGameIsPrintedWhenItStartsAndEnds() throws Exception {
    Cli cli = run("concurrency: 1");
    List<String> lines = cli.err().lines().toList();
    assertThat(lines.get(0)).isEqualTo("Started game 1 of 12 (Bad vs Good)");
    assertThat(lines.get(1))
        .isEqualTo("Finished game 1 of 12 (Bad vs Good): 0-1 {Bad disconnects}");
    assertThat(lines.get(9))
        .matches(
            "Finished game 5 of 12 \\(Good vs Trigger\\): (1-0 \\{Good|0-1 \\{Trigger) wins\\}");
    assertThat(lines).filteredOn(line -> line.startsWith("Started game ")).hasSize(12);
    assertThat(run("", "--progress", "none").err()).doesNotContain("game 1 of");
  }

  @Test
  void standardErrorOfAFailedProgramIsShownWithoutControlCharacters() throws Exception {
    List<String> said =
        run("", "--progress", "none").err().lines().filter(line -> line.contains("agon:")).toList();
    assertThat(said)
        .containsExactly(
            "agon: Bad failed in 8 games; first: game 1, disconnects: exited with code 3",
            "agon:   | I looked at the view",
            "agon:   | and despaired\\u001b[2J");
    assertThat(agon("standings 1").err().lines()).isEqualTo(said);
  }

  @Test
  void aBotThatFailsRepeatedlyIsQuarantined() throws Exception {
    Cli cli = run("quarantine: 3", "--output", "json", "--concurrency", "2");
    assertThat(cli.out())
        .contains("\"name\":\"Bad\",\"reason\":\"disconnected\",\"matches\":3,\"firstMatch\":1")
        .contains("\"name\":\"Bad\",\"reason\":\"quarantined\",\"matches\":5")
        .contains("\"quarantined\":[{\"name\":\"Bad\",\"afterMatch\":");
    assertThat(cli.err())
        .contains(
            "agon: Bad was quarantined after repeated failures; it forfeited 5 games from game ");
    Cli alone = run("quarantine: 3", "--output", "json", "--concurrency", "1");
    assertThat(digest(alone)).isEqualTo(digest(cli));
    assertThat(digest(run("quarantine: off", "--output", "json"))).isNotEqualTo(digest(cli));
    assertThat(digest(agon("standings 1 --output json"))).isEqualTo(digest(cli));
  }

  private static String digest(Cli cli) {
    return cli.out().replaceAll("(?s).*\"digest\":\"(\\w+)\".*", "$1");
  }

  @Test
  void timesAreReportedByBot() throws Exception {
    String json = run("", "--output", "json").out();
    assertThat(json)
        .contains("\"times\":[{\"name\":\"Good\",\"answers\":")
        .doesNotContain("{\"name\":\"Trigger\",\"answers\":")
        .containsPattern("\"wallSeconds\":0\\.\\d+,\"slowestSeconds\":0\\.\\d+,\"cpuSeconds\":");
    assertThat(agon("standings 1 --output json").out())
        .contains("\"times\":[{\"name\":\"Good\",\"answers\":");
  }

  @Test
  void recordsHaveMovesOnlyOrAllDetails() throws Exception {
    run("record: moves");
    run("", "--record", "all");
    assertThat(agon("replay 1/3").out()).contains("disconnects");
    assertThat(agon("replay 2/3").out()).contains("disconnects").contains("despaired");
    assertThat(agon("replay 1/3").out()).doesNotContain("despaired");
  }

  @Test
  void aNewEventRefusesAFolderWithRecords() throws Exception {
    String records = folder.resolve("records").toString();
    assertThat(run("", "--records", records, "--progress", "none").code()).isZero();
    assertThat(run("", "--records", records).err()).contains("has records of another run");
    assertThat(agon("standings 1").err()).doesNotContain("another run");
  }

  @Test
  void aBotLosesOnTheMoveClock() throws Exception {
    Files.writeString(
        folder.resolve("bot.py"), "import time\n" + BOT.replace("sys.exit(3)", "time.sleep(60)"));
    Cli cli = run("clock: {match: 50, move: 0.5, grace: 0.1}", "--progress", "none");
    assertThat(cli.err())
        .contains("loses on time: took longer than 0.5 seconds for a move")
        .doesNotContain("Good failed");
    assertThat(Cli.agon("run", "--seed", "1", "--game", "botstack", "--clock", "mvoe=1").err())
        .isEqualTo(
            "agon: --clock has an unknown key 'mvoe'; did you mean move? There are: move, match,"
                + " grace, startup, increment\n");
  }
}
