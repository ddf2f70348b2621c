package dev.agon.build;

import dev.agon.process.host.ProgramCommand;
import dev.agon.text.FilePosition;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The table of recipes for source files: the one that comes with Agon, and a file of the user whose
 * endings come first.
 */
public final class Languages {
  private static final List<String> STEPS = List.of("build", "run", "reads", "hint");

  private final Map<String, Language> byEnding;

  private Languages(Map<String, Language> byEnding) {
    this.byEnding = byEnding;
  }

  /** The recipes that come with Agon. */
  public static Languages standard() {
    try (InputStream table = Languages.class.getResourceAsStream("languages")) {
      byte[] bytes = Objects.requireNonNull(table).readAllBytes();
      return new Languages(read("languages", new String(bytes, StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new IllegalStateException("the table of languages is a part of Agon", e);
    }
  }

  /** Agon's recipes and those of the user's file; a line that is no recipe is a user error. */
  public static Languages installed() {
    Path file = userFile(System.getenv());
    return Files.exists(file)
        ? standard().with(file.toString(), UserFiles.read(file.toString()))
        : standard();
  }

  /** Where the user's recipes are: AGON_LANGUAGES, or a file in the user's configuration. */
  static Path userFile(Map<String, String> environment) {
    String named = environment.getOrDefault("AGON_LANGUAGES", "");
    if (!named.isBlank()) {
      return Path.of(named);
    }
    String folder = environment.getOrDefault("XDG_CONFIG_HOME", "");
    Path configuration =
        folder.isBlank() ? Path.of(System.getProperty("user.home"), ".config") : Path.of(folder);
    return configuration.resolve("agon").resolve("languages");
  }

  /** These recipes and those of a file, which replace recipes for the same endings. */
  Languages with(String file, String text) {
    Map<String, Language> both = new LinkedHashMap<>(byEnding);
    both.putAll(read(file, text));
    return new Languages(both);
  }

  private static Map<String, Language> read(String file, String text) {
    Map<String, Map<String, List<List<String>>>> steps = new LinkedHashMap<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      FilePosition position = new FilePosition(file, i + 1);
      String[] parts = line.split("\\s+", 3);
      if (parts.length < 3 || !parts[0].matches("\\.\\w+")) {
        throw UserError.at(
            position, "must be an ending, a step and a command, like .lua run lua {file}");
      }
      if (!STEPS.contains(parts[1])) {
        throw UserError.at(position, Nearest.unknown("step", parts[1], STEPS));
      }
      steps
          .computeIfAbsent(parts[0], _ -> new LinkedHashMap<>())
          .computeIfAbsent(parts[1], _ -> new ArrayList<>())
          .add(words(position, parts[2]));
    }
    Map<String, Language> languages = new LinkedHashMap<>();
    steps.forEach((ending, values) -> languages.put(ending, language(ending, values)));
    return languages;
  }

  private static List<String> words(FilePosition position, String command) {
    return ProgramCommand.parse(command).orThrow(why -> UserError.at(position, why)).words();
  }

  private static Language language(String ending, Map<String, List<List<String>>> steps) {
    return new Language(
        ending,
        steps.getOrDefault("build", List.of()),
        steps.getOrDefault("run", List.of()),
        steps.getOrDefault("reads", List.of()).stream().flatMap(List::stream).toList(),
        steps.getOrDefault("hint", List.of()));
  }

  /** The language of a file, by the ending of its name. */
  Optional<Language> of(Path file) {
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    return dot < 0 ? Optional.empty() : Optional.ofNullable(byEnding.get(name.substring(dot)));
  }

  /** Whether there is a recipe for a file, by the ending of its name. */
  public boolean canRun(Path file) {
    return of(file).filter(Language::hasRecipe).isPresent();
  }

  public String endings() {
    return byEnding.values().stream()
        .filter(Language::hasRecipe)
        .map(Language::ending)
        .collect(Collectors.joining(", "));
  }
}
