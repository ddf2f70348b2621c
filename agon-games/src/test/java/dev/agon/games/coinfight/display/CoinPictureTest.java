package dev.agon.games.coinfight.display;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Highlight;
import dev.agon.games.coinfight.rules.CoinFight;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.Coins;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.testkit.Golden;
import dev.agon.testkit.PictureChecks;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class CoinPictureTest {
  private static final List<String> NAMES =
      List.of("Ann", "Bob", "Cat", "Dan", "A very long name", "Fay");

  private final CoinFight game = new CoinFight();

  /** A random match that is followed for so many plays. */
  private Frame<CoinState, Play> after(int seats, int plays, Map<String, String> settings) {
    Dice dice = new Dice(seats);
    CoinState state = game.start(Settings.of(game.spec(), settings), seats);
    Frame<CoinState, Play> frame = new CoinPicture().first(state, NAMES.subList(0, seats));
    for (int i = 0; i < plays && state.playersLeft() > 1; i++) {
      int seat = state.seatToPlay();
      List<Play> legal = game.view(state, seat).legal();
      Step<Play> step = new Step.Moved<>(seat, legal.get(dice.nextInt(legal.size())));
      state = game.apply(state, step);
      frame = frame.next(step, state);
    }
    return frame;
  }

  private static void assertGolden(String name, Frame<CoinState, Play> frame, Viewpoint from) {
    Golden.assertSame("pictures/coinfight-" + name + ".svg", frame.svg(from));
    String landscape = frame.landscape(from).orElseThrow();
    PictureChecks.assertSoundLandscape(landscape);
    Golden.assertSame("pictures/coinfight-" + name + "-landscape.svg", landscape);
  }

  @Test
  void twoPlayersInTheMiddleOfAMatch() {
    assertGolden("two", after(2, 9, Map.of()), Viewpoint.live());
  }

  @Test
  void sixPlayersSomeOfWhomAreOut() {
    assertGolden("six", after(6, 90, Map.of()), Viewpoint.of(4));
  }

  @Test
  void theEndOfAMatch() {
    assertGolden("end", after(3, 1_000, Map.of()), Viewpoint.afterwards());
  }

  @Test
  void eightDenominationsAndTallPilesAreDrawn() {
    Map<String, String> many =
        Map.of("start", "20x1, 9x2, 8x5, 7x10, 6x50, 5x100, 4x5000, 3x100000");
    Frame<CoinState, Play> frame = after(6, 60, many);
    PictureChecks.assertSound(frame.svg(Viewpoint.live()));
    assertGolden("many", frame, Viewpoint.live());
  }

  /** Every coin is somewhere, and the coin that was played has the key that it had in the hand. */
  @Test
  void aCoinKeepsItsKeyWhenItIsPlayed() {
    CoinState start = game.start(Settings.defaults(game.spec()), 2);
    Frame<CoinState, Play> first = new CoinPicture().first(start, List.of("Ann", "Bob"));
    Step<Play> step = new Step.Moved<>(0, new Play(25, Coins.none(start.table().denominations())));
    Frame<CoinState, Play> second = first.next(step, game.apply(start, step));
    assertThat(coins(second)).isEqualTo(coins(first)).hasSize(20);
  }

  private static List<String> coins(Frame<CoinState, Play> frame) {
    return PictureChecks.assertSound(frame.svg(Viewpoint.live())).keySet().stream()
        .filter(key -> key.startsWith("coin-"))
        .toList();
  }

  @Test
  void aForfeitIsAHighlight() {
    CoinState start = game.start(Settings.defaults(game.spec()), 3);
    Step<Play> step = new Step.Forfeited<>(1, ForfeitReason.TIME);
    Frame<CoinState, Play> frame =
        new CoinPicture().first(start, NAMES.subList(0, 3)).next(step, game.apply(start, step));
    assertThat(frame.highlights())
        .containsExactly(Highlight.of(Highlight.Kind.FAULT, 1, "Bob is out: loses on time"));
    assertThat(frame.words(Viewpoint.live())).contains("Bob is out, place 3.");
    assertThat(frame.turns()).isEqualTo(1);
  }
}
