package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The formats as an organiser meets them, in files and as flags. */
final class FormatsTest {
  private static final String BOTS = "Greedy,Coinage,AllHigh,AllLow,CPlayer,Randy*2";

  @TempDir private Path folder;

  private static Cli flags(String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("run", "--game", "coinfight", "--bots", BOTS, "--seed", "5"));
    arguments.addAll(List.of(more));
    return Cli.agon(arguments.toArray(String[]::new));
  }

  private Cli file(String stages) throws IOException {
    Path file = folder.resolve("event.yaml");
    Files.writeString(
        file, "game: coinfight\nseed: 5\nbots: [" + BOTS + "]\nstages:\n" + stages + "\n");
    return Cli.agon("run", file.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{format: swiss, rounds: 3}                  | --format swiss --rounds 3",
        "{format: swiss, boards: 2, tie-breaks: [buchholz, seed]}"
            + " | --format swiss --boards 2 --tie-breaks buchholz,seed",
        "{format: round-robin, games: 1, tie-breaks: [wins, playoff, seed]}"
            + " | --games 1 --tie-breaks wins,playoff,seed",
        "{format: gauntlet, challengers: 2, games: 4} | --format gauntlet --challengers 2 --games"
            + " 4",
        "{format: round-robin, boards: 3, scoring: wins} | --boards 3 --scoring wins",
        "{format: round-robin, boards: 3, scoring: matchpoints} | --boards 3 --scoring matchpoints",
        "{format: round-robin, seats: 3, boards: 2, scoring: matchpoints}"
            + " | --seats 3 --boards 2 --scoring matchpoints",
        "{format: swiss, boards: 3, scoring: matchpoints}"
            + " | --format swiss --boards 3 --scoring matchpoints",
        "{format: round-robin, boards: 20, scoring: matchpoints, stop: {top: 3, risk: 0.2}}"
            + " | --boards 20 --scoring matchpoints --stop top=3,risk=0.2",
        "{format: round-robin, seats: 3, games: 1, scoring: place}"
            + " | --seats 3 --games 1 --scoring place",
        "{format: round-robin, games: 20, stop: top-2-decided} | --games 20 --stop top-2-decided",
        "{format: round-robin, boards: 20, stop: {top: 3, risk: 0.2}}"
            + " | --boards 20 --stop top=3,risk=0.2",
        "{format: round-robin, seats: 4, games: 1, max-matches: 60} | --seats 4 --games 1"
            + " --max-matches 60",
        "{format: round-robin, scoring: {points: {win: 3, draw: 1, both-lose: -1}}}"
            + " | --scoring points:win=3,draw=1,both-lose=-1",
        "{format: double-elimination, best-of: 3}    | --format double-elimination --best-of 3",
        "{format: single-elimination, best-of: 3, final-best-of: 5, replays: 2}"
            + " | --format single-elimination --best-of 3 --final-best-of 5 --replays 2",
      })
  void flagsAndFileGiveTheSameEvent(String stage, String flags) throws IOException {
    Cli written = file("- " + stage);
    assertThat(written.err()).isEmpty();
    assertThat(written.out()).contains("digest ");
    assertThat(flags(flags.split(" ", -1)).out()).isEqualTo(written.out());
  }

  @Test
  void matchupsComeFromAFileOrAList() throws IOException {
    Path pairs = folder.resolve("pairs.txt");
    Files.writeString(pairs, "# the derby\nGreedy, Coinage\nRandy-1, AllLow, CPlayer\n");
    String listed =
        file("- {format: matchups, matchups: [[Greedy, Coinage], [Randy-1, AllLow, CPlayer]]}")
            .out();
    assertThat(listed).contains("2 matches, matchups, seed 5");
    assertThat(flags("--format", "matchups", "--matchups", pairs.toString()).out())
        .isEqualTo(listed);
    assertThat(file("- {format: matchups, matchups: " + pairs + "}").out()).isEqualTo(listed);
    Files.writeString(pairs, "Greedy, Coinage\nGreedy, Gready\n");
    assertThat(flags("--format", "matchups", "--matchups", pairs.toString()).err())
        .startsWith("agon: line 2 of 'matchups': unknown bot 'Gready'; did you mean Greedy?");
    Files.writeString(pairs, "Greedy, Greedy\n");
    assertThat(flags("--format", "matchups", "--matchups", pairs.toString()).err())
        .isEqualTo("agon: line 1 of 'matchups': Greedy sits twice; Name*2 makes two bots\n");
  }

  /** Two who have met before, and a grand final; byes for one of seven. */
  @Test
  void aDoubleEliminationIsDrawnWithBothBrackets() {
    String out = flags("--format", "double-elimination").out();
    assertThat(out).contains("losers' bracket\n", "grand final: ", " beats ");
    Cli json = flags("--format", "double-elimination", "--output", "json");
    assertThat(json.out()).contains("\"losersBracket\":[[", "\"grandFinal\":[{\"upper\":");
    Cli csv = flags("--format", "double-elimination", "--output", "csv");
    assertThat(csv.out()).startsWith("rank,name,").contains("\n7,");
  }

  @Test
  void theReportSaysHowEvenlySeatsWereShared() {
    // Seven in threes: 35 companies, each in three turns; 15 companies for each.
    assertThat(flags("--seats", "3", "--games", "1").out())
        .contains("Each bot sat in each seat 15 times\nEach two bots met 15 times\n")
        .contains("finished ahead of");
    // 60 matches of four are two circles of seven in four turns: 56, and each in every seat 8
    // times.
    assertThat(
            flags("--seats", "4", "--games", "1", "--max-matches", "60", "--output", "json").out())
        .contains("\"seats\":{\"minTimes\":8,\"maxTimes\":8}")
        .contains("\"meetings\":{\"minTimes\":16,\"maxTimes\":16}");
    assertThat(flags("--games", "1").out()).doesNotContain("in each seat");
    // The challenger sits more often than the others, but everybody in both seats equally often.
    assertThat(flags("--format", "gauntlet").out()).doesNotContain("in each seat");
  }

  @Test
  void threeStagesAreReportedOneAfterTheOther() throws IOException {
    String out =
        file("""
        - {format: swiss, rounds: 3, advance: 4}
        - {format: round-robin, games: 2, advance: 2}
        - {format: double-elimination}\
        """)
            .out();
    assertThat(out).contains("matches, swiss, round-robin, double-elimination, seed 5\n");
    assertThat(out)
        .contains("\nStage 1: swiss\n", "\nStage 2: round-robin\n")
        .contains("\nStage 3: double-elimination\n", "\nFinal standings\n")
        .containsPattern("\n   1  .* stage 3 \\(double-elimination\\): place 1 ")
        .containsPattern("\n   3  .* stage 2 \\(round-robin\\): place 3, .* points")
        .containsPattern("\n   7  .* stage 1 \\(swiss\\): place 7, .* points");
  }

  /** A record has the seeds of its bots, so that they are asked again with the same luck. */
  @Test
  void recordsOfBoardsAreVerified() throws IOException {
    Path records = folder.resolve("records");
    flags("--boards", "2", "--records", records.toString());
    try (Stream<Path> files = Files.list(records)) {
      List<Path> some = files.sorted().filter(FormatsTest::isRandys).limit(5).toList();
      assertThat(some).hasSize(5);
      for (Path file : some) {
        Cli verified = Cli.agon("verify", file.toString());
        assertThat(verified.code()).as(verified.err() + verified.out()).isZero();
      }
    }
  }

  private static boolean isRandys(Path file) {
    try {
      String text = Files.readString(file);
      return text.contains("\"Randy-1\"");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--format swiss --rounds 8      | agon: a Swiss of 7 bots has at most 7 rounds,",
        "--format swiss --scoring score | agon: --scoring of a Swiss must say what a win is worth",
        "--format gauntlet --challengers 7 | agon: 7 challengers need more than 7 bots, there",
        "--format gauntlet --rounds 2   | agon: --rounds has no meaning in gauntlet",
        "--format matchups              | agon: --matchups must say who meets whom",
        "--format matchups --matchups no.txt | agon: cannot read no.txt: no such file",
        "--format swss                  | agon: unknown format 'swss'; did you mean swiss?",
        "--scoring points:win           | agon: --scoring must be like points:win=3,draw=1",
        "--scoring points:win=x         | agon: --scoring must have a number for win",
        "--tie-breaks name,nmae         | agon: --tie-breaks has an unknown tie-break 'nmae'; did"
            + " you mean name?",
        "--format single-elimination --best-of 2 | agon: --best-of must be an odd number, not 2",
        "--seats 9                      | agon: a match of 9 needs 9 bots, there are 7",
        "--seats 7                      | agon: Coin Fight is for 2 to 6 players, not for a match"
            + " of 7",
        "--stop top-8-decided           | agon: 'stop' at the first 8 needs more than 8 bots,"
            + " there",
        "--stop soon                    | agon: --stop must be like top-8-decided or top=8",
        "--stop top=2,top=3             | agon: --stop must be like top=8,risk=0.01, each key once",
        "--format swiss --stop top-2-decided | agon: --stop has no meaning in swiss",
        "--scoring matchpoints          | agon: --scoring matchpoints needs boards instead of"
            + " games",
        "--format gauntlet --boards 2 --scoring matchpoints | agon: --scoring matchpoints is for"
            + " round-robin and swiss, where all play every board from every seat, not for",
        "--format single-elimination --scoring matchpoints | agon: --scoring has no meaning in",
        "--boards 2 --scoring matchpoints:win=2 | agon: --scoring has numbers only with points",
        "--boards 2 --games 2           | agon: --games has no meaning beside boards",
      })
  void userErrorsAreOneLine(String flags, String message) {
    Cli cli = flags(flags.split(" ", -1));
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).startsWith(message).hasLineCount(1);
  }
}
