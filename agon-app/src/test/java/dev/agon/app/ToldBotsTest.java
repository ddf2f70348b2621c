package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that asks for it is told what the steps of a match show its seat. */
final class ToldBotsTest {
  @TempDir Path folder;

  /** The record of a match of a bot that repeats its input on standard error. */
  private String record(String ready) throws IOException {
    Path bot =
        Files.writeString(
            folder.resolve("bot.py"),
            """
            import json, sys

            ANSWERS = {"ask": "no", "answer": "no", "item": "none", "shoot": "other"}
            for line in sys.stdin:
                print(line, end="", file=sys.stderr, flush=True)
                message = json.loads(line)
                if message["type"] == "start":
                    print('%s', flush=True)
                elif message["type"] == "ask":
                    move = ANSWERS[message["view"]["question"]]
                    print(json.dumps({"type": "move", "move": move}), flush=True)
            """
                .formatted(ready));
    Path record = folder.resolve("match.json");
    Cli played =
        Cli.agon(
            "play",
            "botstack",
            "--bots",
            bot + ",Trigger",
            "--seed",
            "1",
            "--file",
            record.toString(),
            "--force");
    assertThat(played.code()).as(played.err()).isZero();
    return Files.readString(record);
  }

  @Test
  void aBotThatAsksIsToldAndTheRecordKeepsIt() throws IOException {
    String record = record("{\"type\":\"ready\",\"observe\":true}");
    assertThat(record)
        .contains("{\"rolled\":{\"starter\":")
        .contains("\"told\":{\"0\":{\"starter\":")
        .contains("\"told\":{\"0\":{\"fired\":\"live\"}}")
        .contains("{\\\"type\\\":\\\"told\\\",\\\"what\\\":{\\\"fired\\\":\\\"live\\\"}}\\n")
        .doesNotContain("\"1\":{\"fired\"");
    String file = folder.resolve("match.json").toString();
    assertThat(Cli.agon("verify", file).out()).contains("the same");
    Files.writeString(
        Path.of(file),
        record.replaceFirst(
            "\"told\":\\{\"0\":\\{\"fired\":\"live\"", "\"told\":{\"0\":{\"fired\":\"blank\""));
    Cli forged = Cli.agon("verify", file);
    assertThat(forged.out())
        .contains("seats are told {\"0\":{\"fired\":\"live\"}}, the record says");
    assertThat(forged.code()).isEqualTo(1);
  }

  @Test
  void aBotThatDoesNotAskIsToldNothing() throws IOException {
    String told = record("{\"type\":\"ready\",\"observe\":true}");
    String silent = record("{\"type\":\"ready\"}");
    assertThat(silent).doesNotContain("told");
    assertThat(steps(silent)).isEqualTo(steps(told).replaceAll(",\"told\":\\{\"0\":.*?\\}\\}", ""));
  }

  private static String steps(String record) {
    return record.substring(record.indexOf("\"steps\":"), record.indexOf("\"faults\":"));
  }
}
