package dev.agon.report;

import dev.agon.run.EventResult;
import dev.agon.tournament.Bracket;
import dev.agon.tournament.Bracket.Losers;
import dev.agon.tournament.Bracket.Series;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A bracket drawn with lines, from the first series on the left to the winner on the right. */
final class BracketText {
  private static final int LONGEST_NAME = 12;
  private static final String BYE = "  (bye)";

  /** The row of a player that does not exist. */
  private static final int NOBODY = -1;

  private final EventResult report;
  private final Bracket bracket;
  private final int width;
  private final List<StringBuilder> rows = new ArrayList<>();
  private int nextRow;

  private BracketText(EventResult report, Bracket bracket) {
    this.report = report;
    this.bracket = bracket;
    boolean byes =
        bracket.levels().getFirst().stream().anyMatch(series -> series.lower().isEmpty());
    int longest = byes ? BYE.length() : 0;
    for (int seed : bracket.seeds()) {
      longest = Math.max(longest, entrant(seed).length());
    }
    for (Series series : withALineBehind()) {
      longest = Math.max(longest, withScore(series).length());
    }
    this.width = longest + 3;
  }

  /** The series whose winners have another series in the same drawing. */
  private List<Series> withALineBehind() {
    List<Series> series = new ArrayList<>();
    bracket.levels().subList(0, bracket.levels().size() - 1).forEach(series::addAll);
    List<List<Optional<Series>>> losers = bracket.losers().map(Losers::levels).orElse(List.of());
    for (List<Optional<Series>> level : losers.subList(0, Math.max(0, losers.size() - 1))) {
      level.stream().flatMap(Optional::stream).forEach(series::add);
    }
    return series;
  }

  private String withScore(Series series) {
    String score = score(series);
    return name(bracket.winner(series)) + (score.isEmpty() ? "" : " " + score);
  }

  static String of(EventResult report, Bracket bracket) {
    return new BracketText(report, bracket).draw();
  }

  private String draw() {
    StringBuilder text = new StringBuilder();
    int last = bracket.levels().size() - 1;
    winners(last, 0);
    takeRows(text);
    thirdPlace().ifPresent(text::append);
    bracket.losers().ifPresent(losers -> drawLosers(text, losers));
    if (bracket.allSeries().anyMatch(Series::isDecidedBySeed)) {
      text.append("* undecided after all replays, so the better seed advanced\n");
    }
    return text.toString();
  }

  private void takeRows(StringBuilder text) {
    rows.forEach(row -> text.append(row.toString().stripTrailing()).append('\n'));
    rows.clear();
    nextRow = 0;
  }

  /** Draws a series of the winners' bracket with all that led to it, and returns its row. */
  private int winners(int level, int index) {
    Series series = bracket.levels().get(level).get(index);
    if (level == 0) {
      int upper = leaf(0, entrant(series.upper()));
      return connect(0, upper, leaf(0, series.lower().map(this::entrant).orElse(BYE)), series);
    }
    int upper = winners(level - 1, 2 * index);
    return connect(level, upper, winners(level - 1, 2 * index + 1), series);
  }

  private void drawLosers(StringBuilder text, Losers losers) {
    if (!losers.levels().isEmpty()) {
      text.append("\nlosers' bracket\n\n");
      losers(losers, losers.levels().size() - 1, 0);
      takeRows(text);
    }
    text.append("grand final: ").append(result(losers.finals().getFirst())).append('\n');
    if (losers.finals().size() > 1) {
      text.append("repeated, because both had lost once: ");
      text.append(result(losers.finals().getLast())).append('\n');
    }
  }

  /** The same for the losers' bracket, where new players enter at every second level. */
  private int losers(Losers losers, int level, int index) {
    Optional<Series> series = losers.levels().get(level).get(index);
    if (series.isEmpty()) {
      return NOBODY;
    }
    boolean isFirst = level == 0;
    boolean hasNewcomer = level % 2 == 1;
    int upper =
        isFirst
            ? leaf(0, entrant(series.get().upper()))
            : losers(losers, level - 1, hasNewcomer ? index : 2 * index);
    if (series.get().lower().isEmpty()) {
      return alone(losers, level, index, upper, series.get());
    }
    int lower =
        isFirst || hasNewcomer
            ? leaf(level, entrant(series.get().lower().get()))
            : losers(losers, level - 1, 2 * index + 1);
    return connect(level, upper, lower, series.get());
  }

  /** A player without an opponent at this level. */
  private int alone(Losers losers, int level, int index, int upper, Series series) {
    int from = upper;
    if (from == NOBODY) {
      from =
          level % 2 == 1
              ? leaf(level, entrant(series.upper()))
              : losers(losers, level - 1, 2 * index + 1);
    }
    write(from, column(level) + width - 2, "\u2500\u2500\u2500 " + name(series.upper()));
    return from;
  }

  /** A name where a path through the bracket starts; returns its row. */
  private int leaf(int level, String name) {
    int row = nextRow;
    nextRow += 2;
    write(row, column(level), name);
    return row;
  }

  /** The series for third place, which is at the same level as the final. */
  private Optional<String> thirdPlace() {
    List<Series> last = bracket.levels().getLast();
    return last.size() < 2 || bracket.levels().size() < 2
        ? Optional.empty()
        : Optional.of("third place: " + result(last.get(1)) + "\n");
  }

  private String result(Series series) {
    int winner = bracket.winner(series);
    int other = bracket.loser(series).orElseThrow();
    String score = score(series);
    return name(winner) + " beats " + name(other) + (score.isEmpty() ? "" : " " + score);
  }

  /** Lines from both players of a series to the winner; returns its row. */
  private int connect(int level, int upper, int lower, Series played) {
    int middle = (upper + lower) / 2;
    int column = column(level) + width - 2;
    write(upper, column, "\u2500\u2510");
    for (int row = upper + 1; row < lower; row++) {
      write(row, column + 1, row == middle ? "\u251c" : "\u2502");
    }
    write(lower, column, "\u2500\u2518");
    write(middle, column + 2, "\u2500 " + withScore(played));
    return middle;
  }

  private int column(int level) {
    return level * (width + 2);
  }

  /** The score if several wins are needed; a star if the seeds decided. */
  private static String score(Series series) {
    if (series.isDecidedBySeed()) {
      return "*";
    }
    return series.toWin() > 1 && series.lower().isPresent()
        ? Math.max(series.upperWins(), series.lowerWins())
            + "-"
            + Math.min(series.upperWins(), series.lowerWins())
        : "";
  }

  private String entrant(int entrant) {
    return (bracket.seeds().indexOf(entrant) + 1) + " " + name(entrant);
  }

  private String name(int entrant) {
    String name = report.name(entrant).name();
    return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "\u2026";
  }

  private void write(int row, int column, String text) {
    while (rows.size() <= row) {
      rows.add(new StringBuilder());
    }
    StringBuilder line = rows.get(row);
    while (line.length() < column + text.length()) {
      line.append(' ');
    }
    line.replace(column, column + text.length(), text);
  }
}
