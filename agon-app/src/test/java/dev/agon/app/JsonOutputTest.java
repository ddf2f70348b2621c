package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.json.Json;
import dev.agon.text.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands that print a table print the same as JSON. */
final class JsonOutputTest {
  @TempDir private Path folder;

  private Cli agon(String command) {
    return Cli.agon(command.replace("DB", folder.resolve("agon.db").toString()).split(" "));
  }

  private List<Json.Obj> json(String command) {
    return json(agon(command + " --output json"));
  }

  private static List<Json.Obj> json(Cli cli) {
    assertThat(cli.err()).doesNotContain("agon:");
    return cli.out()
        .lines()
        .map(line -> (Json.Obj) JsonReader.read(line).orThrow(IllegalStateException::new))
        .toList();
  }

  /** The texts of a field, by line. */
  private static List<String> texts(List<Json.Obj> lines, String field) {
    return lines.stream()
        .map(line -> line.get(field).orElseThrow())
        .map(value -> value instanceof Json.Str(String text) ? text : value.toString())
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "games, id, 0",
    "bots coinfight, name, 0",
    "events --db DB, id, 1",
    "matches 1 --db DB, match, 0",
    "sandbox check, layer, 0"
  })
  void everyRowIsALineWithAnObject(String command, String field, int headers) {
    agon("run coinfight --bots Greedy,AllLow --games 2 --seed 1 --db DB");
    agon("run botstack --bots Trigger,Gambler --games 2 --seed 1 --db DB");
    List<String> first =
        agon(command)
            .out()
            .lines()
            .filter(line -> command.startsWith("events") || !line.startsWith(" "))
            .skip(headers)
            .map(line -> line.strip().split(" +")[0])
            .toList();
    assertThat(first).hasSizeGreaterThan(1);
    assertThat(texts(json(command), field)).isEqualTo(first);
  }

  @Test
  void aGameIsDescribedWithSettingsAndBots() {
    Json.Obj game = json("games botstack").getFirst();
    assertThat(game.get("settings").orElseThrow().toString())
        .contains(
            "{\"key\":\"skips\",", "\"default\":\"wasted\",\"values\":[\"wasted\",\"added\"]");
    assertThat(game.get("bots").orElseThrow().toString()).contains("{\"name\":\"Oracle\",");
  }

  @Test
  void theSecretSeedOfAnEventIsNotTold() {
    agon("run coinfight --bots Greedy,AllLow --games 1 --db DB");
    Json.Obj event = json("events --db DB").getFirst();
    assertThat(texts(List.of(event), "seed").getFirst()).startsWith("key:");
    assertThat(texts(List.of(event), "commitment").getFirst()).matches("[0-9a-f]{64}");
    assertThat(
            json("event check coinfight --bots Greedy,AllLow --no-sample").getFirst().get("seed"))
        .isEmpty();
  }

  @Test
  void theMatchesAreThoseOfAnExportWithoutMoves() {
    agon("run coinfight --bots Greedy,AllLow --games 1 --seed 1 --record results --db DB");
    assertThat(agon("matches 1 --db DB --output json").out())
        .isEqualTo(agon("export 1 --db DB --output json").out());
  }

  @Test
  void theCheckOfAnEventHasItsStagesAndFailures() {
    List<Json.Obj> check = json("event check coinfight --bots Greedy,always:1 --games 3 --seed 1");
    assertThat(check).hasSize(1);
    assertThat(texts(check, "stages").getFirst())
        .isEqualTo(
            "[{\"format\":\"round-robin\",\"players\":2,\"minMatches\":6,\"maxMatches\":6}]");
    assertThat(texts(check, "failures").getFirst()).startsWith("[{\"name\":\"1\",\"fault\":\"");
  }

  @Test
  void aTestOfTwoBotsIsTheSameObjectWhenItIsShownAgain() {
    List<Json.Obj> played = json("sprt botstack --bots Oracle,Random --elo1 100 --seed 1 --db DB");
    assertThat(texts(played, "verdict")).containsExactly("h1");
    assertThat(json("standings 1 --db DB")).isEqualTo(played);
  }

  @Test
  void theScaleOfVictoryPointsHasTheFiguresOfTheTable() {
    List<String> table = agon("bridge vp 24").out().lines().toList();
    List<Json.Obj> rows = json("bridge vp 24");
    assertThat(rows).hasSameSizeAs(table);
    assertThat(rows.get(1)).hasToString("{\"imps\":1,\"winner\":10.25,\"loser\":9.75}");
    assertThat(table.get(1)).isEqualTo("1 10.25 9.75");
  }

  @Test
  void movementsAreProposalsAndRounds() {
    String file = folder.resolve("m.movement").toString();
    List<Json.Obj> proposals = json("bridge movement --pairs 11 --boards 24 --write " + file);
    assertThat(texts(proposals, "number")).startsWith("1", "2");
    List<Json.Obj> rounds = json("bridge movement " + file);
    assertThat(texts(proposals, "rounds").getFirst()).isEqualTo(String.valueOf(rounds.size()));
    assertThat(rounds.getFirst().toString())
        .contains("{\"table\":1,", "\"firstBoard\":", "\"sittingOut\":[");
  }

  @Test
  void aSolutionHasBothSides() {
    String save = folder.resolve("s.json").toString();
    Json.Obj solution =
        json("blotto solve --values 1,2 --units 3,2 --rounds 5 --save " + save).getFirst();
    assertThat(solution.get("first").orElseThrow().toString()).startsWith("{\"units\":3,");
    assertThat(solution.get("second").orElseThrow().toString()).contains("{\"worth\":2,");
  }

  @Test
  void aJudgedMatchHasItsMovesAndPlayers() {
    agon("run botstack --bots Trigger,Gambler --games 1 --seed 1 --record all --db DB");
    Json.Obj judged = json("analyse 1/1 --db DB").getFirst();
    assertThat(judged.get("moves").orElseThrow().toString()).startsWith("[{\"step\":");
    assertThat(judged.get("players").orElseThrow().toString())
        .contains("\"name\":\"Trigger\"", "\"name\":\"Gambler\"");
  }

  @Test
  void aJudgedPositionHasItsMovesBestFirst() {
    String position = "2 0\n0x1\n2x1\n1x1\n";
    Json.Obj judged =
        json(Cli.agonReading(position, "analyse", "coinfight", "--output", "json")).getFirst();
    assertThat(judged.get("verdict").orElseThrow().toString()).contains("You win in 2 turns");
    assertThat(judged.get("choices").orElseThrow().toString())
        .startsWith("[{\"move\":{\"coin\":")
        .contains("\"value\":", "\"words\":");
  }

  @Test
  void handsHaveTheirSuitsAndPoints() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("h.pbn"),
            """
            [Board "2"]
            [Dealer "E"]
            [Vulnerable "NS"]
            [Deal "N:AKQJ.T987.654.32 T987.654.32.AKQJ 654.32.AKQJ.T987 32.AKQJ.T987.654"]
            """);
    assertThat(json("bridge hands " + file))
        .singleElement()
        .asString()
        .startsWith(
            "{\"board\":2,\"dealer\":\"E\",\"vulnerable\":\"ns\",\"hands\":{\"N\":{\"S\":\"AKQJ\","
                + "\"H\":\"T987\",\"D\":\"654\",\"C\":\"32\",\"points\":10},\"E\":{")
        .doesNotContain("tricks", "par");
  }

  @Test
  void correctionsSayWhetherTheyCount() throws IOException {
    String correct =
        "bridge correct " + Files.writeString(folder.resolve("s.csv"), BridgeTest.ROWS);
    agon(correct + " --board 1 --ns 1 --ew 4 --score 420 --who Ann --why typo");
    agon(correct + " --board 2 --ns 1 --ew 4 --score 90 --who Ann --why late");
    agon(correct + " --undo 1 --who Ben --why appeal");
    List<Json.Obj> all = json(correct);
    assertThat(texts(all, "number")).containsExactly("1", "2", "3");
    assertThat(texts(all, "who")).containsExactly("Ann", "Ann", "Ben");
    assertThat(texts(all.subList(0, 2), "counts")).containsExactly("false", "true");
    assertThat(texts(all.subList(2, 3), "undoes")).containsExactly("1");
    assertThat(all.get(1).toString()).contains("\"board\":2,\"ns\":\"1\",\"ew\":\"4\",");
  }
}
