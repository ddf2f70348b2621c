package dev.agon.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A program of its own that was started in a folder. */
record Launched(Process process, Path out, Path err) {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));

  /** Agon as users start it. */
  static String agon() {
    return HOME.resolve("agon").toString();
  }

  /** Starts Agon with these words behind it. */
  static Launched agon(Path folder, String command) throws IOException {
    return start(folder, (agon() + " " + command).split(" "));
  }

  static Launched start(Path folder, String... command) throws IOException {
    Path out = Files.createTempFile(folder, "out", ".txt");
    Path err = Files.createTempFile(folder, "err", ".txt");
    Process process =
        new ProcessBuilder(List.of(command))
            .directory(folder.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    process.getOutputStream().close();
    return new Launched(process, out, err);
  }

  /** What it printed and returned, when it is over. */
  Cli end() throws Exception {
    int code = process.waitFor();
    return new Cli(code, Files.readString(out), Files.readString(err));
  }
}
