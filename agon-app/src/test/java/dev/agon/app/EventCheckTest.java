package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.source.Protocol;
import dev.agon.testkit.MisbehavingBot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an organiser is told about an event before it is played. */
final class EventCheckTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));

  /** A bot that is well. */
  private static final String WELL = "file: " + HOME.resolve("bots/python/coinfight.py");

  @TempDir private Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("event.yaml"), text);
  }

  private Cli check(String text, String... flags) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("event", "check", file(text).toString()));
    arguments.addAll(List.of(flags));
    return Cli.agon(arguments.toArray(String[]::new));
  }

  /**
   * A round robin of 4 in 12 ordered pairs, then a final of the two best: best of three, so two
   * matches at least, and at most three with wins and two without.
   */
  @Test
  void thePlanSaysWhatWillBePlayed() throws IOException {
    Cli cli =
        check(
            """
            name: The small cup
            game: coinfight
            settings: {start: "2x1, 1x5"}
            seed: 7
            bots:
              - Greedy
              - Randy*2
              - {name: Mine, author: Ann, %s}
            clock: {match: 5, startup: 2}
            stages:
              - {format: round-robin, games: 5, scoring: wins, advance: 2}
              - {format: single-elimination, replays: 2}
            """
                .formatted(WELL),
            "--no-sample");
    assertThat(cli.err()).isEmpty();
    assertThat(cli.code()).isZero();
    assertThat(cli.out())
        .isEqualTo(
            """
            The small cup

            game     Coin Fight; start=2x1, 1x5
            seed     7 (open: all deals can be computed from it)
            clock    5 s per match, 2 s to start, for programs
            bots     4
                     Greedy              Agon  built-in
                     Randy-1 to Randy-2  Agon  built-in  Randy
                     Mine                Ann   session   %s

            stage 1  round-robin of 4: 60 matches
                     all play all from both seats, 5 times; scoring wins; the first 2 advance
            stage 2  single-elimination of 2: 2 to 5 matches
                     a lost series eliminates a bot; series are best of 1, the final best of 3, with 2 replays of matches without a winner
            total    62 to 65 matches
            """
                .formatted(HOME.resolve("bots/python/coinfight.py")));
  }

  @Test
  void flagsAreCheckedLikeThoseOfRun() throws IOException {
    Cli flags =
        Cli.agon(
            "event",
            "check",
            "--no-sample",
            "--game",
            "coinfight",
            "--bots",
            "Greedy,Randy,AllLow",
            "--format",
            "swiss",
            "--rounds",
            "2",
            "--seed",
            "5");
    assertThat(flags.out())
        .contains("stage 1  swiss of 3: 2 matches\n", "2 rounds between players with equal scores");
    Cli file =
        check(
            """
            game: coinfight
            bots: [Greedy, Randy, AllLow]
            stages: [{format: swiss, rounds: 2}]
            """,
            "--no-sample",
            "--seed",
            "5");
    assertThat(file.out()).isEqualTo(flags.out());
  }

  @Test
  void theTimeIsEstimatedFromASample() throws IOException {
    Cli cli = check("game: coinfight\nbots: [Greedy, Randy]\n", "--concurrency", "1");
    assertThat(cli.code()).isZero();
    // There are no more matches than six.
    assertThat(cli.out())
        .endsWith("\ntime     about a second with 1 match at once, from a sample of 6 matches\n");
    Cli large = check("game: coinfight\nstages: [{format: round-robin, games: 1000000}]\n");
    assertThat(large.out())
        .containsPattern(
            "\ntime     about \\S+ (s|min|h) with \\d+ match(es)? at once, from a sample of [\\d,]+"
                + " matches\n$");
    Cli stops = check("game: coinfight\nstages: [{format: round-robin, stop: top-2-decided}]\n");
    assertThat(stops.out()).contains("\ntime     at most a second with ");
  }

  @Test
  void allErrorsAreReportedWithTheirLines() throws IOException {
    Path file =
        file(
            """
            gmae: coinfight
            game: coinfight
            seed: one
            bots:
              - Greedy
              - {name: A, comand: x}
              - {file: a.py, protocol: chat}
            stages:
              - {format: swiss, advance: 2, roundss: 3}
              - {format: round-robin, games: 0}
            clock: {match: 0}
            """);
    Cli cli = Cli.agon("event", "check", file.toString());
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    List<String> lines = cli.err().lines().toList();
    List<String> begins =
        List.of(
            file + ":1: unknown key 'gmae'; did you mean game?",
            file + ":3: 'seed' must be a whole number",
            file + ":6: unknown key 'comand'; did you mean command?",
            file + ":6: a bot has one of 'bot'",
            file + ":7: unknown protocol 'chat'",
            file + ":9: unknown key 'roundss'; did you mean rounds?",
            file + ":10: 'games' must be a whole number from 1",
            file + ":11: 'match' must be seconds from 0.001 to 86400, not '0'",
            file + ":7: no such file: " + folder.resolve("a.py"),
            "agon: " + file + " has 9 problems");
    assertThat(lines).hasSameSizeAs(begins);
    for (int i = 0; i < lines.size(); i++) {
      assertThat(lines.get(i)).startsWith(begins.get(i));
    }
  }

  /** One problem of each phase: reading, settings, formats, bots, builds and clocks. */
  @Test
  void problemsOfAllPhasesAreReportedAtOnce() throws IOException {
    Files.writeString(folder.resolve("broken.c"), "int main( {");
    Path file =
        file(
            """
            game: coinfight
            colour: red
            settings:
              start: nine
              height: 3
            clock: {match: 1, move: soon}
            bots:
              - Greedy
              - Greddy
              - no-such.py
              - broken.c
              - {command: no-such-program-of-agon}
              - {name: A, bot: Randy, protocol: chat, environment: {1X: y}}
            stages:
              - {format: swiss, rounds: 90, advance: 2}
              - {format: rund-robin, advance: 4, games: 2}
              - {format: gauntlet, challengers: 70, games: many, advance: 1}
              - {format: round-robin, seats: 6}
            on-broken: stop
            """);
    Cli cli = Cli.agon("event", "check", file.toString());
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    List<String> begins =
        List.of(
            file + ":2: unknown key 'colour'; ",
            file + ":6: 'move' must be seconds from 0.001 to 86400",
            file + ":13: unknown protocol 'chat'",
            file + ":13: 'environment' must have names of letters, digits and _",
            file + ":16: unknown format 'rund-robin'; did you mean round-robin?",
            file + ":17: 'advance' must be a whole number from 2",
            file + ":17: 'games' must be a whole number from 1",
            file + ":4: setting 'start' expected coins",
            file + ":5: unknown coinfight setting 'height'",
            file + ":15: a Swiss of 6 bots has at most 5 rounds",
            file + ":9: unknown bot 'Greddy'; did you mean Greedy?",
            file + ":10: no such file: " + folder.resolve("no-such.py"),
            file + ":11: cannot compile " + folder.resolve("broken.c"),
            folder.resolve("broken.c") + ":1:11: error: ",
            "    1 | int main( {",
            "      |           ^",
            file + ":12: no such program on the PATH: no-such-program-of-agon",
            "agon: " + file + " has 14 problems");
    List<String> lines = cli.err().lines().toList();
    assertThat(lines).hasSameSizeAs(begins);
    for (int i = 0; i < lines.size(); i++) {
      assertThat(lines.get(i)).startsWith(begins.get(i));
    }
  }

  /** The bots that can be read are enough for the format; the others must not change that. */
  @Test
  void whatCannotBeReadCausesNoFurtherProblems() throws IOException {
    Path file =
        file(
            """
            game: coinfight
            bots: [Greedy, {name: A}]
            stages: [{format: matchups, matchups: [[Greedy, A]]}]
            """);
    Cli cli = Cli.agon("event", "check", file.toString());
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err())
        .startsWith("agon: " + file + ":2: a bot has one of 'bot'")
        .hasLineCount(1);
  }

  @Test
  void allProblemsOfFlagsAreReportedAtOnce() {
    Cli cli =
        Cli.agon(
            "event",
            "check",
            "--game",
            "coinfight",
            "--bots",
            "Greedy,Greddy",
            "--set",
            "start=nine",
            "--games",
            "0",
            "--boards",
            "x",
            "--clock",
            "match=0,move=x",
            "--seed",
            "one");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err().lines().toList())
        .satisfiesExactly(
            line -> assertThat(line).startsWith("--seed must be a whole number, random, or a"),
            line -> assertThat(line).startsWith("--games must be a whole number from 1"),
            line -> assertThat(line).startsWith("--boards must be a whole number from 1"),
            line -> assertThat(line).startsWith("--clock 'match' must be seconds from 0.001"),
            line -> assertThat(line).startsWith("--clock 'move' must be seconds from 0.001"),
            line -> assertThat(line).startsWith("setting 'start' expected coins"),
            line -> assertThat(line).startsWith("--bots: unknown bot 'Greddy'"),
            line -> assertThat(line).isEqualTo("agon: the event has 7 problems"));
  }

  @Test
  void aBotThatCannotBeBuiltHasFailedAlsoWithoutASample() throws IOException {
    Files.writeString(folder.resolve("broken.c"), "int main( {");
    Cli cli = check("game: coinfight\nbots: [Greedy, broken.c]\n", "--no-sample");
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.err()).startsWith("agon: broken cannot be built and forfeits its matches: ");
  }

  @Test
  void anOptionThatIsSetIsInThePlan() {
    Cli cli =
        Cli.agon(
            "event",
            "check",
            "--no-sample",
            "--game",
            "coinfight",
            "--bots",
            "Greedy*4",
            "--format",
            "single-elimination",
            "--third-place",
            "no");
    assertThat(cli.err()).isEmpty();
    assertThat(cli.out())
        .contains("single-elimination of 4: 4 to 20 matches\n", "; third-place no\n");
  }

  @Test
  void errorsThatTheGameFindsAreReportedWithTheirLines() throws IOException {
    Path file =
        file(
            """
            game: coinfight
            settings:
              start: nine
              colour: red
            bots: [Greedy, Randy]
            stages:
              - {format: round-robin, advance: 2}
              - {format: swiss, rounds: 9}
            """);
    Cli cli = Cli.agon("event", "check", file.toString());
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err().lines().toList())
        .satisfiesExactlyInAnyOrder(
            line -> assertThat(line).startsWith(file + ":3: setting 'start' expected coins"),
            line -> assertThat(line).startsWith(file + ":4: unknown coinfight setting 'colour'"),
            line -> assertThat(line).startsWith(file + ":8: a Swiss of 2 bots has at most 1"),
            line -> assertThat(line).isEqualTo("agon: " + file + " has 3 problems"));
    Cli game = Cli.agon("event", "check", file("name: x\ngame: coinfigth\n").toString());
    assertThat(game.err()).startsWith("agon: " + file + ":2: unknown game 'coinfigth'; did you");
  }

  /** Both say the same, but for the line, which only the check always knows. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game: chess",
        "game: coinfight\\nbots: [Greedy, Greddy]",
        "game: coinfight\\nbots: [Greedy, no-such.py]",
        "game: coinfight\\nbots: [Greedy, {command: no-such-program-of-agon}]",
        "game: coinfight\\nbots: [Greedy]",
        "game: coinfight\\nsettings: {start: 9}",
        "game: coinfight\\nsettings: {colour: red}",
        "game: botstack\\nstages: [{format: groups}]",
        "game: coinfight\\nstages: [{format: round-robin, seats: 7}]",
        "game: coinfight\\nstages: [{format: gauntlet, challengers: 7}]",
        "game: coinfight\\nstages: [{format: matchups, matchups: [[Greedy, Nobody]]}]",
        "game: coinfight\\nstages: [{format: matchups, matchups: no-such.txt}]",
        "game: coinfight\\nstages: [{format: round-robin, stop: top-7-decided}]",
        "game: coinfight\\nseed: one",
      })
  void theCheckRefusesWhatRunRefuses(String text) throws IOException {
    String file = file(text.replace("\\n", "\n") + "\n").toString();
    Cli run = Cli.agon("run", file);
    Cli check = Cli.agon("event", "check", file);
    assertThat(run.code()).isEqualTo(2);
    assertThat(check.code()).isEqualTo(2);
    assertThat(check.err().replaceFirst(":\\d+:", ":"))
        .isEqualTo(run.err().replaceFirst(":\\d+:", ":"));
  }

  private String misbehaving(MisbehavingBot bot) {
    return "  - {name: %s, command: \"%s\"}\n"
        .formatted(bot.id(), bot.command(folder, Protocol.SESSION));
  }

  @Test
  void theBrokenBotsAreFoundAmongTheOthers() throws IOException {
    StringBuilder bots = new StringBuilder();
    for (int i = 1; i <= 3; i++) {
      bots.append("  - {name: Well %d, %s}\n".formatted(i, WELL));
    }
    List<MisbehavingBot> broken =
        List.of(
            MisbehavingBot.CRASHES,
            MisbehavingBot.TALKS_GARBAGE,
            MisbehavingBot.PLAYS_ILLEGALLY,
            MisbehavingBot.DIES);
    broken.forEach(bot -> bots.append(misbehaving(bot)));
    bots.append("  - {name: Stubborn, always: \"7\"}\n  - Greedy\n");
    Cli cli = check("game: coinfight\nbots:\n" + bots);
    assertThat(cli.err()).isEmpty();
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out())
        .contains(
            "\ncrashes failed: disconnects: exited with code 3; it wrote 'about to crash'\n",
            "\ntalks-garbage failed: unreadable answer: ",
            "\nplays-illegally failed: illegal move: ",
            "\ndies failed: disconnects: ",
            "\nStubborn failed: illegal move: ")
        .doesNotContain("Well 1 failed", "Well 2 failed", "Well 3 failed", "not tried")
        .endsWith("\n5 of 9 bots failed in the sample\n");
    assertThat(MisbehavingBot.leftBehind(folder)).isEmpty();
  }

  /** With three players in a knockout the first one has a bye. */
  @Test
  void aBotWithAByeIsTried() throws IOException {
    Cli cli =
        check(
            "game: coinfight\nbots:\n"
                + misbehaving(MisbehavingBot.CRASHES)
                + "  - Greedy\n  - Randy\nstages: [{format: single-elimination}]\n");
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out()).contains("\ncrashes failed: ", "\n1 of 3 bots failed in the sample\n");
  }

  @Test
  void aBotThatMeetsOnlyBrokenBotsIsReportedAsNotTried() throws IOException {
    Cli cli =
        check(
            "game: coinfight\nbots:\n"
                + misbehaving(MisbehavingBot.CRASHES)
                + "  - {name: Well, "
                + WELL
                + "}\n");
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out())
        .contains(
            "\ntime     no estimate, because a bot failed in every sample match\n",
            "\nnot tried, because their opponents failed first: Well\n",
            "\n1 of 2 bots failed in the sample\n");
  }

  @Test
  void withoutASampleNoBotIsStarted() throws IOException {
    Path trace = folder.resolve("started");
    String bot =
        "game: coinfight\nsandbox: off\nbots: [Greedy, {command: \"touch %s\"}]\n".formatted(trace);
    Cli cli = check(bot, "--no-sample");
    assertThat(cli.code()).isZero();
    assertThat(cli.out()).doesNotContain("time ");
    assertThat(trace).doesNotExist();
    assertThat(check(bot).code()).isEqualTo(1);
    assertThat(trace).exists();
  }

  @Test
  void everySubcommandHasHelp() {
    assertThat(Cli.agon("event").out()).startsWith("usage: agon event COMMAND").contains("  check");
    assertThat(Cli.agon("event", "check", "--help").out())
        .startsWith("usage: agon event check FILE [flags]")
        .contains("--no-sample", "--tie-breaks", "--bots");
    Cli unknown = Cli.agon("event", "chekc");
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err())
        .startsWith("agon: unknown event command 'chekc'; did you mean check?")
        .hasLineCount(1);
    assertThat(Cli.agon("event", "check").err())
        .isEqualTo(
            "agon: event check takes either an event file or a game; see agon event check"
                + " --help\n");
  }
}
