package dev.agon.web;

/** Small events of every game, as event files. */
final class TestEvents {
  static final String CUP =
      """
      name: Our <b>cup</b>
      game: botstack
      seed: 1
      bots: [Gambler, Tactician, Trigger, Random]
      stages:
        - format: round-robin
          games: 2
          advance: 4
        - format: single-elimination
          third-place: yes
      """;
  static final String COINS =
      """
      name: Coins
      game: coinfight
      seed: 1
      bots: [Greedy, Randy, AllLow]
      stages:
        - format: round-robin
          games: 2
      """;
  static final String BLOTTO =
      """
      name: Colonels
      game: blotto
      seed: 1
      bots: [even, random, proportional]
      stages:
        - format: round-robin
          games: 2
      """;
  static final String FOREST =
      """
      name: Forest
      game: canopy
      seed: 1
      bots: [Climber, Random, Random*8]
      stages:
        - format: table
          games: 1
      """;

  /** A match of so many steps. */
  static String longMatch(int steps) {
    return """
    name: Long
    game: blotto
    settings: {rounds: %d}
    seed: 1
    bots: [even, random]
    stages:
      - format: round-robin
        games: 1
    """
        .formatted(steps);
  }

  private TestEvents() {}

  static String[] all() {
    return new String[] {CUP, COINS, BLOTTO, FOREST};
  }
}
