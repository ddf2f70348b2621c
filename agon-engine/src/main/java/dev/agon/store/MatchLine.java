package dev.agon.store;

import dev.agon.game.Outcome;
import dev.agon.match.TimeUsed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Who sat where in a match and what they got, as the columns of its row have it. */
final class MatchLine {
  /** Of a microsecond. */
  private static final long NANOS = 1_000;

  private MatchLine() {}

  static String wholes(List<Integer> numbers) {
    StringBuilder text = new StringBuilder(2 * numbers.size());
    for (int i = 0; i < numbers.size(); i++) {
      text.append(i == 0 ? "" : ",").append((int) numbers.get(i));
    }
    return text.toString();
  }

  static String places(Outcome outcome) {
    StringBuilder text = new StringBuilder(2 * outcome.seats());
    for (int seat = 0; seat < outcome.seats(); seat++) {
      text.append(seat == 0 ? "" : ",").append(outcome.place(seat));
    }
    return text.toString();
  }

  static String points(Outcome outcome) {
    StringBuilder text = new StringBuilder(2 * outcome.seats());
    for (int seat = 0; seat < outcome.seats(); seat++) {
      double points = outcome.points(seat);
      text.append(seat == 0 ? "" : ",");
      if (points == (int) points) {
        text.append((int) points);
      } else {
        text.append(points);
      }
    }
    return text.toString();
  }

  /** For each seat the number of answers, and microseconds: of all, of the slowest, of the CPU. */
  static String times(List<TimeUsed> times) {
    return times.stream()
        .map(
            time ->
                "%d:%d:%d:%d"
                    .formatted(
                        time.answers(),
                        time.wallNanos() / NANOS,
                        time.slowestNanos() / NANOS,
                        time.cpuNanos() < 0 ? -1 : time.cpuNanos() / NANOS))
        .collect(Collectors.joining(","));
  }

  static List<TimeUsed> times(String text) {
    return text.isEmpty()
        ? List.of()
        : Arrays.stream(text.split(",")).map(MatchLine::time).toList();
  }

  private static TimeUsed time(String text) {
    String[] figures = text.split(":");
    long cpu = Long.parseLong(figures[3]);
    return new TimeUsed(
        Long.parseLong(figures[0]),
        NANOS * Long.parseLong(figures[1]),
        NANOS * Long.parseLong(figures[2]),
        cpu < 0 ? -1 : NANOS * cpu);
  }

  static List<Integer> seats(String text) {
    List<Integer> seats = new ArrayList<>();
    for (String seat : text.split(",")) {
      seats.add(Integer.valueOf(seat));
    }
    return seats;
  }

  static Outcome outcome(String places, String points) {
    String[] place = places.split(",");
    String[] point = points.split(",");
    int[] byPlace = new int[place.length];
    double[] byPoints = new double[point.length];
    for (int seat = 0; seat < place.length; seat++) {
      byPlace[seat] = Integer.parseInt(place[seat]);
      byPoints[seat] = Double.parseDouble(point[seat]);
    }
    return Outcome.of(byPlace, byPoints);
  }
}
