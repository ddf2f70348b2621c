package dev.agon.source;

import dev.agon.build.Languages;
import dev.agon.game.Parsed;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Source files by a pattern with {@code *} and {@code ?}, like {@code bots/*.py}, or all of a
 * folder, like {@code bots/}. Hidden files match no pattern.
 *
 * @param base what paths are relative to
 */
record BotPattern(Path base, String text) {
  private static final Pattern WILD = Pattern.compile(".*[*?].*");

  private boolean isFolder() {
    return text.endsWith("/");
  }

  boolean isOne() {
    return isFolder() || WILD.matcher(text).matches();
  }

  /** The paths of the files, sorted; at least one. */
  Parsed<List<String>> files() {
    Languages languages = Languages.installed();
    List<String> files =
        matches(isFolder() ? text + "*" : text)
            .filter(file -> Files.isRegularFile(base.resolve(file)))
            .filter(file -> !isFolder() || languages.canRun(Path.of(file)))
            .sorted()
            .toList();
    return files.isEmpty()
        ? new Parsed.Failure<>(
            isFolder()
                ? "there is no file in '%s' that ends in %s".formatted(text, languages.endings())
                : "no file matches '%s' in %s".formatted(text, base))
        : new Parsed.Value<>(files);
  }

  private Stream<String> matches(String pattern) {
    if (!WILD.matcher(pattern).matches()) {
      return Stream.of(pattern);
    }
    int slash = pattern.lastIndexOf('/');
    String name = pattern.substring(slash + 1);
    Pattern names =
        Pattern.compile("\\Q" + name.replace("*", "\\E.*\\Q").replace("?", "\\E.\\Q") + "\\E");
    Stream<String> folders =
        slash < 0 ? Stream.of("") : matches(pattern.substring(0, slash)).map(path -> path + "/");
    return folders.flatMap(
        folder ->
            names(folder)
                .filter(found -> !found.startsWith(".") && names.matcher(found).matches())
                .map(found -> folder + found));
  }

  /** The names in a folder; none if it cannot be read. */
  private Stream<String> names(String folder) {
    String[] names = base.resolve(folder).toFile().list();
    return names == null ? Stream.of() : Arrays.stream(names);
  }
}
