package org.katachi.tournament;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.util.List;

/**
 * The manager treats every brain alike, ours too: it knows the board, the rules and how games are
 * written, no more.
 */
@AnalyzeClasses(
    packages = "org.katachi.tournament",
    importOptions = ArchitectureTest.WithoutTests.class)
class ArchitectureTest {

  /** From the ground up: a package may import those before it. */
  private static final List<String> LAYERS =
      List.of(
          "text",
          "settings",
          "player",
          "match",
          "opening",
          "schedule",
          "config",
          "standings",
          "play",
          "games",
          "progress",
          "console",
          "export",
          "analysis",
          "report",
          "live",
          "session",
          "cli");

  @ArchTest static final ArchRule IMPORTS_RUN_DOWNWARDS = importsRunDownwards();

  @ArchTest
  static final ArchRule EVERY_PACKAGE_HAS_ITS_PLACE =
      classes()
          .should()
          .resideInAnyPackage(
              LAYERS.stream().map(ArchitectureTest::packageOf).toArray(String[]::new));

  @ArchTest
  static final ArchRule OF_OUR_BRAIN_IT_KNOWS_BOARD_RULES_GAME_FILES_AND_SUGGESTIONS_ONLY =
      noClasses()
          .should()
          .dependOnClassesThat(
              resideInAPackage("org.katachi..")
                  .and(
                      not(
                          resideInAnyPackage(
                              "org.katachi.tournament..",
                              "org.katachi.board..",
                              "org.katachi.cli..",
                              "org.katachi.io..",
                              "org.katachi.rules..",
                              "org.katachi.gamefile..",
                              "org.katachi.brain..",
                              "org.katachi.statistics..",
                              "org.katachi.conformance.."))));

  @ArchTest
  static final ArchRule ONLY_PACKAGES_THAT_START_BRAINS_KNOW_PROCESSES =
      noClasses()
          .that()
          .resideOutsideOfPackages(
              "org.katachi.tournament.player",
              "org.katachi.tournament.config",
              "org.katachi.tournament.session",
              "org.katachi.tournament.cli")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.katachi.brain");

  @ArchTest
  static final ArchRule ONLY_SESSIONS_CHECK_BRAINS_WITH_THE_KIT =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.katachi.tournament.session")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.katachi.conformance..");

  @ArchTest
  static final ArchRule NO_CYCLES =
      slices().matching("org.katachi.tournament.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule NO_STATE_IS_STATIC = fields().that().areStatic().should().beFinal();

  private static ArchRule importsRunDownwards() {
    LayeredArchitecture manager = layeredArchitecture().consideringOnlyDependenciesInLayers();
    for (String name : LAYERS) {
      manager = manager.layer(name).definedBy(packageOf(name));
    }
    for (int i = 0; i < LAYERS.size(); i++) {
      String[] below = LAYERS.subList(0, i).toArray(String[]::new);
      manager =
          below.length == 0
              ? manager.whereLayer(LAYERS.get(i)).mayNotAccessAnyLayer()
              : manager.whereLayer(LAYERS.get(i)).mayOnlyAccessLayers(below);
    }
    return manager;
  }

  private static String packageOf(String name) {
    return "org.katachi.tournament." + name;
  }

  /** Tests are built into a folder that the library's own option does not know. */
  static final class WithoutTests implements ImportOption {

    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }
}
