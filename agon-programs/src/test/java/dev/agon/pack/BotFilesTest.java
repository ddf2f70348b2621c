package dev.agon.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.text.UserError;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BotFilesTest {
  @TempDir private Path base;

  @BeforeEach
  void writeBots() throws IOException {
    write("alice/bot.py", "import book");
    write("alice/book.py", "moves = []");
    write("bob/bot.py", "pass");
  }

  private Path write(String name, String text) throws IOException {
    Path file = base.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static BotFiles.Named file(String path, String... reads) {
    return new BotFiles.Named(List.of(path), false, List.of(reads));
  }

  private static BotFiles.Named command(String... words) {
    return new BotFiles.Named(List.of(words), true, List.of());
  }

  private BotPack pack(BotFiles.Named bot, BotFiles.Named... others) {
    return new BotFiles(base, Stream.concat(Stream.of(bot), Stream.of(others)).toList()).pack(bot);
  }

  @Test
  void aBotAloneInItsFolderIsPackedWithTheFolder() {
    BotPack pack = pack(file("alice/bot.py"), file("bob/bot.py"));
    assertThat(pack.tree().paths()).containsExactly("alice", "alice/book.py", "alice/bot.py");
    assertThat(pack.alone()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"alice/other.py, other.py", "alice/deep/other.py, other.py"})
  void aBotThatSharesItsFolderIsPackedAlone(String other, String named) throws IOException {
    write(other, "pass");
    BotPack pack = pack(file("alice/bot.py"), file(other));
    assertThat(pack.tree().paths()).containsExactly("alice", "alice/bot.py");
    assertThat(pack.alone()).isEqualTo("another bot is in its folder: " + named);
  }

  @Test
  void twoLevelsOfTheSameBotDoNotHideItsFolder() {
    BotPack pack =
        pack(command("python3", "alice/bot.py", "1"), command("python3", "alice/bot.py", "2"));
    assertThat(pack.tree().paths()).contains("alice/book.py");
  }

  @Test
  void whatABotReadsIsPackedToo() throws IOException {
    write("data/openings.bin", "x");
    write("data/more/endings.bin", "y");
    write("alice/rival.py", "pass");
    BotPack pack = pack(file("alice/bot.py", "alice/book.py", "data"), file("alice/rival.py"));
    assertThat(pack.tree().paths())
        .containsExactly(
            "alice",
            "alice/book.py",
            "alice/bot.py",
            "data",
            "data/more",
            "data/more/endings.bin",
            "data/openings.bin");
  }

  @Test
  void aMissingFileToReadIsNamed() {
    assertThatThrownBy(() -> pack(file("alice/bot.py", "alice/nothing")))
        .isInstanceOf(UserError.class)
        .hasMessage("reads: no such file or folder: alice/nothing");
  }

  /** A bot beside the event file, as a newcomer has it. */
  @Test
  void theArenasOwnFilesAreNeverPacked() throws IOException {
    write("bot.py", "pass");
    write("agon.db", "SQLite format 3\0 and pages");
    write("agon.db-wal", "pages");
    write("agon.db-event-12.lock", "4711");
    write("agon.db-games.lock", "4711");
    write("cup.yaml", "name: Cup\ngame: coinfight\nbots: [bot.py]\n");
    write("records/1.json", "{\"agon\":4,\"game\":\"coinfight\",\"settings\":{}}");
    write(
        "report.html",
        "<!DOCTYPE html>\n<html><head><meta name=\"generator\" content=\"Agon report\">");
    write(".secret", "x");
    write("__pycache__/bot.pyc", "x");
    write("settings.yaml", "depth: 3\n");
    write("notes.html", "<!DOCTYPE html>\n<html>");
    Files.delete(base.resolve("alice/bot.py"));
    BotPack pack = pack(file("bot.py"));
    assertThat(pack.tree().paths())
        .containsExactly(
            "alice",
            "alice/book.py",
            "bob",
            "bob/bot.py",
            "bot.py",
            "notes.html",
            "records",
            "settings.yaml");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "agon.db     | 'SQLite format 3\0'          | a database",
        "agon.db-wal | any                          | a part of a database",
        "m.json      | {\"agon\":4,\"game\":\"x\"}  | a match record",
        "e.yml       | 'game: x\nseed: 4'           | an event file",
      })
  void theArenasOwnFilesCannotBeRead(String name, String text, String kind) throws IOException {
    write("agon.db", "SQLite format 3\0");
    write(name, text);
    assertThatThrownBy(() -> pack(file("alice/bot.py", name)))
        .isInstanceOf(UserError.class)
        .hasMessage("%s is %s; no bot may see it".formatted(base.resolve(name), kind));
  }

  @Test
  void aLinkThatStaysInTheFolderIsKept() throws IOException {
    Files.createSymbolicLink(base.resolve("alice/latest.py"), Path.of("book.py"));
    Files.createSymbolicLink(base.resolve("alice/same.py"), base.resolve("alice/book.py"));
    assertThat(pack(file("alice/bot.py")).tree().paths())
        .containsExactly(
            "alice", "alice/book.py", "alice/bot.py", "alice/latest.py", "alice/same.py");
  }

  @ParameterizedTest
  @CsvSource({"/etc/passwd", "../bob/bot.py", "../bob", "nowhere"})
  void aLinkThatLeadsOutOfTheFolderIsRefused(String target) throws IOException {
    Path link = Files.createSymbolicLink(base.resolve("alice/data"), Path.of(target));
    assertThatThrownBy(() -> pack(file("alice/bot.py")))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(
            "the link %s leads out of "
                .formatted(link.toRealPath(java.nio.file.LinkOption.NOFOLLOW_LINKS)));
  }

  @Test
  void aBotThatIsALinkOutOfItsFolderIsRefused() throws IOException {
    Files.createSymbolicLink(base.resolve("bob/mine.py"), Path.of("../alice/bot.py"));
    assertThatThrownBy(() -> pack(file("bob/mine.py"), file("bob/bot.py")))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("bob/mine.py leads out of");
  }

  /** Whoever owns the bot's folder can change it while it is packed. */
  @ParameterizedTest
  @ValueSource(strings = {"alice/deep/book.py", "alice/deep", "alice"})
  void aLinkThatIsPutInLaterIsNotFollowed(String place) throws IOException {
    write("alice/deep/book.py", "mine");
    write("secret/book.py", "secret");
    write("secret/deep/book.py", "secret");
    write("secret/bot.py", "secret");
    BotPack pack = pack(file("alice/bot.py"), file("bob/bot.py"));
    Files.move(base.resolve(place), base.resolve("moved"));
    Files.createSymbolicLink(
        base.resolve(place), base.resolve(place.endsWith(".py") ? "secret/book.py" : "secret"));
    assertThatThrownBy(() -> pack.tree().hash()).isInstanceOf(IOException.class);
    Path copy = Files.createDirectory(base.resolve("copy"));
    assertThatThrownBy(() -> pack.tree().copyTo(copy)).isInstanceOf(IOException.class);
    try (Stream<Path> copied = Files.walk(copy)) {
      assertThat(copied.filter(Files::isRegularFile))
          .allSatisfy(path -> assertThat(path).content().doesNotContain("secret"));
    }
  }

  @Test
  void theArenasOwnFoldersAreNotPacked() throws IOException {
    Path cache = Files.createDirectories(ArenaFolder.ofThisUser());
    assertThatThrownBy(() -> pack(file("alice/bot.py", cache.toString())))
        .isInstanceOf(UserError.class)
        .hasMessageEndingWith("which is the arena's own; no bot may see it");
  }

  @Test
  void virtualEnvironmentsAreNotPartOfABot() throws IOException {
    write("alice/env/pyvenv.cfg", "home = /usr/bin");
    Files.createDirectory(base.resolve("alice/env/bin"));
    Files.createSymbolicLink(base.resolve("alice/env/bin/python"), Path.of("/usr/bin/python3"));
    assertThat(pack(file("alice/bot.py")).tree().paths())
        .containsExactly("alice", "alice/book.py", "alice/bot.py");
  }

  @Test
  void theFilesOfACommandArePacked() throws IOException {
    write("alice/run", "#!/bin/sh\n");
    write("weights.bin", "w");
    write("classes/A.class", "a");
    write("lib/b.jar", "b");
    BotPack own = pack(command("alice/run", "--weights=weights.bin"), file("bob/bot.py"));
    assertThat(own.tree().paths())
        .containsExactly("alice", "alice/book.py", "alice/bot.py", "alice/run", "weights.bin");
    BotPack java = pack(command("java", "-cp", "classes:lib/b.jar", "A"), file("bob/bot.py"));
    assertThat(java.tree().paths()).contains("classes/A.class", "lib/b.jar").doesNotContain("bob");
  }

  @Test
  void aFolderWithAnotherBotCannotBeNamed() {
    assertThatThrownBy(() -> pack(command("java", "-cp", ".", "A"), file("bob/bot.py")))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("has a file of another bot, bob/bot.py");
  }

  private Path program(String name) throws IOException {
    Path file = write(name, "#!/bin/sh\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    return file;
  }

  /** It looks like an installation, but whoever made it could change it while it plays. */
  @Test
  void aProgramInBinIsPackedWithWhatIsBesideIt() throws IOException {
    program("carol/bin/run");
    write("carol/lib/book.py", "moves = []");
    BotFiles.Named bot = command("carol/bin/run");
    BotFiles files = new BotFiles(base, List.of(bot, file("bob/bot.py")));
    assertThat(files.pack(bot).tree().paths())
        .containsExactly("carol", "carol/bin", "carol/bin/run", "carol/lib", "carol/lib/book.py");
    assertThat(files.installations(bot)).isEmpty();
  }

  @Test
  void aProgramInBinIsPackedWithoutTheFolderAroundItIfThatHasAnotherBot() throws IOException {
    program("bin/run");
    write("lib/book.py", "moves = []");
    assertThat(pack(command("bin/run"), file("bob/bot.py")).tree().paths())
        .containsExactly("bin", "bin/run");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pyvenv.cfg", "conda-meta"})
  void anEnvironmentIsShownWhereItIs(String mark) throws IOException {
    write("carol/env/" + mark, "");
    program("carol/env/bin/python");
    BotFiles.Named bot = command("carol/env/bin/python");
    BotFiles files = new BotFiles(base, List.of(bot));
    assertThat(files.pack(bot).tree().paths()).isEmpty();
    assertThat(files.installations(bot)).containsExactly(base.resolve("carol/env"));
  }

  @ParameterizedTest
  @CsvSource({"bob, ../../../bob/bin/tool", "'', ../../../bin/tool", "carol, ../../bin/tool"})
  void anEnvironmentLeadsToNoFilesOfTheEvent(String shown, String target) throws IOException {
    program("bob/bin/tool");
    write("bob/lib/book.py", "secret");
    program("bin/tool");
    write("lib/book.py", "secret");
    program("carol/bin/tool");
    write("carol/lib/book.py", "secret");
    write("carol/env/pyvenv.cfg", "");
    Files.createDirectories(base.resolve("carol/env/bin"));
    Files.createSymbolicLink(base.resolve("carol/env/bin/python"), Path.of(target));
    assertThatThrownBy(() -> pack(command("carol/env/bin/python"), command("bob/bin/tool")))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "the box of carol/env/bin/python would show %s, which is not its own"
                .formatted(base.resolve(shown).toRealPath()));
  }

  @ParameterizedTest
  @CsvSource({"alice/data, ../bob", "alice/data, /etc", "alice/deep/data, ../../bob"})
  void aFolderThatABotReadsIsNoLinkToFilesOfOthers(String name, String target) throws IOException {
    write("alice/rival.py", "pass");
    Path link = base.resolve(name);
    Files.createDirectories(link.getParent());
    Files.createSymbolicLink(link, Path.of(target));
    for (String read : List.of(name, name + "/bot.py", name + "/passwd")) {
      if (Files.exists(base.resolve(read))) {
        assertThatThrownBy(() -> pack(file("alice/bot.py", read), file("alice/rival.py")))
            .isInstanceOf(UserError.class)
            .hasMessageStartingWith(
                "the link %s leads out of ".formatted(base.toRealPath().resolve(name)));
      }
    }
  }

  @Test
  void aBotIsNotPackedOfTheFolderOfAnotherByALink() throws IOException {
    Files.createSymbolicLink(base.resolve("alice/src"), Path.of("../bob"));
    assertThatThrownBy(() -> pack(command("python3", "alice/src/bot.py"), file("alice/bot.py")))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("alice/src leads out of");
  }

  /** Nobody but the organiser writes into the event's folder. */
  @Test
  void aLinkInTheFolderOfTheEventMayLeadAnywhere() throws IOException {
    Path event = Files.createDirectory(base.resolve("event"));
    Files.createSymbolicLink(event.resolve("alice"), base.resolve("alice"));
    BotFiles.Named bot = file("alice/bot.py");
    assertThat(new BotFiles(event, List.of(bot)).pack(bot).tree().paths())
        .containsExactly("alice", "alice/book.py", "alice/bot.py");
  }

  /** A link that is put in after the bot was looked at, in the place of a folder that it reads. */
  @Test
  void aFolderThatABotReadsIsNotFollowedElsewhereLater() throws IOException {
    write("alice/rival.py", "pass");
    write("alice/data/book.py", "mine");
    write("secret/book.py", "secret");
    BotPack pack = pack(file("alice/bot.py", "alice/data"), file("alice/rival.py"));
    Files.move(base.resolve("alice/data"), base.resolve("alice/moved"));
    Files.createSymbolicLink(base.resolve("alice/data"), base.resolve("secret"));
    assertThatThrownBy(() -> pack.tree().hash()).isInstanceOf(IOException.class);
  }

  /** It takes no room where it is, and fills a disk when it is copied. */
  @Test
  void aFileWithHolesIsNotPacked() throws IOException {
    Path file = write("alice/huge", "");
    try (RandomAccessFile huge = new RandomAccessFile(file.toFile(), "rw")) {
      huge.setLength(1L << 40);
    }
    assertThatThrownBy(() -> pack(file("alice/bot.py", "alice/huge"), file("bob/bot.py")))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("alice/huge is too much");
  }

  @Test
  void aFolderThatIsTooDeepIsNotPacked() throws IOException {
    write("alice/deep" + "/d".repeat(120) + "/book.py", "moves = []");
    assertThat(pack(file("alice/bot.py"), file("bob/bot.py")).tree().paths())
        .containsExactly("alice", "alice/bot.py");
    assertThatThrownBy(() -> pack(file("alice/bot.py", "alice/deep"), file("bob/bot.py")))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("alice/deep is too much");
  }

  @Test
  void programsOfTheSystemAreNotPacked() {
    assertThat(pack(command("/bin/sh", "-c", "exec true")).tree().paths()).isEmpty();
    assertThat(pack(command("python3", "-c", "import sys")).tree().paths()).isEmpty();
  }

  @Test
  void pathsInsideTheBoxFollowThoseOutside() throws IOException {
    Path event = Files.createDirectories(base.resolve("events/cup"));
    BotFiles.Named bot = command("python3", "../../alice/bot.py", base + "/alice/book.py", "/x");
    BotPack pack = new BotFiles(event, List.of(bot)).pack(bot);
    assertThat(pack.workingFolder()).isEqualTo(Path.of("/bot/events/cup"));
    assertThat(pack.words(bot.words()))
        .containsExactly("python3", "../../alice/bot.py", "/bot/alice/book.py", "/x");
    assertThat(pack.words(List.of("-Dbook=" + base + "/alice/book.py:" + base + "/alice")))
        .containsExactly("-Dbook=/bot/alice/book.py:/bot/alice");
    assertThat(pack.tree().paths()).contains("events", "events/cup", "alice/bot.py");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aFolderThatIsTooLargeIsNotPacked(boolean hasFolders) throws IOException {
    for (int i = 0; i <= BotFiles.MAX_FILES; i++) {
      Path path = base.resolve("bob/" + i);
      if (hasFolders) {
        Files.createDirectory(path);
      } else {
        Files.createFile(path);
      }
    }
    BotPack pack = pack(file("bob/bot.py"));
    assertThat(pack.tree().paths()).containsExactly("bob", "bob/bot.py");
    assertThat(pack.alone())
        .isEqualTo("its folder has more than 5,000 files, 256 MB or 100 levels");
  }

  @Test
  void aDeviceIsNotPackedBecauseItMayHaveNoEnd() {
    assertThatThrownBy(() -> pack(file("alice/bot.py", "/dev/zero")))
        .isInstanceOf(UserError.class)
        .hasMessage("/dev/zero is neither a file nor a folder");
  }

  @Test
  void aFolderOfTheWholeMachineIsNotPacked() throws IOException {
    Path bot = Files.createTempFile(Path.of("/tmp"), "agon-bot", ".py");
    try {
      BotPack pack = pack(file(bot.toString()));
      assertThat(pack.alone()).isEqualTo("/tmp is no folder of a bot");
      assertThat(pack.tree().paths())
          .filteredOn(path -> Files.isRegularFile(pack.root().resolve(path)))
          .containsExactly(pack.root().relativize(bot).toString());
    } finally {
      Files.delete(bot);
    }
  }
}
