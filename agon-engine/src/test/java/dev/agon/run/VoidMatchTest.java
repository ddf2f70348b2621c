package dev.agon.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.event.Event;
import dev.agon.execute.PlayedMatch;
import dev.agon.game.Parsed;
import dev.agon.record.MatchRecord;
import dev.agon.record.RecordFile;
import dev.agon.registry.FaultyKit;
import dev.agon.registry.GameRegistry;
import dev.agon.registry.Plugin;
import dev.agon.registry.PluginJars;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import dev.agon.verify.EventVerifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Events whose game throws exceptions in some of the matches. */
@SuppressWarnings("NullAway.Init") // set before each test
final class VoidMatchTest {
  @TempDir private Path folder;
  private Store store;

  @BeforeAll
  static void addPlugin() {
    GameRegistry.add(Plugin.of("faulty.jar", PluginJars.of(FaultyKit.class)));
  }

  @BeforeEach
  void openStore() {
    store = Store.open(folder.resolve("agon.db").toString());
  }

  @AfterEach
  void closeStore() {
    store.close();
  }

  private static Event event(String fails) {
    return Event.of("faulty", "Odd", "Even", "Random").withSettings(Map.of("fails", fails));
  }

  private static EventResult played(EventRunner runner, Event event) {
    return runner.run(event).orElseThrow();
  }

  /** The matches on one thread, with nothing stored. */
  private static List<PlayedMatch> matches(Event event) {
    List<PlayedMatch> matches = new ArrayList<>();
    EventListener listener =
        new EventListener() {
          @Override
          public void matchFinished(PlayedMatch match, long knownMatches) {
            matches.add(match);
          }
        };
    played(EventRunner.builder().threads(1).listener(listener).build(), event);
    return matches;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "none",
        "start",
        "turn",
        "refuse",
        "apply",
        "view",
        "outcome",
        "seat",
        "places",
        "moveJson",
        "draw",
        "rollJson",
        "legalMoves",
        "tell",
        "question"
      })
  void whateverThrowsTheEventEndsWithTheSameDigestEverywhere(String fails) {
    Event event = event(fails);
    String expected = played(EventRunner.builder().threads(1).build(), event).standings().digest();
    EventResult stored = played(EventRunner.builder().store(store).threads(2).build(), event);
    assertThat(stored.standings().digest()).isEqualTo(expected);
    StoredEvent kept = store.events().getLast();
    EventVerifier.Verified verified = EventVerifier.verify(store, kept);
    assertThat(verified.digest()).isEqualTo(expected);
    assertThat(verified.replayed()).isEqualTo(kept.matches());
    long voids = matches(event).stream().filter(match -> match.result().isVoid()).count();
    assertThat(stored.seen().voids().map(VoidSummary::matches).orElse(0L)).isEqualTo(voids);
    boolean isHarmless = List.of("none", "legalMoves", "tell", "question").contains(fails);
    assertThat(voids == 0).isEqualTo(isHarmless);
  }

  @Test
  void aVoidMatchScoresNothingAndSaysWhy() {
    EventResult result =
        played(EventRunner.builder().store(store).threads(1).build(), event("apply"));
    String why = "the plug-in's Game.apply throws IllegalStateException: no apply\\nfor 8";
    StoredEvent stored = store.events().getLast();
    long games = 0;
    for (StoredMatch match : matches(stored)) {
      if (!match.seats().contains(2)) {
        assertThat(match.result().voidReason()).contains(why);
        assertThat(match.result().faults()).isEmpty();
        assertThat(record(stored, match).voidReason()).contains(why);
      }
      games += match.seats().contains(0) && !match.result().isVoid() ? 1 : 0;
    }
    assertThat(result.standings().total().score(1).games()).isZero();
    assertThat(result.standings().total().score(0).games()).isEqualTo(games);
    assertThat(games).isPositive();
    assertThat(result.seen().faults()).isEmpty();
  }

  private List<StoredMatch> matches(StoredEvent stored) {
    try (var matches = store.matches(stored.id())) {
      return Stream.generate(matches::next)
          .takeWhile(next -> next.isPresent())
          .map(next -> next.orElseThrow())
          .toList();
    }
  }

  private MatchRecord record(StoredEvent stored, StoredMatch match) {
    String json = store.record(stored.id(), match.number()).orElseThrow();
    return ((Parsed.Value<MatchRecord>) RecordFile.read(json)).value();
  }

  @Test
  void aStoppedEventWithVoidMatchesIsResumedToTheSameDigest() {
    Event event = event("refuse");
    String expected = played(EventRunner.builder().threads(1).build(), event).standings().digest();
    EventRunner[] runner = new EventRunner[1];
    EventListener stopping =
        new EventListener() {
          @Override
          public void matchFinished(PlayedMatch match, long knownMatches) {
            if (match.spec().number() == 3) {
              runner[0].stop();
            }
          }
        };
    runner[0] = EventRunner.builder().store(store).threads(2).listener(stopping).build();
    assertThat(runner[0].run(event)).isEmpty();
    EventRunner again = EventRunner.builder().store(store).threads(2).build();
    assertThat(again.resume(store.events().getLast()).orElseThrow().standings().digest())
        .isEqualTo(expected);
  }

  /** Both matches of each series are void, so the better seed advances. */
  @Test
  void aCupOfVoidMatchesEndsBySeeds() {
    Event cup = event("start").withStages(Stage.of(FormatType.SINGLE_ELIMINATION));
    EventResult result = played(EventRunner.builder().threads(2).build(), cup);
    assertThat(result.standings().lines().getFirst().entrant()).isZero();
    assertThat(result.seen().voids().orElseThrow().matches()).isEqualTo(result.matches());
  }

  @Test
  void aBotThatCannotSitDownForfeitsOnlyItsOwnMatches() {
    Event event = Event.of("faulty", "Odd", "Absent", "Even");
    EventResult result = played(EventRunner.builder().threads(1).build(), event);
    assertThat(result.seen().voids()).isEmpty();
    assertThat(result.seen().faults())
        .allMatch(fault -> fault.bot() == 1)
        .first()
        .satisfies(fault -> assertThat(fault.detail()).contains("no chair"));
    assertThat(result.standings().total().score(1).wins()).isZero();
  }
}
