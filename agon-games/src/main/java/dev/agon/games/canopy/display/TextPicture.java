package dev.agon.games.canopy.display;

import dev.agon.games.canopy.rules.CanopyView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The forest for a terminal: a row for each layer, the highest first, with each player's experience
 * and lines to its children. A forest that is too wide is listed layer by layer.
 */
final class TextPicture {
  private static final int WIDTH = 120;
  private static final int LEGEND_WIDTH = 80;
  private static final String LAYER = "layer %-3d ";

  private final CanopyView forest;
  private final List<String> names;

  /** The player who looks at it, marked with a star, or {@link ForestIndex#NOBODY}. */
  private final int you;

  private final int width;
  private final Layout layout;
  private final List<String> lines = new ArrayList<>();

  private TextPicture(CanopyView forest, List<String> names, int you, int width) {
    this.forest = forest;
    this.names = names;
    this.you = you;
    this.width = width;
    this.layout = new Layout(forest);
  }

  /** The forest for spectators. */
  static List<String> of(CanopyView forest, List<String> names) {
    return of(new TextPicture(forest, names, ForestIndex.NOBODY, WIDTH));
  }

  /** The forest for one of the players, within 80 columns. */
  static List<String> of(CanopyView forest, List<String> names, int you) {
    return of(new TextPicture(forest, names, you, LEGEND_WIDTH));
  }

  private static List<String> of(TextPicture picture) {
    int cell = picture.cell();
    if (LAYER.formatted(0).length() + cell * picture.layout.columns() <= picture.width) {
      picture.draw(cell);
      picture.legend();
    } else {
      picture.list();
    }
    return picture.lines;
  }

  /** How wide a column is: the longest label and a blank. */
  private int cell() {
    IntStream seats = IntStream.range(0, forest.players());
    return 1 + seats.map(seat -> label(seat).length()).max().orElse(0);
  }

  private String label(int seat) {
    String label = (seat == you ? "*" : "") + seat + ":" + forest.shownExperience(seat);
    return forest.isOut(seat) ? label + "x" : label;
  }

  private void draw(int cell) {
    int width = cell * layout.columns();
    for (int layer = layout.forest().top(); layer >= 0; layer--) {
      char[] row = blank(width);
      char[] below = blank(width);
      for (int seat = 0; seat < forest.players(); seat++) {
        if (layout.forest().layer(seat) == layer) {
          int middle = middle(seat, cell);
          String label = label(seat);
          int from = middle - (label.length() - 1) / 2;
          label.getChars(0, label.length(), row, from);
          connect(below, seat, cell);
        }
      }
      lines.add((LAYER.formatted(layer) + new String(row)).stripTrailing());
      String lines = new String(below).stripTrailing();
      if (!lines.isEmpty()) {
        this.lines.add(" ".repeat(LAYER.formatted(layer).length()) + lines);
      }
    }
  }

  private static char[] blank(int width) {
    char[] row = new char[width];
    Arrays.fill(row, ' ');
    return row;
  }

  private int middle(int seat, int cell) {
    return (int) (layout.column(seat) * cell) + (cell - 2) / 2;
  }

  private void connect(char[] row, int parent, int cell) {
    List<Integer> children = layout.forest().children(parent);
    if (children.isEmpty()) {
      return;
    }
    int at = middle(parent, cell);
    int from = middle(children.getFirst(), cell);
    int to = middle(children.getLast(), cell);
    if (from == to) {
      row[at] = '\u2502';
      return;
    }
    Arrays.fill(row, from, to, '\u2500');
    for (int child : children) {
      row[middle(child, cell)] = '\u252c';
    }
    row[at] = row[at] == '\u252c' ? '\u253c' : '\u2534';
    row[from] = '\u250c';
    row[to] = '\u2510';
  }

  private void legend() {
    StringBuilder line = new StringBuilder();
    for (int seat = 0; seat < forest.players(); seat++) {
      String entry = seat + " " + names.get(seat);
      if (!line.isEmpty() && line.length() + entry.length() + 2 > LEGEND_WIDTH) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : ", ").append(entry);
    }
    lines.add(line.toString());
  }

  private void list() {
    for (int layer = layout.forest().top(); layer >= 0; layer--) {
      int wanted = layer;
      List<String> here =
          IntStream.range(0, forest.players())
              .filter(seat -> layout.forest().layer(seat) == wanted)
              .mapToObj(this::label)
              .toList();
      String head = LAYER.formatted(layer) + here.size() + ": ";
      int fit = Math.max(1, (LEGEND_WIDTH - head.length() - 4) / cell());
      lines.add(
          here.stream().limit(fit).collect(Collectors.joining(" ", head, ""))
              + (here.size() > fit ? " ..." : ""));
    }
  }
}
