package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How an organiser changes an event under way, and where that is shown. */
final class ChangedEventsTest {
  private static final String WHY = "it is a <copy>";

  @TempDir private Path folder;

  @BeforeEach
  void playAndStop() {
    assertThat(agon("run --game coinfight --bots Greedy,AllLow,Randy --games 2 --seed 1").code())
        .isZero();
    assertThat(Stopped.after(database(), 7)).isEqualTo(2);
  }

  private String database() {
    return folder.resolve("agon.db").toString();
  }

  private Cli agon(String words) {
    return Cli.agon((words + " --db " + database()).split(" ", -1));
  }

  private Cli change(String words) {
    String[] given = ("event " + words + " --db " + database() + " --why").split(" ", -1);
    String[] all = Arrays.copyOf(given, given.length + 1);
    all[given.length] = WHY;
    return Cli.agon(all);
  }

  private Cli resume() {
    return agon("resume 2");
  }

  @Test
  void aDisqualifiedBotIsMarkedWhereverResultsAreShown() throws IOException {
    String words = "Greedy is disqualified from match 8 on: " + WHY;
    assertThat(change("disqualify 2 Greedy"))
        .isEqualTo(
            new Cli(0, words + "\n", "play on with: agon resume 2 --db " + database() + "\n"));
    assertThat(agon("standings 2").out()).contains("Greedy (disqualified)", words);
    assertThat(resume().out())
        .containsPattern("3 +Greedy \\(disqualified\\)")
        .contains("\n" + words + "\n");
    assertThat(agon("standings 2 --output json").out())
        .contains("\"rank\":3,\"name\":\"Greedy\",\"author\":\"Agon\",\"disqualified\":true")
        .contains(
            "\"changes\":[{\"kind\":\"disqualified\",\"name\":\"Greedy\",\"fromMatch\":8,\"why\":\""
                + WHY
                + "\"}]");
    assertThat(agon("verify 2").out()).contains(words);
    Path page = folder.resolve("report.html");
    assertThat(agon("report 2 --file " + page).code()).isZero();
    assertThat(Files.readString(page))
        .contains("<strong>disqualified</strong>", "Changes by the organiser", "it is a &lt;copy");
  }

  @Test
  void aWithdrawnBotForfeitsItsFurtherMatches() {
    assertThat(change("withdraw 2 Randy").out())
        .isEqualTo("Randy is withdrawn from match 8 on: " + WHY + "\n");
    resume();
    assertThat(agon("matches 2 --reason withdrawn").out()).contains("Randy: withdrawn", WHY);
  }

  @Test
  void anAddedBotIsShownWhereverResultsAreShown() throws IOException {
    String words = "Eve is added from match 8 on: " + WHY;
    assertThat(change("add 2 AllHigh --name Eve --author Eva"))
        .isEqualTo(
            new Cli(0, words + "\n", "play on with: agon resume 2 --db " + database() + "\n"));
    assertThat(agon("events").out()).containsPattern("\n +2 +7 of 24 +unfinished ");
    assertThat(agon("standings 2").out()).contains("Eve", words);
    assertThat(resume().out()).contains("\n" + words + "\n", "\n24 matches");
    assertThat(agon("standings 2 --output json").out())
        .contains("\"name\":\"Eve\",\"author\":\"Eva\",\"games\":12")
        .contains("{\"kind\":\"added\",\"name\":\"Eve\",\"fromMatch\":8,\"why\":\"" + WHY + "\"}");
    assertThat(agon("verify 2").out()).contains(words, "event 2 is as it was stored");
    Path page = folder.resolve("report.html");
    assertThat(agon("report 2 --file " + page).code()).isZero();
    assertThat(Files.readString(page)).contains("Eve is added from match 8 on");
  }

  @Test
  void anEventWithAnAddedBotTravelsToAnotherArena() {
    change("add 2 AllHigh --name Eve");
    resume();
    String file = folder.resolve("cup.agon").toString();
    assertThat(agon("export 2 --signed --file " + file).code()).isZero();
    String[] elsewhere = {"--db", folder.resolve("other.db").toString()};
    assertThat(Cli.agon("import", file, elsewhere[0], elsewhere[1]).code()).isZero();
    assertThat(Cli.agon("verify", "1", elsewhere[0], elsewhere[1]).out())
        .contains("Eve is added from match 8 on: " + WHY);
  }

  @ParameterizedTest
  @CsvSource({
    "from\":8, from\":9",
    "name\":\"Eve, name\":\"Adam",
    "kind\":\"added, kind\":\"rerun"
  })
  void aForgedAdditionIsFound(String part, String other) throws SQLException {
    change("add 2 AllHigh --name Eve");
    forge(part, other);
    assertThat(resume().code()).isEqualTo(2);
    forge(other, part);
    assertThat(resume().code()).isZero();
    forge(part, other);
    Cli verified = agon("verify 2");
    assertThat(verified.code()).isPositive();
    assertThat((verified.out() + verified.err()).lines()).hasSize(1);
  }

  private void forge(String part, String other) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        PreparedStatement change =
            connection.prepareStatement(
                "UPDATE events SET event = replace(event, ?, ?) WHERE id = 2")) {
      change.setString(1, part);
      change.setString(2, other);
      assertThat(change.executeUpdate()).isOne();
    }
  }

  @Test
  void anAdditionThatCannotBeIsRefusedInOneLine() {
    assertThat(change("add 2 AllHihg").err()).startsWith("agon: unknown bot 'AllHihg'; did you");
    assertThat(change("add 2 Greedy").err())
        .isEqualTo("agon: event 2 has a bot Greedy already; give the new one another name\n");
    assertThat(change("add 2 cmd:").err()).startsWith("agon: ").hasLineCount(1);
    assertThat(change("add 2").err()).contains("BOT");
  }

  @Test
  void aMatchThatIsPlayedAgainReplacesTheOldResult() {
    assertThat(change("rerun 2 3").out())
        .isEqualTo("match 3 is replaced by match 13: " + WHY + "\n");
    assertThat(agon("events").out()).containsPattern("\n +2 +7 of 13 +unfinished ");
    assertThat(change("rerun 2 --bot Greedy").code()).isZero();
    assertThat(resume().out()).contains("\nmatch 3 is replaced by match 13: " + WHY + "\n");
    assertThat(agon("matches 2").out()).containsPattern("\n3 .*  replaced by match 13\n");
    assertThat(agon("verify 2").out())
        .contains("match 3 is replaced by match 13: " + WHY)
        .contains("event 2 is as it was stored");
    assertThat(change("rerun 2 1").err()).isEqualTo("agon: event 2 is finished\n");
  }

  @Test
  void everyExportMarksReplacedMatches() {
    String unchanged = agon("export 1").out().lines().findFirst().orElseThrow();
    change("rerun 2 3");
    resume();
    assertThat(agon("export 2").out())
        .startsWith(unchanged + ",replaced_by,version\n")
        .containsPattern("\n3,0,.*,13,1\n")
        .containsPattern("\n13,0,.*,,1\n");
    assertThat(agon("export 2 --output json").out().lines().toList())
        .filteredOn(line -> line.contains("\"replacedBy\":13"))
        .singleElement()
        .asString()
        .startsWith("{\"match\":3,");
    assertThat(agon("export 2 --signed").out())
        .contains("\\\"changes\\\":[{\\\"kind\\\":\\\"rerun\\\",\\\"matches\\\":[3]");
    assertThat(agon("export 1 --output json").out()).doesNotContain("replacedBy", "versions");
  }

  @Test
  void everyExportSaysWithWhichFilesABotPlayed() throws IOException {
    Path kit = Path.of(System.getProperty("agon.home"), "bots/python/coinfight.py");
    Path bot = Files.copy(kit, folder.resolve("mine.py"));
    String kept = folder.resolve("kept.db").toString();
    String run = "run --game coinfight --bots " + bot + ",Greedy --games 2 --seed 1 --db " + kept;
    assertThat(Cli.agon(run.split(" ")).code()).isZero();
    assertThat(Stopped.after(kept, 2)).isEqualTo(2);
    Files.writeString(bot, "\n# mended\n", StandardOpenOption.APPEND);
    String resume = "resume 2 --replace mine --why mended --db " + kept;
    assertThat(Cli.agon(resume.split(" ")).code()).isZero();
    assertThat(Cli.agon("export", "2", "--db", kept).out().lines().toList())
        .first()
        .asString()
        .endsWith(",fault_detail,replaced_by,version");
    assertThat(Cli.agon("export", "2", "--db", kept).out())
        .containsPattern("\n2,\\d,mine,.*,,1\n")
        .containsPattern("\n3,\\d,mine,.*,,2\n")
        .containsPattern("\n3,\\d,Greedy,.*,,1\n");
    assertThat(Cli.agon("export", "2", "--output", "json", "--db", kept).out().lines().toList())
        .filteredOn(line -> line.contains("\"versions\":"))
        .hasSize(2)
        .allMatch(
            line -> line.contains("\"versions\":[2,1]") == line.contains("\"bots\":[\"mine\""));
  }

  @Test
  void aRerunNamesMatchesOrABot() {
    String hint = "agon: name the matches, like 17,20-25, or a bot with --bot NAME\n";
    assertThat(change("rerun 2")).isEqualTo(new Cli(2, "", hint));
    assertThat(change("rerun 2 3 --bot Greedy")).isEqualTo(new Cli(2, "", hint));
    assertThat(change("rerun 2 x").err()).startsWith("agon: MATCHES must be numbers of matches");
  }
}
