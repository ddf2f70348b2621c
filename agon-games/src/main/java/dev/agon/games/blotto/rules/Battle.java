package dev.agon.games.blotto.rules;

/** The plans of both sides in one round. */
public record Battle(Plan first, Plan second) {
  public Plan of(int seat) {
    return seat == 0 ? first : second;
  }
}
