package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.testkit.Golden;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A person plays each game at the terminal; the golden files show what the person sees. */
final class TerminalPlayTest {
  private static final String CLEAR = "\033[H\033[J";
  private static final String MANY_ENTERS = "\n".repeat(500);

  private static String play(String typed, String arguments) {
    return Cli.screen(typed + MANY_ENTERS, false, ("play " + arguments).split(" "));
  }

  private static void assertGolden(String game, String typed, String arguments) {
    String screen = play(typed, game + " " + arguments);
    assertThat(screen).doesNotContain("\033").doesNotContain("{\"");
    Golden.assertSame("terminal/" + game + ".txt", screen);
  }

  @Test
  void aPersonPlaysCoinFight() {
    assertGolden(
        "coinfight",
        "?\n99\n1\n10\n?\n9x1\n3x7\n1x1 1x1\nback\n10 none\n5; 1x1\ntable\n",
        "--seed 1 --bots human,Greedy");
  }

  @Test
  void aPersonPlaysBotStack() {
    assertGolden("botstack", "?\ny\nmaybe\nn\nSELF\n", "--seed 4 --bots human,Oracle");
  }

  @Test
  void aPersonPlaysBlotto() {
    assertGolden(
        "blotto",
        """
        ?
        1 2
        10 10 10 10 10 10 10 10 10 11
        10 10 10 10 10 10 10 10 10 10
        20x6 20x7 20x8 20x9 20x10
        """,
        "--seed 1 --set rounds=3 --bots human,learner");
  }

  @Test
  void aPersonPlaysCanopy() {
    assertGolden(
        "canopy", "?\ndance\nfight 0\n1\n", "--seed 3 --set turns=3 --bots human,Climber*4");
  }

  @Test
  void onATerminalOneForestIsDrawnAnewForEachMove() {
    String arguments = "play canopy --seed 3 --set turns=3 --bots human,Climber*4";
    String redrawn = Cli.screen(MANY_ENTERS, true, arguments.split(" "));
    String plain = Cli.screen(MANY_ENTERS, false, arguments.split(" "));
    String[] screens = redrawn.split(Pattern.quote(CLEAR), -1);
    assertThat(screens.length - 1L)
        .isEqualTo(plain.lines().filter(line -> line.startsWith("human> ")).count());
    for (int screen = 1; screen < screens.length; screen++) {
      assertThat(screens[screen].lines().takeWhile(line -> !line.startsWith("human> ")))
          .hasSizeLessThanOrEqualTo(35)
          .anyMatch(line -> line.startsWith("layer 0 "));
      if (screen < screens.length - 1) {
        assertThat(screens[screen]).as("nothing scrolls").endsWith("\nhuman> \n");
      }
    }
    assertThat(redrawn).contains("and wins in round", "human, you ");
    assertThat(screens[2]).contains("human rests");
  }

  @Test
  void theTableThatTheLastStepToldIsNotDrawnAgainBelowIt() {
    String arguments = "play botstack --seed 4 --bots Random,human";
    String screen = Cli.screen(MANY_ENTERS, true, arguments.split(" "));
    assertThat(screen)
        .containsPattern("Random [^\n]*\n\n. Random [^\n]*\n. human ")
        .doesNotContainPattern("(\n. Random [^\n]*\n. human [^\n]*\n +gun: [^\n]*\n)\\1");
  }

  @Test
  void aWatchedMatchIsDrawnAnewOnATerminalIfThereIsTimeToLook() {
    String arguments = "play canopy --seed 3 --set turns=3 --view --bots Climber*3";
    String[] slow = (arguments + " --speed 1000").split(" ");
    assertThat(List.of(Cli.screen("", true, slow).split(Pattern.quote(CLEAR), -1)))
        .hasSizeGreaterThan(3)
        .last()
        .asString()
        .contains("layer 0 ", "and wins in round");
    assertThat(Cli.screen("", true, arguments.split(" "))).doesNotContain(CLEAR);
    assertThat(Cli.screen("", false, slow)).doesNotContain(CLEAR);
  }

  @Test
  void theRulesAreAtHand() {
    assertThat(play("rules\nquit\n", "coinfight --seed 1 --bots human,Greedy"))
        .contains("A player without coins is out.", "human> quit\n")
        .endsWith("agon: human quits; the match is left unfinished\n");
  }

  @Test
  void everyPersonAtTheKeyboardIsAskedByName() {
    assertThat(play("25\n1\n", "coinfight --seed 1 --bots human*2"))
        .contains("human-1> 25\nhuman-1 plays a 25", "human-2> 1\nhuman-2 plays a 1")
        .containsPattern("human-1, you (win!|lose\\.)\n\nhuman-2, you (win!|lose\\.)\n");
  }
}
