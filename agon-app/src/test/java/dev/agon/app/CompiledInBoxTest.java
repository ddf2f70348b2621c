package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Languages without a starter kit, whose compilers and runtimes use other system calls. */
final class CompiledInBoxTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"lowest.go, go", "lowest.rs, rustc"})
  void aBotIsCompiledAndPlaysInABox(String name, String compiler) throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path source = folder.resolve(name);
    try (InputStream kept = CompiledInBoxTest.class.getResourceAsStream(name)) {
      Files.copy(Objects.requireNonNull(kept), source);
    }
    Path event = folder.resolve("event.yaml");
    Files.writeString(
        event, "game: coinfight\nseed: 1\nsandbox: require\nbots: [%s, Greedy]\n".formatted(name));
    Cli cli = Cli.agon("run", event.toString(), "--db", "none", "--progress", "none");
    assumeFalse(
        cli.err().contains("needs " + compiler) || cli.err().contains("that a bot's box can use"),
        "there is no %s that a box can use".formatted(compiler));
    assertThat(cli.code()).as(cli.err()).isZero();
    assertThat(cli.out() + cli.err()).contains("lowest").doesNotContain("failed in");
  }
}
