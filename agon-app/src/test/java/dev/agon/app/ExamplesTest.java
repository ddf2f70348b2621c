package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.entrant.GameRegistry;
import dev.agon.event.EventFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The event files in examples/, checked and played from the project's folder as they say. */
@Tag("e2e")
final class ExamplesTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));
  private static final Pattern PLANNED =
      Pattern.compile("(?m)^(?:stage 1|in all) .*?([\\d,]+)(?: to ([\\d,]+))? match");
  private static final Pattern PLAYED = Pattern.compile("(?m)^(\\d+) matches, ");

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

  /** No bot fails in the sample, and as many matches are played as the plan says. */
  @ParameterizedTest
  @MethodSource("examples")
  void anExampleIsPlayedAsItsPlanSays(String file) throws Exception {
    Cli plan = agon("event", "check", file);
    assertThat(plan.err()).isEmpty();
    assertThat(plan.code()).isZero();
    Cli event = agon("run", file, "--db", "none", "--progress", "none");
    assertThat(event.err()).isEmpty();
    assertThat(event.code()).isZero();
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

  @Test
  void everyGameHasAnExampleAndEveryExampleSaysHowItIsRun() throws IOException {
    List<String> games = new ArrayList<>();
    for (String file : examples().toList()) {
      String text = Files.readString(HOME.resolve(file));
      assertThat(text).startsWith("# ").contains("\n# Run it with: ./agon run " + file + "\n");
      games.add(EventFile.read(file, text.replace("examples/", HOME + "/examples/")).game());
    }
    assertThat(games)
        .containsAll(GameRegistry.games().stream().map(kit -> kit.game().spec().id()).toList());
  }
}
