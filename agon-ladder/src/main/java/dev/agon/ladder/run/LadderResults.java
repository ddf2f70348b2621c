package dev.agon.ladder.run;

import dev.agon.game.Outcome;
import dev.agon.ladder.FittedRatings;
import dev.agon.ladder.ResultFit;
import dev.agon.ladder.fit.LadderFit;
import dev.agon.ladder.fit.SparseResults;
import dev.agon.result.Result;
import java.util.List;

/** The order-free fit over all results, each of which begins where the last one ended. */
final class LadderResults implements ResultFit {
  private final SparseResults results = new SparseResults();
  private FittedRatings last = FittedRatings.NONE;
  private long count;

  @Override
  public void add(List<Integer> seats, Result result) {
    count++;
    if (result.isVoid()) {
      return;
    }
    for (int version : seats) {
      results.grow(version + 1);
    }
    Outcome outcome = result.outcome();
    int[] places = new int[seats.size()];
    for (int seat = 0; seat < places.length; seat++) {
      places[seat] = outcome.place(seat);
    }
    results.addTable(seats.stream().mapToInt(Integer::intValue).toArray(), places);
  }

  @Override
  public FittedRatings fit(int versions) {
    results.grow(versions);
    last = LadderFit.of(results, last.elo()).ratings(count);
    return last;
  }
}
