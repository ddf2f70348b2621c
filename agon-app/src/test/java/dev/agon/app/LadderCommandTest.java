package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LadderCommandTest {
  private static final String CRASHING = "import sys\nsys.exit(3)\n";

  @TempDir private Path folder;

  private Path bots;
  private String database;

  @BeforeEach
  void makeFolder() throws IOException {
    bots = Files.createDirectory(folder.resolve("bots"));
    database = folder.resolve("agon.db").toString();
  }

  private Cli ladder(String... arguments) {
    List<String> all = new ArrayList<>(List.of("ladder"));
    all.addAll(List.of(arguments));
    all.addAll(List.of("--db", database));
    return Cli.agon(all.toArray(String[]::new));
  }

  private Cli play(String... more) {
    List<String> all =
        new ArrayList<>(List.of(bots.toString(), "--game", "botstack", "--sandbox", "off"));
    all.addAll(List.of(more));
    return ladder(all.toArray(String[]::new));
  }

  private Cli playBuiltIns(int matches) {
    return play("--bots", "Random,Trigger,Gambler,Tactician", "--matches", "" + matches);
  }

  @Test
  void aLadderIsResumedShownAndVerified() {
    assertThat(playBuiltIns(500).err()).contains("Tactician joined", "ladder 1 is stored");
    Cli resumed = playBuiltIns(2_000);
    assertThat(resumed.err()).doesNotContain("joined");
    assertThat(resumed.out()).contains("bots: 2,000 matches").contains("1  Tactician");
    assertThat(ladder("standings").out()).contains("1  Tactician").contains("±");
    assertThat(ladder("matches", "--last", "2").out().lines()).hasSize(3);
    assertThat(ladder("matches", "--bot", "Gambler", "--last", "5").out().lines().skip(1))
        .hasSize(5)
        .allMatch(line -> line.contains("Gambler"));
    assertThat(ladder("verify", "bots").out())
        .contains("ladder 1 is as its rules demand")
        .contains("2,000 matches, 2,000 of them played again");
  }

  @Test
  void aStrangerRecomputesAnExportedLadder() throws IOException {
    assertThat(playBuiltIns(3_000).code()).isZero();
    Path file = folder.resolve("ladder.agon");
    assertThat(ladder("export", "--file", file.toString()).err()).contains("signed with SHA256:");
    Cli verified = Cli.agon("ladder", "verify", file.toString());
    assertThat(verified.out()).contains("3,000 matches, 1,536 of them played again");
    Files.writeString(file, Files.readString(file).replaceFirst(":21 ", ":12 "));
    assertThat(Cli.agon("ladder", "verify", file.toString()).err())
        .contains("was changed after it was signed");
  }

  @Test
  void aChangedLogIsNeitherResumedNorVerified() throws SQLException {
    assertThat(playBuiltIns(600).code()).isZero();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement()) {
      statement.executeUpdate("UPDATE results SET lines = replace(lines, ':21 ', ':12 ')");
    }
    assertThat(ladder("verify").err()).contains("was changed outside Agon: entry ");
    assertThat(playBuiltIns(700).err()).contains("was changed outside Agon: entry ");
  }

  @Test
  void aBotThatAlwaysFailsIsRestedWithItsReason() throws IOException {
    Files.writeString(bots.resolve("crash.py"), CRASHING);
    Files.writeString(bots.resolve("bad.c"), "int main( {");
    Cli played = play("--bots", "Random,Trigger,Gambler", "--matches", "3000");
    assertThat(played.err())
        .contains("crash joined")
        .contains("crash is rested until it is saved again: 8 matches with faults in a row")
        .contains("bad.c does not play: it cannot be compiled")
        .doesNotContain("bad joined");
    assertThat(played.out()).contains("rested: 8 matches with faults in a row");
  }

  @Test
  void versionsThatAreGoneOrNewAreNoticedAtTheNextStart() throws IOException {
    Path mine = bots.resolve("mine.py");
    Path kit = Path.of(System.getProperty("agon.home"), "bots", "python", "botstack.py");
    Files.copy(kit, mine);
    assertThat(play("--bots", "Random", "--matches", "20").err()).contains("mine joined");
    Files.writeString(mine, Files.readString(kit) + "# better\n");
    assertThat(play("--bots", "Random", "--matches", "40").err()).contains("mine v2 joined");
    Files.delete(mine);
    assertThat(play("--bots", "Random,Trigger", "--matches", "60").err())
        .contains("mine left: its file was removed", "mine v2 left: its file was removed");
    assertThat(ladder("verify").out()).contains("60 matches");
  }

  @Test
  void mistakesAreOneLine() {
    assertThat(ladder("nosuch", "--game", "botstack").err())
        .isEqualTo("agon: no such folder: nosuch\n");
    assertThat(ladder(bots.toString()).err()).isEqualTo("agon: --game is required\n");
    assertThat(play("--for", "3x").err())
        .isEqualTo("agon: --for must be a time such as 90s, 10m or 2h, not '3x'\n");
    assertThat(ladder("standings").err()).contains("does not exist; agon ladder FOLDER creates it");
    assertThat(Cli.agon("ladder", "standings", "--db", "none").err())
        .isEqualTo("agon: this needs a database; name one with --db FILE\n");
  }
}
