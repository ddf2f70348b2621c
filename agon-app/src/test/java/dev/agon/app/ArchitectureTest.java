package dev.agon.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import org.junit.jupiter.api.Test;

/** Who knows what, as the design has it. */
final class ArchitectureTest {
  private static final JavaClasses AGON =
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
        .haveFullyQualifiedName("java.util.Random")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.util.concurrent.ThreadLocalRandom")
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
        .resideOutsideOfPackages("dev.agon.games..", "dev.agon.contest..", "dev.agon.app..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.agon.games..", "dev.agon.contest..", "dev.agon.app..")
        .check(AGON);
  }

  @Test
  void gamesDoNotKnowEachOther() {
    SlicesRuleDefinition.slices()
        .matching("dev.agon.games.(*)..")
        .should()
        .notDependOnEachOther()
        .allowEmptyShould(true)
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
    noClasses()
        .that()
        .resideInAPackage("dev.agon.match..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.agon.tournament..",
            "dev.agon.scoring..",
            "dev.agon.rating..",
            "dev.agon.duplicate..",
            "dev.agon.report..",
            "dev.agon.run..",
            "dev.agon.plan..",
            "dev.agon.protocol..",
            "dev.agon.process..",
            "dev.agon.record..",
            "dev.agon.event..",
            "dev.agon.execute..")
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
            "dev.agon.report..",
            "dev.agon.entrant..",
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
  void bridgeUsesScoringAndNobodyButTheCommandsUsesBridge() {
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
            "dev.agon.bridge..",
            "dev.agon.text..",
            "dev.agon.scoring..",
            "dev.agon.duplicate..",
            "dev.agon.game..",
            "dev.agon.json..")
        .check(AGON);
    noClasses()
        .that()
        .resideOutsideOfPackages("dev.agon.bridge..", "dev.agon.app..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.agon.bridge..")
        .check(AGON);
  }

  @Test
  void theCommandLineIsTheOnlyMain() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.agon.app..")
        .should()
        .callMethod(System.class, "exit", int.class)
        .check(AGON);
  }
}
