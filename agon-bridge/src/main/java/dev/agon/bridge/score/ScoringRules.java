package dev.agon.bridge.score;

import java.util.Optional;

/**
 * How a session is scored.
 *
 * @param winners the number of winners, 1 or 2; empty if the session decides
 * @param acrossSections whether all sections are one field
 */
public record ScoringRules(
    RoundingPolicy policy,
    Neuberg neuberg,
    MatchpointScale scale,
    ImpMethod imps,
    Optional<Integer> winners,
    boolean acrossSections) {
  public static final ScoringRules DEFAULT =
      new ScoringRules(
          RoundingPolicy.EXACT,
          Neuberg.EBU,
          MatchpointScale.TWO,
          ImpMethod.CROSS,
          Optional.empty(),
          false);

  public ScoringRules with(RoundingPolicy other) {
    return new ScoringRules(other, neuberg, scale, imps, winners, acrossSections);
  }

  public ScoringRules with(Neuberg other) {
    return new ScoringRules(policy, other, scale, imps, winners, acrossSections);
  }

  public ScoringRules with(MatchpointScale other) {
    return new ScoringRules(policy, neuberg, other, imps, winners, acrossSections);
  }

  public ScoringRules with(ImpMethod other) {
    return new ScoringRules(policy, neuberg, scale, other, winners, acrossSections);
  }

  public ScoringRules withWinners(int other) {
    return new ScoringRules(policy, neuberg, scale, imps, Optional.of(other), acrossSections);
  }

  public ScoringRules withAcrossSections(boolean other) {
    return new ScoringRules(policy, neuberg, scale, imps, winners, other);
  }
}
