package dev.agon.plan;

import dev.agon.text.Numbers;
import dev.agon.tournament.fixed.RoundRobin;
import dev.agon.tournament.stages.StageDescription;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * An estimate of how long an event takes, from a sample.
 *
 * @param typical seconds for the typical number of matches; empty when no match could be measured
 * @param max seconds for the maximum number of matches
 */
public record TimeEstimate(OptionalDouble typical, double max, boolean mayEndEarly, String from) {
  private static final double NANOS_A_SECOND = 1e9;
  private static final double SECONDS_A_MINUTE = 60;
  private static final double MINUTES_AN_HOUR = 60;

  /** The maximum is only shown if it is longer than the typical time by this factor. */
  private static final double MUCH_MORE = 1.2;

  /** Matches with the same number of seats are measured once. */
  public static TimeEstimate of(EventPlan plan, TrialMatches sample, int threads) {
    Map<Integer, Optional<SampleTimes>> measured = new TreeMap<>();
    Sum typical = new Sum(threads);
    Sum max = new Sum(threads);
    boolean isKnown = true;
    for (EventPlan.StagePlan part : plan.stages()) {
      Optional<SampleTimes> times =
          measured.computeIfAbsent(
              part.seats(), _ -> sample.measure(part.firstRound(), matches(plan, part.seats())));
      isKnown &= times.isPresent();
      times.ifPresent(of -> typical.add(of, part, part.extent().typical()));
      times.ifPresent(of -> max.add(of, part, part.extent().max()));
    }
    EventPlan.StagePlan first = plan.stages().getFirst();
    double ofFailures =
        sample.secondsOfFailures(first.extent().typical() * first.seats() / first.players())
            / threads;
    double once =
        ofFailures
            + sample.secondsOfPreparation(
                measured
                    .getOrDefault(first.seats(), Optional.empty())
                    .map(SampleTimes::nanosAMatch)
                    .orElse(0.0));
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
        isKnown ? OptionalDouble.of(typical.seconds + once) : OptionalDouble.empty(),
        max.seconds + once,
        mayEndEarly,
        from);
  }

  private static long matches(EventPlan plan, int seats) {
    return plan.stages().stream()
        .filter(part -> part.seats() == seats)
        .mapToLong(part -> part.extent().typical())
        .sum();
  }

  private static final class Sum {
    private final int threads;
    private final Map<Integer, Long> matchesBySeats = new TreeMap<>();
    private double seconds;

    Sum(int threads) {
      this.threads = threads;
    }

    /** Adds a stage, whose matches come after those of earlier stages. */
    void add(SampleTimes times, EventPlan.StagePlan part, long matches) {
      long earlier = matchesBySeats.getOrDefault(part.seats(), 0L);
      matchesBySeats.put(part.seats(), earlier + matches);
      double inAll = times.nanosOf(earlier + matches) - times.nanosOf(earlier);
      // A round takes at least as long as one of its matches.
      double rounds = part.extent().rounds() * times.nanosAMatch() * threads;
      seconds += Math.max(rounds, inAll) / NANOS_A_SECOND;
    }
  }

  public String line() {
    return "time     " + words();
  }

  private String words() {
    if (typical.isEmpty()) {
      return "no estimate, because a bot failed in every sample match";
    }
    if (mayEndEarly) {
      return "at most " + time(max) + " " + from;
    }
    String about = "about " + time(typical.getAsDouble());
    return max > MUCH_MORE * typical.getAsDouble() && !time(max).equals(time(typical.getAsDouble()))
        ? about + ", at most " + time(max) + ", " + from
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
