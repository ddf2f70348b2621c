package dev.agon.games.canopy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class DrawingTest {
  private static final int NONE = Forest.NOBODY;

  private static Forest forest(int[] parents, int... layers) {
    Player[] players = new Player[parents.length];
    Arrays.setAll(players, seat -> new Player(100 + seat, seat, false, seat == 4));
    return Forest.of(players, parents, layers);
  }

  private static List<String> names(int players) {
    return IntStream.range(0, players).mapToObj(seat -> "N" + seat).toList();
  }

  /** Player 1 above 0, 2 and 4, 2 above 3; 5 is alone, in layer 1. */
  @Test
  void layersAreRowsAndParentsStandAboveTheMiddleOfTheirChildren() {
    Forest forest = forest(new int[] {1, NONE, 1, 2, 1, NONE}, 1, 2, 1, 0, 1, 1);
    assertThat(TextDrawing.of(forest, names(6)))
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
    List<String> lines = TextDrawing.of(forest(parents, new int[300]), names(300));
    assertThat(lines).hasSize(1);
    assertThat(lines.getFirst()).startsWith("layer 0   300: 0:100 1:101 2:102").endsWith(" ...");
    assertThat(lines.getFirst().length()).isLessThanOrEqualTo(80);
  }

  /** As deep as can be, which is too deep for recursion. */
  @Test
  void aChainOfManyIsDrawn() {
    int size = 20_000;
    Forest forest = Forest.of(size);
    for (int seat = 1; seat < size; seat++) {
      forest = forest.beat(seat, seat - 1, true);
    }
    Layout layout = new Layout(forest);
    assertThat(layout.columns()).isEqualTo(1);
    assertThat(layout.top()).isEqualTo(size - 1);
    assertThat(forest.layer(0)).isZero();
    assertThat(TextDrawing.of(forest, names(size))).hasSizeGreaterThan(size);
  }

  @Test
  void theSvgHasEveryPlayerAndEveryBranch() {
    CanopyState start = CanopyState.start(new Rulings(5, 9, false), 3);
    String svg = SvgDrawing.of(start.ordered(Order.of(0, 1, 2)), List.of("A<b>", "B&c", "C"));
    assertThat(svg)
        .startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        .contains("A&lt;b&gt;: layer 0, experience 100", "B&amp;c: layer 0")
        .doesNotContain("stroke-width=\"2\"");
    assertThat(svg.split("<circle", -1)).hasSize(4);
  }
}
