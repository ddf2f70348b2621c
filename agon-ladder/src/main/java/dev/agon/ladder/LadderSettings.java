package dev.agon.ladder;

import java.util.List;

/**
 * What a ladder's choices depend on beside its log.
 *
 * @param seats how many sit at a table
 * @param window how many matches may be chosen before the result of a match is looked at
 * @param block how many results become visible to choices at once
 * @param cuts the places at which the order matters: 8 means that it matters who is among eight
 * @param randomShare which share of the bundles is drawn at random, from 0 to 1
 * @param margin a version is provisional while its standard error in Elo is above this
 * @param maxFaults a version is rested after so many matches with faults in a row
 */
public record LadderSettings(
    int seats,
    int window,
    int block,
    List<Integer> cuts,
    double randomShare,
    double margin,
    int maxFaults) {
  public LadderSettings {
    cuts = List.copyOf(cuts);
    if (seats < 2 || window < seats || block < seats || maxFaults < 1) {
      throw new IllegalArgumentException(
          "%d seats, %d, %d, %d faults".formatted(seats, window, block, maxFaults));
    }
  }

  public static LadderSettings of(int seats) {
    return new LadderSettings(seats, 512, 256, List.of(8, 10), 0.1, 75, 8);
  }

  /** How many results a choice before this match, counted from 1, may look at. */
  public long visibleBefore(long match) {
    return match <= window ? 0 : (match - window) / block * block;
  }

  /**
   * How many chosen matches of a version may wait until their results are visible: a sixteenth of
   * the window, or four times its fair share if the ladder is small.
   */
  public int mostUnderWay(int activeVersions) {
    long fair = 4L * seats * (window + block) / Math.max(1, activeVersions);
    return Math.toIntExact(Math.max(window / 16, fair));
  }
}
