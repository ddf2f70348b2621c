package dev.agon.build;

import dev.agon.pack.ArenaFolder;
import dev.agon.pack.ContentStore;
import dev.agon.pack.ContentStore.StoredTree;
import dev.agon.pack.FileTree;
import dev.agon.pack.ProgramView;
import dev.agon.process.host.ProgramCommand;
import dev.agon.sandbox.BoxLimits;
import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Turns bots' source files into commands that run them; compiled languages are compiled first. May
 * be used by several threads at once.
 *
 * @param game the game's id; a game may have its own way of building C bots
 */
public record BotBuilder(Languages languages, String game) {
  private static final Path KITS =
      Path.of(System.getProperty("agon.home", ".")).resolve("bots").toAbsolutePath();

  /**
   * The command to run a file on the machine as it is; a compiled language is compiled first,
   * unless the same source was compiled before.
   *
   * @throws BuildFailure if the compiler refuses it
   * @throws UserError if there is no such file, no recipe for it, or its tools are not installed
   */
  public ProgramCommand command(Path file) {
    return command(file, BoxLimits.DEFAULT);
  }

  /** The same for a bot that should keep to these limits by itself, if its language allows that. */
  public ProgramCommand command(Path file, BoxLimits limits) {
    Language language = language(file);
    BuildEnvironment environment = new OpenBuild(file, KITS, language.reads(), kit(language));
    return command(file, language, limits, environment);
  }

  /** The command to run a file in a box with this view; it is compiled in a box too. */
  public ProgramCommand boxed(Path file, ProgramView view) {
    Language language = language(file);
    ProgramView roomy = language.needsJdk() ? view.with(roomForThreads(view.limits())) : view;
    BuildEnvironment environment = new BoxedBuild(roomy, file, storedKits(language));
    return command(file, language, view.limits(), environment);
  }

  /** A Java machine starts some threads for each core. */
  private static BoxLimits roomForThreads(BoxLimits limits) {
    int cores = Runtime.getRuntime().availableProcessors();
    return limits.withProcesses(limits.processes() + 2 * cores);
  }

  private Language language(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new UserError("no such file: " + file);
    }
    return languages
        .of(file)
        .filter(Language::hasRecipe)
        .orElseThrow(() -> new UserError(withoutRecipe(file)));
  }

  private ProgramCommand command(
      Path file, Language language, BoxLimits limits, BuildEnvironment environment) {
    Map<String, String> values = new LinkedHashMap<>();
    values.put("{file}", environment.file());
    values.put("{name}", name(file));
    values.put("{kits}", environment.kits());
    values.put("{heap}", String.valueOf(heap(limits)));
    if (language.needsJdk()) {
      values.put("{jdk}", jdk(file).home().toString());
    }
    Optional<StoredTree> built = Optional.empty();
    if (!language.builds().isEmpty()) {
      built = Optional.of(compiled(language, file, values, environment));
      values.put("{out}", environment.output(built.get()));
    }
    return environment.command(runnable(file, language.runs(), values, environment, built), built);
  }

  /** The megabytes of a Java program's heap; the rest is for everything else it needs. */
  private static long heap(BoxLimits limits) {
    return limits.memory() / BoxLimits.MIB * 5 / 8;
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

  /** The first command whose program can be started, with everything filled in. */
  private static List<String> runnable(
      Path file,
      List<List<String>> commands,
      Map<String, String> values,
      BuildEnvironment environment,
      Optional<StoredTree> built) {
    List<String> problems = new ArrayList<>();
    for (List<String> words : commands) {
      List<String> command = filled(words, values);
      Optional<String> problem = environment.problem(command, built);
      if (problem.isEmpty()) {
        return command;
      }
      problems.add(problem.get());
    }
    throw new UserError(
        problems.stream()
            .filter(problem -> !problem.startsWith(ProgramCommand.NO_SUCH_PROGRAM))
            .findFirst()
            .map(problem -> file + ": " + problem)
            .orElseGet(
                () ->
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

  /** What the compiler made. A game may have a script that builds its C bots. */
  private StoredTree compiled(
      Language language, Path file, Map<String, String> values, BuildEnvironment environment) {
    values.put("{out}", environment.compilerOutput());
    String script = ownScript(language);
    List<String> command =
        Files.isExecutable(KITS.resolve(script))
            ? filled(List.of("{kits}/" + script, "{file}", "{out}"), values)
            : runnable(file, language.builds(), values, environment, Optional.empty());
    try {
      return BuildCache.in(ArenaFolder.ofThisUser())
          .get(environment.inputs(command), into -> environment.compile(command, into));
    } catch (IOException e) {
      throw new UserError("cannot compile " + file + ": " + e.getMessage(), e);
    }
  }

  private static Path kit(Language language) {
    return KITS.resolve(language.ending().substring(1));
  }

  /** The path of the game's own script below the kits, which need not exist. */
  private String ownScript(Language language) {
    return KITS.relativize(kit(language).resolve(game).resolve("build")).toString();
  }

  /** A copy of the starter kits, for a compiler that reads them. */
  private Optional<StoredTree> storedKits(Language language) {
    boolean isRead =
        Files.isExecutable(KITS.resolve(ownScript(language)))
            || language.builds().stream()
                .flatMap(List::stream)
                .anyMatch(word -> word.contains("{kits}"));
    if (!isRead || !Files.isDirectory(KITS)) {
      return Optional.empty();
    }
    try {
      return Optional.of(ContentStore.in(ArenaFolder.ofThisUser()).add(FileTree.of(KITS)));
    } catch (IOException e) {
      throw new UserError("cannot read the starter kits: " + e.getMessage(), e);
    }
  }
}
