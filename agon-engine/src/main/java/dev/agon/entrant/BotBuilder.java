package dev.agon.entrant;

import dev.agon.process.ProgramCommand;
import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Turns a bot's source file into a command that runs it; compiled languages are compiled first. */
public final class BotBuilder {
  private final Path path;
  private final Language language;

  private BotBuilder(Path path, Language language) {
    this.path = path;
    this.language = language;
  }

  /**
   * A builder for a source file with a known ending.
   *
   * @throws UserError if the file does not exist
   */
  public static BotBuilder of(Path path) {
    if (!Files.isRegularFile(path)) {
      throw new UserError("no such file: " + path);
    }
    return Language.of(path.toString())
        .map(language -> new BotBuilder(path, language))
        .orElseThrow(
            () -> new UserError(path + " is no source file; it must end in " + Language.endings()));
  }

  private String className() {
    return BotEntry.withoutEnding(path.toString());
  }

  /**
   * The command to run it; a compiled language is compiled first, unless the same source was
   * compiled before.
   *
   * @param game the game's id; a game may have its own way of building C bots
   * @throws UserError with the compiler's output
   */
  public ProgramCommand command(String game) {
    return switch (language) {
      case PYTHON -> ProgramCommand.of(List.of("python3", path.toString()));
      case JAVASCRIPT -> ProgramCommand.of(List.of("node", path.toString()));
      case JAVA -> java();
      case C -> c(game);
    };
  }

  private ProgramCommand java() {
    Jdk jdk = jdk();
    Path classes =
        compiled(
            List.of(), target -> List.of(jdk.javac(), "-d", target.toString(), path.toString()));
    return ProgramCommand.of(
        List.of(
            jdk.java(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            classes.toString(),
            className()));
  }

  private Jdk jdk() {
    try {
      return Jdk.find(Path.of(System.getProperty("java.home")), System.getenv());
    } catch (UserError e) {
      throw new UserError("cannot compile " + path + ": " + e.getMessage(), e);
    }
  }

  /** A game whose C bots are not plain programs has a script that builds them. */
  private ProgramCommand c(String game) {
    Path kit = Path.of(System.getProperty("agon.home", "."), "bots", "c");
    Path build = kit.resolve(game).resolve("build");
    List<Path> headers = new ArrayList<>(files(kit, ".h"));
    headers.addAll(files(path.toAbsolutePath().getParent(), ".h"));
    Path folder;
    if (Files.isExecutable(build)) {
      headers.addAll(files(build.getParent(), ""));
      folder =
          compiled(
              headers, target -> List.of(build.toString(), path.toString(), target.toString()));
    } else {
      folder = compiled(headers, target -> cc(kit, target));
    }
    return ProgramCommand.of(List.of(folder.resolve("bot").toString()));
  }

  private List<String> cc(Path kit, Path target) {
    return List.of(
        "cc",
        "-std=c11",
        "-O2",
        "-I",
        kit.toString(),
        "-o",
        target + "/bot",
        path.toString(),
        "-lm");
  }

  private static List<Path> files(@Nullable Path folder, String ending) {
    if (folder == null) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(ending) && Files.isRegularFile(file))
          .sorted()
          .toList();
    } catch (IOException e) {
      // A folder that cannot be listed has no files for the compiler.
      return List.of();
    }
  }

  private interface Compiler {
    List<String> into(Path target);
  }

  /** The folder of the compiler's output, named after the hash of its input. */
  private Path compiled(List<Path> alsoRead, Compiler compiler) {
    try {
      Path cache = cache();
      Path folder = cache.resolve(fingerprint(alsoRead, compiler.into(cache)));
      if (Files.isDirectory(folder)) {
        return folder;
      }
      Path fresh = Files.createTempDirectory(cache, "compiling-");
      try {
        compile(compiler.into(fresh));
        Files.move(fresh, folder, StandardCopyOption.ATOMIC_MOVE);
      } catch (FileSystemException e) {
        // Another program may have just compiled the same source.
        if (!Files.isDirectory(folder)) {
          throw e;
        }
      } finally {
        delete(fresh);
      }
      return folder;
    } catch (IOException e) {
      throw new UserError("cannot compile " + path + ": " + e.getMessage(), e);
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      try (Stream<Path> inside = Files.walk(folder)) {
        for (Path path : inside.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }

  private static Path cache() throws IOException {
    String home = System.getenv("XDG_CACHE_HOME");
    Path root =
        home == null || home.isBlank()
            ? Path.of(System.getProperty("user.home"), ".cache")
            : Path.of(home);
    return Files.createDirectories(root.resolve("agon").resolve("bots"));
  }

  private String fingerprint(List<Path> alsoRead, List<String> command) throws IOException {
    try {
      MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
      sha256.update(String.join("\0", command).getBytes(java.nio.charset.StandardCharsets.UTF_8));
      List<Path> sources = new ArrayList<>(alsoRead);
      sources.add(path);
      for (Path source : sources) {
        if (Files.exists(source)) {
          sha256.update(Files.readAllBytes(source));
        }
      }
      return HexFormat.of().formatHex(sha256.digest(), 0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private void compile(List<String> command) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said =
        new String(
            process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    try {
      if (process.waitFor() != 0) {
        String why = said.strip();
        throw new UserError("cannot compile " + path + (why.contains("\n") ? ":\n" : ": ") + why);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }
}
