package dev.agon.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who knows what, as the design has it. */
final class ArchitectureTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));

  /**
   * A session is what the rule book of bridge calls it, and the engine's {@code Executor.Session}
   * is always named with its executor. The same goes for a deal, and for BotStack's {@code
   * BotStackRoll.Deal}, and for a builder.
   */
  private static final Set<String> SHARED_NAMES = Set.of("Session", "Deal", "Builder");

  /** A sleep in Java; the scripts of misbehaving bots may sleep. */
  private static final Pattern SLEEP =
      Pattern.compile("(Thread|TimeUnit\\.\\w+|SECONDS)\\.sleep\\(|parkNanos\\(");

  static final JavaClasses AGON =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .withImportOption(location -> !location.contains("-tests.jar"))
          .importPackages("dev.agon");

  @Test
  void gamesAndTheSpiArePure() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "dev.agon.game..", "dev.agon.bot..", "dev.agon.json..", "dev.agon.games..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.io..",
            "java.nio..",
            "java.time..",
            "java.net..",
            "java.lang.foreign..",
            "tools.jackson..",
            "org.snakeyaml..",
            "org.apache..")
        .check(AGON);
  }

  @Test
  void gamesHaveNoOtherSourceOfChanceOrTime() {
    noClasses()
        .that()
        .resideInAnyPackage("dev.agon.games..", "dev.agon.game..")
        .should()
        .dependOnClassesThat()
        .haveNameMatching("java\\..*(Random|RandomGenerator|UUID)")
        .orShould()
        .callMethod(Collections.class, "shuffle", List.class)
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(Math.class, "random")
        .check(AGON);
  }

  @Test
  void theEngineKnowsNoGame() {
    noClasses()
        .that()
        .resideOutsideOfPackages("dev.agon.games..", "dev.agon.blotto..", "dev.agon.app..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.agon.games..", "dev.agon.blotto..", "dev.agon.app..")
        .check(AGON);
  }

  @Test
  void gamesDoNotKnowEachOther() {
    SlicesRuleDefinition.slices()
        .matching("dev.agon.games.(*)..")
        .should()
        .notDependOnEachOther()
        .check(AGON);
  }

  /** The compiler sees to it that they cannot look into a state; this says that they hold none. */
  @Test
  void botsAndSolversDoNotKnowTheStateOfAGame() {
    noClasses()
        .that()
        .resideInAnyPackage("dev.agon.games..bots..", "dev.agon.games..solve..")
        .should()
        .dependOnClassesThat()
        .haveSimpleNameEndingWith("State")
        .check(AGON);
  }

  @Test
  void theRefereeKnowsNeitherFormatsNorScoring() {
    classes()
        .that()
        .resideInAPackage("dev.agon.match..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "org.jspecify..",
            "dev.agon.match..",
            "dev.agon.result..",
            "dev.agon.text..",
            "dev.agon.game..",
            "dev.agon.bot..",
            "dev.agon.json..")
        .check(AGON);
  }

  @Test
  void reportsTakeStandingsAndNothingElse() {
    classes()
        .that()
        .resideInAPackage("dev.agon.report..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "org.jspecify..",
            "dev.agon.api..",
            "dev.agon.report..",
            "dev.agon.replay..",
            "dev.agon.html..",
            "dev.agon.result..",
            "dev.agon.source..",
            "dev.agon.store..",
            "dev.agon.event..",
            "dev.agon.run..",
            "dev.agon.tournament..",
            "dev.agon.scoring..",
            "dev.agon.rating..",
            "dev.agon.duplicate..",
            "dev.agon.text..",
            "dev.agon.game..",
            "dev.agon.json..")
        .check(AGON);
  }

  @Test
  void bridgeUsesScoringAndPagesAndOnlyTheCommandsAndTheServerUseBridge() {
    classes()
        .that()
        .resideInAPackage("dev.agon.bridge..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "javax.xml.stream..",
            "org.jspecify..",
            "de.siegmar.fastcsv..",
            "io.github.spannm.jackcess..",
            "dev.agon.bridge..",
            "dev.agon.text..",
            "dev.agon.duplicate..",
            "dev.agon.html..",
            "dev.agon.game..",
            "dev.agon.json..")
        .check(AGON);
    noClasses()
        .that()
        .resideOutsideOfPackages("dev.agon.bridge..", "dev.agon.app..", "dev.agon.web..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.agon.bridge..")
        .check(AGON);
  }

  @Test
  void nobodyButTheCommandsUsesTheServer() {
    noClasses()
        .that()
        .resideOutsideOfPackages("dev.agon.web..", "dev.agon.app..", "dev.agon.bench..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.agon.web..", "io.javalin..", "org.eclipse.jetty..")
        .check(AGON);
    noClasses()
        .that()
        .resideInAPackage("dev.agon.app..")
        .and()
        .resideOutsideOfPackage("dev.agon.app.web..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.agon.web..")
        .check(AGON);
  }

  /**
   * A native library that crashes when its process exits has a process, and so a main, of its own.
   */
  @Test
  void theCommandLineIsTheOnlyMain() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.agon.app..")
        .should()
        .callMethod(System.class, "exit", int.class)
        .check(AGON);
    noMethods()
        .that()
        .haveName("main")
        .and()
        .areDeclaredInClassesThat()
        .doNotHaveFullyQualifiedName("dev.agon.bridge.doubledummy.DdsSolver")
        .should()
        .beDeclaredInClassesThat()
        .doNotHaveFullyQualifiedName(Main.class.getName())
        .check(AGON);
  }

  /** A package and the packages below it are different packages. */
  @Test
  void noPackageIsPartOfACycle() {
    SlicesRuleDefinition.slices()
        .assignedFrom(
            new SliceAssignment() {
              @Override
              public SliceIdentifier getIdentifierOf(JavaClass type) {
                return SliceIdentifier.of(type.getPackageName());
              }

              @Override
              public String getDescription() {
                return "packages";
              }
            })
        .should()
        .beFreeOfCycles()
        .check(AGON);
  }

  @Test
  void noPackageIsInTwoModules() throws IOException {
    Map<String, Set<String>> modules =
        sources("main").stream()
            .collect(groupingBy(Source::packageName, mapping(Source::module, toSet())));
    assertThat(modules)
        .hasSizeGreaterThan(40)
        .allSatisfy((_, holders) -> assertThat(holders).hasSize(1));
  }

  /** Top-level classes of all modules, and the nested classes that other packages can use. */
  @Test
  void noSimpleNameIsUsedTwiceExceptByGames() throws IOException {
    Map<String, Set<String>> users = new TreeMap<>();
    for (Source source : sources("main")) {
      users
          .computeIfAbsent(source.name(), _ -> new TreeSet<>())
          .add(source.packageName() + "." + source.name());
    }
    for (JavaClass type : AGON) {
      if (type.isMemberClass() && isPublic(type)) {
        users.computeIfAbsent(type.getSimpleName(), _ -> new TreeSet<>()).add(type.getName());
      }
    }
    assertThat(users).containsKeys("Referee", "SolveBench", "BotSource", "Reading");
    users.keySet().removeAll(SHARED_NAMES);
    users.values().removeIf(ArchitectureTest::isOneOrAllOfGames);
    assertThat(users).isEmpty();
  }

  private static boolean isPublic(JavaClass type) {
    return type.getModifiers().contains(JavaModifier.PUBLIC)
        && type.getEnclosingClass().map(ArchitectureTest::isPublic).orElse(true);
  }

  private static boolean isOneOrAllOfGames(Set<String> users) {
    return users.size() == 1 || users.stream().allMatch(user -> user.startsWith("dev.agon.games."));
  }

  /** A test waits for the thing itself; {@link Poll} is for what nobody reports. */
  @Test
  void noTestSleeps() throws IOException {
    List<Source> tests = sources("test");
    assertThat(tests).hasSizeGreaterThan(100);
    for (Source test : tests) {
      if (!test.name().equals("Poll") && !test.name().equals("ArchitectureTest")) {
        assertThat(SLEEP.matcher(Files.readString(test.file())).find()).as(test.name()).isFalse();
      }
    }
  }

  private record Source(Path file) {
    String module() {
      return HOME.relativize(file).getName(0).toString();
    }

    String packageName() {
      // MODULE/src/main/java/PACKAGE/NAME.java
      Path path = HOME.relativize(file);
      return path.subpath(4, path.getNameCount() - 1).toString().replace('/', '.');
    }

    String name() {
      return file.getFileName().toString().replace(".java", "");
    }
  }

  /** The files of all modules that declare classes. */
  private static List<Source> sources(String kind) throws IOException {
    List<Source> sources = new ArrayList<>();
    try (DirectoryStream<Path> modules = Files.newDirectoryStream(HOME, "{agon-*,bench}")) {
      for (Path module : modules) {
        Path folder = module.resolve("src").resolve(kind).resolve("java");
        if (Files.isDirectory(folder)) {
          try (Stream<Path> files = Files.walk(folder)) {
            files
                .filter(file -> file.toString().endsWith(".java"))
                .filter(file -> !file.endsWith("package-info.java"))
                .map(Source::new)
                .forEach(sources::add);
          }
        }
      }
    }
    return sources;
  }
}
