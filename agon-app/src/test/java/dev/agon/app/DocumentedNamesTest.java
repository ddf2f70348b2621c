package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Classes, methods, packages and files that the documents name exist. */
final class DocumentedNamesTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));

  /** Packages of Java whose classes documents may name without the package. */
  private static final List<String> JAVA = List.of("java.lang.", "java.util.", "java.io.");

  private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");
  private static final Pattern BLOCK =
      Pattern.compile("^```.*?^```", Pattern.MULTILINE | Pattern.DOTALL);

  /** A name of two or more words, or a name and a member. */
  private static final Pattern TYPE =
      Pattern.compile(
          "([A-Z][a-z0-9]+(?:[A-Z]\\w*)|[A-Z][a-z]\\w*(?=\\.[a-z]))((?:\\.\\w+)*)(?:\\(.*\\))?");

  private static final Pattern PACKAGE =
      Pattern.compile("(dev\\.agon(?:\\.[a-z]\\w*)*)(?:\\.[A-Z]\\w*)*");
  private static final Pattern FILE =
      Pattern.compile("(?:agon-[a-z]+|bench|protocol|examples|docs|bots)/[a-z0-9./_-]+");

  private static final Pattern DECLARED =
      Pattern.compile("\\b(?:class|record|interface|enum) (\\w+)");

  /** The sources that declare a type, by its simple name. */
  private static final Map<String, List<String>> SOURCES = new HashMap<>();

  private static final Set<String> PACKAGES = new HashSet<>();

  @BeforeAll
  static void readSources() throws IOException {
    try (DirectoryStream<Path> modules = Files.newDirectoryStream(HOME, "{agon-*,bench}")) {
      for (Path module : modules) {
        for (Path file : below(module.resolve("src"), ".java")) {
          String source = Files.readString(file);
          DECLARED
              .matcher(source)
              .results()
              .forEach(
                  type ->
                      SOURCES.computeIfAbsent(type.group(1), _ -> new ArrayList<>()).add(source));
          String folder = HOME.relativize(file.getParent()).toString().replace('/', '.');
          PACKAGES.add(folder.substring(Math.max(0, folder.indexOf("dev.agon"))));
        }
      }
    }
  }

  @Test
  void everyNameOfCodeInTheDocumentsExists() throws IOException {
    Set<String> missing = new TreeSet<>();
    int names = 0;
    for (Path document : documents()) {
      String text = BLOCK.matcher(Files.readString(document)).replaceAll("");
      for (Matcher code = CODE.matcher(text); code.find(); ) {
        String name = code.group(1);
        names++;
        if (!exists(name)) {
          missing.add(HOME.relativize(document) + ": " + name);
        }
      }
    }
    assertThat(names).isGreaterThan(1_000);
    assertThat(missing).isEmpty();
  }

  @Test
  void aNameThatIsGoneIsFound() {
    assertThat(exists("EventRunner.resume")).isTrue();
    assertThat(exists("EventRunner.rewind")).isFalse();
    assertThat(exists("EventWalker")).isFalse();
    assertThat(exists("dev.agon.engine.run")).isFalse();
    assertThat(exists("agon-engine/src/main/java/dev/agon/nowhere")).isFalse();
  }

  private static boolean exists(String code) {
    Matcher type = TYPE.matcher(code);
    if (type.matches()) {
      return existsInAgon(type.group(1), type.group(2)) || existsInJava(type.group(1));
    }
    Matcher inPackage = PACKAGE.matcher(code);
    if (inPackage.matches()) {
      return PACKAGES.stream().anyMatch(one -> (one + ".").startsWith(inPackage.group(1) + "."));
    }
    return !FILE.matcher(code).matches() || Files.exists(HOME.resolve(code));
  }

  /** Whether a class has this member, which may be a nested class with a member of its own. */
  private static boolean existsInAgon(String name, String members) {
    List<String> sources = SOURCES.getOrDefault(name, List.of());
    return sources.stream()
        .anyMatch(
            source ->
                Stream.of(members.split("\\."))
                    .allMatch(
                        member -> Pattern.compile("\\b" + member + "\\b").matcher(source).find()));
  }

  private static boolean existsInJava(String name) {
    return JAVA.stream()
        .anyMatch(
            prefix -> {
              try {
                Class.forName(prefix + name, false, null);
                return true;
              } catch (ClassNotFoundException e) {
                return false;
              }
            });
  }

  /** The pages of the documentation and those beside the README. */
  static List<Path> documents() throws IOException {
    List<Path> documents = new ArrayList<>();
    for (String name : List.of("README.md", "CONTRIBUTING.md", "SECURITY.md")) {
      documents.add(HOME.resolve(name));
    }
    documents.addAll(below(HOME.resolve("docs"), ".md"));
    return documents;
  }

  private static List<Path> below(Path folder, String ending) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }
}
