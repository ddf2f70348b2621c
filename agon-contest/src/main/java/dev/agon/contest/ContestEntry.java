package dev.agon.contest;

import dev.agon.games.blotto.Plan;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;

/** Somebody's plan for a contest. */
record ContestEntry(String id, Plan plan) {
  /** By the bytes of their ids, as the old program orders what is equal. */
  static final Comparator<ContestEntry> BY_ID =
      (a, b) ->
          Arrays.compareUnsigned(
              a.id.getBytes(StandardCharsets.UTF_8), b.id.getBytes(StandardCharsets.UTF_8));
}
