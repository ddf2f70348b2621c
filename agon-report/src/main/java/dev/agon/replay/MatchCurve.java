package dev.agon.replay;

import dev.agon.game.picture.Seats;
import dev.agon.game.picture.Svg;
import dev.agon.html.StyleSheet;
import dev.agon.html.SvgFile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How a match stood before its first step and after each: of two players who leads and how much, as
 * an area above or below the middle; of more players what each has, as lines.
 *
 * <p>The lead is in chances of winning the match if the game is solved, otherwise in the score.
 */
public final class MatchCurve {
  private static final double WIDTH = 800;
  private static final double HEIGHT = 96;
  private static final double SMALL_WIDTH = 80;
  private static final double SMALL_HEIGHT = 20;

  /** More points than a screen shows. */
  private static final int MAX_POINTS = 400;

  private final String words;
  private final boolean isOfChances;

  /** The seats of the lines. */
  private final List<Integer> seats;

  /** By line, a value for each point: a lead from -1 to 1, or a share of the best score. */
  private final List<double[]> lines;

  private MatchCurve(String words, boolean isOfChances, List<Integer> seats, List<double[]> lines) {
    this.words = words;
    this.isOfChances = isOfChances;
    this.seats = seats;
    this.lines = lines.stream().map(MatchCurve::thinned).toList();
  }

  private static double[] thinned(double[] values) {
    return values.length <= MAX_POINTS
        ? values
        : IntStream.range(0, MAX_POINTS)
            .mapToDouble(i -> values[(int) ((long) i * (values.length - 1) / (MAX_POINTS - 1))])
            .toArray();
  }

  /** The lead of the first of two players in chances of winning, from -1 to 1 at each point. */
  static MatchCurve ofChances(double[] lead) {
    return new MatchCurve("Chances of winning", true, List.of(0), List.of(lead));
  }

  /**
   * The scores of a match.
   *
   * @param scores by point and seat, as frames give them
   * @return empty if seats lack scores, if these are no numbers, or if they never change
   */
  static Optional<MatchCurve> ofScores(List<List<String>> scores) {
    int seats = scores.getFirst().size();
    if (seats < 2 || scores.stream().anyMatch(one -> one.size() != seats)) {
      return Optional.empty();
    }
    List<double[]> lines = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      int own = seat;
      lines.add(scores.stream().mapToDouble(one -> number(one.get(own))).toArray());
    }
    double most = lines.stream().flatMapToDouble(Arrays::stream).max().orElseThrow();
    double least = lines.stream().flatMapToDouble(Arrays::stream).min().orElseThrow();
    if (!(most > least)) {
      return Optional.empty();
    }
    return Optional.of(
        seats == 2
            ? lead(lines, Math.max(Math.abs(most), Math.abs(least)))
            : best(lines, least, most));
  }

  private static MatchCurve lead(List<double[]> lines, double most) {
    double[] first = lines.getFirst();
    double[] second = lines.getLast();
    double[] lead =
        IntStream.range(0, first.length).mapToDouble(i -> (first[i] - second[i]) / most).toArray();
    return new MatchCurve("Score", false, List.of(0), List.of(lead));
  }

  /** Those who have most at the end. */
  private static MatchCurve best(List<double[]> lines, double least, double most) {
    List<Integer> seats =
        IntStream.range(0, lines.size())
            .boxed()
            .sorted(
                Comparator.comparingDouble(seat -> -lines.get(seat)[lines.get(seat).length - 1]))
            .limit(Seats.DISTINCT)
            .toList();
    return new MatchCurve(
        "Scores of the match",
        false,
        seats,
        seats.stream()
            .map(
                seat ->
                    Arrays.stream(lines.get(seat))
                        .map(value -> (value - least) / (most - least))
                        .toArray())
            .toList());
  }

  /** The number with which a score such as {@code 2 rounds} begins; NaN if it has none. */
  private static double number(String score) {
    try {
      return Double.parseDouble(score.replaceFirst(" .*", "").replace(",", "").replace('−', '-'));
    } catch (NumberFormatException _) {
      return Double.NaN;
    }
  }

  private boolean isLead() {
    return seats.size() == 1;
  }

  /** What the curve is of. */
  public String words() {
    return words;
  }

  /** Whether it is made of chances of winning; else of scores. */
  public boolean isOfChances() {
    return isOfChances;
  }

  /** The lead of the first player at points that are as far from each other; empty for lines. */
  public List<Double> lead() {
    return isLead() ? Arrays.stream(lines.getFirst()).boxed().toList() : List.of();
  }

  /** The curve as an SVG element that a page may stretch. */
  public String svg() {
    return Svg.picture(WIDTH, HEIGHT, words, parts(WIDTH, HEIGHT));
  }

  /** A small curve as a file, with the colours of light and dark pages. */
  public String smallFile() {
    String tones =
        IntStream.range(0, Seats.DISTINCT)
            .mapToObj(seat -> ".p-seat-%d { --tone: var(--seat-%d); }\n".formatted(seat, seat))
            .collect(Collectors.joining());
    return SvgFile.of(
        Svg.picture(SMALL_WIDTH, SMALL_HEIGHT, words, parts(SMALL_WIDTH, SMALL_HEIGHT)),
        StyleSheet.TOKENS.css()
            + tones
            + ".p-fill { fill: var(--tone); }\n"
            + ".p-hair { stroke: var(--ink-soft); stroke-width: 0.5; }\n"
            + ".p-outline { fill: none; stroke: var(--tone); stroke-width: 1.5; }\n");
  }

  private List<Svg> parts(double width, double height) {
    List<Svg> parts = new ArrayList<>();
    if (isLead()) {
      double middle = height / 2;
      for (int seat = 0; seat < 2; seat++) {
        double sign = seat == 0 ? 1 : -1;
        double[] high =
            Arrays.stream(lines.getFirst())
                .map(lead -> middle - sign * middle * Math.clamp(sign * lead, 0, 1))
                .toArray();
        String area = "M0 " + Svg.number(middle) + steps(high, width) + "V" + Svg.number(middle);
        parts.add(Svg.path(area + "Z").look(Seats.tone(seat) + " p-fill"));
      }
      parts.add(Svg.line(0, middle, width, middle).look("p-hair"));
    } else {
      for (int i = seats.size() - 1; i >= 0; i--) {
        double[] high =
            Arrays.stream(lines.get(i)).map(share -> 1 + (height - 2) * (1 - share)).toArray();
        String line = "M0 " + Svg.number(high[0]) + steps(high, width);
        parts.add(Svg.path(line).look(Seats.tone(seats.get(i)) + " p-outline"));
      }
    }
    return parts;
  }

  /** A line in which every point is as wide, the last one, too. */
  private static String steps(double[] high, double width) {
    StringBuilder line = new StringBuilder();
    String last = "";
    for (int i = 0; i < high.length; i++) {
      String now = Svg.number(high[i]);
      if (!now.equals(last)) {
        line.append('H').append(Svg.number(width * i / high.length));
        line.append('V').append(now);
        last = now;
      }
    }
    return line.append('H').append(Svg.number(width)).toString();
  }
}
