package dev.agon.build;

import dev.agon.text.UserError;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The JDK that compiles and runs Java bots. */
record Jdk(Path home) {
  /**
   * Finds a JDK: the one that runs Agon, or, since a download has a runtime without a compiler, the
   * one that {@code JAVA_HOME} names or whose compiler is on the {@code PATH}.
   *
   * @param running the folder of the Java that runs Agon
   * @throws UserError if there is none
   */
  static Jdk find(Path running, Map<String, String> environment) {
    return Stream.of(
            Optional.of(running),
            Optional.ofNullable(environment.get("JAVA_HOME")).map(Path::of),
            onPath(environment.getOrDefault("PATH", "")))
        .flatMap(Optional::stream)
        .map(Jdk::new)
        .filter(jdk -> Files.isExecutable(Path.of(jdk.javac())))
        .findFirst()
        .orElseThrow(
            () ->
                new UserError(
                    "Java bots need a JDK, and there is none; install one (Temurin 25, for"
                        + " instance) or set JAVA_HOME to it"));
  }

  private static Optional<Path> onPath(String path) {
    return Stream.of(path.split(File.pathSeparator, -1))
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder, "javac"))
        .filter(Files::isExecutable)
        .findFirst()
        .map(Jdk::homeOf);
  }

  /** The folder of a compiler that may be reached by links. */
  private static Path homeOf(Path javac) {
    try {
      return javac.toRealPath().resolve("../..").normalize();
    } catch (IOException e) {
      return javac.resolve("../..").normalize();
    }
  }

  String javac() {
    return home.resolve("bin").resolve("javac").toString();
  }
}
