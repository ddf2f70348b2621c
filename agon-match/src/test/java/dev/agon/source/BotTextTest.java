package dev.agon.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Parsed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BotTextTest {
  @TempDir private Path folder;

  @BeforeEach
  void files() throws IOException {
    for (String file :
        List.of(
            "b/zoe.py",
            "b/Ann.py",
            "b/ben.c",
            "b/.old.py",
            "b/notes.txt",
            "b/sub.py/x.py",
            "teams/one/bot.py",
            "teams/two/bot.py",
            "teams/two/other.py",
            "teams/[3]/bot.py")) {
      Files.createDirectories(folder.resolve(file).getParent());
      Files.writeString(folder.resolve(file), "");
    }
  }

  private Parsed<List<BotEntry>> read(String text) {
    return BotText.parseAll(text, BotSource.Launch.DEFAULT, "", folder);
  }

  private List<String> sources(String text) {
    return read(text).orThrow(IllegalStateException::new).stream()
        .map(bot -> bot.source().describe())
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "b/*.py, 'b/Ann.py b/zoe.py'",
    "b/?e?.*, b/ben.c",
    "b/*, 'b/Ann.py b/ben.c b/notes.txt b/zoe.py'",
    "b/, 'b/Ann.py b/ben.c b/zoe.py'",
    "./b/*.c, ./b/ben.c",
    "teams/*/bot.py, 'teams/[3]/bot.py teams/one/bot.py teams/two/bot.py'",
    "teams/[*/*.py, 'teams/[3]/bot.py'",
  })
  void aPatternStandsForItsFilesInOrder(String pattern, String files) {
    assertThat(sources(pattern)).containsExactly(files.split(" "));
  }

  @Test
  void aPatternMayBeAbsolute() {
    assertThat(sources(folder + "/b/*.c")).containsExactly(folder + "/b/ben.c");
  }

  @ParameterizedTest
  @ValueSource(strings = {"b/*.js", "none/*.py", "none/", "teams/"})
  void aPatternWithoutFilesIsSaidInOneLine(String pattern) {
    assertThat(read(pattern))
        .isInstanceOfSatisfying(
            Parsed.Failure.class,
            failure ->
                assertThat(failure.why()).contains("'" + pattern + "'").doesNotContain("\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"cmd:ls b/*.py", "always:*", "b/ben.c", "Randy", "Randy*3", "b/a*2"})
  void whatIsNoPatternIsOneEntry(String text) {
    assertThat(read(text))
        .isEqualTo(BotText.parse(text, BotSource.Launch.DEFAULT, "").map(List::of));
  }
}
