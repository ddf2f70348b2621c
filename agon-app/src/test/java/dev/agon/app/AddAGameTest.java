package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The code that the page about new games shows is code that is compiled and tested. */
final class AddAGameTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));
  private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
  private static final List<String> SOURCES =
      List.of(
          "agon-app/src/main/resources/dev/agon/app/plugin/project/src",
          "agon-testkit/src/test/java/dev/agon/sketch",
          "examples/liars-dice/src/main/java");

  private static String sources() throws IOException {
    StringBuilder text = new StringBuilder();
    for (String folder : SOURCES) {
      try (Stream<Path> files = Files.walk(HOME.resolve(folder))) {
        for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          text.append(Files.readString(file));
        }
      }
    }
    return withoutIndentation(text.toString());
  }

  private static String withoutIndentation(String code) {
    return code.lines().map(String::strip).collect(Collectors.joining("\n"));
  }

  @Test
  void allJavaOnThePageIsOfTheTemplateOrAnExample() throws Exception {
    String page = Files.readString(HOME.resolve("docs/add-a-game.md"));
    List<String> shown = JAVA.matcher(page).results().map(block -> block.group(1)).toList();
    assertThat(shown).hasSizeGreaterThan(10);
    assertThat(shown).map(AddAGameTest::withoutIndentation).allMatch(sources()::contains);
  }
}
