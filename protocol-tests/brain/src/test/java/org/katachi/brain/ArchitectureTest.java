package org.katachi.brain;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.katachi.board.Point;

/**
 * The kit and the manager use this module; it knows neither of them, and of the engine points only.
 */
@AnalyzeClasses(packages = "org.katachi.brain")
class ArchitectureTest {

  @ArchTest
  static final ArchRule OF_OTHER_MODULES_IT_KNOWS_THE_POINTS_OF_A_BOARD_ONLY =
      noClasses()
          .should()
          .dependOnClassesThat(
              resideInAPackage("org.katachi..")
                  .and(not(resideInAPackage("org.katachi.brain..")))
                  .and(not(equivalentTo(Point.class))));

  @ArchTest
  static final ArchRule NO_STATE_IS_STATIC = fields().that().areStatic().should().beFinal();
}
