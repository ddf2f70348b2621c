package dev.agon.plan;

import dev.agon.match.Seeds;
import dev.agon.text.Numbers;
import dev.agon.tournament.RoundRobin;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * How long an event takes, as far as a sample tells.
 *
 * @param usual seconds for the usual number of matches; none when no match could be measured
 * @param most seconds for the most that there can be
 */
public record TimeEstimate(OptionalDouble usual, double most, boolean mayEndEarly, String from) {
  private static final double NANOS_A_SECOND = 1e9;
  private static final double SECONDS_A_MINUTE = 60;
  private static final double MINUTES_AN_HOUR = 60;

  /** Beyond this it is said how long it can take at the most. */
  private static final double MUCH_MORE = 1.2;

  /** Of matches of as many seats, one measurement is enough. */
  public static TimeEstimate of(EventPlan plan, TrialMatches sample, int threads) {
    Map<Integer, OptionalDouble> measured = new TreeMap<>();
    double usual = 0;
    double most = 0;
    boolean isKnown = true;
    for (EventPlan.Part part : plan.stages()) {
      int seats = part.firstRound().match(0, new Seeds(0)).seats().size();
      OptionalDouble nanos =
          measured.computeIfAbsent(seats, _ -> sample.nanosAMatch(part.firstRound()));
      isKnown &= nanos.isPresent();
      double each = nanos.orElse(0) / NANOS_A_SECOND;
      // However few matches a round has, it takes as long as one of them.
      double rounds = part.extent().rounds() * each * threads;
      usual += Math.max(rounds, each * part.extent().usual());
      most += Math.max(rounds, each * part.extent().most());
    }
    String from =
        "with %s at once, from a sample of %s"
            .formatted(
                StageDescription.count(threads, "match", "matches"),
                StageDescription.count(sample.matches(), "match", "matches"));
    boolean mayEndEarly =
        plan.stages().stream()
            .anyMatch(
                part ->
                    part.stage().options().find(RoundRobin.STOP).flatMap(stop -> stop).isPresent());
    return new TimeEstimate(
        isKnown ? OptionalDouble.of(usual) : OptionalDouble.empty(), most, mayEndEarly, from);
  }

  public String line() {
    return "time     " + words();
  }

  private String words() {
    if (usual.isEmpty()) {
      return "no estimate, since somebody failed in every match that was tried";
    }
    if (mayEndEarly) {
      return "at most " + time(most) + " " + from;
    }
    String about = "about " + time(usual.getAsDouble());
    return most > MUCH_MORE * usual.getAsDouble() && !time(most).equals(time(usual.getAsDouble()))
        ? about + ", at most " + time(most) + ", " + from
        : about + " " + from;
  }

  /** As in {@code 12 s}, {@code 3 min}, {@code 1.5 h}. */
  static String time(double seconds) {
    double minutes = seconds / SECONDS_A_MINUTE;
    double hours = minutes / MINUTES_AN_HOUR;
    if (seconds < 1) {
      return "a second";
    }
    if (seconds < 100) {
      return Numbers.fixed(seconds, 0) + " s";
    }
    return minutes < 100 ? Numbers.fixed(minutes, 0) + " min" : Numbers.fixed(hours, 1) + " h";
  }
}
