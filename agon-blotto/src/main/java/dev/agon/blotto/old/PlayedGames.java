package dev.agon.blotto.old;

import java.util.Arrays;

/** The games of a chunk of matchups in their order, with what each of the two entries won. */
final class PlayedGames {
  private int count;
  private int[] first = new int[1024];
  private int[] second = new int[1024];
  private float[] wonByFirst = new float[1024];
  private float[] wonBySecond = new float[1024];

  void clear() {
    count = 0;
  }

  void add(int firstEntry, float won, int secondEntry, float wonByOther) {
    if (count == first.length) {
      first = Arrays.copyOf(first, 2 * count);
      second = Arrays.copyOf(second, 2 * count);
      wonByFirst = Arrays.copyOf(wonByFirst, 2 * count);
      wonBySecond = Arrays.copyOf(wonBySecond, 2 * count);
    }
    first[count] = firstEntry;
    second[count] = secondEntry;
    wonByFirst[count] = won;
    wonBySecond[count] = wonByOther;
    count++;
  }

  /** Adds what the entries won, and their games, to the sums of all entries. */
  void addTo(float[] won, int[] games) {
    for (int game = 0; game < count; game++) {
      won[first[game]] += wonByFirst[game];
      won[second[game]] += wonBySecond[game];
      games[first[game]]++;
      games[second[game]]++;
    }
  }
}
