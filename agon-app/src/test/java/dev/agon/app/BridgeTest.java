package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.app.cli.Streams;
import dev.agon.bridge.bridgemate.SampleDatabase;
import io.github.spannm.jackcess.Database;
import io.github.spannm.jackcess.DatabaseBuilder;
import io.github.spannm.jackcess.Table;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands for bridge directors. */
final class BridgeTest {
  private static final Path DATA =
      Path.of(System.getProperty("agon.home"), "..", "shared", "data", "bridge");

  /** The results of six pairs on two boards. */
  static final String ROWS =
      """
      board,ns,ew,contract,by,tricks,score
      1,1,4,4S,N,10,
      1,2,5,4S,S,9,
      1,3,6,3NT,N,9,
      2,1,5,2H,E,8,
      2,2,6,2H,W,9,
      2,3,4,PASS,,,
      """;

  @TempDir private Path folder;

  static boolean realSessionsAreThere() {
    return Files.isDirectory(DATA);
  }

  private String file(String name, String text) {
    Path file = folder.resolve(name);
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file.toString();
  }

  private static Cli bridge(String... arguments) {
    List<String> words = new ArrayList<>(List.of("bridge"));
    words.addAll(List.of(arguments));
    return Cli.agon(words.toArray(String[]::new));
  }

  private static String output(Cli cli) {
    assertThat(cli.err()).isEmpty();
    assertThat(cli.code()).isZero();
    return cli.out();
  }

  private static void assertRefused(Cli cli, String line) {
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).isEqualTo("agon: " + line + "\n");
    assertThat(cli.code()).isEqualTo(2);
  }

  /** The published figures of two clubs' programs are reproduced from the raw results. */
  @ParameterizedTest
  @ValueSource(strings = {"pairs-16-short-boards.usebio.xml", "pairs-22x22-two-winner.usebio.xml"})
  @EnabledIf("realSessionsAreThere")
  void publishedFiguresOfRealSessionsAreReproduced(String name) {
    Path file = DATA.resolve(name);
    assertThat(output(bridge("check", file.toString())))
        .startsWith(file + ": ")
        .contains("percentages and places equal under exact, Neuberg ebu\n")
        .contains("also equal under exact, Neuberg acbl; rounded-total, Neuberg ebu; ");
    assertThat(output(bridge("check", file.toString(), "--policy", "rounded-total")))
        .contains("equal under rounded-total, Neuberg ebu\n");
    assertThat(bridge("score", file.toString()).code()).isZero();
  }

  /** The session with boards that not every pair played needs Neuberg's formula. */
  @Test
  @EnabledIf("realSessionsAreThere")
  void aRealSessionWithShortBoardsNeedsNeuberg() {
    String file = DATA.resolve("pairs-16-short-boards.usebio.xml").toString();
    Cli cli = bridge("check", file, "--policy", "simple");
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out()).contains("% published, ").contains(" differ under simple\n");
  }

  /**
   * North-South have 420, -50 and 400 on board 1, and -110, -140 and 0 on board 2. Pair 1 has a top
   * and a middle, pair 3 a middle and a top, pair 2 two bottoms. In IMPs pair 1 has 10 and 1, then
   * 1 and -3; pair 3 has 10 and -1, then 3 and 4; the means are added.
   */
  @Test
  void aSessionIsRankedWithNames() {
    assertThat(output(bridge("score", file("s.csv", ROWS), "--names", names())))
        .startsWith(folder.resolve("s.csv") + "\n\nNorth-South\n")
        .contains(
            """
            place  pair  name       boards  matchpoints  percent    imps  total
               1=  1     Ann & Ben       2         6.00    75.00    4.50    310
               1=  3     Cher            2         6.00    75.00    8.00    400
                3  2     Dan             2         0.00     0.00  -12.50   -190
            """);
  }

  private String names() {
    return file("names.csv", "1,Ann,Ben\n2,Dan\n3,Cher\n4,E\n5,F\n6,G\n");
  }

  @ParameterizedTest
  @CsvSource({
    "percent, 75.00",
    "matchpoints, 6.00",
    "total, 400",
    "imps, 8.00",
  })
  void theRankingFigureCanBeChosen(String by, String figure) {
    String out = output(bridge("score", file("s.csv", ROWS), "--by", by, "--output", "csv"));
    assertThat(out.lines().skip(1).findFirst().orElseThrow()).contains("," + figure);
    assertThat(out.lines().skip(1).findFirst().orElseThrow())
        .contains(by.equals("total") || by.equals("imps") ? ",1,3," : ",1=,1,");
  }

  @Test
  void everyOutputFormatShowsItsParts() {
    String session = file("s.csv", ROWS);
    assertThat(output(bridge("score", session, "--show", "travellers,cards")))
        .contains("\nBoard 2, NS vulnerable\n", "\nPair 6: ")
        .doesNotContain("place");
    assertThat(output(bridge("score", session, "--output", "json")))
        .startsWith("{\"file\":")
        .contains("\"rankings\":", "\"travellers\":", "\"cards\":");
    assertThat(output(bridge("score", session, "--output", "html")))
        .startsWith("<!DOCTYPE html>")
        .contains("<h2>Ranking</h2>", "<h2>Boards</h2>", "<h2>Pairs</h2>")
        .endsWith("</html>\n");
    assertThat(output(bridge("score", session, "--output", "csv", "--show", "cards")))
        .startsWith("file,section,pair,name,board,")
        .hasLineCount(13);
    assertThat(output(bridge("score", session, "--output", "old")))
        .startsWith("       310   155.00        3.0      75.00  2 pair 1\n");
    String usebio = output(bridge("score", session, "--output", "usebio"));
    assertThat(output(bridge("check", file("s.xml", usebio)))).contains(" equal under exact");
  }

  private static final String HANDS =
      """
      [Board "1"]
      [Dealer "N"]
      [Vulnerable "None"]
      [Deal "N:AKQJ.T987.654.32 T987.654.32.AKQJ 654.32.AKQJ.T987 32.AKQJ.T987.654"]
      [DoubleDummyTricks "6b66b6a66b0000000000"]
      """;

  @Test
  void aSessionIsPublishedAsAFolderWithItsHandsAndItsUsebio() throws IOException {
    Path out = folder.resolve("site").resolve("evening");
    Cli published =
        bridge(
            "publish",
            file("s.csv", ROWS),
            "--hands",
            file("h.pbn", HANDS),
            "--to",
            out.toString(),
            "--title",
            "Our <evening>",
            "--club",
            "The club",
            "--date",
            "2026-11-17");
    assertThat(published.code()).isZero();
    assertThat(published.err()).isEqualTo("to check: no hands for board 2\n");
    assertThat(published.out()).hasLineCount(3).contains("index.html: ");
    assertThat(Files.readString(out.resolve("index.html")))
        .contains("Our &lt;evening&gt;", "The club", "Tuesday 17 November 2026", "♠ AKQJ")
        .contains("href=\"session.xml\"", "href=\"hands.pbn\"");
    assertThat(Files.readString(out.resolve("hands.pbn"))).contains("[Board \"1\"]", "N:AKQJ.");
    assertThat(output(bridge("check", out.resolve("session.xml").toString())))
        .contains(" equal under exact");
  }

  @Test
  void publishSaysWhyThereIsNoUsebio() {
    String session = file("old", "1 A\n2 B\n3 C\nSCORES\n50 -50 ----\n100 100 200\n");
    assertThat(output(bridge("publish", session, "--to", folder.resolve("to").toString())))
        .endsWith(
            "no session.xml: USEBIO needs both sides of each result; this file has only one\n");
    assertThat(folder.resolve("to").resolve("session.xml")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({
    "individual, an individual",
    "teams-of-four, an event for teams",
    "pairs-cross-imps, scored by cross-imps"
  })
  @EnabledIf("realSessionsAreThere")
  void publishSaysOfWhichEventsThereIsNoUsebio(String name, String words) {
    String file = DATA.resolve(name + ".usebio.xml").toString();
    assertThat(bridge("publish", file, "--to", folder.resolve("to").toString()).out())
        .endsWith(
            "no session.xml: USEBIO is written for pairs scored by matchpoints; this is "
                + words
                + "\n");
  }

  @Test
  void publishReplacesOnlyItsOwnFilesAndNeverItsInput() throws IOException {
    String session = file("s.csv", ROWS);
    String to = folder.resolve("out").toString();
    assertThat(output(bridge("publish", session, "--to", to))).hasLineCount(2);
    assertThat(output(bridge("publish", session, "--to", to))).hasLineCount(2);
    Files.writeString(folder.resolve("out").resolve("index.html"), "<p>mine");
    Cli refused = bridge("publish", session, "--to", to);
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err()).contains("index.html exists and is not", "--force");
    assertThat(output(bridge("publish", session, "--to", to, "--force"))).hasLineCount(2);
    Cli same = bridge("publish", to + "/session.xml", "--to", to, "--force");
    assertThat(same.code()).isEqualTo(2);
    assertThat(same.err()).contains("session.xml is read by this command");
  }

  /** Ranked by matchpoints on the other scale, as one field, with IMPs against a datum. */
  @Test
  void scoringRulesAreTakenFromFlags() {
    String session = file("s.csv", ROWS);
    assertThat(
            output(
                bridge(
                    "score",
                    session,
                    "--scale",
                    "1",
                    "--winners",
                    "1",
                    "--imps",
                    "butler",
                    "--policy",
                    "board-1dp",
                    "--neuberg",
                    "acbl",
                    "--across",
                    "--output",
                    "json",
                    "--show",
                    "ranking")))
        .contains(
            "\"policy\":\"board-1dp\",\"neuberg\":\"acbl\",\"scale\":1,\"imps\":\"butler\"",
            "\"winners\":1",
            "\"side\":\"\"",
            "\"matchpoints\":3,");
  }

  @Test
  void oldFilesHaveTheSameOldOutputAsSimpscore() {
    String session = file("old", "1 A\n2 B\n3 C\nSCORES\n50 -50 ----\n100 100 200\n");
    assertThat(output(bridge("score", session, "--output", "old")))
        .isEqualTo(output(Cli.simpscore(session)));
    assertThat(output(bridge("score", session))).contains("place  pair  name");
    assertRefused(
        bridge("score", session, "--output", "usebio"),
        session + ": USEBIO output needs both sides of each result; this file has only one");
  }

  @Test
  void likelyMistakesAreInTheReportOrOnStandardError() {
    String session = file("s.csv", ROWS.replace("4S,N,10,", "4S,N,10,620"));
    String finding = "board 1, NS 1 v EW 4: 4S by N =, nobody vulnerable, scores 420, not 620";
    assertThat(output(bridge("score", session))).contains("to check:\n  " + finding + "\n");
    Cli csv = bridge("score", session, "--output", "csv");
    assertThat(csv.code()).isZero();
    assertThat(csv.out()).doesNotContain("not 620");
    assertThat(csv.err()).isEqualTo("to check: " + session + ": " + finding + "\n");
  }

  /** Files are scored in the order given; a bad one is reported, and the others are scored. */
  @Test
  void aBadFileAmongManyDoesNotStopTheOthers() {
    List<String> arguments = new ArrayList<>(List.of("score", "--output", "csv"));
    for (int i = 0; i < 200; i++) {
      String text = i == 120 ? "board,ns\n" : ROWS;
      arguments.add(file("s" + i + ".csv", text));
    }
    Cli cli = bridge(arguments.toArray(String[]::new));
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err())
        .hasLineCount(1)
        .startsWith("agon: " + folder.resolve("s120.csv") + ", line 1: ");
    List<String> lines = cli.out().lines().toList();
    assertThat(lines).hasSize(1 + 199 * 6);
    assertThat(lines.get(1)).startsWith(folder.resolve("s0.csv") + ",");
    assertThat(lines.getLast()).startsWith(folder.resolve("s199.csv") + ",");
  }

  @Test
  void checkListsEveryDifference() {
    String usebio = output(bridge("score", file("s.csv", ROWS), "--output", "usebio"));
    String changed =
        file("s.xml", usebio.replaceFirst("75.00", "75.01").replaceFirst("<PLACE>3", "<PLACE>4"));
    Cli cli = bridge("check", changed);
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.err()).isEmpty();
    assertThat(cli.out())
        .isEqualTo(
            """
            FILE: 2 of 12 percentages and places differ under exact, Neuberg ebu, the closest of those tried
              pair 1 NS: 75.01% published, 75.00% computed
              pair 2 NS: place 4 published, 3 computed
            FILE: 12 matchpoints on travellers equal under the scale of 2
            """
                .replace("FILE", changed));
  }

  @Test
  @EnabledIf("realSessionsAreThere")
  void aTeamEventIsScoredAsOne() {
    String file = DATA.resolve("teams-of-four.usebio.xml").toString();
    assertThat(output(bridge("score", file)))
        .contains("Teams, by the file's own scale\n")
        .containsPattern("\n *1 +10 +8 +6 +0 +[0-9]+ +119\n")
        .contains("\nMatches\n")
        .contains("\nPairs, by imps\n");
    assertThat(output(bridge("score", file, "--output", "json"))).contains("\"event\":\"teams\"");
    assertThat(output(bridge("score", file, "--output", "csv", "--show", "teams")))
        .hasLineCount(11);
    assertThat(bridge("score", file, "--output", "csv").err())
        .contains("a team event; this is the ranking of its pairs, --show teams has its teams");
    assertRefused(
        bridge("score", file, "--output", "usebio"),
        file + ": --output usebio has no event for teams; use table, csv, json or html");
    assertThat(output(bridge("check", file)))
        .startsWith(
            file
                + ": 30 team scores, places and numbers of wins equal under the file's own"
                + " scale\n");
  }

  @Test
  @EnabledIf("realSessionsAreThere")
  void aBridgemateDatabaseIsScoredAndFollowedToItsEnd() {
    String file = DATA.resolve("club-evening.bws").toString();
    String scored = output(bridge("score", file));
    assertThat(scored).startsWith("Bridge game\n").contains("Player Aa & Player Ac");
    assertThat(output(bridge("score", file, "--follow")))
        .isEqualTo("after 297 of 297 results\n" + scored);
    assertRefused(
        bridge("score", file, "--follow", "--output", "json"),
        "--follow takes one file, and prints tables");
  }

  @Test
  void aFollowedSessionIsShownBeforeItIsComplete() throws IOException, InterruptedException {
    Path file = folder.resolve("evening.bws");
    SampleDatabase.write(file);
    byte[] complete = Files.readAllBytes(file);
    try (Database database = new DatabaseBuilder().withFile(file.toFile()).open()) {
      Table results = database.getTable("ReceivedData");
      results.deleteRow(results.iterator().next());
    }
    PipedInputStream printed = new PipedInputStream();
    PrintStream out = new PrintStream(new BufferedOutputStream(new PipedOutputStream(printed)));
    Streams streams = new Streams(InputStream.nullInputStream(), out, out, false);
    Thread command =
        Thread.ofVirtual()
            .start(
                () -> {
                  Main.agon(List.of("bridge", "score", file.toString(), "--follow"), streams);
                  out.close();
                });
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(printed, StandardCharsets.UTF_8));
    assertThat(lines.readLine()).isEqualTo("after 7 of 8 results");
    Files.write(file, complete);
    assertThat(lines.lines()).contains("after 8 of 8 results");
    command.join();
  }

  @Test
  void aFileThatIsNoSessionIsNamedForWhatItIs() {
    assertRefused(
        bridge("score", file("hands.pbn", "% PBN 2.1\n[Event \"\"]\n")),
        folder.resolve("hands.pbn")
            + ": this is a PBN file, which has hands; give the session's file, and this one with"
            + " --hands");
    assertRefused(
        bridge("score", file("hands.lin", "pn|a,b,c,d|md|1S|")),
        folder.resolve("hands.lin") + ": this is a LIN file of hands; give the session's file");
    assertRefused(
        bridge("score", bytes("s.csv.gz", new byte[] {0x1f, (byte) 0x8b, 8, 0})),
        folder.resolve("s.csv.gz") + ": this is compressed by gzip; unpack it first");
    assertRefused(
        bridge("score", bytes("s.csv", "\uFEFFboard,ns,ew\n".getBytes(StandardCharsets.UTF_16LE))),
        folder.resolve("s.csv") + ": this is text in UTF-16; save it as UTF-8");
  }

  private String bytes(String name, byte[] bytes) {
    try {
      return Files.write(folder.resolve(name), bytes).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void teamsOfASessionOfPairsAreRefused() {
    String session = file("s.csv", ROWS);
    assertRefused(
        bridge("score", session, "--show", "teams"),
        session + ": no teams to show; of such a session --show has ranking, travellers and cards");
  }

  @Test
  void severalSessionsAreOneEvent() {
    String out =
        output(
            bridge(
                "score",
                file("s1.csv", ROWS),
                file("s2.csv", ROWS),
                "--one-event",
                "--output",
                "csv"));
    assertThat(out.lines().skip(1)).hasSize(6).allMatch(line -> line.contains(",4,"));
  }

  @Test
  void thePageOfSeveralSessionsIsThatOfOneEvent() {
    String one = file("s1.csv", ROWS);
    String other = file("s2.csv", ROWS);
    assertRefused(
        bridge("score", one, other, "--output", "html"),
        "--output html takes one file, or several with --one-event");
    assertThat(output(bridge("score", one, other, "--one-event", "--output", "html")))
        .containsOnlyOnce("<!DOCTYPE html>");
  }

  @Test
  void allProblemsOfATableAreListed() {
    String session = file("s.csv", ROWS.replace("4S,N", "9S,N").replace("2H,W,9", "2H,Q,9"));
    Cli cli = bridge("score", session);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err())
        .isEqualTo(
            session
                + ", line 2: contract: expected a contract like 3NT, 4Sx or PASS, got '9S'\n"
                + session
                + ", line 6: the declarer must be N, E, S or W, not 'Q'\n"
                + "agon: "
                + session
                + " has 2 problems\n");
  }

  @Test
  void aUsersMistakeIsOneLine() {
    String session = file("s.csv", ROWS);
    assertRefused(bridge("score"), "FILE is missing");
    assertThat(bridge("scrore", session).err())
        .startsWith("agon: unknown bridge command 'scrore'; did you mean score? There are: score,")
        .hasLineCount(1);
    assertRefused(bridge("score", "/no/such"), "/no/such: no such file or folder");
    assertRefused(
        bridge("score", file("empty", "")),
        folder.resolve("empty")
            + ": the file is empty; expected a Bridgemate's database, USEBIO, a table of"
            + " results or a file with SCORES");
    assertThat(bridge("score", session, "--policy", "exct").err())
        .startsWith("agon: --policy must be one of exact, ")
        .endsWith(", not 'exct'\n");
    assertRefused(
        bridge("score", session, "--winners", "3"),
        "--winners must be a whole number from 1 to 2, not '3'");
    assertRefused(
        bridge("score", session, "--output", "csv", "--show", "ranking,cards"),
        "--output csv writes one table; --show must name one part");
    assertRefused(
        bridge("score", session, session, "--output", "usebio"), "--output usebio takes one file");
    assertRefused(
        bridge("score", session, "--show", "rankings"),
        "unknown part in --show 'rankings'; did you mean ranking? There are: ranking, cards, "
            + "matches, travellers, teams");
    assertRefused(
        bridge("check", session),
        session + ": no published scores, percentages or places to check");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "score --help", "check --help", "vp --help"})
  void helpIsPrinted(String words) {
    assertThat(output(bridge(words.split(" ")))).startsWith("usage: agon bridge ");
  }

  @Test
  void aUsageIsNotTornInsideBrackets() {
    assertThat(output(bridge("movement", "--help")))
        .startsWith(
            """
            usage: agon bridge movement (--pairs | --players | --teams) N --boards N [flags]
                   agon bridge movement FILE [flags]
            """);
    assertThat(output(Cli.agon("serve", "--help")))
        .startsWith("usage: agon serve [FILE | EVENT] [");
  }

  @Test
  void vpConvertsAMarginOrPrintsTheScale() {
    assertThat(output(bridge("vp", "16", "14"))).isEqualTo("14 13.75 6.25\n");
    assertThat(output(bridge("vp", "16"))).startsWith("0 10.00 10.00\n").hasLineCount(61);
    assertRefused(bridge("vp", "0"), "BOARDS must be a whole number from 1 to 10000, not '0'");
    assertRefused(bridge("vp"), "BOARDS is missing");
  }
}
