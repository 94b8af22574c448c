package org.katachi.brain;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The kit and the manager use this module; it knows neither of them, nor the engine. */
@AnalyzeClasses(packages = "org.katachi.brain")
class ArchitectureTest {

  @ArchTest
  static final ArchRule IT_KNOWS_NO_OTHER_MODULE =
      noClasses()
          .should()
          .dependOnClassesThat(
              resideInAPackage("org.katachi..").and(not(resideInAPackage("org.katachi.brain.."))));

  @ArchTest
  static final ArchRule NO_STATE_IS_STATIC = fields().that().areStatic().should().beFinal();
}
