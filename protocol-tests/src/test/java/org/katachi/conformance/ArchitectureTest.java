package org.katachi.conformance;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The kit serves every brain alike, ours too: it knows the board and the rules, no more. */
@AnalyzeClasses(packages = "org.katachi.conformance")
class ArchitectureTest {

  @ArchTest
  static final ArchRule OF_THE_BRAIN_IT_KNOWS_BOARD_AND_RULES_ONLY =
      noClasses()
          .should()
          .dependOnClassesThat(
              resideInAPackage("org.katachi..")
                  .and(
                      not(
                          resideInAnyPackage(
                              "org.katachi.conformance..",
                              "org.katachi.process..",
                              "org.katachi.board",
                              "org.katachi.rules"))));

  @ArchTest
  static final ArchRule NO_CYCLES =
      slices().matching("org.katachi.conformance.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule NO_STATE_IS_STATIC = fields().that().areStatic().should().beFinal();
}
