package dev.agon.blotto.contest;

/** The numbers of wars won, drawn and lost. */
public record Wars(int wins, int draws, int losses) {
  public int fought() {
    return wins + draws + losses;
  }

  /** Twice the wins; a draw is half a win. */
  public long halfWins() {
    return 2L * wins + draws;
  }

  /** The share of wars won, a draw as half a win; 0 without a war. */
  public double winShare() {
    return fought() == 0 ? 0 : halfWins() / (2.0 * fought());
  }

  public Wars plus(Wars other) {
    return new Wars(wins + other.wins, draws + other.draws, losses + other.losses);
  }
}
