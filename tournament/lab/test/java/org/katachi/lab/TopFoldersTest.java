package org.katachi.lab;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/**
 * Imports between the top folders run one way: the brain in src knows nobody, the kit in
 * protocol-tests knows the brain, the manager in tournament knows both. Here, because the lab sees
 * them all.
 */
@AnalyzeClasses(packages = "org.katachi", importOptions = ArchitectureTest.WithoutTests.class)
class TopFoldersTest {

  private static final String[] PROTOCOL_TESTS = {
    "org.katachi.brain..", "org.katachi.conformance.."
  };
  private static final String[] TOURNAMENT = {
    "org.katachi.statistics..",
    "org.katachi.tournament..",
    "org.katachi.farm..",
    "org.katachi.lab.."
  };

  @ArchTest
  static final ArchRule IMPORTS_RUN_ONE_WAY =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("src")
          .definedBy(
              not(resideInAnyPackage(PROTOCOL_TESTS)).and(not(resideInAnyPackage(TOURNAMENT))))
          .layer("protocol-tests")
          .definedBy(PROTOCOL_TESTS)
          .layer("tournament")
          .definedBy(TOURNAMENT)
          .whereLayer("src")
          .mayNotAccessAnyLayer()
          .whereLayer("protocol-tests")
          .mayOnlyAccessLayers("src");
}
