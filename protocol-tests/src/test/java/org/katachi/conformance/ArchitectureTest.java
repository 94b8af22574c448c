package org.katachi.conformance;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.katachi.conformance.script.Step;

/** The kit treats every brain alike: of Katachi it knows only the board and the rules. */
@AnalyzeClasses(packages = "org.katachi.conformance")
class ArchitectureTest {

  private static final DescribedPredicate<JavaClass> IN_TESTS =
      describe(
          "in tests",
          type ->
              type.getSource()
                  .map(source -> source.getUri().toString().contains("/test-classes/"))
                  .orElse(false));

  @ArchTest
  static final ArchRule OF_THE_BRAIN_IT_KNOWS_BOARD_RULES_AND_WORDS_FOR_COMMAND_LINES_ONLY =
      noClasses()
          .should()
          .dependOnClassesThat(
              resideInAPackage("org.katachi..")
                  .and(
                      not(
                          resideInAnyPackage(
                              "org.katachi.conformance..",
                              "org.katachi.brain..",
                              "org.katachi.board",
                              "org.katachi.io",
                              "org.katachi.rules"))));

  @ArchTest
  static final ArchRule IMPORTS_RUN_DOWNWARDS =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("tracker")
          .definedBy("..conformance.tracker")
          .layer("fuzz")
          .definedBy("..conformance.fuzz")
          .layer("script")
          .definedBy("..conformance.script")
          .layer("step")
          .definedBy("..conformance.step")
          .layer("format")
          .definedBy("..conformance.format")
          .layer("runner")
          .definedBy("..conformance.runner")
          .layer("statistics")
          .definedBy("..conformance.report")
          .layer("report")
          .definedBy("..conformance.report")
          .layer("record")
          .definedBy("..conformance.record")
          .whereLayer("tracker")
          .mayNotAccessAnyLayer()
          .whereLayer("fuzz")
          .mayNotAccessAnyLayer()
          .whereLayer("script")
          .mayOnlyAccessLayers("tracker")
          .whereLayer("step")
          .mayOnlyAccessLayers("script", "tracker", "fuzz")
          .whereLayer("format")
          .mayOnlyAccessLayers("step", "script")
          .whereLayer("runner")
          .mayOnlyAccessLayers("script")
          .whereLayer("report")
          .mayOnlyAccessLayers("runner", "script")
          .whereLayer("record")
          .mayOnlyAccessLayers("script")
          .ignoreDependency(IN_TESTS, alwaysTrue());

  @ArchTest
  static final ArchRule EVERY_STEP_RUNS_ITSELF =
      classes()
          .that()
          .resideInAPackage("..conformance.step")
          .and()
          .areTopLevelClasses()
          .and()
          .areNotInterfaces()
          .should()
          .implement(Step.class);

  @ArchTest
  static final ArchRule NO_CYCLES =
      slices().matching("org.katachi.conformance.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule NO_STATE_IS_STATIC = fields().that().areStatic().should().beFinal();
}
