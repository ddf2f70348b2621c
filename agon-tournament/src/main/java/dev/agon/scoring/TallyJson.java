package dev.agon.scoring;

import dev.agon.duplicate.Matchpoints;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The JSON form of a tally whose matches are over: sorted lines of numbers, without those who have
 * none. A tally that is read answers and adds up exactly as the one that was written.
 */
public final class TallyJson {
  private static final int NUMBERS_OF_PAIR = 6;

  private TallyJson() {}

  public static Json.Obj json(Tally tally) {
    TallyParts parts = tally.parts();
    Json.Obj json =
        Json.object()
            .with("counts", line(parts.matches(), parts.repeats(), parts.seats()))
            .with("scores", scores(parts.scores()))
            .with("sat", sat(parts.sat()))
            .with("duels", texts(parts.duels().lines()))
            .with("repeated", texts(parts.repeatedDuels().lines()))
            .with("tables", texts(parts.atTables().lines()))
            .with("chosen", texts(parts.choices().chosenLines()))
            .with("ahead", texts(parts.choices().aheadLines()))
            .with("lineups", texts(parts.choices().lineupLines()));
    return parts
        .matchpoints()
        .map(all -> json.with("matchpoints", matchpoints(all, tally.entrants())))
        .orElse(json);
  }

  /** About how many numbers {@link #json} writes. */
  public static long size(Tally tally) {
    TallyParts parts = tally.parts();
    long pairs =
        parts.duels().pairs().count()
            + parts.repeatedDuels().pairs().count()
            + parts.atTables().pairs().count();
    return NUMBERS_OF_PAIR * pairs + parts.choices().size() + tally.entrants();
  }

  /** A line of whole numbers. */
  static String line(long... numbers) {
    return LongStream.of(numbers).mapToObj(Long::toString).collect(Collectors.joining(" "));
  }

  /** The whole numbers of a line. */
  static long[] numbers(String line) {
    return Arrays.stream(line.split(" ")).mapToLong(Long::parseLong).toArray();
  }

  private static Json texts(List<String> lines) {
    return Json.array(lines.stream().map(Json::of).toList());
  }

  private static Json scores(List<ScoreSum> scores) {
    return texts(
        IntStream.range(0, scores.size())
            .filter(who -> scores.get(who).hasPlayed())
            .mapToObj(who -> who + " " + scores.get(who).line())
            .toList());
  }

  private static Json sat(List<long[]> sat) {
    return texts(
        IntStream.range(0, sat.size())
            .filter(who -> sat.get(who).length > 0)
            .mapToObj(who -> who + " " + line(sat.get(who)))
            .toList());
  }

  private static Json matchpoints(Matchpoints all, int entrants) {
    List<String> lines = new ArrayList<>();
    for (int who = 0; who < entrants; who++) {
      lines.add(line(all.halves(who), all.possible(who), all.boards(who)));
    }
    return texts(lines);
  }

  /**
   * The inverse of {@link #json}.
   *
   * @throws IllegalArgumentException if it is something else
   */
  public static Tally read(JsonFields fields, int entrants) {
    long[] counts = numbers(fields.text("counts"));
    Optional<Matchpoints> matchpoints =
        fields.has("matchpoints")
            ? Optional.of(matchpoints(fields.texts("matchpoints"), entrants))
            : Optional.empty();
    List<ScoreSum> scores = new ArrayList<>(Collections.nCopies(entrants, Tally.NOTHING));
    for (String line : fields.texts("scores")) {
      String[] parts = line.split(" ", 2);
      scores.set(Integer.parseInt(parts[0]), ScoreSum.read(parts[1]));
    }
    List<long[]> sat = new ArrayList<>(Collections.nCopies(entrants, new long[0]));
    for (String line : fields.texts("sat")) {
      long[] numbers = numbers(line);
      sat.set((int) numbers[0], Arrays.copyOfRange(numbers, 1, numbers.length));
    }
    return new Tally(
        new TallyParts(
            scores,
            PairResults.read(entrants, fields.texts("duels")),
            PairResults.read(entrants, fields.texts("repeated")),
            PairResults.read(entrants, fields.texts("tables")),
            RankedResults.read(
                entrants, fields.texts("chosen"), fields.texts("ahead"), fields.texts("lineups")),
            sat,
            matchpoints,
            (int) counts[2],
            counts[0],
            counts[1]));
  }

  private static Matchpoints matchpoints(List<String> lines, int entrants) {
    Matchpoints all = new Matchpoints(entrants);
    for (int who = 0; who < entrants; who++) {
      long[] numbers = numbers(lines.get(who));
      all.add(who, numbers[0], numbers[1], (int) numbers[2]);
    }
    return all;
  }
}
