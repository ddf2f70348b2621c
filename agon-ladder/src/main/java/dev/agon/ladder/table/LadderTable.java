package dev.agon.ladder.table;

import dev.agon.ladder.FittedRatings;
import dev.agon.ladder.LadderSettings;
import dev.agon.ladder.run.LadderState;
import dev.agon.ladder.run.VersionState;
import dev.agon.text.TextTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The standings of a ladder. */
public final class LadderTable {
  /** Of a standard error, for an interval of 95 %. */
  private static final double WIDTH = 1.96;

  private LadderTable() {}

  /**
   * A line of the standings.
   *
   * @param place from 1; 0 for a version that does not play
   * @param interval half the width of the 95 % interval of the rating; infinite without results
   * @param change of the rating since an earlier time; empty if it was not rated then
   * @param isProvisional whether the interval is too wide to say much
   */
  public record Line(
      int place,
      VersionState version,
      double rating,
      double interval,
      Optional<Double> change,
      boolean isProvisional) {}

  /**
   * The lines of all versions that have not left, the best first; those that are rested are last.
   *
   * @param earlier the ratings that changes are counted from
   */
  public static List<Line> lines(LadderState state, FittedRatings earlier) {
    FittedRatings ratings = state.ratings();
    LadderSettings settings = state.head().settings();
    List<VersionState> shown =
        state.versions().stream()
            .filter(version -> version.status() != VersionState.VersionStatus.LEFT)
            .sorted(
                Comparator.comparing((VersionState version) -> !version.isActive())
                    .thenComparing(
                        version -> -ratings.elo(version.version().number()), Double::compare)
                    .thenComparingInt(version -> version.version().number()))
            .toList();
    List<Line> lines = new ArrayList<>();
    for (VersionState version : shown) {
      int number = version.version().number();
      double before = earlier.error(number);
      lines.add(
          new Line(
              version.isActive() ? lines.size() + 1 : 0,
              version,
              ratings.elo(number),
              WIDTH * ratings.error(number),
              Double.isInfinite(before)
                  ? Optional.empty()
                  : Optional.of(ratings.elo(number) - earlier.elo(number)),
              ratings.error(number) > settings.margin()));
    }
    return lines;
  }

  /** The lines as a table of text, at most so many of them. */
  public static String text(List<Line> lines, int most) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("", "bot", "rating", "", "change", "matches", "faults", ""));
    for (Line line : lines.subList(0, Math.min(most, lines.size()))) {
      VersionState version = line.version();
      rows.add(
          List.of(
              line.place() == 0 ? "-" : Integer.toString(line.place()),
              version.label(),
              rating(line),
              interval(line),
              line.change().map(LadderTable::signed).orElse(""),
              Long.toString(version.matches()),
              Long.toString(version.faulty()),
              note(line)));
    }
    return TextTable.of(rows, 1, 7);
  }

  /** The rating as it is shown; empty without results. */
  public static String rating(Line line) {
    return Double.isFinite(line.interval()) ? Long.toString(Math.round(line.rating())) : "";
  }

  /** The interval as it is shown; empty without results. */
  public static String interval(Line line) {
    return Double.isFinite(line.interval()) ? "± " + Math.round(line.interval()) : "";
  }

  private static String signed(double change) {
    return String.format(Locale.ROOT, "%+d", Math.round(change));
  }

  /** What is to be said of a version beside its numbers; may be empty. */
  public static String note(Line line) {
    VersionState version = line.version();
    return version.status() == VersionState.VersionStatus.RESTED
        ? "rested: " + version.why()
        : Stream.of(
                line.isProvisional() ? "provisional" : "",
                version.version().previous().isPresent() ? version.verdict().words() : "")
            .filter(words -> !words.isEmpty())
            .collect(Collectors.joining(", "));
  }
}
