package dev.agon.report.html;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.run.EventResult;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.StageResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The first matches of each pair in each stage, for the lists to which the report's cells lead. */
public final class PairMatches {
  /** The maximum number of matches that are kept of a pair. */
  private static final int MAX_OF_PAIR = 20;

  /** The maximum number of matches that are kept in all, so that a page stays small. */
  private static final int MAX_IN_ALL = 20_000;

  /** Larger matches are in no cross table. */
  private static final int MAX_SEATS = 64;

  private final long[] firstMatches;
  private final Map<PairKey, Kept> pairs = new HashMap<>();

  /**
   * A pair in a stage.
   *
   * @param stage counted from 1
   */
  record PairKey(int stage, int low, int high) {
    static PairKey of(int stage, int one, int other) {
      return new PairKey(stage, Math.min(one, other), Math.max(one, other));
    }

    /** The target of links. */
    String id() {
      return "matches-" + stage + "-" + low + "-" + high;
    }
  }

  /**
   * A match of a pair, perhaps with others.
   *
   * @param forfeits why seats forfeited
   */
  record Listed(
      long number, List<Integer> seats, Outcome outcome, Map<Integer, ForfeitReason> forfeits) {
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
    this.firstMatches = firstMatches(report);
  }

  /**
   * The number of each stage's first match. A stage has as many rounds as it takes for its matches,
   * and a round for each playoff.
   */
  private static long[] firstMatches(EventResult report) {
    List<StageResult> stages = report.standings().stages();
    List<PlayedRound> rounds = report.standings().rounds();
    long[] first = new long[stages.size()];
    int round = 0;
    for (int i = 0; i < stages.size(); i++) {
      first[i] = round < rounds.size() ? rounds.get(round).round().firstMatch() : Long.MAX_VALUE;
      long left = stages.get(i).tally().matches();
      while (left > 0 && round < rounds.size()) {
        left -= rounds.get(round).tally().matches();
        round++;
      }
      round += stages.get(i).playoffs().size();
    }
    return first;
  }

  /**
   * Adds a match; called in the order of their numbers.
   *
   * @param seats the entrants by seat
   * @param forfeits why seats forfeited
   */
  public void add(
      long number, List<Integer> seats, Outcome outcome, Map<Integer, ForfeitReason> forfeits) {
    if (seats.size() > MAX_SEATS) {
      return;
    }
    int stage = stage(number);
    Listed match = new Listed(number, seats, outcome, forfeits);
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
    int stage = firstMatches.length;
    while (stage > 1 && firstMatches[stage - 1] > match) {
      stage--;
    }
    return stage;
  }

  /** The number of the last stage's first match. */
  static long firstOfLastStage(EventResult report) {
    long[] first = firstMatches(report);
    return first[first.length - 1];
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
