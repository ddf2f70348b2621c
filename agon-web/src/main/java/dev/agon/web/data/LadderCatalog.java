package dev.agon.web.data;

import dev.agon.ladder.log.LadderStore;
import dev.agon.ladder.log.StoredLadder;
import dev.agon.ladder.table.LadderFollower;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** The ladders of the database, each followed from when somebody first asks for it. */
public final class LadderCatalog {
  private final String where;
  private final Map<Long, LadderFollower> followed = new ConcurrentHashMap<>();

  /** {@code where} is the file or address of the database, whose tables exist. */
  public LadderCatalog(String where) {
    this.where = where;
  }

  /** All ladders, ordered by number. */
  public List<StoredLadder> ladders() {
    try (LadderStore store = LadderStore.open(where)) {
      return store.ladders();
    }
  }

  /** An answer about a ladder as it is stored now; empty if there is none with this number. */
  public <T> Optional<T> ask(long ladder, Function<LadderFollower, T> question) {
    try (LadderStore store = LadderStore.open(where)) {
      Optional<LadderFollower> follower =
          Optional.ofNullable(followed.get(ladder))
              .or(
                  () ->
                      store.ladders().stream()
                          .filter(stored -> stored.id() == ladder)
                          .findFirst()
                          .map(
                              stored ->
                                  followed.computeIfAbsent(
                                      ladder, _ -> new LadderFollower(stored))));
      return follower.map(
          found -> {
            synchronized (found) {
              found.update(store);
              return question.apply(found);
            }
          });
    }
  }
}
