package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.agon.entrant.EntrantFactory;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.process.ProgramPool;
import dev.agon.protocol.TimeControl;
import dev.agon.result.Fault;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.source.BotEntry;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a bot in a box writes, and does to its pipes and processes, costs only itself. */
final class ProtocolAttacksTest {
  private static final TimeControl CLOCK =
      new TimeControl(Duration.ofSeconds(5), Duration.ofSeconds(20));

  @TempDir private Path folder;

  /** Matches of the attacker, a program that plays fair, and a built-in, in one arena. */
  private List<Result> results(String attack) throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    try (InputStream script = ProtocolAttacksTest.class.getResourceAsStream("attacks.py")) {
      Files.copy(
          Objects.requireNonNull(script),
          Files.createDirectories(folder.resolve("bot")).resolve("attacks.py"),
          StandardCopyOption.REPLACE_EXISTING);
    }
    List<BotEntry> bots =
        Stream.of(
                "cmd:python3 bot/attacks.py " + attack, "cmd:python3 bot/attacks.py fair", "Greedy")
            .map(Bots::entry)
            .toList();
    GameKit<CoinState, CoinView, Play> kit = new CoinFightKit();
    try (ProgramPool pool = ProgramPool.of(1, 2)) {
      MatchRunner<CoinState, CoinView, Play> arena =
          new MatchRunner<>(
              kit,
              Settings.defaults(kit.game().spec()),
              new EntrantFactory<>(kit, CLOCK, folder, pool)
                  .withBoxes(true)
                  .entrants(BotEntry.expanded(bots)));
      List<Result> results = new ArrayList<>();
      for (List<Integer> seats :
          List.of(List.of(0, 1), List.of(1, 2), List.of(0, 2), List.of(2, 0))) {
        int number = results.size() + 1;
        results.add(arena.play(new Seeds(1).spec(number, number, seats)));
      }
      return results;
    }
  }

  @ParameterizedTest
  @CsvSource({
    "answers-before-it-is-asked, illegal-move",
    "is-ready-twice, unreadable",
    "has-a-field-twice, unreadable",
    "writes-half-a-line-and-ends, disconnected",
    "writes-no-utf-8, unreadable",
    "writes-deep-json, unreadable",
    "writes-json-of-allowed-depth, unreadable",
    "writes-many-fields, unreadable",
    "writes-a-coin-twice, unreadable",
    "writes-surrogates, unreadable",
    "writes-zeros, unreadable",
    "writes-a-long-number, unreadable",
    "writes-a-huge-exponent, unreadable",
    "writes-a-large-number, unreadable",
    "writes-empty-lines, unreadable",
    "writes-into-its-own-input, disconnected",
    "stops-itself, time",
    "kills-its-group, disconnected",
  })
  void anAttackOnTheProtocolForfeits(String attack, String reason) throws IOException {
    List<Result> results = results(attack);
    assertThat(results.getFirst().faults())
        .extracting(Fault::seat, fault -> fault.reason().id())
        .containsExactly(tuple(0, reason));
    assertThat(results.get(1).faults()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "has-unknown-fields",
        "shrinks-its-pipes",
        "signals-the-first-process",
        "leaves-a-child-with-its-pipes",
        "floods-standard-error",
        "floods-at-the-end",
        "again-and-more",
        "again-and-closes",
        "again-and-never-says-so",
      })
  void whatChangesNoAnswerChangesNoResult(String attack) throws IOException {
    List<Result> results = results(attack);
    assertThat(results).allSatisfy(result -> assertThat(result.faults()).isEmpty());
    assertThat(results)
        .extracting(Result::outcome)
        .isEqualTo(results("fair").stream().map(Result::outcome).toList());
  }
}
