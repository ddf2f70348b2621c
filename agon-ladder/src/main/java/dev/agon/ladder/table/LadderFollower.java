package dev.agon.ladder.table;

import dev.agon.ladder.log.EntryText;
import dev.agon.ladder.log.LadderEntry;
import dev.agon.ladder.log.LadderStore;
import dev.agon.ladder.log.LoggedMatch;
import dev.agon.ladder.log.StoredLadder;
import dev.agon.ladder.run.LadderState;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Follows a ladder in a database, which somebody else may play: its state, the latest matches, and
 * who met whom. Not safe for several threads at once.
 */
public final class LadderFollower {
  private static final int LATEST = 50;

  private final StoredLadder ladder;
  private final LadderState state;
  private final LoggedMatch.Finder finder = new LoggedMatch.Finder();
  private final Deque<LoggedMatch> latest = new ArrayDeque<>();
  private final Map<Integer, Map<Integer, HeadToHead>> meetings = new HashMap<>();
  private long entries;

  /** What came of the matches of a version with another one. */
  public record HeadToHead(long ahead, long level, long behind) {
    private HeadToHead plus(int difference) {
      return new HeadToHead(
          ahead + (difference < 0 ? 1 : 0),
          level + (difference == 0 ? 1 : 0),
          behind + (difference > 0 ? 1 : 0));
    }

    public long matches() {
      return ahead + level + behind;
    }

    /** The share of the points, from 0 to 1. */
    public double share() {
      return (ahead + level / 2.0) / matches();
    }

    /** Half the width of the 95 % interval of the share. */
    public double interval() {
      double mean = share();
      double square = (ahead + level / 4.0) / matches() - mean * mean;
      return 1.96 * Math.sqrt(square / matches());
    }
  }

  public LadderFollower(StoredLadder ladder) {
    this.ladder = ladder;
    this.state = LadderState.of(ladder.head());
  }

  /** Reads what was added since the last time. */
  public void update(LadderStore store) {
    store.read(ladder.id(), entries + 1, this::add);
  }

  private void add(long number, String line) {
    LadderEntry entry = EntryText.read(line, "entry " + number);
    state.apply(entry);
    finder.next(entry).ifPresent(this::add);
    entries = number;
  }

  private void add(LoggedMatch match) {
    latest.addFirst(match);
    if (latest.size() > LATEST) {
      latest.removeLast();
    }
    if (match.result().isVoid()) {
      return;
    }
    List<Integer> seats = match.seats();
    for (int one = 0; one < seats.size(); one++) {
      for (int other = 0; other < seats.size(); other++) {
        if (one != other) {
          int difference =
              match.result().outcome().place(one) - match.result().outcome().place(other);
          meetings
              .computeIfAbsent(seats.get(one), _ -> new TreeMap<>())
              .merge(
                  seats.get(other),
                  new HeadToHead(0, 0, 0).plus(difference),
                  (before, _) -> before.plus(difference));
        }
      }
    }
  }

  public StoredLadder ladder() {
    return ladder;
  }

  public LadderState state() {
    return state;
  }

  /** The latest matches, the last one first. */
  public List<LoggedMatch> latest() {
    return List.copyOf(latest);
  }

  /** Whom a version has met, by their numbers. */
  public Map<Integer, HeadToHead> opponents(int version) {
    return meetings.getOrDefault(version, Map.of());
  }
}
