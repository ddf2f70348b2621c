package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Contests from files, and plans against them. */
final class BlottoContestTest {
  private static final String OLD = "P1,2,2,2,4\nP2,3,4,2,1\nP3,2,2,6,0\n";
  private static final Path RIDDLER =
      Path.of(System.getProperty("agon.home"), "..", "shared", "data", "blotto");

  @TempDir private Path folder;

  private Cli contest(String entries, String... flags) throws Exception {
    Path file = folder.resolve("entries.csv");
    Files.writeString(file, entries);
    List<String> arguments = new ArrayList<>(List.of("blotto", file.toString()));
    arguments.addAll(List.of(flags));
    return Cli.agon(arguments.toArray(String[]::new));
  }

  private static void assertPrinted(Cli cli, String out) {
    assertThat(cli.err()).isEmpty();
    assertThat(cli.code()).isZero();
    assertThat(cli.out()).isEqualTo(out);
  }

  @Test
  void aContestIsRankedInATable() throws Exception {
    assertPrinted(
        contest(OLD, "--values", "1,2,3,4"),
        """
        rank  id  wins  draws  losses   win %  points  margin  plan
           1  P1     2      0       0  100.00   5.500   1.000  2 2 2 4
           2  P2     1      0       1   50.00   5.750   1.500  3 4 2 1
           3  P3     0      0       2    0.00   3.750  -2.500  2 2 6 0

        3 entries, 10 units, battlefields worth 1..4, 3 wars
        """);
  }

  @Test
  void outputMeasureAndNumberOfEntriesCanBeChosen() throws Exception {
    assertPrinted(
        contest(OLD, "--values", "1..4", "--by", "score", "--output", "old"),
        "  5.750 P2\n  5.500 P1\n  3.750 P3\n");
    assertPrinted(
        contest(OLD, "--values", "1..4", "--output", "old", "--top", "2"),
        "  1.000 P1\n  0.500 P2\n");
    assertPrinted(
        contest(OLD, "--values", "1..4", "--output", "csv", "--by", "margin"),
        """
        rank,id,wins,draws,losses,win_share,points,margin,plan
        1,P2,1,0,1,0.500000,5.750000,1.500000,3 4 2 1
        2,P1,2,0,0,1.000000,5.500000,1.000000,2 2 2 4
        3,P3,0,0,2,0.000000,3.750000,-2.500000,2 2 6 0
        """);
    assertPrinted(
        contest(OLD, "--values", "1..4", "--output", "json", "--top", "1"),
        "{\"values\":\"1..4\",\"units\":10,\"entries\":3,\"by\":\"win\",\"ranking\":[{\"rank\":1,"
            + "\"id\":\"P1\",\"wins\":2,\"draws\":0,\"losses\":0,\"winShare\":1,\"points\":5.5,"
            + "\"margin\":1,\"plan\":[2,2,2,4]}]}\n");
  }

  /** EntriesFileTest has the other reasons. */
  @Test
  void anInvalidRowStopsTheContestWithItsNameOrIsSkipped() throws Exception {
    String text = "who,a,b,c,d\n" + OLD + "P4,1,2,3,3\nP5,2,2,2,4\n";
    String problem = folder.resolve("entries.csv") + ", row 5 (P4): places 9 units, not 10; ";
    Cli stopped = contest(text);
    assertThat(stopped.code()).isEqualTo(2);
    assertThat(stopped.out()).isEmpty();
    assertThat(stopped.err()).isEqualTo("agon: " + problem + "--skip-invalid skips such rows\n");
    Cli skipped = contest(text, "--skip-invalid", "--output", "old");
    assertThat(skipped.code()).isZero();
    assertThat(skipped.out()).isEqualTo("  0.833 P1\n  0.833 P5\n  0.333 P2\n  0.000 P3\n");
    assertThat(skipped.err()).isEqualTo(problem + "skipped\n");
  }

  @Test
  void ofSeveralEntriesTheLastCountsIfTheUserSaysSoAndALineTellsIt() throws Exception {
    String text = "Timestamp,Your name,a,b\n1:00,Ann,2,1\n1:01,Ben,1,2\n1:02,Ann,0,3\n";
    Cli stopped = contest(text);
    assertThat(stopped.code()).isEqualTo(2);
    assertThat(stopped.err()).contains("row 4 (Ann): has the same id as row 2; --keep last, first");
    Cli kept = contest(text, "--keep", "last", "--output", "old");
    assertThat(kept.code()).isZero();
    assertThat(kept.out()).isEqualTo("  1.000 Ann\n  0.000 Ben\n");
    assertThat(kept.err())
        .isEqualTo(
            folder.resolve("entries.csv")
                + ": Ann (2) entered more than once; the last entry of each counts\n");
    assertThat(contest(text, "--id", "timestamp", "--output", "old").out()).contains("1.000 1:02");
    assertThat(contest(text, "--keep", "some").err()).startsWith("agon: --keep must be one of");
  }

  @Test
  void theNumberOfUnitsCanBeGiven() throws Exception {
    Cli cli = contest(OLD, "--values", "1..4", "--units", "9");
    String file = folder.resolve("entries.csv").toString();
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err().lines())
        .containsExactly(
            file + ", row 1 (P1): places 10 units, not 9",
            file + ", row 2 (P2): places 10 units, not 9",
            file + ", row 3 (P3): places 10 units, not 9",
            "agon: " + file + ": 3 invalid rows; --skip-invalid skips such rows");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "P1,2,2~P2,1,3         |                    | --values is required",
        "P1,2,2~P2,1,3         | --values 1,2,3     | found 2 columns of units, but --values names"
            + " 3",
        "P1,2,2~P2,1,3         | --values 1,zero    | --values must be positive whole numbers",
        "P1,2,2~P2,1,3         | --values 1,2 --by luck | --by must be one of",
        "P1,2,2~P2,1,3         | --values 1,2 --by margin --output old | not margins",
        "P1,2,2~P2,1,3         | --values 1,2 --top 0 | --top must be",
        "P1,2,2~P2,1,3         | --values 1,2 --title Us | --title is the heading of a page",
        "P1,2,2~P2,1,3         | --values 1,2 --show 4 | --show must be a column from 1 to 3",
        "P1,2,2~P2,1,3         | --values 1,2 --plot x.png | ends in .svg",
        "``                    | --values 1,2       | empty",
        "a,b~c,d               | --values 1,2       | no column of units",
        "a,b                   | --values 1,2       | no column of units",
        "id,a,b~P1,2,2~P2,`x,3~P3,4,0 | --values 1,2 | a quote is never closed",
      })
  void aUsersMistakeIsOneLine(String text, String flags, String why) throws Exception {
    String entries = text.replace('~', '\n').replace('`', '"');
    Cli cli = contest(entries, flags == null ? new String[0] : flags.split(" "));
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).hasLineCount(1).contains(why);
  }

  @Test
  void unitSumsMayExceed32Bits() throws Exception {
    assertPrinted(
        contest(
            "a,2147483647,2147483647\nb,2147483647,2147483647\n",
            "--values",
            "1,2",
            "--output",
            "old"),
        "  0.500 a\n  0.500 b\n");
  }

  @Test
  void theRankingIsPrintedEvenIfThePlotCannotBeWritten() throws Exception {
    String missing = folder.resolve("missing").resolve("map.svg").toString();
    Cli cli = contest(OLD, "--values", "1..4", "--plot", missing);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).contains("3 entries, 10 units");
    assertThat(cli.err()).hasLineCount(1).contains("cannot write " + missing);
  }

  @Test
  void entriesAreReadFromStandardInput() {
    assertPrinted(
        Cli.agonReading(OLD, "blotto", "-", "--values", "1..4", "--output", "old"),
        "  1.000 P1\n  0.500 P2\n  0.000 P3\n");
  }

  @Test
  void thePlotHasACellForEachTwoEntries() throws Exception {
    Path plot = folder.resolve("map.svg");
    Cli cli = contest(OLD, "--values", "1..4", "--plot", plot.toString());
    assertThat(cli.code()).isZero();
    assertThat(Files.readString(plot))
        .startsWith("<svg ")
        .contains("P1 v P2: 100.0 %", "P3 v P1: 0.0 %", "P2 v P2: 50.0 %");
  }

  @Test
  void thePlotNamesTheEntriesAndExplainsTies() throws Exception {
    Path plot = folder.resolve("map.svg");
    contest("Ann <3,1,2\nBen,2,1\nCy,1,2\n", "--values", "1,1", "--plot", plot.toString());
    String svg = Files.readString(plot);
    assertThat(svg).contains(">a tie</text>", ">the row wins</text>", ">the row loses</text>");
    for (String name : List.of("Ann &lt;3", "Ben", "Cy")) {
      assertThat(svg.split(">" + name + "</text>", -1)).as("rows and columns").hasSize(3);
    }
    assertThat(svg)
        .containsPattern("<g><title>Ann &lt;3 v Cy: 50.0 %</title><rect [^>]*p-warn")
        .doesNotContain("<g><title>Ben v Ben");
  }

  @Test
  void thePlotOfALargeContestHasRanksInsteadOfNames() throws Exception {
    StringBuilder many = new StringBuilder();
    for (int i = 0; i < 250; i++) {
      many.append("P").append(i).append(',').append(i).append(',').append(250 - i).append('\n');
    }
    Path plot = folder.resolve("map.svg");
    contest(many.toString(), "--values", "1,2", "--plot", plot.toString());
    assertThat(Files.readString(plot)).contains(">26</text>", ">both win as many</text>");
  }

  @Test
  void thePageHasThePodiumTheBattlefieldsAndEverybodysWars() throws Exception {
    Cli cli = contest(OLD.replace("P1", "<P1>"), "--values", "1..4", "--output", "html");
    assertThat(cli.code()).isZero();
    assertThat(cli.out())
        .startsWith("<!DOCTYPE html>\n")
        .contains("<strong><bdi>&lt;P1&gt;</bdi></strong>", "class=\"podium\"")
        .contains("Battlefield 4, worth 4", "Mean 1.7, median 1, most 4; first entry 4")
        .contains("href=\"#wars-2\"", "id=\"wars-2\"", "2. <bdi>P2</bdi>: 1 won, 0 drawn, 1 lost")
        .contains("<td class=\"n\">5½ : 4½</td><td class=\"won\">won</td>")
        .doesNotContain("<script", "<P1>");
    assertThat(cli.out().split("<details", -1)).hasSize(4);
  }

  /** Answers to a form: the page names people, and says what became of every row. */
  @Test
  void thePageOfAFormHasItsTitleNamesAndWhatWasLeftOut() throws Exception {
    String form =
        """
        Timestamp,Email Address,Your name,Castle 1,Castle 2
        1:00,ann@x.org,Ann,2,1
        1:01,ben@x.org,Ben,1,2
        1:02,ann@x.org,Ann,0,3
        1:03,cy@x.org,Cy,5,5
        """;
    Cli cli =
        contest(
            form,
            "--id email --show name --keep last --skip-invalid --output html --title 5b&Co"
                .split(" "));
    assertThat(cli.code()).isZero();
    assertThat(cli.err())
        .contains(
            "row 5 (Cy): places 10 units, not 3; skipped\n", "Ann (2) entered more than once");
    assertThat(cli.out())
        .contains("<h1><bdi>5b&amp;Co</bdi></h1>", "<title>5b&amp;Co", "Left out")
        .containsPattern("2</td><th[^>]*><bdi>Ann</bdi></th><td[^>]*>the last entry of the same id")
        .containsPattern("5</td><th[^>]*><bdi>Cy</bdi></th><td[^>]*>places 10 units, not 3")
        .doesNotContain("x.org");
    assertThat(contest(OLD, "--values", "1..4", "--output", "html").out())
        .contains("<title>Blotto contest")
        .doesNotContain("Left out");
  }

  @Test
  void thePageOfALargeContestShowsTheWarsAgainstTheBest() {
    Cli cli = Cli.agon("blotto", riddler(1).toString(), "--output", "html");
    assertThat(cli.out()).contains("Wars against the best 29 entries; the ranking counts all.");
    assertThat(cli.out().length()).isLessThan(12_000_000);
  }

  @Test
  void counterFindsTheBestPlanForPointsAndAStrongOneForWins() throws Exception {
    Path file = folder.resolve("entries.csv");
    Files.writeString(file, OLD);
    // 0 2 3 5 wins 1 + 3 + 4 points against P1, 3 + 4 against P2 and 1 + 4 against P3: 20 of 30.
    Cli score = Cli.agon("blotto", "counter", file.toString(), "--values", "1..4", "--by", "score");
    assertThat(score.code()).isZero();
    assertThat(score.out())
        .contains("plan    0 2 3 5\n", "points  6.667 of 10 per war; no plan wins more than 6.667");
    Cli win = Cli.agon("blotto", "counter", file.toString(), "--values", "1..4");
    assertThat(win.out()).contains("3 won, 0 drawn, 0 lost: win share 100.00 %", "not proven best");
    assertThat(Cli.agon("blotto", "counter", file.toString(), "--values", "1..4")).isEqualTo(win);
  }

  private static Path riddler(int number) {
    Path file = RIDDLER.resolve("riddler-castles-" + number + ".csv");
    assumeTrue(Files.exists(file), "the real contests are not part of the project");
    return file;
  }

  @Test
  void theFirstRiddlerContestHasItsKnownWinner() {
    Cli cli = Cli.agon("blotto", riddler(1).toString(), "--top", "1");
    assertPrinted(
        cli,
        """
        rank  id   wins  draws  losses  win %  points  margin  plan
           1  286  1132      9     207  84.31  32.515  10.030  3 5 8 10 13 1 26 30 2 2

        1,349 entries, 100 units, battlefields worth 1..10, 909,226 wars
        """);
  }

  @Test
  void theFifthRiddlerContestHasThirteenCastles() {
    Cli cli = Cli.agon("blotto", riddler(5).toString(), "--top", "1");
    assertThat(cli.err()).isEmpty();
    assertThat(cli.out()).contains("895 entries, 100 units, battlefields worth 1..13");
  }

  @Test
  void aCounterWinsOver91PercentAgainstTheFirstRiddlerContest() {
    String out = Cli.agon("blotto", "counter", riddler(1).toString()).out();
    String share = out.replaceAll("(?s).*win share ([0-9.]+) %.*", "$1");
    assertThat(Double.parseDouble(share)).isGreaterThan(91);
  }
}
