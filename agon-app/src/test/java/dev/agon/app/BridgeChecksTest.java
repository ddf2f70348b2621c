package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results compared with the hands and with the movement, as directors do it. */
final class BridgeChecksTest {
  /** North and South take eleven tricks in spades, East and West none. */
  private static final String HANDS =
      """
      [Board "1"]
      [Deal "N:AKQJ.T987.654.32 T987.654.32.AKQJ 654.32.AKQJ.T987 32.AKQJ.T987.654"]
      [DoubleDummyTricks "6b66b6a66b0000000000"]
      """;

  private static final String DOUBTFUL = "board,ns,ew,contract,by,tricks\n1,1,3,4S,N,7\n";
  private static final String DOUBT =
      "board 1, NS 1 v EW 3: 4S by N -3, 4 tricks fewer than double dummy";

  /** NS 1, 2, 3 play EW 4, 5, 6 on boards 1 to 3, then EW move up and boards down. */
  private static final String ALL =
      """
      board,ns,ew,score
      1,1,4,50
      2,2,5,50
      3,3,6,50
      2,1,6,50
      3,2,4,50
      1,3,5,50
      3,1,5,50
      1,2,6,50
      2,3,4,50
      """;

  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private static Cli bridge(String... arguments) {
    List<String> words = new ArrayList<>(List.of("bridge"));
    words.addAll(List.of(arguments));
    return Cli.agon(words.toArray(String[]::new));
  }

  private static void assertRefused(Cli cli, String line) {
    assertThat(cli).isEqualTo(new Cli(2, "", "agon: " + line + "\n"));
  }

  private String movement() {
    String file = folder.resolve("three.movement").toString();
    Cli written =
        bridge("movement", "--pairs", "6", "--boards", "3", "--kind", "mitchell", "--write", file);
    assertThat(written.code()).isZero();
    return file;
  }

  @Test
  void tricksFarFromDoubleDummyAreListedWhereverHandsAreGiven() throws IOException {
    String session = file("s.csv", DOUBTFUL);
    String hands = file("h.pbn", HANDS);
    assertThat(bridge("score", session).out()).doesNotContain("double dummy");
    Cli scored = bridge("score", session, "--hands", hands);
    assertThat(scored.err()).isEmpty();
    assertThat(scored.out()).contains("to check:\n  " + DOUBT + "\n");
    assertThat(bridge("score", session, "--hands", hands, "--output", "csv").err())
        .isEqualTo("to check: " + session + ": " + DOUBT + "\n");
    Path to = folder.resolve("page");
    Cli published = bridge("publish", session, "--hands", hands, "--to", to.toString());
    assertThat(published.code()).isZero();
    assertThat(published.err()).isEqualTo("to check: " + DOUBT + "\n");
    assertThat(Files.readString(to.resolve("index.html"))).doesNotContain("fewer than");
  }

  @Test
  void whatIsOddInTheFileWithTheHandsIsSaidOnceForAllSessions() throws IOException {
    String hands = file("h.pbn", HANDS.replace("[Deal", "[Dealer \"S\"]\n[Deal"));
    Cli scored = bridge("score", file("a.csv", ALL), file("b.csv", ALL), "--hands", hands);
    assertThat(scored.err())
        .isEqualTo("to check: " + hands + ", line 2: the dealer of board 1 is N, not S\n");
    assertThat(scored.out().split("no hands for boards 2, 3\n", -1)).hasSize(3);
  }

  @Test
  void scoreAndCheckCompareASessionWithItsMovement() throws IOException {
    String session = file("s.csv", ALL.replace("3,3,6,50\n", "").replace("2,1,6", "2,6,1"));
    String turned = "board 2, NS 6 v EW 1: by the movement they sit the other way";
    String missing = "board 3, table 3, round 1, NS 3 v EW 6: no result";
    String movement = movement();
    Cli scored = bridge("score", session, "--movement", movement);
    assertThat(scored.err()).isEmpty();
    assertThat(scored.out()).contains("to check:\n", "  " + turned + "\n  " + missing + "\n");
    String lines =
        "%1$s: to check: %2$s\n%1$s: to check: %3$s\n".formatted(session, turned, missing);
    assertThat(bridge("check", session, "--movement", movement)).isEqualTo(new Cli(1, lines, ""));
    assertThat(bridge("movement", movement, "--results", session).out()).isEqualTo(lines);
  }

  @Test
  void checkSaysThatAllResultsFitBesideTheVerdictOnTheFigures() throws IOException {
    String session = file("s.csv", ALL);
    String movement = movement();
    String fits = ": all results are there and fit the movement\n";
    assertThat(bridge("check", session, "--movement", movement))
        .isEqualTo(new Cli(0, session + fits, ""));
    String usebio = file("s.xml", bridge("score", session, "--output", "usebio").out());
    Cli both = bridge("check", usebio, "--movement", movement);
    assertThat(both.code()).isZero();
    assertThat(both.out()).contains(" equal under exact", usebio + fits);
    String partly =
        file(
            "p.xml",
            Files.readString(Path.of(usebio))
                .replaceAll("(?s)<BOARD>\\s*<BOARD_NUMBER>3.*?</BOARD>", ""));
    assertThat(bridge("check", partly, "--movement", movement).code()).isEqualTo(1);
  }

  @Test
  void aFileOfAnotherKindIsRefusedInOneLine() throws IOException {
    String session = file("s.csv", ALL);
    String hands = file("h.pbn", HANDS);
    String database = file("s.bws", "\0\1\0\0Standard Jet DB\0\n[Host Extender Info]\n");
    for (String command : List.of("score", "check")) {
      assertRefused(
          bridge(command, session, "--movement", database),
          database
              + ", line 1: expected '# Agon movement 1', as agon bridge movement --write begins a"
              + " file");
      assertRefused(
          bridge(command, session, "--movement", hands),
          hands
              + ", line 1: expected '# Agon movement 1', as agon bridge movement --write begins a"
              + " file");
    }
    assertRefused(
        bridge("score", session, "--hands", session),
        session + ": no hands; a PBN file has tags like [Board \"1\"] and [Deal \"N:AK3.85...\"]");
    assertRefused(
        bridge("score", session, "--hands", database),
        database + ": no hands; a PBN file has tags like [Board \"1\"] and [Deal \"N:AK3.85...\"]");
    assertRefused(
        bridge("score", session, session, "--one-event", "--hands", hands),
        "--hands and --movement are of one session and do not go with --one-event");
  }

  @Test
  void aMovementInPlaceOfASessionIsNamed() {
    String movement = movement();
    assertRefused(
        bridge("score", movement),
        movement
            + ": this is a movement and not a session; give the session's file, and this one with"
            + " --movement");
  }

  @Test
  void resultsOfAnotherMovementAreOneLineAndAreScored() throws IOException {
    String session =
        file(
            "s.csv",
            ALL.replace(",5,50", ",11,50").replace(",6,50", ",12,50").replace(",4,50", ",10,50"));
    Cli scored = bridge("score", session, "--movement", movement());
    assertThat(scored.code()).isZero();
    assertThat(scored.out())
        .contains("place  pair")
        .contains(
            "9 of 9 results do not fit the movement (Mitchell, 3 tables, straight, 6 pairs, boards"
                + " 1 to 3); is it another session's?")
        .doesNotContain("no result");
  }
}
