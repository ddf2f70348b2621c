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

/** Plays some of an event's matches, to see who fails and how long a match takes. */
public final class TrialMatches<S, V, M> {
  /** The machine takes its time to get to know the rules and the bots. */
  private static final long WARM_NANOS = 3_000_000_000L;

  /** Programs are what they are from the start. */
  private static final long ENOUGH_OF_PROGRAMS_NANOS = 1_000_000_000;

  private static final int MAX_AT_A_TIME = 100_000;
  private static final int MAX_BATCH = 256;
  private static final int TRIES = 3;

  /** So many matches of a bot are looked at to find one whose other players are well. */
  private static final int MAX_LOOKS = 50;

  private static final int FAILED = 1_000;

  private final MatchRunner<S, V, M> arena;
  private final int threads;
  private final LongConsumer progress;
  private final Set<Integer> untried;
  private final Map<Integer, String> failures = new TreeMap<>();
  private long matches;

  /** Of matches in this arena, so many of them at once. */
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

  /** What went wrong with each entrant who failed. */
  public Map<Integer, String> failures() {
    return new TreeMap<>(failures);
  }

  /** Those who are no built-ins and have not played a match that tells whether they can. */
  public Set<Integer> untried() {
    return new TreeSet<>(untried);
  }

  /** Lets everybody play who is in the round and has not, with others who have not failed. */
  public void tryAll(Round round) {
    for (int time = 0; time < TRIES; time++) {
      List<MatchSpec> chosen = trials(round);
      if (chosen.isEmpty()) {
        return;
      }
      play(chosen);
    }
  }

  /** A match for everybody untried; two of them in a match are both tried. */
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

  /** How much speaks against a match as a trial: who has failed, and who has another one. */
  private int doubts(MatchSpec pairing, Set<Integer> busy) {
    int doubts = 0;
    for (int entrant : pairing.seats()) {
      doubts += failures.containsKey(entrant) ? FAILED : 0;
      doubts += busy.contains(entrant) ? 1 : 0;
    }
    return doubts;
  }

  /**
   * The nanoseconds for each match of the round when so many are played at once, without those who
   * have failed; empty when there is no match without them. Once it is warm it counts: each
   * measurement is twice as long as the one before, and the last is taken.
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

  /** A match of two whom the other one failed tells nothing of the one. */
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

  /** The first line of what a bot wrote, and the last, which often says more. */
  private static String wrote(String stderr) {
    List<String> lines = stderr.lines().filter(line -> !line.isBlank()).toList();
    if (lines.isEmpty()) {
      return "";
    }
    String first = "; it wrote " + Parsed.quoted(lines.getFirst().strip());
    return lines.size() == 1 ? first : first + " ... " + Parsed.quoted(lines.getLast().strip());
  }
}
