package dev.agon.web.broadcast;

import dev.agon.web.broadcast.Timetable.Kind;
import dev.agon.web.broadcast.Timetable.Slot;
import java.util.Optional;

/**
 * A timetable on air: where it is follows from the clock and from what the owner did. Immutable;
 * times are milliseconds of a clock that never jumps.
 *
 * @param position where it was when it was started, paused or moved last
 * @param since when that was
 */
record Airing(Timetable timetable, long position, long since, boolean isPaused) {

  /**
   * The scene on air.
   *
   * @param index its number in the timetable, from 0
   * @param left how long it stays
   */
  record OnAir(int index, Slot slot, long left) {}

  /** The timetable from its beginning. */
  static Airing of(Timetable timetable, long now, boolean isPaused) {
    return new Airing(timetable, 0, now, isPaused);
  }

  private long position(long now) {
    return Math.min(timetable.millis(), isPaused ? position : position + now - since);
  }

  /** What is on air; empty after the end. */
  Optional<OnAir> at(long now) {
    long left = position(now);
    for (int i = 0; i < timetable.slots().size(); i++) {
      Slot slot = timetable.slots().get(i);
      if (left < slot.millis()) {
        return Optional.of(new OnAir(i, slot, slot.millis() - left));
      }
      left -= slot.millis();
    }
    return Optional.empty();
  }

  Airing paused(long now) {
    return new Airing(timetable, position(now), now, true);
  }

  Airing started(long now) {
    return new Airing(timetable, position(now), now, false);
  }

  /** The same at its beginning. */
  Airing repeated(long now) {
    return new Airing(timetable, 0, now, isPaused);
  }

  /** The same at the result of the match or, if that is on air, at the end. */
  Airing skipped(long now) {
    boolean isOpen = at(now).filter(on -> on.slot().kind().isBeforeTheResult()).isPresent();
    int next = timetable.slots().size();
    for (int i = 0; isOpen && i < timetable.slots().size(); i++) {
      next = timetable.slots().get(i).kind() == Kind.WINNER ? i : next;
    }
    return new Airing(timetable, timetable.startOf(next), now, isPaused);
  }

  /** The same match by another timetable, at the beginning of the scene that shows as much. */
  Airing with(Timetable other, long now) {
    Optional<OnAir> on = at(now);
    int next = 0;
    while (on.isPresent()
        && next < other.slots().size() - 1
        && isBefore(other.slots().get(next), on.get().slot())) {
      next++;
    }
    return new Airing(other, other.startOf(next), now, isPaused);
  }

  private static boolean isBefore(Slot one, Slot other) {
    boolean isSamePart =
        one.kind() == other.kind()
            || one.kind().isBeforeTheResult() && other.kind().isBeforeTheResult();
    return isSamePart ? one.step() < other.step() : one.kind().compareTo(other.kind()) < 0;
  }
}
