package dev.agon.games.canopy.display;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.game.Parsed;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Frame;
import dev.agon.games.canopy.CanopyKit;
import dev.agon.games.canopy.bots.Climber;
import dev.agon.games.canopy.rules.Canopy;
import dev.agon.games.canopy.rules.CanopyState;
import dev.agon.games.canopy.rules.CanopyView;
import dev.agon.games.canopy.rules.Choice;
import dev.agon.testkit.Golden;
import dev.agon.testkit.PictureChecks;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class CanopyPictureTest {
  private static final int NONE = ForestIndex.NOBODY;

  /** Experience is 100 and the player's number, up to 199; player 4 is out. */
  private static CanopyView forest(int[] parents, int... layers) {
    StringBuilder text = new StringBuilder("turn\n");
    text.append("you 0 round 1 of 1000 turn 0 to-win 5 intervals example\nruler - 0\norder");
    for (int seat = 0; seat < parents.length; seat++) {
      text.append(' ').append(seat);
    }
    for (int seat = 0; seat < parents.length; seat++) {
      text.append(
          "\n%d parent %s layer %d experience %d rested no out %s"
              .formatted(
                  seat,
                  parents[seat] == NONE ? "-" : parents[seat],
                  layers[seat],
                  Math.min(199, 100 + seat),
                  seat == 4 ? "yes" : "no"));
    }
    Parsed<CanopyView> read =
        new CanopyKit().textCodec().orElseThrow().readView(text.append('\n').toString());
    assertThat(read).isInstanceOf(Parsed.Value.class);
    return ((Parsed.Value<CanopyView>) read).value();
  }

  private static List<String> names(int players) {
    return IntStream.range(0, players).mapToObj(seat -> "N" + seat).toList();
  }

  /** Player 1 above 0, 2 and 4, 2 above 3; 5 is alone, in layer 1. */
  @Test
  void layersAreRowsAndParentsAreAboveTheMiddleOfTheirChildren() {
    CanopyView forest = forest(new int[] {1, NONE, 1, 2, 1, NONE}, 1, 2, 1, 0, 1, 1);
    assertThat(TextPicture.of(forest, names(6)))
        .containsExactly(
            "layer 2          1:101",
            "           "
                + " \u250c\u2500\u2500\u2500\u2500\u2500\u2500\u253c\u2500\u2500\u2500\u2500\u2500\u2500\u2510",
            "layer 1   0:100  2:102  4:104x 5:105",
            "                   \u2502",
            "layer 0          3:103",
            "0 N0, 1 N1, 2 N2, 3 N3, 4 N4, 5 N5");
  }

  @Test
  void aForestThatIsTooWideIsListed() {
    int[] parents = new int[300];
    Arrays.fill(parents, NONE);
    List<String> lines = TextPicture.of(forest(parents, new int[300]), names(300));
    assertThat(lines).hasSize(1);
    assertThat(lines.getFirst()).startsWith("layer 0   300: 0:100 1:101 2:102").endsWith(" ...");
    assertThat(lines.getFirst().length()).isLessThanOrEqualTo(80);
  }

  /** Too deep for recursion. */
  @Test
  void aChainOfTwentyThousandPlayersIsDrawn() {
    int size = 20_000;
    int[] parents = IntStream.range(0, size).map(s -> s + 1 < size ? s + 1 : NONE).toArray();
    CanopyView forest = forest(parents, IntStream.range(0, size).toArray());
    Layout layout = new Layout(forest);
    assertThat(layout.columns()).isEqualTo(1);
    assertThat(layout.forest().top()).isEqualTo(size - 1);
    assertThat(TextPicture.of(forest, names(size))).hasSizeGreaterThan(size);
  }

  /** A match of Climbers that is followed for so many steps. */
  private static Frame<CanopyState, Choice> after(int players, int steps) {
    Canopy game = new Canopy();
    Dice dice = new Dice(players);
    CanopyState state = game.start(Settings.defaults(game.spec()), players);
    Frame<CanopyState, Choice> frame = CanopyFrame.first(state, names(players));
    Climber bot = new Climber(dice);
    for (int i = 0; i < steps; i++) {
      Step<Choice> step =
          switch (game.turn(state)) {
            case Turn.OneDecides(int seat) ->
                new Step.Moved<>(seat, bot.move(game.view(state, seat)));
            case Turn.Chance(_, Turn.Sampler sampler) -> new Step.Rolled<>(sampler.draw(dice));
            case Turn.SeveralDecide _, Turn.Over _ -> throw new AssertionError("no such turn");
          };
      state = game.apply(state, step);
      frame = frame.next(step, state);
    }
    return frame;
  }

  private static long count(String prefix, String svg) {
    return PictureChecks.assertSound(svg).keySet().stream()
        .filter(key -> key.startsWith(prefix))
        .count();
  }

  private static void assertGolden(String name, Frame<CanopyState, Choice> frame, Viewpoint from) {
    String svg = frame.svg(from);
    PictureChecks.assertSound(svg);
    Golden.assertSame("pictures/canopy-" + name + ".svg", svg);
    String landscape = frame.landscape(from).orElseThrow();
    PictureChecks.assertSoundLandscape(landscape);
    Golden.assertSame("pictures/canopy-" + name + "-landscape.svg", landscape);
  }

  @Test
  void tenPlayersAreDrawnInFull() {
    Frame<CanopyState, Choice> frame = after(10, 31);
    assertGolden("ten", frame, Viewpoint.of(3));
    assertThat(count("player-", frame.svg(Viewpoint.live()))).isEqualTo(10);
    assertGolden("ten-fight", after(10, 29), Viewpoint.live());
  }

  @Test
  void aThousandPlayersAreFoldedIntoCounts() {
    Frame<CanopyState, Choice> frame = after(1_000, 12_000);
    assertGolden("thousand", frame, Viewpoint.live());
    String svg = frame.svg(Viewpoint.live().lookingAt(500));
    assertThat(PictureChecks.assertSound(svg)).containsKeys("player-500", "row-500");
    assertThat(count("player-", svg)).isBetween(10L, 60L);
    assertThat(svg.length()).isLessThan(30_000);
  }

  @Test
  void theLeaderOfALargeForestIsDrawnInLandscape() {
    for (int players : List.of(1_000, 100_000)) {
      CanopyFrame frame = (CanopyFrame) after(players, 3_000);
      String svg = frame.landscape(Viewpoint.live()).orElseThrow();
      int leader = Ranking.best(frame.forest(), OptionalInt.empty()).getFirst();
      assertThat(PictureChecks.assertSoundLandscape(svg))
          .containsKeys("player-" + leader, "row-" + leader);
      assertThat(svg.length()).isLessThan(30_000);
    }
  }

  @Test
  void aPlayerOfManyWhoIsLookedForIsMarkedInThePictureAndTheRanking() {
    for (int players : List.of(1_000, 100_000)) {
      Frame<CanopyState, Choice> frame = after(players, 3_000);
      String svg = frame.landscape(Viewpoint.live().lookingAt(players - 7)).orElseThrow();
      assertThat(PictureChecks.assertSoundLandscape(svg))
          .containsKeys("focus", "player-" + (players - 7), "row-" + (players - 7));
      assertThat(svg.length()).isLessThan(30_000);
    }
  }

  /** The counts of all folds and the drawn players are all players. */
  @Test
  void nobodyIsLostInAFold() {
    CanopyView forest = ((CanopyFrame) after(1_000, 12_000)).forest();
    for (int budget = 1; budget < 60; budget += 7) {
      ForestPart part = ForestPart.around(new ForestIndex(forest), Set.of(17, 500), budget, 50);
      int all = part.seats().size() + part.foldedInTrees();
      for (int seat : part.seats()) {
        all += part.folded(seat);
      }
      assertThat(all).isEqualTo(1_000);
      assertThat(part.seats()).contains(17, 500);
    }
  }

  @Test
  void aVeryLargeForestIsCountedByLayers() {
    String svg = after(6_000, 9_000).svg(Viewpoint.live().lookingAt(4_321));
    assertThat(svg).contains("6000 players by layer");
    assertThat(PictureChecks.assertSound(svg)).containsKeys("player-4321", "layer-0");
    assertThat(svg.length()).isLessThan(30_000);
  }

  @Test
  void aDeepTreeIsDrawnWithoutMostOfThoseAbove() {
    int size = 20_000;
    int[] parents = IntStream.range(0, size).map(s -> s + 1 < size ? s + 1 : NONE).toArray();
    ForestIndex index = new ForestIndex(forest(parents, IntStream.range(0, size).toArray()));
    ForestPart part = ForestPart.around(index, Set.of(7), 10, 50);
    assertThat(part.seats()).contains(7, 8, size - 1).hasSizeLessThan(20);
    assertThat(part.isDirect(7)).isTrue();
    assertThat(new ForestLayout(part, 10).columns()).isEqualTo(1);
  }
}
