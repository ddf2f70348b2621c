package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.store.Store;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A premiere is shown by its pages: no command tells more of it. */
final class PremiereSecrecyTest {
  private static final String KEY = "000102030405060708090a0b0c0d0e0f";

  @TempDir private Path folder;

  @BeforeEach
  void playAndHide() {
    agon(
        "run --game coinfight --bots Greedy,AllLow --format single-elimination --seed key:" + KEY,
        "--db",
        database());
    try (Store store = Store.open(database())) {
      assertThat(store.event(1).orElseThrow().isOver()).isTrue();
      store.premieres().begin(1);
    }
  }

  private String database() {
    return folder.resolve("agon.db").toString();
  }

  private static Cli agon(String command, String... more) {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.addAll(List.of(more));
    return Cli.agon(words.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "standings 1",
        "report 1",
        "report 1 --matches 1",
        "matches 1",
        "export 1 --output json",
        "replay 1/1",
        "analyse 1/1",
        "verify 1",
        "resume 1",
      })
  void aCommandRefusesToTellOfAPremiere(String command) {
    Cli refused = agon(command, "--db", database());
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err())
        .isEqualTo(
            "agon: event 1 is shown as a premiere, and only its pages show it until that is over:"
                + " agon serve 1 --premiere\n");
  }

  @Test
  void theListOfEventsShowsWhatIsRevealed() {
    Cli listed = agon("events --wide", "--db", database());
    assertThat(listed.out()).contains("premiere").doesNotContain("finished", KEY);
    assertThat(listed.out().lines().toList().get(1).strip()).matches("1 +0 +premiere .*");
  }

  @Test
  void whatIsOverIsToldAgain() {
    try (Store store = Store.open(database())) {
      store.premieres().end(1);
    }
    assertThat(agon("standings 1", "--db", database()).out()).contains("Greedy");
    assertThat(agon("events", "--db", database()).out()).contains("finished");
  }
}
