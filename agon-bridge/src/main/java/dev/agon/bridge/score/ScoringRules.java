package dev.agon.bridge.score;

import java.util.Optional;

/**
 * How a session is scored.
 *
 * @param winners 1 or 2, where the director says so rather than the file
 * @param across whether all sections are one field
 */
public record ScoringRules(
    Policy policy,
    Neuberg neuberg,
    Scale scale,
    ImpMethod imps,
    Optional<Integer> winners,
    boolean across) {
  public static final ScoringRules DEFAULT =
      new ScoringRules(
          Policy.EXACT, Neuberg.EBU, Scale.TWO, ImpMethod.CROSS, Optional.empty(), false);

  public ScoringRules with(Policy other) {
    return new ScoringRules(other, neuberg, scale, imps, winners, across);
  }

  public ScoringRules with(Neuberg other) {
    return new ScoringRules(policy, other, scale, imps, winners, across);
  }

  public ScoringRules with(Scale other) {
    return new ScoringRules(policy, neuberg, other, imps, winners, across);
  }

  public ScoringRules with(ImpMethod other) {
    return new ScoringRules(policy, neuberg, scale, other, winners, across);
  }

  public ScoringRules withWinners(int other) {
    return new ScoringRules(policy, neuberg, scale, imps, Optional.of(other), across);
  }

  public ScoringRules across(boolean other) {
    return new ScoringRules(policy, neuberg, scale, imps, winners, other);
  }
}
