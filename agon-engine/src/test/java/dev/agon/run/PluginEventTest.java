package dev.agon.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.event.Event;
import dev.agon.event.EventJson;
import dev.agon.execute.PlayedMatch;
import dev.agon.registry.FaultyKit;
import dev.agon.registry.GameRegistry;
import dev.agon.registry.Plugin;
import dev.agon.registry.PluginJars;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import dev.agon.verify.EventVerifier;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Events of a game that comes from a plug-in. */
@SuppressWarnings("NullAway.Init") // set before each test
final class PluginEventTest {
  private static Plugin plugin;

  @TempDir private Path folder;
  private Store store;

  @BeforeAll
  static void addPlugin() {
    plugin = Plugin.of("faulty.jar", PluginJars.of(FaultyKit.class));
    GameRegistry.add(plugin);
  }

  @BeforeEach
  void openStore() {
    store = Store.open(folder.resolve("agon.db").toString());
  }

  @AfterEach
  void closeStore() {
    store.close();
  }

  private static Event event() {
    return Event.of("faulty", "Odd", "Even", "Random");
  }

  /** The complete event as if another version of the plug-in had played it. */
  private static Event ofAnother(Optional<String> hash) {
    Event own = event().complete(GameRegistry.game("faulty"));
    return new Event(
        own.name(),
        own.game(),
        own.settings(),
        own.seed(),
        own.bots(),
        own.stages(),
        own.running(),
        own.paths(),
        hash);
  }

  @Test
  void theStoredEventNamesTheHashAndIsReadBack() {
    EventRunner.builder().store(store).threads(2).build().run(event());
    StoredEvent stored = store.events().getLast();
    assertThat(stored.event().plugin()).contains(plugin.hash());
    String text = EventJson.text(stored.event());
    assertThat(text).contains("{\"game\":\"faulty\",\"plugin\":\"" + plugin.hash() + "\",");
    assertThat(EventJson.read(text)).isEqualTo(stored.event());
    assertThat(EventVerifier.verify(store, stored).matches()).isEqualTo(stored.matches());
  }

  @Test
  void theHashIsPartOfTheDigest() {
    assertThat(EventJson.decidingResults(event().complete(GameRegistry.game("faulty"))))
        .contains(plugin.hash());
  }

  @Test
  void anEventOfAnotherPluginIsNeitherResumedNorVerified() {
    String other = "0".repeat(64);
    for (Optional<String> hash : List.of(Optional.of(other), Optional.<String>empty())) {
      StoredEvent begun = store.begin(ofAnother(hash), Instant.EPOCH);
      String was = hash.isEmpty() ? "Agon's own" : "of the plug-in with hash " + other;
      String why =
          "the game faulty was %s, but here it is of faulty.jar with hash %s"
              .formatted(was, plugin.hash());
      assertThatThrownBy(() -> EventRunner.builder().store(store).build().resume(begun))
          .isInstanceOf(UserError.class)
          .hasMessage(why);
      assertThatThrownBy(() -> EventVerifier.verify(store, begun)).hasMessage(why);
    }
  }

  @Test
  void anEventWhosePluginIsNotHereSaysSo() {
    assertThatThrownBy(() -> GameRegistry.game("liarsdice", Optional.of("abc")))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "the game liarsdice is of a plug-in with hash abc, which is not here; --plugin FILE"
                + " loads it");
  }

  @Test
  void aStoppedEventIsResumedToTheSameDigest() {
    String expected = digest(EventRunner.builder().threads(1).build());
    EventRunner[] runner = new EventRunner[1];
    runner[0] =
        EventRunner.builder()
            .store(store)
            .threads(2)
            .listener(
                new EventListener() {
                  @Override
                  public void matchFinished(PlayedMatch match, long knownMatches) {
                    if (match.spec().number() == 3) {
                      runner[0].stop();
                    }
                  }
                })
            .build();
    assertThat(runner[0].run(event())).isEmpty();
    EventResult resumed =
        EventRunner.builder()
            .store(store)
            .threads(2)
            .build()
            .resume(store.events().getLast())
            .orElseThrow();
    assertThat(resumed.standings().digest()).isEqualTo(expected);
  }

  private static String digest(EventRunner runner) {
    return runner.run(event()).orElseThrow().standings().digest();
  }
}
