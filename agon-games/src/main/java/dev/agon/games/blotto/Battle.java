package dev.agon.games.blotto;

/** The plans of both sides in one round. */
record Battle(Plan first, Plan second) {
  Plan of(int seat) {
    return seat == 0 ? first : second;
  }
}
