package dev.agon.tournament;

import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import java.util.Arrays;

/** Specs of matches for tests, all with randomness from one seed. */
public final class Specs {
  public static final Seeds SEEDS = new Seeds(1);

  private Specs() {}

  public static MatchSpec of(long number, long board, int... seats) {
    return SEEDS.spec(number, board, Arrays.stream(seats).boxed().toList());
  }

  /** The match with this index in a round. */
  public static MatchSpec at(Round round, long index) {
    return round.match(index, SEEDS);
  }
}
