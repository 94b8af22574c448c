package org.katachi.farm;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Which broker it is stays a matter of one package. */
@AnalyzeClasses(packages = "org.katachi.farm", importOptions = ArchitectureTest.WithoutTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule ONE_PACKAGE_KNOWS_THE_BROKER =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.katachi.farm.broker")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.apache.activemq..", "io.netty..");

  @ArchTest
  static final ArchRule COORDINATOR_AND_WORKER_KNOW_MESSAGES_ONLY =
      noClasses()
          .that()
          .resideInAPackage("org.katachi.farm.worker")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.katachi.farm.coordinator");

  @ArchTest
  static final ArchRule NO_CYCLES =
      slices().matching("org.katachi.farm.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule NO_STATE_IS_STATIC = fields().that().areStatic().should().beFinal();

  /** Tests are built into a folder that the library's own option does not know. */
  static final class WithoutTests implements ImportOption {

    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }
}
