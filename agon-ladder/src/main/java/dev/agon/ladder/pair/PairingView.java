package dev.agon.ladder.pair;

import dev.agon.ladder.FittedRatings;
import dev.agon.ladder.LadderSettings;
import dev.agon.ladder.LadderVersion;

/**
 * What a pairing rule may look at: the choices made so far, and the results up to a horizon.
 * Versions are named by their numbers. Counts include matches whose results are not visible yet.
 */
public interface PairingView {
  LadderSettings settings();

  /** The number of the bundle to be chosen, from 0. */
  long bundle();

  /** How many versions have ever joined. */
  int versions();

  LadderVersion version(int number);

  /** Whether the version plays: it has neither left nor is it rested. */
  boolean isActive(int version);

  /**
   * The versions that may be chosen now, ascending: those that are active and do not have too many
   * matches under way; always at least as many as sit at a table. Not to be changed.
   */
  int[] free();

  /** How many matches a version was chosen for. */
  long chosen(int version);

  /** How many matches two versions were chosen for together. */
  long chosen(int version, int other);

  /**
   * The number of the last bundle that a version was chosen for; for one that never was, the number
   * of the first bundle that it could have been chosen for.
   */
  long lastChosen(int version);

  /**
   * Whether the test of a version against the one before it is undecided by the visible results and
   * both are active.
   */
  boolean awaitsVerdict(int version);

  /** How many of the version's matches are chosen and not visible yet. */
  int underWay(int version);

  /** The ratings by the visible results; the same object until more results are visible. */
  FittedRatings fit();

  /** Whether too little is known of a version yet. */
  default boolean isProvisional(int version) {
    return fit().error(version) > settings().margin();
  }
}
