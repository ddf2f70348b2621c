package dev.agon.event;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.DrawKey;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CommitmentTest {
  @TempDir private Path folder;

  @BeforeEach
  void writeBot() throws IOException {
    Files.writeString(folder.resolve("bot.py"), "print(1)");
  }

  private Event event() {
    return Event.of("numbers", "One")
        .withBots(
            List.of(
                BotEntry.builtIn("One"),
                BotEntry.of(
                    new BotSource.SourceFile("bot.py", BotSource.Launch.DEFAULT), "e.yaml:1")))
        .withSeed(new EventSeed.Secret(DrawKey.ofNumber(7)))
        .with(new EventPaths(folder, Optional.empty()));
  }

  private Commitment commitment() {
    return Commitment.to(event()).orElseThrow();
  }

  @Test
  void anOpenSeedIsNoSecretToCommitTo() {
    assertThat(Commitment.to(event().withSeed(1))).isEmpty();
  }

  @Test
  void itFitsTheEventEvenWhenTheBotsFilesAreGone() throws IOException {
    Commitment made = commitment();
    Files.delete(folder.resolve("bot.py"));
    assertThat(made.fits(event())).isTrue();
  }

  @Test
  void itFitsNoOtherEvent() {
    Commitment made = commitment();
    List<UnaryOperator<Event>> changes =
        List.of(
            event -> event.withSeed(EventSeed.random()),
            event -> event.withSeed(1),
            event -> event.withBots(event.bots().reversed()),
            event -> event.withBots(event.bots().subList(0, 1)),
            event -> event.withStages(Stage.of(FormatType.ROUND_ROBIN, Map.of("games", "7"))));
    assertThat(changes)
        .allSatisfy(change -> assertThat(made.fits(change.apply(event()))).isFalse());
  }

  @Test
  void anotherBotFileIsAnotherCommitment() throws IOException {
    Commitment before = commitment();
    Files.writeString(folder.resolve("bot.py"), "print(2)");
    assertThat(commitment().hash()).isNotEqualTo(before.hash());
    assertThat(commitment().contents().getFirst()).isEmpty();
  }

  @Test
  void textIsReadBack() {
    assertThat(Commitment.read(commitment().text())).isEqualTo(commitment());
  }
}
