package org.katachi.farm.bundle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.katachi.farm.TestBrains;
import org.katachi.farm.message.OfferedBrain;
import org.katachi.tournament.player.BrainPrograms;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.Platform;

/** Which of a brain's programs a worker gets. */
class BrainPackingTest {

  private static final Platform OWN = Platform.here();
  private static final Platform OTHER = new Platform("other", Optional.of("processor"));

  @Test
  void aBrainOfOneProgramIsForAllPlatforms() throws Exception {
    OfferedBrain brain =
        BrainPacking.pack(BrainPrograms.of(spec("own"), Map.of()), new ArrayList<>());
    assertEquals(Optional.of("own"), program(brain, OWN));
    assertEquals(Optional.of("own"), program(brain, OTHER));
  }

  @Test
  void besideOthersTheOwnProgramIsForPlatformsLikeThisOne() throws Exception {
    OfferedBrain brain = offered(Map.of(Platform.of("windows-mips"), spec("mips")));
    assertEquals(Optional.of("own"), program(brain, OWN));
    assertEquals(Optional.of("mips"), program(brain, Platform.of("windows-mips")));
    assertEquals(Optional.empty(), program(brain, OTHER));
    assertEquals("windows-mips, " + OWN, brain.platforms());
  }

  @Test
  void theProgramForAProcessorGoesBeforeThatForTheSystem() throws Exception {
    Map<Platform, BrainSpec> others = new LinkedHashMap<>();
    others.put(Platform.of("windows"), spec("any"));
    others.put(Platform.of("windows-mips"), spec("mips"));
    OfferedBrain brain = offered(others);
    assertEquals(Optional.of("mips"), program(brain, Platform.of("windows-mips")));
    assertEquals(Optional.of("any"), program(brain, Platform.of("windows-sparc")));
  }

  private static OfferedBrain offered(Map<Platform, BrainSpec> others) throws Exception {
    return BrainPacking.pack(BrainPrograms.of(spec("own"), others), new ArrayList<>());
  }

  private static Optional<String> program(OfferedBrain brain, Platform machine) {
    return brain.on(machine).map(OfferedBrain.Program::spec).map(spec -> spec.command().get(0));
  }

  /** The program is looked up in the PATH, so none need be there. */
  private static BrainSpec spec(String program) {
    return TestBrains.brain("brain", List.of(program), 1);
  }
}
