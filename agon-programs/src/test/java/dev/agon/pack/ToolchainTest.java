package dev.agon.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.sandbox.BoxReader;
import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ToolchainTest {
  @TempDir private Path folder;

  private Path program(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    return file;
  }

  private Path link(String name, Path target) throws IOException {
    Path link = folder.resolve(name);
    Files.createDirectories(link.getParent());
    return Files.createSymbolicLink(link, target);
  }

  private Toolchain of(String program, Path... path) {
    return of(program, BoxReader.SAME, path);
  }

  private Toolchain of(String program, BoxReader reader, Path... path) {
    return Toolchain.of(
        program,
        folder,
        String.join(":", java.util.Arrays.stream(path).map(Path::toString).toList()),
        reader);
  }

  @Test
  void aProgramOfTheSystemNeedsNothingMore() {
    Toolchain sh = of("sh", Path.of("/usr/bin"));
    assertThat(sh.program()).isEqualTo("/usr/bin/sh");
    assertThat(sh.installations()).isEmpty();
    assertThat(sh.folders()).isEmpty();
  }

  @Test
  void aShimOfPyenvIsResolvedToItsInstallation() throws IOException {
    Path python = program("pyenv/versions/3.99/bin/python3", "");
    Files.createDirectory(folder.resolve("pyenv/versions/3.99/lib"));
    program("pyenv/shims/python3", "#!/bin/sh\nexec pyenv exec python3 \"$@\"\n");
    program("pyenv/bin/pyenv", "#!/bin/sh\n[ \"$1\" = which ] && echo " + python + "\n");
    Toolchain found = of("python3", folder.resolve("pyenv/shims"), Path.of("/usr/bin"));
    assertThat(found.program()).isEqualTo(python.toString());
    assertThat(found.installations()).containsExactly(folder.resolve("pyenv/versions/3.99"));
    assertThat(found.folders()).containsExactly(python.getParent());
  }

  @Test
  void aLinkIsFollowedToTheInstallation() throws IOException {
    Path node = program("nvm/versions/node/v99/bin/node", "");
    Files.createDirectory(folder.resolve("nvm/versions/node/v99/lib"));
    link("local/bin/node", node);
    Toolchain found = of("node", folder.resolve("local/bin"));
    assertThat(found.program()).isEqualTo(node.toString());
    assertThat(found.installations()).containsExactly(folder.resolve("nvm/versions/node/v99"));
  }

  @Test
  void aVirtualEnvironmentIsUsedByItsOwnPath() throws IOException {
    Path python = link("env/bin/python", Path.of("/usr/bin/env"));
    Files.writeString(folder.resolve("env/pyvenv.cfg"), "home = /usr/bin\n");
    Toolchain found = of("env/bin/python");
    assertThat(found.program()).isEqualTo(python.toString());
    assertThat(found.installations()).containsExactly(folder.resolve("env"));
  }

  @Test
  void aScriptOfAVirtualEnvironmentIsUsedByItsOwnPath() throws IOException {
    Files.createDirectories(folder.resolve("env/bin"));
    Files.writeString(folder.resolve("env/pyvenv.cfg"), "home = /usr/bin\n");
    Path tool = program("env/bin/tool", "#!" + folder.resolve("env/bin/python") + "\n");
    link("env/bin/python", Path.of("/usr/bin/env"));
    Toolchain found = of("env/bin/tool");
    assertThat(found.program()).isEqualTo(tool.toString());
    assertThat(found.installations()).containsExactly(folder.resolve("env"));
  }

  @Test
  void aScriptOfAnInstallationCannotNameAProgramOutsideThePath() throws IOException {
    program("rival/bin/tool", "");
    Files.createDirectory(folder.resolve("rival/lib"));
    program("env/bin/tool", "#!" + folder.resolve("rival/bin/tool") + "\n");
    Files.writeString(folder.resolve("env/pyvenv.cfg"), "home = /usr/bin\n");
    assertThatThrownBy(() -> of("env/bin/tool"))
        .isInstanceOf(UserError.class)
        .hasMessageEndingWith("which is not on the PATH; name it in the command");
  }

  @Test
  void scriptsThatNameEachOtherAreFollowedOnce() throws IOException {
    Path one = folder.resolve("tools/bin/one");
    program("tools/bin/two", "#!" + one + "\n");
    program("tools/bin/one", "#!" + folder.resolve("tools/bin/two") + "\n");
    Files.createDirectory(folder.resolve("tools/lib"));
    assertThat(of("tools/bin/one").program()).isEqualTo(one.toString());
  }

  @Test
  void theInterpreterOfAScriptIsShown() throws IOException {
    Path ruby = program("ruby/bin/ruby", "");
    Files.createDirectory(folder.resolve("ruby/lib"));
    Path script = program("mybot", "#!/usr/bin/env ruby\n");
    Toolchain found =
        Toolchain.ofOwn("./mybot", script, folder, ruby.getParent() + ":/usr/bin", BoxReader.SAME);
    assertThat(found.program()).isEqualTo("./mybot");
    assertThat(found.installations()).containsExactly(folder.resolve("ruby"));
    assertThat(found.folders()).containsExactly(ruby.getParent());
  }

  private Toolchain ofOwn(String firstLine) throws IOException {
    return Toolchain.ofOwn(
        "./mybot",
        program("mybot", firstLine + "\n"),
        folder,
        folder.resolve("ruby/bin") + ":/usr/bin",
        BoxReader.SAME);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#!FOLDER/rival/bin/tool",
        "#!/usr/bin/../../FOLDER/rival/bin/tool",
        "#!/usr/bin/env FOLDER/rival/bin/tool",
      })
  void aBotsOwnScriptCannotNameAProgramOutsideThePath(String line) throws IOException {
    program("rival/bin/tool", "");
    Files.createDirectory(folder.resolve("rival/lib"));
    assertThatThrownBy(() -> ofOwn(line.replace("FOLDER", folder.toString())))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "the first line of ./mybot names %s, which is not on the PATH; name it in the command"
                .formatted(folder.resolve("rival/bin/tool")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#!/usr/bin/env -S python3 spy.py FOLDER/rival/bin/tool",
        "#!/usr/bin/env -S A=1 python3 FOLDER/rival/bin/tool",
        "#!rival/bin/tool",
        "#!/rival\0/bin/tool",
        "#!/bin/sh FOLDER/rival/bin/tool",
      })
  void onlyTheInterpreterOfABotsOwnScriptIsShown(String line) throws IOException {
    program("rival/bin/tool", "");
    Files.createDirectory(folder.resolve("rival/lib"));
    assertThat(ofOwn(line.replace("FOLDER", folder.toString())).installations()).isEmpty();
  }

  @Test
  void aBotsOwnScriptMayNameAProgramOnThePathInFull() throws IOException {
    Path ruby = program("ruby/bin/ruby", "");
    Files.createDirectory(folder.resolve("ruby/lib"));
    assertThat(ofOwn("#!" + ruby).installations()).containsExactly(folder.resolve("ruby"));
  }

  /** The test's folder is closed to other users. */
  @Test
  void aProgramThatTheBoxesUserCannotReadIsSkipped() throws IOException {
    Path sh = program("closed/bin/sh", "");
    Toolchain found = of("sh", BoxReader.OTHER, folder.resolve("closed/bin"), Path.of("/usr/bin"));
    assertThat(found.program()).isEqualTo("/usr/bin/sh");
    assertThat(found.skipped()).hasSize(1).first().asString().contains(sh.toString());
  }

  @Test
  void ifNoProgramCanBeReadThePathIsNamed() throws IOException {
    Path only = program("closed/bin/only", "");
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
    assertThatThrownBy(
            () -> of("only", BoxReader.OTHER, folder.resolve("closed/bin"), Path.of("/usr/bin")))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "no only that a bot's box can use: a bot's box cannot read %s: %s is closed to other"
                    .formatted(only, folder.toRealPath())
                + " users (chmod o+x opens it)");
  }

  @Test
  void aMissingProgramIsNamed() {
    assertThatThrownBy(() -> of("no-such-program-of-agon", Path.of("/usr/bin")))
        .hasMessage("no such program on the PATH: no-such-program-of-agon");
    assertThatThrownBy(() -> of("./nothing"))
        .hasMessage("no such program: " + folder.resolve("nothing"));
  }
}
