package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Movements and hands, as directors use them. */
final class BridgeMovementTest {
  private static final String HANDS =
      "[Deal \"N:K843.T542.J6.863 AQJ7.K.Q75.AT942 962.AJ7.KT82.J75 T5.Q9863.A943.KQ\"]\n";

  @TempDir private Path folder;

  private static Cli bridge(String... arguments) {
    List<String> words = new ArrayList<>(List.of("bridge"));
    words.addAll(List.of(arguments));
    return Cli.agon(words.toArray(String[]::new));
  }

  private static void assertRefused(Cli cli, String line) {
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).isEqualTo("agon: " + line + "\n");
    assertThat(cli.code()).isEqualTo(2);
  }

  @Test
  void aMovementIsProposedWrittenAndShownAgain() throws IOException {
    String file = folder.resolve("tuesday.movement").toString();
    String cards = folder.resolve("cards.html").toString();
    Cli proposed =
        bridge("movement", "--pairs", "11", "--boards", "24", "--write", file, "--cards", cards);
    assertThat(proposed.code()).isZero();
    assertThat(proposed.out())
        .startsWith("1  ")
        .contains("Howell, 5 tables: 11 rounds of 2 boards\n", "quality ", " of 100.\n");
    assertThat(proposed.err()).contains("wrote " + file, "wrote " + cards);
    assertThat(bridge("movement", file).out()).contains("round 1\n  table 1: ", "sitting out: ");
    assertThat(Files.readString(Path.of(cards))).contains("<h2>Pair 11</h2>");
  }

  @Test
  void aMovementThatCannotExistIsOneLine() {
    assertRefused(
        bridge("movement", "--pairs", "2", "--boards", "24"),
        "a movement for 2 pairs cannot exist; the least are 3 pairs");
    assertRefused(
        bridge("movement", "--pairs", "9", "--boards", "4", "--kind", "howell"),
        "there is no howell movement for 9 pairs and 4 boards");
    assertRefused(
        bridge("movement", "--boards", "24"),
        "give one of --pairs, --players and --teams, and --boards");
    assertRefused(
        bridge("movement", "--teams", "4", "--boards", "24", "--kind", "swiss", "--rounds", "5"),
        "a Swiss of 5 rounds cannot exist: 4 teams meet in at most 3");
  }

  @Test
  void resultsThatDoNotFitTheMovementAreListed() throws IOException {
    String file = folder.resolve("three.movement").toString();
    assertThat(
            bridge(
                    "movement",
                    "--pairs",
                    "6",
                    "--boards",
                    "3",
                    "--kind",
                    "mitchell",
                    "--write",
                    file)
                .code())
        .isZero();
    Path results =
        Files.writeString(folder.resolve("s.csv"), "board,ns,ew,score\n1,1,4,50\n99,2,5,50\n");
    Cli compared = bridge("movement", file, "--results", results.toString());
    assertThat(compared.code()).isZero();
    assertThat(compared.out())
        .contains(
            "board 99, NS 2 v EW 5: the movement has boards 1 to 3\n", "round 2: no results yet\n");
  }

  @Test
  void everySectionMayHaveItsOwnMovement() throws IOException {
    String three = folder.resolve("three.movement").toString();
    String four = folder.resolve("four.movement").toString();
    bridge("movement", "--pairs", "6", "--boards", "3", "--kind", "mitchell", "--write", three);
    bridge("movement", "--pairs", "4", "--boards", "3", "--kind", "howell", "--write", four);
    String rows = "section,board,ns,ew,score\nA,1,1,4,50\nB,1,4,9,50\n";
    String results = Files.writeString(folder.resolve("s.csv"), rows).toString();
    Cli compared = bridge("check", results, "--movement", "A=" + three, "--movement", "B=" + four);
    assertThat(compared.code()).isEqualTo(1);
    assertThat(compared.out())
        .contains(
            "section A, round 1: 1 of 3 results so far\n",
            "section B, board 1, NS 4 v EW 9: the movement has pairs 1 to 4\n");
    assertRefused(
        bridge("check", results, "--movement", three, "--movement", four),
        "--movement is given twice for all sections; write A=FILE");
    assertThat(bridge("score", results, "--movement", "C=" + three).out())
        .contains("the results have no section C; theirs: A, B");
  }

  @Test
  void theNextRoundOfASwissFollowsTheRanking() {
    String file = folder.resolve("swiss.movement").toString();
    Cli first =
        bridge(
            "movement",
            "--teams",
            "4",
            "--boards",
            "24",
            "--kind",
            "swiss",
            "--rounds",
            "3",
            "--write",
            file);
    assertThat(first.code()).isZero();
    Cli second = bridge("movement", file, "--order", "4,1,3,2", "--write", file);
    assertThat(second.code()).isZero();
    assertThat(second.out()).startsWith("round 2\n  table 1: 4 v ").contains("boards 9-16");
    assertRefused(
        bridge("movement", file, "--order", "1,1,2,3"),
        "--order must name each of 1 to 4 once, the best first");
  }

  @Test
  void handsAreShownAndWrittenAsPbn() throws IOException {
    Path file = Files.writeString(folder.resolve("deals.pbn"), "[Board \"1\"]\n" + HANDS);
    Cli shown = bridge("hands", file.toString());
    assertThat(shown.err()).isEmpty();
    assertThat(shown.out())
        .startsWith("Board 1, dealer North, nobody vulnerable\n")
        .contains("  E  S AQJ7  H K  D Q75  C AT942  (16)\n");
    Path copy = folder.resolve("copy.pbn");
    assertThat(bridge("hands", file.toString(), "--write", copy.toString()).code()).isZero();
    assertThat(bridge("hands", copy.toString()).out()).isEqualTo(shown.out());
  }

  @Test
  void everyWrongHandIsALine() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("deals.pbn"),
            "[Board \"1\"]\n"
                + HANDS.replace("962", "A62")
                + "[Board \"2\"]\n"
                + HANDS.replace("K843", "K84"));
    Cli refused = bridge("hands", file.toString());
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err())
        .isEqualTo(
            """
            %1$s, line 2: board 1: the ace of spades is with East and with South
            %1$s, line 4: board 2: each hand has 13 cards; North has 12
            agon: %1$s has 2 problems
            """
                .formatted(file));
  }
}
