package dev.agon.testkit;

import dev.agon.game.Dice;
import java.util.List;

/** Makes damaged texts from valid ones, for fuzz tests of readers. */
public final class Mutations {
  private static final String STRANGE =
      "\0\t\r\n \"'\\{}[]:,;x-+.eE0123456789\u00e9\u20ac\ud83d\u2028\ufeff";

  private final Dice dice;
  private final List<String> seeds;

  public Mutations(long seed, List<String> seeds) {
    this.dice = new Dice(seed);
    this.seeds = List.copyOf(seeds);
  }

  /** One of the valid texts, changed in one to eight places. */
  public String next() {
    StringBuilder text = new StringBuilder(any());
    for (int changes = 1 + dice.nextInt(8); changes > 0; changes--) {
      change(text);
    }
    return text.toString();
  }

  private String any() {
    return seeds.get(dice.nextInt(seeds.size()));
  }

  private void change(StringBuilder text) {
    int at = dice.nextInt(text.length() + 1);
    int to = Math.min(text.length(), at + 1 + dice.nextInt(8));
    switch (dice.nextInt(6)) {
      case 0 -> text.delete(at, to);
      case 1 -> text.insert(at, STRANGE.charAt(dice.nextInt(STRANGE.length())));
      case 2 -> text.insert(at, text.substring(at, to).repeat(1 + dice.nextInt(20)));
      case 3 -> text.replace(at, to, String.valueOf(dice.nextLong()));
      case 4 -> text.insert(at, any());
      default -> text.insert(at, (char) dice.nextInt(0x10000));
    }
  }
}
