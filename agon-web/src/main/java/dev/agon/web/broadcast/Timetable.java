package dev.agon.web.broadcast;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The scenes of a match, or of what is between matches, and how long each is on air. A match is
 * fitted to the pace and never cut: where there is not enough time to read what is told, it takes
 * longer than the pace.
 */
record Timetable(List<Slot> slots) {
  static final long VERSUS_MILLIS = 2_000;
  static final long WINNER_MILLIS = 3_000;
  static final long MIN_NEXT_MILLIS = 5_000;

  /** Somebody in the last row reads what is told in this time. */
  static final long MIN_ACT_MILLIS = 1_200;

  static final long MAX_ACT_MILLIS = 2_400;

  /** What mattered stays so much longer. */
  static final long HOLD_MILLIS = 800;

  /** With less time for an act than this, only those that matter are scenes. */
  static final long COUNTED_MILLIS = 150;

  static final long MAX_RUN_MILLIS = 1_000;

  /** So many scenes of what mattered take about three minutes. */
  static final int MAX_SCENES = 90;

  private static final long MIN_RUN_MILLIS = 400;

  Timetable {
    slots = List.copyOf(slots);
  }

  /** What a scene is about. */
  enum Kind {
    OPENING("the event is announced"),
    VERSUS("the players of a match"),
    STEP("a match"),
    /** Many steps, of which only the number is shown. */
    RUN("a match"),
    WINNER("the result of a match"),
    NEXT("the next match is announced"),
    WAIT("the next match is still being played"),
    PODIUM("the podium");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    String words() {
      return words;
    }

    /** Whether the match is still to be decided, as far as the audience knows. */
    boolean isBeforeTheResult() {
      return this == VERSUS || this == STEP || this == RUN;
    }
  }

  /**
   * A scene.
   *
   * @param step the last step of the match that it shows; 0 for the start
   */
  record Slot(Kind kind, int step, long millis) {}

  /**
   * A step of which something is told.
   *
   * @param weight how much it mattered; 0 for an ordinary one
   */
  record Act(int step, int weight) {}

  /** A single scene between matches. */
  static Timetable of(Kind kind, long millis) {
    return new Timetable(List.of(new Slot(kind, 0, millis)));
  }

  /** The scenes of a match. */
  static Timetable of(List<Act> acts, Duration pace) {
    long free = pace.toMillis() - VERSUS_MILLIS - WINNER_MILLIS - MIN_NEXT_MILLIS;
    long each = acts.isEmpty() ? 0 : free / acts.size();
    int last = acts.isEmpty() ? 0 : acts.getLast().step();
    List<Slot> slots = new ArrayList<>();
    slots.add(new Slot(Kind.VERSUS, 0, VERSUS_MILLIS));
    Set<Act> scenes = each < COUNTED_MILLIS ? highlights(acts) : new HashSet<>(acts);
    long length = Math.clamp(each, MIN_ACT_MILLIS, MAX_ACT_MILLIS);
    int counted = 0;
    for (int i = 0; i < acts.size(); i++) {
      Act act = acts.get(i);
      if (!scenes.contains(act)) {
        counted++;
        continue;
      }
      if (counted > 0) {
        long run = Math.clamp(counted * COUNTED_MILLIS, MIN_RUN_MILLIS, MAX_RUN_MILLIS);
        slots.add(new Slot(Kind.RUN, acts.get(i - 1).step(), run));
        counted = 0;
      }
      slots.add(new Slot(Kind.STEP, act.step(), length + (act.weight() > 0 ? HOLD_MILLIS : 0)));
    }
    slots.add(new Slot(Kind.WINNER, last, WINNER_MILLIS));
    long left = pace.toMillis() - new Timetable(slots).millis();
    slots.add(new Slot(Kind.NEXT, last, Math.max(MIN_NEXT_MILLIS, left)));
    return new Timetable(slots);
  }

  /** The last act, and those that mattered most; of equal ones the later. */
  private static Set<Act> highlights(List<Act> acts) {
    Set<Act> most = new HashSet<>();
    acts.stream()
        .filter(act -> act.weight() > 0)
        .sorted(Comparator.comparingInt(Act::weight).thenComparingInt(Act::step).reversed())
        .limit(MAX_SCENES)
        .forEach(most::add);
    if (!acts.isEmpty()) {
      most.add(acts.getLast());
    }
    return most;
  }

  long millis() {
    return startOf(slots.size());
  }

  /** When the scene of this index begins. */
  long startOf(int index) {
    return slots.subList(0, index).stream().mapToLong(Slot::millis).sum();
  }
}
