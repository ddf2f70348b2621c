package dev.agon.bridge.score;

import java.util.Optional;

/**
 * How a session is scored.
 *
 * @param winners 1 or 2, where the director says so rather than the file
 * @param across whether all sections are one field
 */
public record ScoringRules(
    RoundingPolicy policy,
    Neuberg neuberg,
    MatchpointScale scale,
    ImpMethod imps,
    Optional<Integer> winners,
    boolean across) {
  public static final ScoringRules DEFAULT =
      new ScoringRules(
          RoundingPolicy.EXACT,
          Neuberg.EBU,
          MatchpointScale.TWO,
          ImpMethod.CROSS,
          Optional.empty(),
          false);

  public ScoringRules with(RoundingPolicy other) {
    return new ScoringRules(other, neuberg, scale, imps, winners, across);
  }

  public ScoringRules with(Neuberg other) {
    return new ScoringRules(policy, other, scale, imps, winners, across);
  }

  public ScoringRules with(MatchpointScale other) {
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
