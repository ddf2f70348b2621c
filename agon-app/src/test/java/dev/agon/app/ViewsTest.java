package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.text.JsonReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What bots saw: rebuilt from the steps, so that records stay linear in the match. */
class ViewsTest {
  @TempDir Path folder;

  private Cli agon(String words) {
    List<String> all = new ArrayList<>(List.of(words.split(" ")));
    all.addAll(List.of("--db", folder.resolve("agon.db").toString()));
    return Cli.agon(all.toArray(String[]::new));
  }

  private static Json.Obj object(String line) {
    return (Json.Obj) ((Parsed.Value<Json>) JsonReader.read(line)).value();
  }

  @Test
  void recordsOfAllDetailsGrowWithTheStepsAndNotWithTheViews() {
    String event =
        "run --seed 1 --game canopy --bots Climber*40 --format table --set rounds=10 --games 1";
    agon(event + " --record moves");
    agon(event + " --record all");
    assertThat(agon("export 2 --output json").out())
        .contains("\"agon\":4")
        .doesNotContain("experience")
        .isEqualTo(agon("export 1 --output json").out());
  }

  @Test
  void replayPrintsAViewForEachAnswer() {
    agon("run --game coinfight --bots Greedy,always:99 --games 1");
    List<String> lines = agon("replay 1/1 --views").out().lines().toList();
    assertThat(lines).hasSize(2);
    assertThat(lines.getFirst()).startsWith("{\"step\":1,\"seat\":0,\"view\":{\"turn\":0,");
    assertThat(object(lines.getFirst()).fields()).containsOnlyKeys("step", "seat", "view", "move");
    assertThat(object(lines.getLast()).fields())
        .containsOnlyKeys("step", "seat", "view", "forfeits")
        .containsEntry("forfeits", Json.of("illegal-move"));
  }

  @Test
  void exportWritesTheViewsOfAllMatches() {
    agon("run --game blotto --bots random,proportional --games 3 --set rounds=4");
    Cli printed = agon("export 1 --views");
    assertThat(printed.out().lines()).hasSize(6 * 4 * 2);
    assertThat(printed.out())
        .startsWith("{\"match\":1,\"step\":1,\"seat\":0,\"view\":")
        .contains("\n{\"match\":6,\"step\":4,\"seat\":1,\"view\":");
    Path file = folder.resolve("views.json");
    assertThat(agon("export 1 --views --file " + file)).isEqualTo(new Cli(0, "", ""));
    assertThat(file).hasContent(printed.out());
    assertThat(agon("export 1 --views --output csv").err())
        .isEqualTo("agon: --views writes JSON; leave out --output csv\n");
  }

  @Test
  void matchesWithoutMovesHaveNoViews() {
    agon("run --game coinfight --bots Greedy,AllLow --games 1 --record results");
    assertThat(agon("export 1 --views")).isEqualTo(new Cli(0, "", ""));
  }

  @Test
  void aRecordThatComesOutDifferentlyIsNamed() throws Exception {
    Path record = folder.resolve("m.json");
    Cli.agon("play", "coinfight", "--bots", "Greedy,AllLow", "--file", record.toString());
    String text = Files.readString(record);
    Files.writeString(record, text.replaceFirst("\"seat\":0", "\"seat\":1"));
    assertThat(agon("replay " + record + " --views").err())
        .isEqualTo("agon: " + record + ": step 1: seat 1 moves, it is seat 0's turn\n");
  }
}
