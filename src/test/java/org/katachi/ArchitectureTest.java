package org.katachi;

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
import java.util.stream.Stream;
import org.apache.commons.lang3.ArrayUtils;

/** The order of the packages, checked on the classes. */
@AnalyzeClasses(packages = "org.katachi", importOptions = ArchitectureTest.WithoutTests.class)
class ArchitectureTest {

  /** From the ground up: a package may import those before it. */
  private static final List<String> LAYERS =
      List.of(
          "io",
          "board",
          "rules",
          "gamefile",
          "shape",
          "network.common",
          "network.value",
          "network.policy",
          "network.convolution",
          "network.inference",
          "network",
          "eval",
          "threat",
          "search",
          "search.table",
          "search.order",
          "search.tree",
          "search.proof",
          "search.root",
          "engine",
          "puzzle",
          "classic.detect",
          "classic",
          "classic.weighted",
          "classic.wintable",
          "cli");

  /** On top of the layers, from the ground up, too. */
  private static final List<String> PROTOCOL =
      List.of(
          "protocol.io",
          "protocol.command",
          "protocol.game",
          "protocol.task",
          "protocol.yixin",
          "protocol.session");

  /** Side by side on top of the layers: they import all of them, but not each other. */
  private static final List<String> FRONT_ENDS = List.of("app.play", "app.analyse", "app.bench");

  /** The main class: it starts the front ends. */
  private static final String MAIN = "app";

  /** The classes that name the Vector API. */
  private static final String OF_VECTORS =
      "org\\.katachi\\.network\\.inference\\.Simd(Backend|Accumulator|Head)";

  @ArchTest static final ArchRule IMPORTS_RUN_DOWNWARDS = importsRunDownwards();

  @ArchTest
  static final ArchRule NO_CYCLES = slices().matching("org.katachi.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule EVERY_PACKAGE_HAS_ITS_PLACE =
      classes().should().resideInAnyPackage(allPackages());

  @ArchTest
  static final ArchRule ONLY_THE_FRONT_ENDS_SEE_THE_STANDARD_OUTPUT =
      noClasses()
          .that()
          .resideInAnyPackage(packages(LAYERS))
          .should()
          .accessField(System.class, "out");

  @ArchTest
  static final ArchRule IN_THE_PROTOCOL_ONLY_THE_WRITER_SEES_THE_STANDARD_OUTPUT =
      noClasses()
          .that()
          .resideInAPackage("org.katachi.protocol..")
          .and()
          .haveSimpleNameNotEndingWith("Writer")
          .should()
          .accessField(System.class, "out");

  @ArchTest
  static final ArchRule WITHOUT_THE_VECTOR_API_ALL_OTHER_CLASSES_CAN_BE_LOADED =
      noClasses()
          .that()
          .haveNameNotMatching(OF_VECTORS)
          .should()
          .dependOnClassesThat()
          .resideInAPackage("jdk.incubator..")
          .orShould()
          .dependOnClassesThat()
          .haveNameMatching(OF_VECTORS);

  @ArchTest
  static final ArchRule NO_STATE_IS_STATIC =
      fields().that().areStatic().should().beFinal().because("two engines do not see each other");

  /** Tests and benchmarks are built into a folder that the library's own option does not know. */
  static final class WithoutTests implements ImportOption {

    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }

  private static ArchRule importsRunDownwards() {
    LayeredArchitecture architecture =
        layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .withOptionalLayers(true)
            .layer(MAIN)
            .definedBy(packageOf(MAIN));
    for (String name : all()) {
      architecture = architecture.layer(name).definedBy(packageOf(name));
    }
    for (String name : all()) {
      String[] below = below(name).toArray(String[]::new);
      architecture =
          below.length == 0
              ? architecture.whereLayer(name).mayNotAccessAnyLayer()
              : architecture.whereLayer(name).mayOnlyAccessLayers(below);
    }
    return architecture;
  }

  private static List<String> below(String name) {
    if (FRONT_ENDS.contains(name)) {
      return LAYERS;
    }
    List<String> upward = Stream.of(LAYERS, PROTOCOL).flatMap(List::stream).toList();
    return upward.subList(0, upward.indexOf(name));
  }

  private static List<String> all() {
    return Stream.of(LAYERS, PROTOCOL, FRONT_ENDS).flatMap(List::stream).toList();
  }

  private static String[] allPackages() {
    return ArrayUtils.add(packages(all()), packageOf(MAIN));
  }

  private static String[] packages(List<String> names) {
    return names.stream().map(ArchitectureTest::packageOf).toArray(String[]::new);
  }

  private static String packageOf(String name) {
    return "org.katachi." + name;
  }
}
