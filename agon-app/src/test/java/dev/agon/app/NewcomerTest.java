package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.app.cli.Arguments.Example;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.StandardOutput;
import dev.agon.app.cli.Streams;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Help, games, rules, seeds and analysis, as a newcomer meets them. */
final class NewcomerTest {
  @TempDir private Path folder;

  @Test
  void oneGameIsDescribedWithItsSettingsAndBots() {
    assertThat(Cli.agon("games", "coinfight").out())
        .startsWith("Coin Fight, 2 to 6 players\n")
        .containsPattern("\n  start  the coins each player starts with, .*")
        .containsPattern("\n  Greedy  +\\w")
        .contains("\n  agon rules coinfight ");
    assertThat(Cli.agon("games", "botstack").out()).startsWith("BotStack, 2 players\n");
    assertThat(Cli.agon("games", "coinfigth").err())
        .startsWith("agon: unknown game 'coinfigth'; did you mean coinfight?");
  }

  /** The references to the code are for programmers. */
  @ParameterizedTest
  @ValueSource(strings = {"blotto", "botstack", "canopy", "coinfight"})
  void everyGameHasWrittenRules(String game) {
    Cli rules = Cli.agon("rules", game);
    assertThat(rules.err()).isEmpty();
    assertThat(rules.out()).startsWith("# ").contains("## ").doesNotContainPattern("\\.\\w+`\\)\n");
    assertThat(rules.out().lines().count()).isGreaterThan(10);
  }

  @Test
  void helpOfACommandIsItsHelpFlag() {
    assertThat(Cli.agon("help", "run")).isEqualTo(Cli.agon("run", "--help"));
    assertThat(Cli.agon("help", "event", "check")).isEqualTo(Cli.agon("event", "check", "--help"));
    assertThat(Cli.agon("help")).isEqualTo(Cli.agon("--help"));
    assertThat(Cli.agon("help", "rnu").err())
        .startsWith("agon: unknown command 'rnu'; did you mean run?");
  }

  @Test
  void aMatchIsPlayedWithANewSeedThatIsPrinted() {
    Cli first = Cli.agon("play", "botstack", "--bots", "Random,Trigger");
    Cli second = Cli.agon("play", "botstack", "--bots", "Random,Trigger", "--seed", "random");
    assertThat(first.err())
        .matches("commitment [0-9a-f]{64}; its key is printed at the end\nseed key:[0-9a-f]{32}\n")
        .isNotEqualTo(second.err());
    for (Cli played : List.of(first, second)) {
      String seed = played.err().lines().toList().getLast().substring("seed ".length());
      assertThat(Cli.agon("play", "botstack", "--bots", "Random,Trigger", "--seed", seed))
          .isEqualTo(new Cli(0, played.out(), played.err()));
    }
  }

  @Test
  void everyCommandHasHelp() {
    String help = Cli.agon().out();
    for (Command command : Main.commands()) {
      assertThat(help).contains("  " + command.name());
      checkHelp(List.of(command.name()), command);
    }
  }

  /** Help has a description, and examples whose words and flags the command accepts. */
  private static void checkHelp(List<String> path, Command command) {
    String name = String.join(" ", path);
    Cli help = Cli.agon(Stream.concat(path.stream(), Stream.of("--help")).toArray(String[]::new));
    assertThat(help.code()).isZero();
    assertThat(help.out())
        .startsWith("usage: agon " + path.getFirst())
        .contains("\n\n" + command.flags().description().substring(0, 20));
    assertThat(help.out().lines()).as(name).allMatch(line -> line.length() <= 100);
    assertThat(command.flags().examples()).as(name).isNotEmpty();
    for (Example example : command.flags().examples()) {
      assertThat(help.out()).contains("  agon " + example.command() + "\n      ");
      List<String> words = List.of(example.command().split(" "));
      assertThat(words.getFirst()).isEqualTo(path.getFirst());
      if (command.subcommands().isEmpty()) {
        assertThat(command.flags().read(words, Streams.ofProcess(new StandardOutput())))
            .as(example.command())
            .isPresent();
      }
    }
    for (Command each : command.subcommands()) {
      checkHelp(Stream.concat(path.stream(), Stream.of(each.name())).toList(), each);
    }
  }

  /** The steps of the mistakes, by player, are those that replay shows. */
  @ParameterizedTest
  @ValueSource(strings = {"coinfight Greedy,AllHigh", "botstack Gambler,Trigger"})
  void aStoredMatchIsAnalysedWithTheStepsOfItsReplay(String match) {
    String[] words = match.split(" ");
    String db = folder.resolve("kept.db").toString();
    Cli.agon("run", "--seed", "1", "--game", words[0], "--bots", words[1], "--db", db);
    Cli judged = Cli.agon("analyse", "1/2", "--db", db);
    assertThat(judged.err()).isEmpty();
    List<String> replay = Cli.agon("replay", "1/2", "--numbers", "--db", db).out().lines().toList();
    Map<String, Integer> moves = new TreeMap<>();
    Map<String, List<String>> mistakes = new TreeMap<>();
    for (String line : judged.out().lines().toList()) {
      Matcher move = Pattern.compile(" *(\\d+)  (\\w+): .*?(  mistake)?").matcher(line);
      if (move.matches()) {
        moves.merge(move.group(2), 1, Integer::sum);
        List<String> bad = mistakes.computeIfAbsent(move.group(2), _ -> new ArrayList<>());
        assertThat(replay)
            .anyMatch(shown -> shown.matches(" *" + move.group(1) + "  .*" + move.group(2) + ".*"));
        if (move.group(3) != null) {
          bad.add(move.group(1));
        }
      }
    }
    assertThat(moves).hasSize(2);
    moves.forEach(
        (name, all) -> {
          List<String> bad = mistakes.getOrDefault(name, List.of());
          int good = all - bad.size();
          assertThat(judged.out())
              .containsPattern(
                  "\n%s: accuracy [\\d.]+ %%, %d of %d moves%s\n"
                      .formatted(
                          name,
                          good,
                          all,
                          good == all ? "" : "; mistakes in steps " + String.join(", ", bad)));
        });
  }
}
