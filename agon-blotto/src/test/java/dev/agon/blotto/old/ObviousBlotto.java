package dev.agon.blotto.old;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The original Blotto program written as simply as possible, with its floats. */
final class ObviousBlotto {
  private final List<Entry> entries = new ArrayList<>();

  private static final class Entry {
    private final String id;
    private final List<Integer> units;
    private float won;
    private int games;

    Entry(String line) {
      List<String> cells = List.of(line.split(","));
      id = cells.getFirst();
      units = cells.stream().skip(1).map(Integer::valueOf).toList();
    }

    float average() {
      return won / games;
    }
  }

  private ObviousBlotto(String text) {
    text.lines().map(Entry::new).forEach(entries::add);
  }

  static String output(String entries, String matchups, String mode, List<String> values) {
    ObviousBlotto blotto = new ObviousBlotto(entries);
    for (String line : matchups.lines().toList()) {
      String[] ids = line.split(" ");
      blotto.play(blotto.find(ids[0]), blotto.find(ids[1]), mode, values);
    }
    return blotto.output();
  }

  private Entry find(String id) {
    return entries.stream().filter(entry -> entry.id.equals(id)).findFirst().orElseThrow();
  }

  private void play(Entry first, Entry second, String mode, List<String> values) {
    float mine = points(first, second, values);
    float other = points(second, first, values);
    if (mode.equals("score")) {
      first.won += mine;
      second.won += other;
    } else if (mine == other) {
      first.won += 0.5f;
      second.won += 0.5f;
    } else {
      (mine > other ? first : second).won++;
    }
    first.games++;
    second.games++;
  }

  private static float points(Entry entry, Entry against, List<String> values) {
    float points = 0;
    for (int field = 0; field < values.size(); field++) {
      int compared = entry.units.get(field).compareTo(against.units.get(field));
      float value = Integer.parseInt(values.get(field));
      points += compared > 0 ? value : compared == 0 ? value / 2 : 0;
    }
    return points;
  }

  private String output() {
    Comparator<Entry> byAverage = Comparator.comparingDouble(Entry::average);
    StringBuilder out = new StringBuilder();
    entries.stream()
        .filter(entry -> entry.games > 0)
        .sorted(byAverage.reversed().thenComparing(entry -> entry.id))
        .forEach(
            entry -> {
              BigDecimal average = new BigDecimal(entry.average());
              out.append(String.format("%7s", average.setScale(3, RoundingMode.HALF_EVEN)));
              out.append(' ').append(entry.id).append('\n');
            });
    return out.toString();
  }
}
