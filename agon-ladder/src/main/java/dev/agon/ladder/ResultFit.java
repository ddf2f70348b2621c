package dev.agon.ladder;

import dev.agon.result.Result;
import java.util.List;

/**
 * Takes in the results of a ladder in the order of their numbers, and fits ratings to all of them.
 * The ratings are a pure function of the calls so far.
 */
public interface ResultFit {
  /** Takes in the next result, of these versions by seat; one that is void counts for nothing. */
  void add(List<Integer> seats, Result result);

  /**
   * The ratings of all versions by all results so far.
   *
   * @param versions how many have joined
   */
  FittedRatings fit(int versions);
}
