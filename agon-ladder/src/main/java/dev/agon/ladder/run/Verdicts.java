package dev.agon.ladder.run;

import dev.agon.ladder.fit.VersionVerdict;
import dev.agon.rating.Sprt;
import dev.agon.result.Result;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Compares every version with the one before it, by the bundles in which both sit. */
final class Verdicts {
  /** The half points of versions against those before them, in the bundle under way. */
  private final Map<Integer, Integer> halves = new HashMap<>();

  private boolean isAnyVoid;
  private final List<Integer> decided = new ArrayList<>();

  /** Takes in the next match of a bundle. */
  void add(Bundle bundle, long match, Result result, List<VersionState> versions) {
    if (match == bundle.first()) {
      halves.clear();
      isAnyVoid = false;
    }
    isAnyVoid |= result.isVoid();
    List<Integer> seats = bundle.seats(match);
    for (int seat = 0; seat < seats.size(); seat++) {
      OptionalInt previous = versions.get(seats.get(seat)).version().previous();
      int other = previous.isPresent() ? seats.indexOf(previous.getAsInt()) : -1;
      if (other >= 0) {
        int ahead = result.outcome().place(other) - result.outcome().place(seat);
        halves.merge(seats.get(seat), 1 + Integer.signum(ahead), Integer::sum);
      }
    }
    if (match == bundle.last() && !isAnyVoid) {
      halves.forEach((version, sum) -> add(versions.get(version), sum, seats.size()));
    }
  }

  private void add(VersionState version, int sum, int matches) {
    VersionVerdict verdict = version.verdict();
    boolean wasOpen = verdict.status() == Sprt.Status.OPEN;
    verdict.add(sum, matches);
    if (wasOpen && verdict.status() != Sprt.Status.OPEN) {
      decided.add(version.version().number());
    }
  }

  /** The versions whose verdict has come since this was asked last. */
  List<Integer> takeDecided() {
    List<Integer> taken = List.copyOf(decided);
    decided.clear();
    return taken;
  }
}
