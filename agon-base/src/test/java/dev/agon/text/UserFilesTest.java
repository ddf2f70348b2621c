package dev.agon.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class UserFilesTest {
  @TempDir private Path folder;

  @Test
  void aFileWithoutAnEndIsRefused() {
    assertThatThrownBy(() -> UserFiles.read("/dev/zero"))
        .isInstanceOf(UserError.class)
        .hasMessage("cannot read /dev/zero: larger than 64 MB, the most that is read");
  }

  @Test
  void aFileBeyondTheLimitIsRefusedAndOneAtTheLimitIsRead() throws IOException {
    Path file = folder.resolve("large");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(3 << 20);
      assertThat(UserFiles.read(file.toString(), 3 << 20)).hasSize(3 << 20);
      sparse.setLength((3 << 20) + 1);
    }
    assertThatThrownBy(() -> UserFiles.read(file.toString(), 3 << 20))
        .isInstanceOf(UserError.class)
        .hasMessage("cannot read " + file + ": larger than 3 MB, the most that is read");
  }

  @Test
  void bytesThatAreNotTextAreRefused() throws IOException {
    Path file = Files.write(folder.resolve("bytes"), new byte[] {'a', (byte) 0xC3});
    assertThatThrownBy(() -> UserFiles.read(file.toString()))
        .isInstanceOf(UserError.class)
        .hasMessage("cannot read " + file + ": not UTF-8 text");
  }
}
