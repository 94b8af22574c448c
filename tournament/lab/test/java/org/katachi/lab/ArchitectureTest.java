package org.katachi.lab;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.util.List;

/** The order of the lab's packages, checked on the classes. */
@AnalyzeClasses(packages = "org.katachi.lab", importOptions = ArchitectureTest.WithoutTests.class)
class ArchitectureTest {

  /** From the ground up: a package may import those before it. */
  private static final List<String> PACKAGES =
      List.of(
          "progress",
          "task",
          "curves",
          "games",
          "selfplay",
          "train",
          "movescore",
          "policy",
          "value",
          "convolution",
          "tune",
          "openings",
          "cli");

  @ArchTest
  static final ArchRule THE_FARM_IS_ANOTHER_PROGRAM =
      noClasses().should().dependOnClassesThat().resideInAPackage("org.katachi.farm..");

  @ArchTest static final ArchRule IMPORTS_RUN_DOWNWARDS = importsRunDownwards();

  @ArchTest
  static final ArchRule EVERY_PACKAGE_HAS_ITS_PLACE =
      classes()
          .should()
          .resideInAnyPackage(
              PACKAGES.stream().map(ArchitectureTest::packageOf).toArray(String[]::new));

  @ArchTest
  static final ArchRule OF_THE_BRAIN_IT_KNOWS_THE_ENGINE_BUT_NOT_ITS_FRONT_ENDS =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.katachi.protocol..", "org.katachi.app..");

  @ArchTest
  static final ArchRule OF_THE_MANAGER_IT_KNOWS_BOOKS_STATISTICS_AND_SAMPLES_ONLY =
      noClasses()
          .should()
          .dependOnClassesThat(
              resideInAnyPackage("org.katachi.tournament..", "org.katachi.conformance..")
                  .and(
                      not(
                          resideInAnyPackage(
                              "org.katachi.tournament.opening", "org.katachi.tournament.export"))));

  @ArchTest
  static final ArchRule ONLY_THE_COMMAND_LINE_KNOWS_ITS_LIBRARY =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.katachi.lab.cli..")
          .should()
          .dependOnClassesThat(resideInAPackage("picocli.."));

  @ArchTest
  static final ArchRule NO_STATE_IS_STATIC = fields().that().areStatic().should().beFinal();

  /** Tests are built into a folder that the library's own option does not know. */
  static final class WithoutTests implements ImportOption {

    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }

  private static ArchRule importsRunDownwards() {
    LayeredArchitecture lab = layeredArchitecture().consideringOnlyDependenciesInLayers();
    for (String name : PACKAGES) {
      lab = lab.layer(name).definedBy(packageOf(name));
    }
    for (String name : PACKAGES) {
      String[] below = PACKAGES.subList(0, PACKAGES.indexOf(name)).toArray(String[]::new);
      lab =
          below.length == 0
              ? lab.whereLayer(name).mayNotAccessAnyLayer()
              : lab.whereLayer(name).mayOnlyAccessLayers(below);
    }
    return lab;
  }

  private static String packageOf(String name) {
    return "org.katachi.lab." + name + "..";
  }
}
