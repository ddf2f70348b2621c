package dev.agon.games.coinfight.rules;

/**
 * Some coins: a count for each denomination, packed into one long with eight bits each, so that
 * adding and subtracting are single instructions.
 */
public final class Coins {
  /** The most coins of one denomination that a packed count can hold. */
  static final int MAX = 255;

  private static final long MASK = 0xFF;

  private final Denominations denominations;
  private final long counts;

  private Coins(Denominations denominations, long counts) {
    this.denominations = denominations;
    this.counts = counts;
  }

  public static Coins none(Denominations denominations) {
    return new Coins(denominations, 0);
  }

  /** The coins that {@link #packed} gave as a number. */
  public static Coins unpacked(Denominations denominations, long counts) {
    return new Coins(denominations, counts);
  }

  /** A number of coins of the denomination at this index, as in {@link #packed()}. */
  static long packed(int index, int number) {
    return (long) number << (8 * index);
  }

  /** The counts, eight bits each, the lowest denomination in the lowest bits. */
  public long packed() {
    return counts;
  }

  public Denominations denominations() {
    return denominations;
  }

  /** The number of coins of the denomination at this index. */
  public int count(int index) {
    return (int) (counts >>> (8 * index) & MASK);
  }

  /** The index of the lowest denomination of which there is a coin; there must be one. */
  public int lowest() {
    return Long.numberOfTrailingZeros(counts) / 8;
  }

  /** The index of the highest denomination of which there is a coin; there must be one. */
  public int highest() {
    return (63 - Long.numberOfLeadingZeros(counts)) / 8;
  }

  public int count() {
    int sum = 0;
    for (long rest = counts; rest != 0; rest >>>= 8) {
      sum += (int) (rest & MASK);
    }
    return sum;
  }

  public int value() {
    int value = 0;
    int index = 0;
    for (long rest = counts; rest != 0; rest >>>= 8) {
      value += (int) (rest & MASK) * denominations.cents(index++);
    }
    return value;
  }

  public boolean isEmpty() {
    return counts == 0;
  }

  public boolean contains(Coins others) {
    long mine = counts;
    for (long rest = others.counts; rest != 0; rest >>>= 8) {
      if ((rest & MASK) > (mine & MASK)) {
        return false;
      }
      mine >>>= 8;
    }
    return true;
  }

  public Coins plus(Coins others) {
    return new Coins(denominations, counts + others.counts);
  }

  /** These coins without the others, which they must contain. */
  public Coins minus(Coins others) {
    return new Coins(denominations, counts - others.counts);
  }

  /** These coins and a number of coins of the denomination at this index. */
  public Coins plus(int index, int number) {
    return new Coins(denominations, counts + packed(index, number));
  }

  /** These coins without one of the denomination at this index, which they must have. */
  public Coins minusOne(int index) {
    return new Coins(denominations, counts - packed(index, 1));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Coins that
        && counts == that.counts
        && denominations.equals(that.denominations);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(counts);
  }

  /** For people, as in {@code 4x1, 2x10}, without denominations that are not there. */
  public String words() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < denominations.size(); i++) {
      if (count(i) > 0) {
        text.append(text.isEmpty() ? "" : ", ").append(count(i)).append('x');
        text.append(denominations.cents(i));
      }
    }
    return text.isEmpty() ? "nothing" : text.toString();
  }

  /** As in {@code 4x1, 3x5, 2x10, 1x25}, every denomination named. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < denominations.size(); i++) {
      text.append(i == 0 ? "" : ", ").append(count(i)).append('x').append(denominations.cents(i));
    }
    return text.toString();
  }
}
