package dev.agon.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files of a bot arrive as they were packed, or not at all. */
final class TreeBytesTest {
  @TempDir Path folder;

  private Path bot() throws IOException {
    Path bot = Files.createDirectories(folder.resolve("bot"));
    Files.writeString(bot.resolve("data.txt"), "data");
    Files.writeString(Files.createDirectory(bot.resolve("bin")).resolve("run"), "#!/bin/sh\n");
    assertThat(bot.resolve("bin/run").toFile().setExecutable(true)).isTrue();
    Files.createSymbolicLink(bot.resolve("link"), Path.of("data.txt"));
    return bot;
  }

  @Test
  void filesArriveWithTheirRightsAndLinks() throws IOException {
    Path bot = bot();
    String hash = FileTree.of(bot).hash();
    ContentStore worker = ContentStore.in(folder.resolve("worker"));
    TreeBytes.unpack(TreeBytes.of(bot), hash, worker);
    Path copy = worker.find(hash).orElseThrow().folder();
    assertThat(copy.resolve("bin/run")).isExecutable();
    assertThat(Files.readSymbolicLink(copy.resolve("link"))).isEqualTo(Path.of("data.txt"));
    ContentStore.delete(copy);
  }

  @Test
  void filesWithAnotherHashAreRefused() throws IOException {
    Path bot = bot();
    String promised = FileTree.of(bot).hash();
    Files.writeString(bot.resolve("data.txt"), "changed meanwhile");
    ContentStore worker = ContentStore.in(folder.resolve("worker"));
    assertThatThrownBy(() -> TreeBytes.unpack(TreeBytes.of(bot), promised, worker))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("hash");
    assertThat(worker.find(promised)).isEmpty();
    try (Stream<Path> left = Files.list(worker.folder())) {
      for (Path path : left.toList()) {
        ContentStore.delete(path);
      }
    }
  }
}
