package dev.agon.report.html;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.report.MatchRounds;
import dev.agon.result.Result;
import dev.agon.run.EventResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

  private final MatchRounds rounds;
  private final Set<Long> replaced;
  private final Map<PairKey, Kept> pairs = new HashMap<>();

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
    this.rounds = new MatchRounds(report);
    this.replaced = report.changes().replacedMatches().keySet();
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
          PairKey key = PairKey.of(stage, seats.get(i), seats.get(j));
          Kept kept = pairs.computeIfAbsent(key, _ -> new Kept());
          // Two seats of a bot at one table are one match.
          if (kept.first.isEmpty() || kept.first.getLast().number() != number) {
            kept.count++;
            if (kept.first.size() < MAX_OF_PAIR) {
              kept.first.add(match);
            }
          }
        }
      }
    }
  }

  /** The stage of a match, counted from 1. */
  int stage(long match) {
    return rounds.stage(match);
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
