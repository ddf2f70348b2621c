package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the files of a bot's author try, before or while they become a program. */
final class HostileSubmissionsTest {
  private static final String SECRET = "the weights of a rival";

  @TempDir private Path folder;

  /** The box's user is another one if the tests run as root, and could read the rival's files. */
  @BeforeEach
  void letOthersRead() throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    file("rival/weights.txt", SECRET);
  }

  private Path file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private void program(String name, String text) throws IOException {
    Files.setPosixFilePermissions(file(name, text), PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private Cli run(String bot) throws IOException {
    Path event =
        file("event.yaml", "game: coinfight\nseed: 1\nbots: [Greedy, Randy, %s]\n".formatted(bot));
    return Cli.agon("run", event.toString(), "--db", "none", "--progress", "none");
  }

  /** Its first line names a program of the rival, in a folder that looks like an installation. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "#!/usr/bin/env -S python3 spy/spy.py FOLDER/rival/bin/tool",
        "#!/usr/bin/env -S python3 spy/spy.py ./rival/bin/tool",
        "#!FOLDER/rival/bin/tool",
      })
  void theFirstLineOfAScriptShowsNoFilesOfOthers(String line) throws IOException {
    program(
        "rival/bin/tool",
        "#!/bin/sh\ncat FOLDER/rival/weights.txt >&2\n".replace("FOLDER", folder.toString()));
    Files.createDirectory(folder.resolve("rival/lib"));
    file(
        "spy/spy.py",
        "import sys\nprint(open('%s').read(), file=sys.stderr)\n"
            .formatted(folder.resolve("rival/weights.txt")));
    program("spy/run", line.replace("FOLDER", folder.toString()) + "\n");
    Cli cli = run("{command: spy/run}");
    assertThat(cli.out() + cli.err()).doesNotContain(SECRET).contains("run");
  }

  /** A compiler reads what the source names, and shows the lines that it does not understand. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "#include \"FOLDER/rival/weights.txt\"",
        "#include \"../rival/weights.txt\"",
        "__asm__(\".incbin \\\"FOLDER/rival/weights.txt\\\"\");",
        "#include \"/dev/zero\"",
        "#include __FILE__",
      })
  void aCompilerReadsNoFilesOfOthersAndEnds(String line) throws IOException {
    file("spy/spy.c", line.replace("FOLDER", folder.toString()) + "\nint main(void) {}\n");
    Cli cli = run("spy/spy.c");
    assertThat(cli.code()).as(cli.err()).isZero();
    assertThat(cli.out() + cli.err())
        .doesNotContain(SECRET)
        .contains("spy cannot be built and forfeits");
  }

  /** An annotation processor beside the source would run in the compiler. */
  @Test
  void aCompilerRunsNoCodeOfTheAuthor() throws IOException {
    file("spy/META-INF/services/javax.annotation.processing.Processor", "Sneak");
    Path sneak =
        file(
            "spy/Sneak.java",
            """
            import java.util.Set;
            import javax.annotation.processing.*;
            import javax.lang.model.element.TypeElement;
            @SupportedAnnotationTypes("*")
            public class Sneak extends AbstractProcessor {
              @Override public boolean process(Set<? extends TypeElement> all, RoundEnvironment round) {
                throw new IllegalStateException("the processor runs");
              }
            }
            """);
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, sneak.toString()))
        .isZero();
    file("spy/Spy.java", "@Deprecated class Spy { public static void main(String[] all) {} }\n");
    Path event =
        file("spy/event.yaml", "game: coinfight\nseed: 1\nbots: [Greedy, Randy, Spy.java]\n");
    Cli cli = Cli.agon("run", event.toString(), "--db", "none", "--progress", "none");
    assertThat(cli.out() + cli.err())
        .doesNotContain("the processor runs")
        .contains("disconnects: exited with code 0");
  }

  /** Python takes modules from the current folder, also where it only looks for another one. */
  @Test
  void aHintRunsNoFilesOfTheBot() throws IOException, InterruptedException {
    Path ran = folder.resolve("ran");
    for (String module : List.of("contextlib", "types", "warnings")) {
      file("spy/" + module + ".py", "try: open('%s', 'w')\nexcept OSError: pass\n".formatted(ran));
    }
    file("spy/spy.py", "# plays Coin Fight\nimport not_there\n");
    ProcessBuilder agon =
        ForkedAgon.command("try", "spy.py", "--game", "coinfight")
            .directory(folder.resolve("spy").toFile())
            .redirectErrorStream(true);
    agon.environment().put("PATH", "/usr/bin:/bin");
    Process process = agon.start();
    process.getOutputStream().close();
    assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .contains("No module named 'not_there'");
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(ran).doesNotExist();
  }
}
