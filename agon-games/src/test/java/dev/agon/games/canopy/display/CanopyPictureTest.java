package dev.agon.games.canopy.display;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Parsed;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.picture.Viewpoint;
import dev.agon.games.canopy.Canopy;
import dev.agon.games.canopy.CanopyKit;
import dev.agon.games.canopy.CanopyState;
import dev.agon.games.canopy.CanopyView;
import dev.agon.games.canopy.Order;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class CanopyPictureTest {
  private static final int NONE = Layout.NOBODY;

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
        new CanopyKit().viewReader().orElseThrow().readView(text.append('\n').toString());
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
    assertThat(layout.top()).isEqualTo(size - 1);
    assertThat(TextPicture.of(forest, names(size))).hasSizeGreaterThan(size);
  }

  @Test
  void theSvgHasEveryPlayerAndEveryBranch() {
    Canopy game = new Canopy();
    CanopyState start = game.start(Settings.defaults(game.spec()), 3);
    CanopyState ordered = game.apply(start, new Step.Rolled<>(Order.of(0, 1, 2)));
    String svg =
        new CanopyPicture().first(ordered, List.of("A<b>", "B&c", "C")).svg(Viewpoint.live());
    assertThat(svg)
        .startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        .contains("A&lt;b&gt;: layer 0, experience 100", "B&amp;c: layer 0")
        .doesNotContain("stroke-width=\"2\"");
    assertThat(svg.split("<circle", -1)).hasSize(4);
    String branches = SvgPicture.of(forest(new int[] {1, NONE, 1}, 0, 1, 0), names(3));
    assertThat(branches.split("stroke-width=\"2\"", -1)).hasSize(3);
  }
}
