package dev.agon.games.blotto;

/** A round that was fought: both sides' plans. */
public record Battle(Plan first, Plan second) {
  public Plan of(int seat) {
    return seat == 0 ? first : second;
  }
}
