package dev.agon.blotto;

import dev.agon.games.blotto.rules.Plan;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;

/** A plan that takes part in a contest, and its id. */
public record ContestEntry(String id, Plan plan) {
  /** By the bytes of the ids, as the old program orders equal entries. */
  static final Comparator<ContestEntry> BY_ID =
      (a, b) ->
          Arrays.compareUnsigned(
              a.id.getBytes(StandardCharsets.UTF_8), b.id.getBytes(StandardCharsets.UTF_8));

  /** As in a file of entries: {@code P1,2,2,2,4}. */
  public String line() {
    return id + "," + plan.toString().replace(' ', ',');
  }
}
