package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.app.cli.Arguments.Flag;
import dev.agon.app.cli.Command;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All commands take games, events and matches in the same words. */
final class GrammarTest {
  private static final String EVENT = "--bots Greedy,AllLow --games 1 --seed ";

  @TempDir private Path folder;

  private Cli agon(String command) {
    return Cli.agon((command + " --db " + folder.resolve("agon.db")).split(" "));
  }

  private static Stream<Command> commands() {
    return Main.commands().stream()
        .flatMap(
            command ->
                command.subcommands().isEmpty()
                    ? Stream.of(command)
                    : command.subcommands().stream());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games GAME",
        "rules GAME",
        "bots GAME",
        "event new GAME -",
        "event check GAME --bots Greedy,AllLow --no-sample --seed 1",
        "run GAME --bots Greedy,AllLow --games 1 --seed 1 --db none",
        "sprt GAME --bots Greedy,AllLow --games 2 --seed 1 --db none",
        "play GAME --bots Greedy,AllLow --seed 1",
        "analyse GAME --summary",
      })
  void aGameIsAWordOrAFlag(String command) {
    Cli word = Cli.agon(command.replace("GAME", "coinfight").split(" "));
    assertThat(word.err()).doesNotContain("agon:");
    assertThat(word.out()).isNotEmpty();
    assertThat(Cli.agon(command.replace("GAME", "--game coinfight").split(" "))).isEqualTo(word);
  }

  @Test
  void everyCommandThatTakesAGameHasTheFlagForIt() {
    Pattern game = Pattern.compile("\\bGAME\\b");
    assertThat(commands())
        .filteredOn(command -> game.matcher(command.flags().usage()).find())
        .hasSizeGreaterThan(10)
        .allMatch(
            command ->
                command.flags().all().stream()
                    .anyMatch(
                        flag ->
                            flag.name().equals("game")
                                && flag.value().equals(Optional.of("GAME"))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bots coinfight --game botstack  | unexpected argument 'coinfight'; --game names the game",
        "sandbox check --game botstack   | BOT is missing",
        "try --game botstack             | BOT is missing",
        "run 4                           | run takes an event file or a game, not an event of the",
        "run coinfigth                   | unknown event file or game 'coinfigth'; did you mean",
        "replay last                     | last is a whole event; name one of its matches, like",
        "standings 4/1                   | 4/1 is one match; name its event alone: 4",
        "standings last                  | there is no event in the database; agon run stores one",
        "serve 4                         | agon serve shows all events of the database; --premiere",
        "play coinfight --record=m.json  | --record is now called --file",
      })
  void aWordThatDoesNotFitIsNamedInOneLine(String command, String error) {
    agon("run coinfight " + EVENT + 1);
    agon("events --delete 1");
    Cli cli =
        command.matches("standings.*|replay.*") ? agon(command) : Cli.agon(command.split(" "));
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).startsWith("agon: " + error).hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "standings EVENT",
        "matches EVENT",
        "export EVENT",
        "verify EVENT",
        "verify EVENT/2",
        "matches EVENT/2",
        "replay EVENT/2",
        "analyse EVENT/2",
      })
  void lastIsTheLastEventOfTheDatabase(String command) {
    agon("run botstack --bots Trigger,Gambler --games 1 --seed 1");
    agon("run coinfight " + EVENT + 1);
    Cli second = agon(command.replace("EVENT", "2"));
    assertThat(second.code()).isZero();
    assertThat(second.out()).isNotEmpty();
    assertThat(agon(command.replace("EVENT", "last"))).isEqualTo(second);
    assertThat(agon(command.replace("EVENT", "1"))).isNotEqualTo(second);
  }

  @Test
  void oneMatchOfAnEventIsListedAndVerified() {
    agon("run coinfight " + EVENT + "random");
    assertThat(agon("matches 1/2").out()).isEqualTo("2  AllLow 0, Greedy 1\n");
    assertThat(agon("matches 1/3").err())
        .isEqualTo("agon: no such match: 1/3; event 1 has 2 matches\n");
    assertThat(agon("verify 1/2").out())
        .matches(
            """
            1/2: the same, \\d+ steps; 2 of 2 bots asked again
            its deal and seeds follow from key:[0-9a-f]{32}
            """);
    Cli other = agon("verify 1/2 --seed 7");
    assertThat(other.code()).isEqualTo(1);
    assertThat(other.out()).isEqualTo("1/2: its deal or seeds do not follow from that key\n");
  }

  /** What an event stores is one thing, and a file to write another. */
  @Test
  void recordIsWhatAnEventStoresInEveryCommandThatHasIt() {
    assertThat(commands().flatMap(command -> command.flags().all().stream()))
        .filteredOn(flag -> flag.name().equals("record"))
        .isNotEmpty()
        .allSatisfy(flag -> assertThat(flag.words()).contains("moves", "results"))
        .extracting(Flag::help)
        .containsOnly(
            commands()
                .filter(command -> command.name().equals("run"))
                .flatMap(command -> command.flags().all().stream())
                .filter(flag -> flag.name().equals("record"))
                .map(Flag::help)
                .toArray(String[]::new));
  }
}
