package dev.agon.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.agon.process.host.ProgramCommand;
import dev.agon.sandbox.BoxLimits;
import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BotBuilderTest {
  @TempDir private Path folder;

  private ProgramCommand command(Languages languages, String name, String source)
      throws IOException {
    Path file = Files.writeString(folder.resolve(name), source);
    return new BotBuilder(languages, "coinfight").command(file);
  }

  private static String output(ProgramCommand command) throws Exception {
    Process process = new ProcessBuilder(command.words()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    process.waitFor();
    return output;
  }

  /** Every language whose tool is installed; the others say which tool they need. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hi.py   | python3 | print('hi')",
        "hi.js   | node    | console.log('hi')",
        "hi.ts   | deno    | const hi: string = 'hi'; console.log(hi)",
        "hi.rb   | ruby    | puts 'hi'",
        "hi.java | java    | class hi { public static void main(String[] a) { IO.println(\"hi\"); }"
            + " }",
        "hi.c    | cc      | #include <stdio.h>@int main(void) { puts(\"hi\"); return 0; }",
        "hi.cpp  | c++     | #include <iostream>@int main() { std::cout << \"hi\\n\"; }",
        "hi.rs   | rustc   | fn main() { println!(\"hi\"); }",
        "hi.go   | go      | package main@import \"fmt\"@func main() { fmt.Println(\"hi\") }",
      })
  void aSourceFileRunsWhereItsToolIsInstalled(String file, String tool, String source)
      throws Exception {
    boolean isInstalled = ProgramCommand.of(List.of(tool)).problem().isEmpty();
    String text = source.replace('@', '\n') + "\n";
    if (isInstalled || file.endsWith(".java")) {
      assertThat(output(command(Languages.standard(), file, text))).isEqualTo("hi");
    } else if (!file.endsWith(".ts")) {
      assertThatThrownBy(() -> command(Languages.standard(), file, text))
          .isInstanceOf(UserError.class)
          .hasMessage(folder.resolve(file) + " needs " + tool + ", which is not installed");
    }
  }

  @Test
  void theFirstInstalledToolOfSeveralIsUsed() throws Exception {
    Languages own =
        Languages.standard().with("own", ".x run no-such-tool-of-agon {file}\n.x run cat {file}\n");
    assertThat(output(command(own, "a.x", "text"))).isEqualTo("text");
  }

  @Test
  void aFileOfTheUserAddsAndReplacesRecipes() throws Exception {
    Languages own =
        Languages.standard()
            .with(
                "own",
                """
                # my own
                .x   build  cp {file} {out}/built
                .x   run    cat {out}/built
                .py  run    echo "{name} of {file}"
                """);
    assertThat(output(command(own, "a.x", "text"))).isEqualTo("text");
    assertThat(output(command(own, "a.py", ""))).isEqualTo("a of " + folder.resolve("a.py"));
    assertThat(own.endings()).startsWith(".py, .js").endsWith(".x");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ".x run           | own:2: must be an ending, a step and a command",
        "x run a          | own:2: must be an ending, a step and a command",
        ".x rnu a         | own:2: unknown step 'rnu'; did you mean run?",
        ".x run 'a        | own:2: a ' is not closed",
      })
  void aMistakeInTheUsersFileIsReportedWithItsLine(String line, String error) {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> Languages.standard().with("own", "# mine\n" + line))
        .withMessageStartingWith(error);
  }

  @Test
  void theUsersFileIsNamedByTheEnvironment() {
    assertThat(Languages.userFile(Map.of("AGON_LANGUAGES", "/a/b"))).isEqualTo(Path.of("/a/b"));
    assertThat(Languages.userFile(Map.of("XDG_CONFIG_HOME", "/c")))
        .isEqualTo(Path.of("/c/agon/languages"));
    assertThat(Languages.userFile(Map.of()).toString()).endsWith("/.config/agon/languages");
  }

  @ParameterizedTest
  @CsvSource({"bot.lua, lua %s", "bot.jar, java -jar %s", "bot.xyz, PROGRAM %s", "bot, PROGRAM %s"})
  void anyOtherEndingGetsAHintWithTheCommand(String file, String command) {
    assertThatThrownBy(() -> command(Languages.standard(), file, ""))
        .isInstanceOf(UserError.class)
        .hasMessageEndingWith(
            "name it by its command instead: 'cmd:"
                + command.formatted(folder.resolve(file))
                + "'");
  }

  @Test
  void anExecutableFileIsItsOwnCommand() throws IOException {
    Path file = Files.writeString(folder.resolve("bot"), "#!/bin/sh\n");
    assumeTrue(file.toFile().setExecutable(true));
    assertThatThrownBy(() -> new BotBuilder(Languages.standard(), "coinfight").command(file))
        .hasMessageEndingWith("'cmd:" + file + "'");
  }

  @Test
  void aBuildFailureHasTheCompilersWords() {
    assertThatExceptionOfType(BuildFailure.class)
        .isThrownBy(() -> command(Languages.standard(), "b.c", "int main(void) { return x; }\n"))
        .satisfies(
            e -> {
              assertThat(e.firstError()).contains("b.c:1:").contains("error").contains("x");
              assertThat(e.output()).contains("undeclared").contains("\n");
              assertThat(e).hasMessageStartingWith("cannot compile " + folder.resolve("b.c"));
            });
  }

  @Test
  void aChangedHeaderIsCompiledAgain() throws Exception {
    Path header = Files.writeString(folder.resolve("word.h"), "#define WORD \"one\"\n");
    String source = "#include <stdio.h>\n#include \"word.h\"\nint main(void) { puts(WORD); }\n";
    assertThat(output(command(Languages.standard(), "b.c", source))).isEqualTo("one");
    Files.writeString(header, "#define WORD \"two\"\n");
    assertThat(output(command(Languages.standard(), "b.c", source))).isEqualTo("two");
  }

  @Test
  void aCompiledBotThatSomebodyReplacedIsCompiledAgain() throws Exception {
    String source = "#include <stdio.h>\nint main(void) { puts(\"mine\"); }\n";
    ProgramCommand command = command(Languages.standard(), "own.c", source);
    Path compiled = Path.of(command.words().getFirst());
    Files.delete(compiled);
    Files.writeString(compiled, "#!/bin/sh\necho stolen\n");
    assertThat(compiled.toFile().setExecutable(true)).isTrue();
    assertThat(output(command)).isEqualTo("stolen");
    assertThat(output(command(Languages.standard(), "own.c", source))).isEqualTo("mine");
  }

  @Test
  void aJavaBotGetsItsHeapFromItsMemoryLimit() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("Heap.java"),
            "class Heap { public static void main(String[] a) {"
                + " IO.println(Runtime.getRuntime().maxMemory() >> 20); } }");
    ProgramCommand command =
        new BotBuilder(Languages.standard(), "coinfight")
            .command(file, BoxLimits.DEFAULT.withMemory(128 * BoxLimits.MIB));
    assertThat(Integer.parseInt(output(command))).isBetween(70, 80);
  }
}
