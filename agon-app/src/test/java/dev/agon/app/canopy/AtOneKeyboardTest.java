package dev.agon.app.canopy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.app.cli.Streams;
import dev.agon.app.cli.Style;
import dev.agon.game.Turn;
import dev.agon.games.canopy.rules.CanopyRoll;
import dev.agon.games.canopy.rules.Order;
import dev.agon.text.UserError;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The program at the terminal, with a scripted source of chance. */
final class AtOneKeyboardTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8);

  /** What is seen where a terminal shows what is typed. */
  private String seen() {
    out.flush();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private AtOneKeyboard keyboard(String... typed) {
    BufferedReader in =
        new BufferedReader(new StringReader(String.join("\n", typed))) {
          @Override
          public String readLine() throws IOException {
            String line = super.readLine();
            if (line != null) {
              out.println(line);
            }
            return line;
          }
        };
    return new AtOneKeyboard(
        new Streams(
            new ByteArrayInputStream(new byte[0]),
            in,
            out,
            out,
            false,
            false,
            Style.PLAIN,
            Style.PLAIN));
  }

  private static Function<Turn.Chance, CanopyRoll> script(CanopyRoll... rolls) {
    Deque<CanopyRoll> left = new ArrayDeque<>(List.of(rolls));
    return _ -> left.removeFirst();
  }

  private static CanopyRoll drawn(int number) {
    return new CanopyRoll.Drawn(number);
  }

  private static CanopyOptions options(String... arguments) {
    return CanopyOptions.read(List.of(arguments));
  }

  /**
   * The transcript of the assignment. What it leaves out is filled in so that player 2 comes to its
   * 175: it rests in round 2 (150), fights without a result in round 3 and rests in round 4.
   */
  @Test
  void theTranscriptOfTheAssignmentIsReproduced() {
    Order first = Order.of(2, 6, 7, 3, 8, 4, 5, 1, 0, 9);
    String rest = "2";
    AtOneKeyboard keyboard =
        keyboard(
            "10", "5", "3", "0", "1", "0", "2", // player 2 looks at 0 and fights it; it escapes
            rest, rest, rest, rest, rest, rest, rest, rest, rest, // all others
            rest, // round 2: player 2
            "1", "0", "2", "1", "0", "2", "1", "0", "2", "1", "0", "2", "1", "0", "2", // draws
            "1", "0", "2", "1", "0", "2", "1", "1", "2", "1", "0", "2", // everybody's
            "1", "0", "2", // round 3: player 2 fights without a result
            rest, rest, rest, rest, rest, rest, rest, rest, rest, // all others
            rest); // round 4: player 2
    assertThatThrownBy(
            () ->
                keyboard.play(
                    options(),
                    script(
                        first,
                        drawn(187),
                        first,
                        drawn(150),
                        drawn(150),
                        drawn(150),
                        drawn(150),
                        drawn(150),
                        drawn(150),
                        drawn(150),
                        drawn(150),
                        drawn(150),
                        first,
                        drawn(150),
                        first)))
        .isInstanceOf(UserError.class);
    assertThat(seen())
        .startsWith(
            """
            Enter number of players: 10
            How many turns does a player stay in the top layer to win the game: 5
            Round 1 turn (move) sequence: 2, 6, 7, 3, 8, 4, 5, 1, 0, 9
            Player 2, what's your choice
            1. Fight!
            2. Rest
            3. Look players' status
            3
            Choose a player (less than 10)
            0
            Player 0 is in layer 0 and player 0 has 100 experience points
            Player 2, what's your choice
            1. Fight!
            2. Rest
            3. Look players' status
            1
            Choose an available player (0, 1, 3, 4, 5, 6, 7, 8, 9)
            0
            Win, lose and draw intervals are: 100-100-100
            Random number is 187, draw!
            Player 0, what's your choice
            1. Fight back!
            2. Escape
            2
            """)
        .contains(
            """
            Player 2, what's your choice
            1. Fight!
            2. Rest
            3. Look players' status
            2
            Your new experience point is 175
            """);
  }

  /** Of two, 0 beats 1 and is the root of all for its turn and the other's. */
  @Test
  void aFightSaysWhoMovedWhereAndTheEndWhoWonInWhichRound() {
    keyboard("2", "2", "1", "1", "2")
        .play(options("--min-players", "2"), script(Order.of(0, 1), drawn(0)));
    assertThat(seen())
        .endsWith(
            """
            Choose an available player (1)
            1
            Win, lose and draw intervals are: 100-100-100
            Random number is 0, win!
            Player 0 moves from layer 0 to layer 1, with its tree.
            Player 1 is a child of Player 0 now, in layer 0.
            Player 0 is in layer 1 and player 0 has 150 experience points
            Player 1 is in layer 0 and player 1 has 100 experience points
            Player 1, what's your choice
            1. Fight!
            2. Rest
            3. Look players' status
            2
            Your new experience point is 150
            Player 0 has been the root of all for 2 turns and wins the game in round 1
            """);
  }

  /**
   * Player 1 has 150 and challenges 0 with 100. Fought back, it loses 150/100 * 50 / 4 = 18.75; the
   * intervals of 0 are then 100, 131 and 100 - 31.25, rounded up. Its win brings 131.25/100 * 100 /
   * 2 and costs 131.25/100 * 31.25 / 3.
   */
  @Test
  void fightingBackMakesAPlayerTheChallenger() {
    keyboard("2", "1", "2", "1", "1", "2", "1", "0", "1")
        .play(
            options("--min-players", "2"),
            script(Order.of(1, 0), drawn(100), Order.of(1, 0), drawn(150), drawn(0)));
    assertThat(seen())
        .endsWith(
            """
            Player 0, what's your choice
            1. Fight back!
            2. Escape
            1
            Player 1 is in layer 0 and player 1 has 131 experience points
            Win, lose and draw intervals are: 100-131-69
            Random number is 0, win!
            Player 0 moves from layer 0 to layer 1, with its tree.
            Player 1 is a child of Player 0 now, in layer 0.
            Player 0 is in layer 1 and player 0 has 166 experience points
            Player 1 is in layer 0 and player 1 has 118 experience points
            Player 0 has been the root of all for 1 turn and wins the game in round 2
            """);
  }

  @Test
  void anInvalidAnswerIsExplainedAndAskedAgain() {
    AtOneKeyboard keyboard =
        keyboard(
            "many", "9", "100001", "10", "0", "-1", "1", "4", "x", "3", "10", "0", "1", "0", "12",
            "1");
    assertThatThrownBy(
            () ->
                keyboard.play(
                    options(), script(Order.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), drawn(299))))
        .hasMessage("end of input; the game is left unfinished");
    assertThat(seen())
        .contains(
            "Enter number of players: many\n'many' is not a valid number.\n",
            "Enter number of players: 9\nThere must be 10 to 100000 players, not 9.\n",
            "not 100001.\nEnter number of players: 10\n",
            "to win the game: 0\nThere must be 1 to 1000000 turns, not 0.\n",
            "4\n4 is not one of the choices.\nPlayer 0, what's your choice\n1. Fight!\n",
            "10\nThere is no player 10.\nChoose a player (less than 10)\n0\n",
            "0\nNot possible: player 0 fights itself.\nChoose an available player (1, 2, ",
            "12\nNot possible: player 0 fights 12; the players are 0 to 9.\n");
  }

  /** Player 0 rests twice, beats 1 and then has nobody to fight; its third turn is a rest. */
  @Test
  void anIllegalMoveIsExplainedAndAskedAgain() {
    AtOneKeyboard keyboard = keyboard("2", "9", "2", "2", "2", "1", "1", "1", "0", "1", "2");
    assertThatThrownBy(
            () ->
                keyboard.play(
                    options("--min-players", "2"),
                    script(Order.of(0, 1), Order.of(0, 1), drawn(0), drawn(399), Order.of(0, 1))))
        .hasMessage("end of input; the game is left unfinished");
    assertThat(seen())
        .contains(
            "2\nNot possible: player 0 rested on its last turn.\nPlayer 0, what's your choice\n",
            "1\nNot possible: there is no other root to fight.\nPlayer 0, what's your choice\n");
  }

  @Test
  void theLastRoundDecidesByLayerAndExperience() {
    keyboard("2", "9", "2", "2")
        .play(options("--min-players", "2", "--rounds", "1"), script(Order.of(0, 1)));
    assertThat(seen())
        .endsWith("Round 1 was the last: by layer and experience players 0 and 1 win the game\n");
  }

  /** The same number is a draw by the example, and lost by the text. */
  @Test
  void theIntervalsCanBeReadLiterally() {
    AtOneKeyboard keyboard = keyboard("2", "1", "1", "1");
    keyboard.play(
        options("--min-players", "2", "--intervals", "literal"),
        script(Order.of(0, 1), drawn(187)));
    assertThat(seen()).contains("Random number is 187, lose!");
  }

  @Test
  void invalidFlagsAreRefusedBeforeTheFirstQuestion() {
    assertThatThrownBy(() -> options("--sed", "1")).hasMessageStartingWith("unknown flag '--sed'");
    assertThatThrownBy(() -> options("--seed")).hasMessage("--seed needs a value");
    assertThatThrownBy(() -> options("--min-players", "1")).hasMessageContaining("from 2 to");
    assertThatThrownBy(() -> keyboard().play(options("--intervals", "exact"), script()))
        .hasMessage("setting 'intervals' must be example or literal, not 'exact'");
  }
}
