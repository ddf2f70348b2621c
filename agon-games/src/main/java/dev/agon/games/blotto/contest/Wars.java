package dev.agon.games.blotto.contest;

/** How many wars were won, drawn and lost. */
public record Wars(int wins, int draws, int losses) {
  public int fought() {
    return wins + draws + losses;
  }

  /** Twice the wins, with a draw as half of one. */
  public long halfWins() {
    return 2L * wins + draws;
  }

  /** The wins, with a draw as half of one, over the wars; 0 without any. */
  public double winShare() {
    return fought() == 0 ? 0 : halfWins() / (2.0 * fought());
  }

  public Wars plus(Wars other) {
    return new Wars(wins + other.wins, draws + other.draws, losses + other.losses);
  }
}
