package dev.agon.build;

import dev.agon.process.ProgramCommand;
import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Turns bots' source files into commands that run them; compiled languages are compiled first. May
 * be used by several threads at once.
 */
public final class BotBuilder {
  private static final Path KITS =
      Path.of(System.getProperty("agon.home", ".")).resolve("bots").toAbsolutePath();

  private final Languages languages;
  private final String game;

  /**
   * A builder.
   *
   * @param game the game's id; a game may have its own way of building C bots
   */
  public BotBuilder(Languages languages, String game) {
    this.languages = languages;
    this.game = game;
  }

  /**
   * The command to run a file; a compiled language is compiled first, unless the same source was
   * compiled before.
   *
   * @throws BuildFailure if the compiler refuses it
   * @throws UserError if there is no such file, no recipe for it, or its tools are not installed
   */
  public ProgramCommand command(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new UserError("no such file: " + file);
    }
    Language language =
        languages
            .of(file)
            .filter(Language::hasRecipe)
            .orElseThrow(() -> new UserError(withoutRecipe(file)));
    Map<String, String> values = new LinkedHashMap<>();
    values.put("{file}", file.toString());
    values.put("{name}", name(file));
    values.put("{kits}", KITS.toString());
    if (language.needsJdk()) {
      values.put("{jdk}", jdk(file).home().toString());
    }
    if (!language.builds().isEmpty()) {
      values.put("{out}", compiled(language, file, values).toString());
    }
    return ProgramCommand.of(filled(installed(file, language.runs(), values), values));
  }

  private static Jdk jdk(Path file) {
    try {
      return Jdk.find(Path.of(System.getProperty("java.home")), System.getenv());
    } catch (UserError e) {
      throw new UserError("cannot compile " + file + ": " + e.getMessage(), e);
    }
  }

  /** What to do with a file that has no recipe. */
  private String withoutRecipe(Path file) {
    Optional<List<String>> hint =
        languages.of(file).flatMap(language -> language.hints().stream().findFirst());
    Map<String, String> values = Map.of("{file}", file.toString(), "{name}", name(file));
    String command =
        hint.map(words -> ProgramCommand.of(filled(words, values)).toString())
            .orElseGet(
                () ->
                    Files.isExecutable(file)
                        ? (file.toString().contains("/") ? "" : "./") + file
                        : "PROGRAM " + ProgramCommand.of(List.of(file.toString())));
    return "%s has no known ending (%s); name it by its command instead: 'cmd:%s'"
        .formatted(file, languages.endings(), command);
  }

  private static String name(Path file) {
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }

  /** The first command whose program is installed. */
  private static List<String> installed(
      Path file, List<List<String>> commands, Map<String, String> values) {
    return commands.stream()
        .filter(words -> ProgramCommand.of(filled(words, values)).problem().isEmpty())
        .findFirst()
        .orElseThrow(
            () ->
                new UserError(
                    file
                        + " needs "
                        + String.join(
                            " or ", commands.stream().map(List::getFirst).distinct().toList())
                        + ", which is not installed"));
  }

  private static List<String> filled(List<String> words, Map<String, String> values) {
    return words.stream()
        .map(
            word -> {
              String filled = word;
              for (Map.Entry<String, String> value : values.entrySet()) {
                filled = filled.replace(value.getKey(), value.getValue());
              }
              return filled;
            })
        .toList();
  }

  /** The folder of the compiler's output. A game may have a script that builds its C bots. */
  private Path compiled(Language language, Path file, Map<String, String> values) {
    Path kit = KITS.resolve(language.ending().substring(1));
    Path script = kit.resolve(game).resolve("build");
    List<Path> alsoRead = new ArrayList<>();
    List<String> command;
    if (Files.isExecutable(script)) {
      alsoRead.addAll(files(script.getParent(), List.of("")));
      command = List.of(script.toString(), "{file}", "{out}");
    } else {
      command = installed(file, language.builds(), values);
    }
    if (!language.reads().isEmpty()) {
      alsoRead.addAll(files(kit, language.reads()));
      alsoRead.addAll(files(file.toAbsolutePath().getParent(), language.reads()));
    }
    return compiled(file, alsoRead, filled(command, values));
  }

  private static List<Path> files(@Nullable Path folder, List<String> endings) {
    if (folder == null) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> endings.stream().anyMatch(file.toString()::endsWith))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    } catch (IOException e) {
      // A folder that cannot be listed has no files for the compiler.
      return List.of();
    }
  }

  /** The folder of the compiler's output, named after the hash of its input. */
  private static Path compiled(Path file, List<Path> alsoRead, List<String> command) {
    try {
      Path cache = cache();
      Path folder = cache.resolve(fingerprint(file, alsoRead, into(command, cache)));
      if (Files.isDirectory(folder)) {
        return folder;
      }
      Path fresh = Files.createTempDirectory(cache, "compiling-");
      try {
        compile(file, into(command, fresh));
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
      throw new UserError("cannot compile " + file + ": " + e.getMessage(), e);
    }
  }

  private static List<String> into(List<String> command, Path out) {
    return filled(command, Map.of("{out}", out.toString()));
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

  private static String fingerprint(Path file, List<Path> alsoRead, List<String> command)
      throws IOException {
    try {
      MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
      sha256.update(String.join("\0", command).getBytes(StandardCharsets.UTF_8));
      List<Path> sources = new ArrayList<>(alsoRead);
      sources.add(file);
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

  private static void compile(Path file, List<String> command) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    try {
      if (process.waitFor() != 0) {
        throw new BuildFailure(
            "cannot compile " + file + (said.contains("\n") ? ":\n" : ": ") + said, said);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }
}
