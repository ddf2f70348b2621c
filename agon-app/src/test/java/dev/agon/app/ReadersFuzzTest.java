package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.blotto.ContestEntries;
import dev.agon.blotto.EntriesFile;
import dev.agon.event.EventFile;
import dev.agon.game.Parsed;
import dev.agon.game.kit.TextCodec;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.match.StepListener;
import dev.agon.process.host.ProgramCommand;
import dev.agon.record.MatchRecord;
import dev.agon.record.RecordFile;
import dev.agon.record.Replay;
import dev.agon.testkit.Mutations;
import dev.agon.text.JsonReader;
import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a file or a bot says, its reader answers; only what it promises to throw is thrown. */
final class ReadersFuzzTest {
  private static final int SHORT = 10_000;
  private static final int LONG = 1_000_000;

  private static final String POSITION =
      """
      3 75
      8x1, 9x5, 6x10, 3x25
      1x1, 0x5, 0x10, 0x25
      0x1, 0x5, 0x10, 0x25
      3x1, 0x5, 0x10, 0x25
      """;

  @TempDir private Path folder;

  private final CoinFightKit kit = new CoinFightKit();
  private final TextCodec<CoinView, Play> codec = kit.textCodec().orElseThrow();

  private static void fuzz(int times, List<String> seeds, Consumer<String> target) {
    Mutations mutations = new Mutations(times, seeds);
    for (int i = 0; i < times; i++) {
      String text = mutations.next();
      try {
        target.accept(text);
      } catch (RuntimeException | StackOverflowError e) {
        throw new AssertionError("on input <" + text + ">", e);
      }
    }
  }

  private void positions(int times) {
    fuzz(times, List.of(POSITION, "2 0\n0x1\n1x1\n1x1\n"), text -> readPosition(text));
  }

  /** A position that reads can be written, listed and played. */
  private void readPosition(String text) {
    if (codec.readView(text) instanceof Parsed.Value<CoinView>(CoinView view)) {
      assertThat(codec.readView(codec.viewText(view))).isInstanceOf(Parsed.Value.class);
    }
  }

  private CoinView view() {
    return codec.readView(POSITION) instanceof Parsed.Value<CoinView>(CoinView view)
        ? view
        : view();
  }

  private void moves(int times) {
    CoinView view = view();
    fuzz(
        times,
        List.of("5\n4x1, 0x5, 0x10, 0x25\n", "25\n1x10,2x5", "1"),
        text -> readsAgain(view, codec.readMove(view, text)));
    fuzz(
        times,
        List.of("{\"coin\":5,\"change\":{\"1\":4,\"5\":0}}", "{\"coin\":1}", "[1e9,null,\"a\"]"),
        text ->
            JsonReader.read(text)
                .map(
                    json -> {
                      readsAgain(view, kit.codec().readMove(view, json));
                      return json;
                    }));
  }

  private void readsAgain(CoinView view, Parsed<Play> reading) {
    if (reading instanceof Parsed.Value<Play>(Play play)) {
      assertThat(codec.readMove(view, codec.moveText(play))).isEqualTo(reading);
    }
  }

  private void events(int times) {
    String event =
        """
        name: Coin Fight, the classics
        game: coinfight
        settings: {start: [4x1, 3x5]}
        seed: 1
        clock: {match: 5}
        bots:
          - Greedy
          - {name: PyBasic, author: Tom, command: python3 bots/basic.py, protocol: turn}
        stages:
          - format: round-robin
            games: 3
        """;
    fuzz(
        times,
        List.of(event, "game: coinfight\nsettings: " + "[".repeat(60) + "1" + "]".repeat(60)),
        text -> {
          try {
            EventFile.read("e.yaml", text);
          } catch (UserError e) {
            assertThat(e.problems())
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).startsWith("e.yaml").doesNotContain("\n"));
          }
        });
  }

  /** Entries that read can be ranked and written in every format. */
  private void entries(int times) {
    EntriesFile.Options options =
        new EntriesFile.Options(
            Optional.empty(),
            Optional.empty(),
            true,
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    fuzz(
        times,
        List.of("id,a,b,c\nAnn,1,2,3\n\u202EBen,3,2,1\n", "P1,2,2,2\nP2,=1,4,1\nP3;1;4;1\n"),
        text -> {
          try {
            ContestEntries read =
                EntriesFile.read(
                    "e.csv", text, options, line -> assertThat(line).doesNotContain("\n"));
            assertThat(read.entries()).isNotEmpty();
          } catch (UserError e) {
            assertThat(e.getMessage()).isNotBlank().doesNotContain("\n");
          }
        });
  }

  private void commands(int times) {
    fuzz(
        times,
        List.of("python3 'my bot.py' \"a\\\"b\" c\\ d"),
        text -> {
          switch (ProgramCommand.parse(text)) {
            case Parsed.Value<ProgramCommand>(ProgramCommand command) ->
                assertThat(ProgramCommand.parse(command.toString()))
                    .isEqualTo(new Parsed.Value<>(command));
            case Parsed.Failure<ProgramCommand>(String why) -> assertThat(why).isNotBlank();
          }
        });
  }

  private void records(int times) throws IOException {
    Path good = folder.resolve("good.json");
    Cli.agon(
        "play", "coinfight", "--seed", "1", "--bots", "Greedy,AllHigh", "--file", good.toString());
    Path file = folder.resolve("bad.json");
    fuzz(
        times,
        List.of(Files.readString(good)),
        text -> {
          try {
            Files.write(file, text.getBytes(StandardCharsets.UTF_8));
            if (RecordFile.read(file) instanceof Parsed.Value<MatchRecord>(MatchRecord match)) {
              replay(match);
            }
          } catch (IOException e) {
            throw new IllegalStateException(e);
          }
        });
  }

  private void replay(MatchRecord match) {
    try {
      assertThat(new Replay<>(kit, match).run(StepListener.none())).isNotNull();
    } catch (IllegalArgumentException e) {
      assertThat(e.getMessage()).isNotBlank();
    }
  }

  @Test
  void readersAcceptOrRefuseAnyInput() throws IOException {
    positions(SHORT);
    moves(SHORT);
    events(SHORT);
    entries(SHORT);
    commands(SHORT);
    records(SHORT / 20);
  }

  @Tag("long")
  @Test
  void readersAcceptOrRefuseAnyInputInALongRun() throws IOException {
    positions(LONG);
    moves(LONG);
    events(LONG / 3);
    entries(LONG / 3);
    commands(LONG);
    records(LONG / 100);
  }
}
