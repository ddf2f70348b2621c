package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.agon.run.EventListener;
import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.MethodModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The public API is closed, it is the committed one, and the examples need no more than it. */
final class PublicApiTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));
  private static final Path BASELINE = Path.of("src", "test", "resources", "public-api.txt");
  private static final JavaClasses AGON = ArchitectureTest.AGON;

  @TempDir private Path folder;

  @Test
  void thePublicApiMentionsOnlyItself() {
    List<JavaClass> types = DeclaredApi.types(AGON);
    assertThat(types).hasSizeGreaterThan(50);
    Set<String> internal = new TreeSet<>();
    for (JavaClass type : types) {
      DeclaredApi.mentioned(type)
          .filter(mentioned -> AGON.contain(mentioned.getName()) && !DeclaredApi.isApi(mentioned))
          .forEach(mentioned -> internal.add(type.getName() + " -> " + mentioned.getName()));
    }
    assertThat(internal).isEmpty();
  }

  @Test
  void thePublicApiIsTheCommittedOne() throws IOException {
    List<String> signatures = DeclaredApi.signatures(AGON);
    if (Boolean.getBoolean("agon.update")) {
      Files.write(BASELINE, signatures);
    }
    assertThat(signatures)
        .as("the public API; CONTRIBUTING.md says how to accept a change")
        .containsExactlyElementsOf(Files.readAllLines(BASELINE));
  }

  @Test
  void aRemovedMethodChangesTheSignatures() throws IOException {
    ClassFile format = ClassFile.of();
    try (InputStream file = EventListener.class.getResourceAsStream("EventListener.class")) {
      Files.write(
          folder.resolve("EventListener.class"),
          format.transformClass(
              format.parse(file.readAllBytes()),
              ClassTransform.dropping(
                  part ->
                      part instanceof MethodModel method
                          && method.methodName().equalsString("roundStarted"))));
    }
    List<String> missed = new ArrayList<>(DeclaredApi.signatures(AGON));
    missed.removeIf(line -> !line.startsWith(EventListener.class.getName()));
    missed.removeAll(DeclaredApi.signatures(new ClassFileImporter().importPath(folder)));
    assertThat(missed).containsExactly("dev.agon.run.EventListener.roundStarted(long): void");
  }

  @Test
  void examplesUseThePublicApiOnly() throws IOException {
    List<String> sources;
    try (Stream<Path> files = Files.walk(HOME.resolve("examples"))) {
      sources = files.map(Path::toString).filter(file -> file.endsWith(".java")).toList();
    }
    assertThat(compile(sources)).isZero();
    JavaClasses examples = new ClassFileImporter().importPath(folder);
    Set<String> internal = new TreeSet<>();
    for (JavaClass example : examples) {
      example.getDirectDependenciesFromSelf().stream()
          .map(dependency -> dependency.getTargetClass().getName())
          .filter(name -> AGON.contain(name) && !DeclaredApi.isApi(AGON.get(name)))
          .forEach(internal::add);
      example.getAccessesFromSelf().stream()
          .flatMap(access -> access.getTarget().resolveMember().stream())
          .filter(PublicApiTest::isInternal)
          .forEach(member -> internal.add(member.getFullName()));
    }
    assertThat(examples).isNotEmpty();
    assertThat(internal).isEmpty();
  }

  private int compile(List<String> sources) {
    String[] options = {"-d", folder.toString(), "-cp", System.getProperty("java.class.path")};
    return ToolProvider.getSystemJavaCompiler()
        .run(
            null,
            null,
            null,
            Stream.concat(Stream.of(options), sources.stream()).toArray(String[]::new));
  }

  private static boolean isInternal(JavaMember member) {
    String owner = member.getOwner().getName();
    return AGON.contain(owner)
        && AGON.get(owner).getMembers().stream()
            .filter(DeclaredApi::isApi)
            .noneMatch(known -> known.getFullName().equals(member.getFullName()));
  }

  @Test
  void javadocShowsThePublicApiOnly() throws Exception {
    Path sources = HOME.resolve("agon-engine/src/main/java");
    run(HOME.resolve("tools/javadoc/build").toString());
    run(
        Path.of(System.getProperty("java.home"), "bin", "javadoc").toString(),
        "-J--add-exports=jdk.javadoc/jdk.javadoc.internal.tool=ALL-UNNAMED",
        "-doclet",
        "PublicApiDoclet",
        "-docletpath",
        HOME.resolve("target/doclet").toString(),
        "-Xdoclint:all,-missing",
        "-Werror",
        "-quiet",
        "-d",
        folder.toString(),
        "-cp",
        System.getProperty("java.class.path"),
        "--source-path",
        sources.toString(),
        "dev.agon.store");
    assertThat(folder.resolve("dev/agon/store")).isDirectoryContaining("glob:**/Store.html");
    assertThat(folder.resolve("dev/agon/store/StoredMatches.html")).doesNotExist();
    assertThat(folder.resolve("dev/agon/store/Store.html"))
        .content()
        .contains("open(java.lang.String)")
        .doesNotContain("writer(long)");
  }

  private static void run(String... command) throws Exception {
    assertThat(new ProcessBuilder(command).inheritIO().start().waitFor()).isZero();
  }
}
