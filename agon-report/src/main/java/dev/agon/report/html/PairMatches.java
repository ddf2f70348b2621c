package dev.agon.report.html;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.report.MatchRounds;
import dev.agon.result.Result;
import dev.agon.run.EventResult;
import dev.agon.scoring.Tally;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Round;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The first matches of each pair in each stage, for the lists to which the report's cells lead. */
public final class PairMatches {
  /** The maximum number of matches that are kept of a pair. */
  private static final int MAX_OF_PAIR = 20;

  /** The maximum number of matches that are kept in all, so that a page stays small. */
  private static final int MAX_IN_ALL = 20_000;

  /** Larger matches are in no cross table. */
  private static final int MAX_SEATS = 64;

  private final MatchRounds stages;
  private final Set<Long> replaced;
  private final Map<PairKey, Kept> pairs = new HashMap<>();

  /** All rounds, by the numbers of their first matches. */
  private final NavigableMap<Long, Round> played = new TreeMap<>();

  /** Whether the standings tell how many matches each pair had. */
  private final boolean isCounted;

  /** How many matches of each stage, counted from 1, are still to be kept, if that is known. */
  private final Map<Integer, Long> missing = new HashMap<>();

  /** Whether no more matches are kept of the pair that was added last. */
  private boolean isLastFull;

  /** A pair in a stage, counted from 1. */
  record PairKey(int stage, int low, int high) {
    static PairKey of(int stage, int one, int other) {
      return new PairKey(stage, Math.min(one, other), Math.max(one, other));
    }

    /** The target of links. */
    String id() {
      return "matches-" + stage + "-" + low + "-" + high;
    }
  }

  /** A match of a pair, perhaps with others; why seats forfeited, and why it is void. */
  record Listed(
      long number,
      List<Integer> seats,
      Outcome outcome,
      Map<Integer, ForfeitReason> forfeits,
      Optional<String> voidReason) {
    Listed {
      seats = List.copyOf(seats);
      forfeits = Collections.unmodifiableMap(new TreeMap<>(forfeits));
    }
  }

  /** How many matches a pair had, and the first of them. */
  private static final class Kept {
    private long count;
    private final List<Listed> first = new ArrayList<>();
  }

  /** An empty collection for the matches of an event. */
  public PairMatches(EventResult report) {
    List<PlayedRound> rounds = report.standings().rounds();
    this.stages = new MatchRounds(report);
    this.replaced = report.changes().replacedMatches().keySet();
    this.isCounted =
        report.seen().voids().isEmpty()
            && replaced.isEmpty()
            && rounds.stream().allMatch(round -> round.tally().seats() <= 2);
    rounds.forEach(round -> played.put(round.round().firstMatch(), round.round()));
    if (isCounted) {
      rounds.forEach(this::count);
      pairs.forEach(
          (pair, kept) ->
              missing.merge(pair.stage(), Math.min(kept.count, MAX_OF_PAIR), Long::sum));
    }
  }

  private void count(PlayedRound round) {
    int stage = stage(round.round().firstMatch());
    Tally tally = round.tally();
    tally.forEachPair(
        (first, second) ->
            kept(stage, first, second).count +=
                tally.ahead(first, second)
                    + tally.level(first, second)
                    + tally.behind(first, second)
                    + tally.lostByAll(first, second));
  }

  private Kept kept(int stage, int one, int other) {
    return pairs.computeIfAbsent(PairKey.of(stage, one, other), _ -> new Kept());
  }

  /**
   * Adds a match, with its entrants by seat; called in the order of their numbers. A match that was
   * replaced by another is not listed.
   */
  public void add(long number, List<Integer> seats, Result result) {
    if (seats.size() > MAX_SEATS || replaced.contains(number)) {
      return;
    }
    int stage = stage(number);
    Map<Integer, ForfeitReason> forfeits = new TreeMap<>();
    result.faults().forEach(fault -> forfeits.put(fault.seat(), fault.reason()));
    Listed match = new Listed(number, seats, result.outcome(), forfeits, result.voidReason());
    for (int i = 0; i < seats.size(); i++) {
      for (int j = i + 1; j < seats.size(); j++) {
        if (!seats.get(i).equals(seats.get(j))) {
          Kept kept = kept(stage, seats.get(i), seats.get(j));
          // Two seats of a bot at one table are one match.
          if (kept.first.isEmpty() || kept.first.getLast().number() != number) {
            kept.count += isCounted ? 0 : 1;
            if (kept.first.size() < MAX_OF_PAIR) {
              kept.first.add(match);
              missing.merge(stage, -1L, Long::sum);
            }
            isLastFull = kept.first.size() == MAX_OF_PAIR;
          }
        }
      }
    }
  }

  /** The next match to add after this one, which was added; those in between are not listed. */
  public long nextAfter(long number) {
    if (!isCounted) {
      return number + 1;
    }
    int stage = stage(number + 1);
    if (missing.getOrDefault(stage, 0L) == 0) {
      return stages.firstOfStage(stage + 1);
    }
    return isLastFull ? played.floorEntry(number).getValue().nextSeating(number) : number + 1;
  }

  /** The stage of a match, counted from 1. */
  int stage(long match) {
    return stages.stage(match);
  }

  /** Whether the pair met. */
  boolean has(PairKey pair) {
    return pairs.containsKey(pair);
  }

  /** How many matches of a pair are listed if so many pairs are. */
  static int listedOf(int pairs) {
    return Math.clamp(MAX_IN_ALL / Math.max(pairs, 1), 1, MAX_OF_PAIR);
  }

  /** The first matches of a pair, at most so many. */
  List<Listed> first(PairKey pair, int most) {
    List<Listed> first = kept(pair).first;
    return List.copyOf(first.subList(0, Math.min(most, first.size())));
  }

  /** How many matches the pair had. */
  long count(PairKey pair) {
    return kept(pair).count;
  }

  private Kept kept(PairKey pair) {
    return Optional.ofNullable(pairs.get(pair)).orElseThrow();
  }
}
