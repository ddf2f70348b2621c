package dev.agon.plan;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Parsed;
import dev.agon.match.Fault;
import dev.agon.match.MatchSpec;
import dev.agon.match.StepListener;
import dev.agon.tournament.Round;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;

/** Plays some matches of an event to see which bots fail and how long a match takes. */
public final class TrialMatches<S, V, M> {
  /** The time for which built-in bots are measured, so that their code is compiled. */
  private static final long WARM_NANOS = 3_000_000_000L;

  /** The time for which programs are measured; they need no warm-up. */
  private static final long ENOUGH_OF_PROGRAMS_NANOS = 1_000_000_000;

  private static final int MAX_AT_A_TIME = 100_000;
  private static final int MAX_BATCH = 256;
  private static final int TRIES = 3;

  /** How many matches of a bot are considered to find one whose other players have not failed. */
  private static final int MAX_LOOKS = 50;

  private static final int FAILED = 1_000;

  private final MatchRunner<S, V, M> arena;
  private final int threads;
  private final LongConsumer progress;
  private final Set<Integer> untried;
  private final Map<Integer, String> failures = new TreeMap<>();
  private long matches;

  /** Trials with so many matches at once. */
  public TrialMatches(MatchRunner<S, V, M> arena, int threads, LongConsumer progress) {
    this.arena = arena;
    this.threads = threads;
    this.progress = progress;
    this.untried =
        new TreeSet<>(
            IntStream.range(0, arena.entrants().size())
                .filter(i -> arena.entrants().get(i).origin().kind() != Entrant.Kind.BUILT_IN)
                .boxed()
                .toList());
  }

  /** How many matches were played. */
  long matches() {
    return matches;
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
  public void tryAll(Round round) {
    for (int time = 0; time < TRIES; time++) {
      List<MatchSpec> chosen = trials(round);
      if (chosen.isEmpty()) {
        return;
      }
      play(chosen);
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
            .mapToObj(round::pairing)
            .min(Comparator.comparingInt(pairing -> doubts(pairing, busy)))
            .filter(pairing -> doubts(pairing, busy) < FAILED)
            .ifPresent(
                pairing -> {
                  chosen.add(pairing);
                  busy.addAll(pairing.seats());
                });
      }
    }
    return chosen;
  }

  /** How unsuitable a match is as a trial: how many have failed or have another match. */
  private int doubts(MatchSpec pairing, Set<Integer> busy) {
    int doubts = 0;
    for (int entrant : pairing.seats()) {
      doubts += failures.containsKey(entrant) ? FAILED : 0;
      doubts += busy.contains(entrant) ? 1 : 0;
    }
    return doubts;
  }

  /**
   * The nanoseconds per match of the round with so many matches at once, without the bots that have
   * failed; empty when there is no match without them. Each measurement is twice as long as the one
   * before, and the last one counts, because the code is warm by then.
   */
  OptionalDouble nanosAMatch(Round round) {
    SpreadIndexes spread = new SpreadIndexes(round.matches());
    OptionalDouble nanos = OptionalDouble.empty();
    long enough = arena.hasExternals() ? ENOUGH_OF_PROGRAMS_NANOS : WARM_NANOS;
    long began = System.nanoTime();
    int size = threads;
    while (System.nanoTime() - began < enough) {
      List<MatchSpec> some = some(round, spread, size);
      boolean isWhole = 2 * some.size() > size || nanos.isEmpty();
      if (some.isEmpty()) {
        break;
      }
      long start = System.nanoTime();
      play(some);
      if (isWhole) {
        nanos = OptionalDouble.of((double) (System.nanoTime() - start) / some.size());
      }
      size = Math.min(2 * size, MAX_AT_A_TIME);
    }
    return nanos;
  }

  private List<MatchSpec> some(Round round, SpreadIndexes spread, int count) {
    List<MatchSpec> some = new ArrayList<>();
    while (some.size() < count && spread.hasNext()) {
      MatchSpec pairing = round.pairing(spread.next());
      if (pairing.seats().stream().noneMatch(failures::containsKey)) {
        some.add(pairing);
      }
    }
    return some;
  }

  private record Match(MatchSpec pairing, MatchRunner.Played played) {}

  private void play(List<MatchSpec> pairings) {
    int batch = arena.hasExternals() ? 1 : pairings.size() / threads / 4;
    new LocalThreads(threads, Math.clamp(batch, 1, MAX_BATCH))
        .play(
            pairings.size(),
            index -> {
              MatchSpec pairing = pairings.get((int) index);
              return new Match(pairing, arena.play(pairing, StepListener.none()));
            },
            match -> {
              take(match);
              progress.accept(matches);
              return true;
            });
  }

  /** A match in which only the opponent failed does not show whether a bot works. */
  private void take(Match match) {
    matches++;
    List<Integer> seats = match.pairing().seats();
    List<Fault> faults = match.played().result().faults();
    for (Fault fault : faults) {
      String stderr = match.played().expense(fault.seat()).stderr();
      failures.putIfAbsent(seats.get(fault.seat()), fault.words() + wrote(stderr));
      untried.remove(seats.get(fault.seat()));
    }
    if (faults.isEmpty() || seats.size() > 2) {
      seats.forEach(untried::remove);
    }
  }

  /** The first and the last line that a bot wrote; the last one often says more. */
  private static String wrote(String stderr) {
    List<String> lines = stderr.lines().filter(line -> !line.isBlank()).toList();
    if (lines.isEmpty()) {
      return "";
    }
    String first = "; it wrote " + Parsed.quoted(lines.getFirst().strip());
    return lines.size() == 1 ? first : first + " ... " + Parsed.quoted(lines.getLast().strip());
  }
}
