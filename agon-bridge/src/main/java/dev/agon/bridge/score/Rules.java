package dev.agon.bridge.score;

import java.util.Optional;

/**
 * How a session is scored.
 *
 * @param winners 1 or 2, where the director says so rather than the file
 * @param across whether all sections are one field
 */
public record Rules(
    Policy policy,
    Neuberg neuberg,
    Scale scale,
    ImpMethod imps,
    Optional<Integer> winners,
    boolean across) {
  public static final Rules USUAL =
      new Rules(Policy.EXACT, Neuberg.EBU, Scale.TWO, ImpMethod.CROSS, Optional.empty(), false);

  public Rules with(Policy other) {
    return new Rules(other, neuberg, scale, imps, winners, across);
  }

  public Rules with(Neuberg other) {
    return new Rules(policy, other, scale, imps, winners, across);
  }

  public Rules with(Scale other) {
    return new Rules(policy, neuberg, other, imps, winners, across);
  }

  public Rules with(ImpMethod other) {
    return new Rules(policy, neuberg, scale, other, winners, across);
  }

  public Rules withWinners(int other) {
    return new Rules(policy, neuberg, scale, imps, Optional.of(other), across);
  }

  public Rules across(boolean other) {
    return new Rules(policy, neuberg, scale, imps, winners, other);
  }
}
