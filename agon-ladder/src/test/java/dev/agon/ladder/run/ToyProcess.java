package dev.agon.ladder.run;

import dev.agon.chain.ArenaState;
import dev.agon.ladder.log.LadderStore;
import dev.agon.ladder.log.StoredLadder;
import dev.agon.store.EventLock;
import dev.agon.store.MatchWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A process that plays a toy ladder in a database and prints the number of each entry. */
public final class ToyProcess {
  private ToyProcess() {}

  /** Takes the database, the state folder, the number of threads and the last match. */
  public static void main(String[] args) {
    int threads = Integer.parseInt(args[2]);
    ToyLadder toy = LadderRunTest.ladder(2);
    try (LadderStore store = open(args[0], Path.of(args[1]))) {
      if (store.ladders().isEmpty()) {
        store.begin(toy.head(), ToyLadder.KEYS);
      }
      StoredLadder stored = store.ladders().getFirst();
      try (EventLock _ = store.lock(stored.id());
          MatchWriter writer = store.writer(stored.id())) {
        toy.play(
            lines(store),
            threads,
            Long.parseLong(args[3]),
            (number, line) -> {
              System.out.println(number);
              return writer.add(row -> row.add(number, line));
            });
      }
    }
  }

  static LadderStore open(String where, Path state) {
    return LadderStore.open(where, new ArenaState(state));
  }

  /** The log of the only ladder. */
  static List<String> lines(LadderStore store) {
    List<String> lines = new ArrayList<>();
    store.read(1, 1, (_, line) -> lines.add(line));
    return lines;
  }
}
