package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.event.EventFile;
import dev.agon.registry.GameRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The event files in examples/, checked and played from the project's folder as they say. */
@Tag("e2e")
final class ExamplesTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));
  private static final Pattern PLANNED =
      Pattern.compile("(?m)^(?:stage 1|total) .*?([\\d,]+)(?: to ([\\d,]+))? match");
  private static final Pattern PLAYED = Pattern.compile("(?m)^(\\d+) matches, ");

  private static final Map<String, Cli> PLAYED_EXAMPLES = new HashMap<>();

  @TempDir private Path folder;

  static Stream<String> examples() throws IOException {
    try (Stream<Path> files = Files.list(HOME.resolve("examples"))) {
      return files
          .map(file -> "examples/" + file.getFileName())
          .filter(name -> name.endsWith(".yaml"))
          .sorted()
          .toList()
          .stream();
    }
  }

  private Cli agon(String... arguments) throws Exception {
    List<String> words = new ArrayList<>(List.of(HOME.resolve("agon").toString()));
    words.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(words)
            .directory(HOME.toFile())
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();
    process.getOutputStream().close();
    int code = process.waitFor();
    return new Cli(
        code, Files.readString(folder.resolve("out")), Files.readString(folder.resolve("err")));
  }

  private static long number(String figures) {
    return Long.parseLong(figures.replace(",", ""));
  }

  /** Plays an example on two threads, once for all tests. */
  private Cli played(String file) throws Exception {
    Cli cli = PLAYED_EXAMPLES.get(file);
    if (cli == null) {
      cli = agon("run", file, "--db", "none", "--progress", "none", "--concurrency", "2");
      assertThat(cli.err()).isEmpty();
      assertThat(cli.code()).isZero();
      PLAYED_EXAMPLES.put(file, cli);
    }
    return cli;
  }

  /** No bot fails in the sample, and as many matches are played as the plan says. */
  @ParameterizedTest
  @MethodSource("examples")
  void anExampleIsPlayedAsItsPlanSays(String file) throws Exception {
    Cli plan = agon("event", "check", file);
    assertThat(plan.err()).isEmpty();
    assertThat(plan.code()).isZero();
    Cli event = played(file);
    Matcher planned = PLANNED.matcher(plan.out());
    long fewest = 0;
    long most = 0;
    while (planned.find()) {
      fewest = number(planned.group(1));
      most = planned.group(2) == null ? fewest : number(planned.group(2));
    }
    Matcher played = PLAYED.matcher(event.out());
    assertThat(played.find()).isTrue();
    assertThat(number(played.group(1))).isPositive().isBetween(fewest, most);
  }

  @ParameterizedTest
  @ValueSource(strings = {"coinfight", "botstack-cup", "canopy-fours"})
  void anExampleIsPlayedTheSameOnOneThreadAndOnTwo(String name) throws Exception {
    String file = "examples/" + name + ".yaml";
    assertThat(agon("run", file, "--db", "none", "--concurrency", "1").out())
        .isEqualTo(played(file).out());
  }

  @Test
  void aTableIsPlayedTheSameOnOneThreadAndOnTwo() throws Exception {
    String table =
        "run --seed 1 --game canopy --bots Owl,Climber,Random --format table --seats 10 --games 5";
    assertThat(agon((table + " --db none --concurrency 1").split(" ")).out())
        .contains("5 matches, table")
        .isEqualTo(agon((table + " --db none --concurrency 2").split(" ")).out());
  }

  @Test
  void theCoinFightExampleIsWonByPerfect() throws Exception {
    assertThat(played("examples/coinfight.yaml").out())
        .startsWith("Coin Fight, the classics\n")
        .contains("   1  Perfect");
  }

  @Test
  void theCupHasATableABracketAndAMatchForThirdPlace() throws Exception {
    assertThat(played("examples/botstack-cup.yaml").out())
        .startsWith("BotStack cup\n")
        .contains("   1  Oracle ", "1 Oracle    ─┐", "├─ Oracle 2-1", "third place: ")
        .containsPattern("\n   1  Oracle +stage 2 \\(single-elimination\\): place 1 ");
  }

  @Test
  void theBlottoExampleIsWonByTheLearner() throws Exception {
    assertThat(played("examples/blotto.yaml").out())
        .startsWith("Colonel Blotto, five rounds\n")
        .contains("   1  learner ");
  }

  @Test
  void theCanopyExampleIsWonByTheOwl() throws Exception {
    assertThat(played("examples/canopy.yaml").out())
        .startsWith("Canopy at a table of ten\n")
        .contains("   1  Owl ", "The lead of Owl is beyond chance; about ")
        .contains("finished ahead of", "200 matches, table");
  }

  @Test
  void everyGameHasAnExampleAndEveryExampleSaysHowItIsRun() throws IOException {
    List<String> games = new ArrayList<>();
    for (String file : examples().toList()) {
      String text = Files.readString(HOME.resolve(file));
      assertThat(text).startsWith("# ").contains("\n# Run it with: ./agon run " + file + "\n");
      games.add(EventFile.read(HOME.resolve(file).toString(), text).game());
    }
    assertThat(games)
        .containsAll(GameRegistry.games().stream().map(kit -> kit.game().spec().id()).toList());
  }
}
