package dev.agon.app;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Agon in a process of its own, from the classes under test. */
final class ForkedAgon {
  private ForkedAgon() {}

  /** A process that is not started yet; its standard streams are pipes. */
  static ProcessBuilder command(String... arguments) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> words = new ArrayList<>(List.of(java, "-XX:TieredStopAtLevel=1"));
    words.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-Xlog:disable"));
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    words.add("agon");
    words.addAll(List.of(arguments));
    return new ProcessBuilder(words);
  }

  /** Starts a process that writes standard error into a file. */
  static Process start(File err, String... arguments) throws IOException {
    return command(arguments).redirectError(err).start();
  }

  /** Runs Agon as a user with another home, whose keys and standard error are in this folder. */
  static Cli colleague(Path folder, String... arguments) throws IOException, InterruptedException {
    ProcessBuilder agon = command(arguments);
    agon.environment().put("XDG_STATE_HOME", folder.resolve("colleague").toString());
    Path err = folder.resolve("err");
    Process process = agon.redirectError(err.toFile()).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Cli(process.waitFor(), out, Files.readString(err));
  }
}
