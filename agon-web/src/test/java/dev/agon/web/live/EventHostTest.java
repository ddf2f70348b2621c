package dev.agon.web.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.execute.PlayedMatch;
import dev.agon.run.EventListener;
import dev.agon.run.EventRunner;
import dev.agon.store.Store;
import dev.agon.text.UserError;
import dev.agon.web.data.StorePool;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Events that are played by the server. */
final class EventHostTest {
  private static final Event EVENT = Event.of("coinfight", "Greedy", "Randy", "AllLow");

  @Test
  void anEventThatWasStoppedIsResumedWithTheSameDigest(@TempDir Path folder) {
    String whole = digest(EVENT, folder.resolve("whole.db"), 0);
    assertThat(digest(EVENT, folder.resolve("stopped.db"), 2)).isEqualTo(whole);
  }

  /** The stored event names the layers of the box, which the event's file does not. */
  @Test
  void anEventWithProgramsIsResumedToo(@TempDir Path folder) {
    Event event =
        EventFile.read(
            folder.resolve("cup.yaml").toString(),
            "game: coinfight\nbots: [Greedy, {name: Quitter, command: 'false'}, Randy]\n");
    Path database = folder.resolve("agon.db");
    digest(event, database, 2);
    try (Store store = Store.open(database.toString())) {
      assertThat(store.events())
          .singleElement()
          .satisfies(one -> assertThat(one.isOver()).isTrue());
    }
  }

  @Test
  void anEventThatIsOverIsPlayedAnew(@TempDir Path folder) {
    Path database = folder.resolve("agon.db");
    digest(EVENT, database, 0);
    digest(EVENT, database, 0);
    try (Store store = Store.open(database.toString())) {
      assertThat(store.events()).hasSize(2).allMatch(event -> event.isOver());
    }
  }

  @Test
  void anEventThatNamesAClusterIsRefusedWhereThereIsNone(@TempDir Path folder) {
    Event event = EventFile.read("cup.yaml", "game: coinfight\nseed: 7\ncluster: local[2]\n");
    try (StorePool stores = new StorePool(folder.resolve("agon.db").toString());
        EventHost host = new EventHost(stores, (_, _) -> Map.of(), EventExecutors.onThreads())) {
      assertThatThrownBy(() -> host.play(event, _ -> {}))
          .isInstanceOf(UserError.class)
          .hasMessage("this server plays on its own machine; leave out the event's cluster");
      assertThat(stores.<Boolean>use(store -> store.events().isEmpty())).isTrue();
    }
  }

  @Test
  void anEventThatCannotStartIsToldOnce(@TempDir Path folder) throws InterruptedException {
    Event event = EventFile.read("cup.yaml", "game: coinfight\nseed: 7\nbots: [nope.py, Greedy]\n");
    try (StorePool stores = new StorePool(folder.resolve("agon.db").toString());
        EventHost host = new EventHost(stores, (_, _) -> Map.of(), EventExecutors.onThreads())) {
      CompletableFuture<Optional<String>> over = new CompletableFuture<>();
      assertThatThrownBy(() -> host.play(event, over::complete))
          .isInstanceOf(UserError.class)
          .hasMessageContaining("nope.py");
      for (Thread thread : Thread.getAllStackTraces().keySet()) {
        if (thread.getName().equals("agon-event")) {
          thread.join();
        }
      }
      assertThat(over).isNotDone();
    }
  }

  /** It kept whoever started it waiting, and was told to be over. */
  @Test
  void anEventThatNeedsTooMuchMemoryIsTold(@TempDir Path folder) {
    EventExecutors full =
        (_, _, _, _) ->
            new EventExecutors.OpenExecutor(
                _ -> {
                  throw new OutOfMemoryError("Java heap space");
                },
                true,
                () -> {});
    try (StorePool stores = new StorePool(folder.resolve("agon.db").toString());
        EventHost host = new EventHost(stores, (_, _) -> Map.of(), full)) {
      assertThatThrownBy(() -> host.play(EVENT, _ -> {}))
          .isInstanceOf(UserError.class)
          .hasMessage("the event needs more memory than the server has");
    }
  }

  /** Plays an event after a run that stopped after so many matches; 0 for no such run. */
  private static String digest(Event event, Path database, int before) {
    if (before > 0) {
      stopAfter(event, before, database);
    }
    try (StorePool stores = new StorePool(database.toString());
        EventHost host = new EventHost(stores, (_, _) -> Map.of(), EventExecutors.onThreads())) {
      CompletableFuture<Optional<String>> over = new CompletableFuture<>();
      long id = host.play(event, over::complete);
      assertThat(over.join()).isEmpty();
      assertThat(host.isLive(id)).isFalse();
      return stores.use(store -> store.event(id)).orElseThrow().digest().orElseThrow();
    }
  }

  private static void stopAfter(Event event, int matches, Path database) {
    try (Store store = Store.open(database.toString())) {
      EventRunner[] runner = new EventRunner[1];
      EventListener stopper =
          new EventListener() {
            @Override
            public void matchFinished(PlayedMatch match, long knownMatches) {
              if (match.spec().number() == matches) {
                runner[0].stop();
              }
            }
          };
      runner[0] = EventRunner.builder().store(store).threads(1).listener(stopper).build();
      assertThat(runner[0].run(event)).isEmpty();
    }
  }
}
