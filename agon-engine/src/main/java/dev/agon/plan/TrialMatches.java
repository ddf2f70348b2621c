package dev.agon.plan;

import dev.agon.event.Event;
import dev.agon.execute.Executor;
import dev.agon.execute.MatchBatch;
import dev.agon.execute.PlayedMatch;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Parsed;
import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.result.TimeUsed;
import dev.agon.source.BotSource;
import dev.agon.tournament.Round;
import dev.agon.tournament.fixed.RoundRobin;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;

/** Plays some matches of an event to see which bots fail and how long a match takes. */
public final class TrialMatches {
  /** The time for which built-in bots are measured at least, so that their code is compiled. */
  private static final long WARM_NANOS = 3_000_000_000L;

  /** The same for programs, which need less warm-up. */
  private static final long ENOUGH_OF_PROGRAMS_NANOS = 2_000_000_000L;

  /** Matches that still become faster are measured for at most this time. */
  private static final long MAX_NANOS = 12_000_000_000L;

  /** Batches that take as long do not grow further. */
  private static final long MAX_BATCH_NANOS = 1_000_000_000;

  private static final double NANOS_A_SECOND = 1e9;

  private static final int MAX_AT_A_TIME = 100_000;
  private static final int TRIES = 3;

  /** How many matches of a bot are considered to find one whose other players have not failed. */
  private static final int MAX_LOOKS = 50;

  private static final int FAILED = 1_000;

  private final Event event;
  private final Seeds seeds;
  private final Executor.Session session;
  private final int threads;
  private final LongConsumer progress;
  private final Set<Integer> untried;
  private final Map<Integer, String> failures = new TreeMap<>();

  /** For each entrant that failed, how long it kept its match waiting. */
  private final Map<Integer, Long> failureNanos = new TreeMap<>();

  private long played;

  /** The first matches of the programs. */
  private final SampleTimes trials = new SampleTimes();

  /**
   * A trial of an event.
   *
   * @param event {@link Event#complete complete}
   * @param session plays the matches, so many of them at once
   * @param progress told of the number of matches played so far
   */
  private TrialMatches(Event event, Executor.Session session, int threads, LongConsumer progress) {
    this.event = event;
    this.seeds = new Seeds(event.seed().key());
    this.session = session;
    this.threads = threads;
    this.progress = progress;
    this.untried =
        new TreeSet<>(
            IntStream.range(0, event.bots().size())
                .filter(i -> !(event.bots().get(i).source() instanceof BotSource.BuiltIn))
                .boxed()
                .toList());
  }

  /** Lets each program play, and records which ones fail. */
  public static TrialMatches of(
      EventPlan plan, Executor.Session session, int threads, LongConsumer progress) {
    TrialMatches trial = new TrialMatches(plan.event(), session, threads, progress);
    trial.tryAll(plan.stages().getFirst().firstRound());
    if (plan.game().seats(2)) {
      // A bot with a bye in the first round is tried in a round robin.
      trial.tryAll(new RoundRobin(plan.event().names(), 1).next(List.of()).orElseThrow());
    }
    return trial;
  }

  long matches() {
    return played;
  }

  /** For each entrant that failed, what went wrong. */
  public Map<Integer, String> failures() {
    return new TreeMap<>(failures);
  }

  /** The programs that have not played a match which shows whether they work. */
  public Set<Integer> untried() {
    return new TreeSet<>(untried);
  }

  /** Lets each untried player of the round play, with others that have not failed. */
  private void tryAll(Round round) {
    for (int time = 0; time < TRIES; time++) {
      List<MatchSpec> chosen = trials(round);
      if (chosen.isEmpty()) {
        return;
      }
      SampleBatch batch = play(chosen);
      trials.add(batch.matches(), batch.nanos());
    }
  }

  /** A match for each untried player; a match with two of them tries both. */
  private List<MatchSpec> trials(Round round) {
    List<MatchSpec> chosen = new ArrayList<>();
    Set<Integer> busy = new TreeSet<>();
    for (int entrant : untried) {
      if (!busy.contains(entrant)) {
        round
            .matchesOf(entrant)
            .limit(MAX_LOOKS)
            .mapToObj(index -> round.match(index, seeds))
            .min(Comparator.comparingInt(match -> doubts(match, busy)))
            .filter(match -> doubts(match, busy) < FAILED)
            .ifPresent(
                match -> {
                  chosen.add(match);
                  busy.addAll(match.seats());
                });
      }
    }
    return chosen;
  }

  /** How unsuitable a match is as a trial: how many have failed or have another match. */
  private int doubts(MatchSpec match, Set<Integer> busy) {
    int doubts = 0;
    for (int entrant : match.seats()) {
      doubts += failures.containsKey(entrant) ? FAILED : 0;
      doubts += busy.contains(entrant) ? 1 : 0;
    }
    return doubts;
  }

  /**
   * Measures matches of the round, so many at once, without the bots that have failed; empty when
   * there is no match without them. Batches grow until they are long enough to be measured well. A
   * round with few matches is played several times.
   *
   * @param wanted more matches need not be measured
   */
  Optional<SampleTimes> measure(Round round, long wanted) {
    SpreadIndexes spread = new SpreadIndexes(round.matches());
    SampleTimes times = new SampleTimes();
    List<SampleBatch> batches = new ArrayList<>();
    int size = threads;
    while (times.matches() < wanted && !isEnough(times)) {
      List<MatchSpec> some = some(round, spread, size);
      if (some.isEmpty()) {
        spread = new SpreadIndexes(round.matches());
        some = some(round, spread, size);
      }
      if (some.isEmpty()) {
        break;
      }
      SampleBatch batch = play(some);
      batches.add(batch);
      times.add(batch.matches(), batch.nanos());
      if (batch.nanos() < MAX_BATCH_NANOS) {
        size = Math.min(2 * size, MAX_AT_A_TIME);
      }
    }
    return batches.isEmpty()
        ? Optional.empty()
        : Optional.of(ProgramStarts.timesWithout(batches, threads));
  }

  private boolean isEnough(SampleTimes times) {
    long enough = event.hasExternals() ? ENOUGH_OF_PROGRAMS_NANOS : WARM_NANOS;
    return times.totalNanos() >= MAX_NANOS || times.totalNanos() >= enough && times.isSteady();
  }

  /**
   * The seconds that bots take once in an event, to solve the game for example: what their first
   * matches took longer than others.
   */
  double secondsOfPreparation(double nanosAMatch) {
    long failing = failureNanos.values().stream().mapToLong(nanos -> nanos).sum();
    return Math.max(0, trials.nanosBeyond(nanosAMatch) - failing) / NANOS_A_SECOND;
  }

  /**
   * The seconds that failing bots take in so many matches each: a bot that does not answer costs
   * its whole clock until it is quarantined.
   */
  double secondsOfFailures(long matchesEach) {
    int allowed = event.running().quarantine().failures();
    long each = allowed == 0 ? matchesEach : Math.min(allowed, matchesEach);
    return each * failureNanos.values().stream().mapToLong(nanos -> nanos).sum() / NANOS_A_SECOND;
  }

  private List<MatchSpec> some(Round round, SpreadIndexes spread, int count) {
    List<MatchSpec> some = new ArrayList<>();
    while (some.size() < count && spread.hasNext()) {
      MatchSpec match = round.match(spread.next(), seeds);
      if (match.seats().stream().noneMatch(failures::containsKey)) {
        some.add(match);
      }
    }
    return some;
  }

  private SampleBatch play(List<MatchSpec> matches) {
    List<SampleBatch.ProgramMatch> programs = new ArrayList<>();
    long start = System.nanoTime();
    session.play(
        MatchBatch.of(matches),
        match -> {
          take(match);
          if (!match.result().times().isEmpty()) {
            programs.add(
                new SampleBatch.ProgramMatch(match.spec().seats(), match.result().times()));
          }
          progress.accept(played);
          return true;
        });
    return new SampleBatch(matches.size(), System.nanoTime() - start, programs);
  }

  /** A match in which only the opponent failed does not show whether a bot works. */
  private void take(PlayedMatch match) {
    played++;
    List<Integer> seats = match.spec().seats();
    List<Fault> faults = match.result().faults();
    for (Fault fault : faults) {
      failures.putIfAbsent(seats.get(fault.seat()), fault.words() + wrote(fault));
      failureNanos.putIfAbsent(seats.get(fault.seat()), waited(match.result(), fault.seat()));
      untried.remove(seats.get(fault.seat()));
    }
    if (faults.isEmpty() || seats.size() > 2) {
      seats.forEach(untried::remove);
    }
  }

  private static long waited(Result result, int seat) {
    if (result.times().isEmpty()) {
      return 0;
    }
    TimeUsed time = result.times().get(seat);
    return time.startNanos() + time.wallNanos();
  }

  /** The first and the last line that a bot wrote; the last one often says more. */
  private static String wrote(Fault fault) {
    if (fault.reason() == ForfeitReason.NOT_BUILT) {
      // The words of the compiler are the fault itself.
      return "";
    }
    List<String> lines = fault.stderr().lines().filter(line -> !line.isBlank()).toList();
    if (lines.isEmpty()) {
      return "";
    }
    String first = "; it wrote " + Parsed.quoted(lines.getFirst().strip());
    return lines.size() == 1 ? first : first + " ... " + Parsed.quoted(lines.getLast().strip());
  }
}
