package org.katachi.tournament.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Which programs run on which machine. */
class PlatformTest {

  private static final Platform WINDOWS = Platform.ofMachine("Windows 11 10.0 amd64");
  private static final Platform ARM = Platform.ofMachine("Linux 6.1 aarch64");

  @Test
  void aMachineTellsItsPlatform() {
    assertEquals("windows-x86_64", WINDOWS.toString());
    assertEquals("linux-aarch64", ARM.toString());
    assertEquals("mac-aarch64", Platform.ofMachine("Mac OS X 14.1 aarch64").toString());
  }

  @Test
  void aPlatformWithoutProcessorIncludesAllOfTheSystem() {
    assertTrue(Platform.of("windows").includes(WINDOWS));
    assertFalse(Platform.of("windows").includes(ARM));
  }

  @Test
  void aPlatformWithProcessorIncludesThisOneAlone() {
    assertTrue(Platform.of("linux-aarch64").includes(ARM));
    assertFalse(Platform.of("linux-x86_64").includes(ARM));
    assertFalse(Platform.of("linux-x86_64").includes(WINDOWS));
  }

  @Test
  void aProcessorHasOneNameWhateverItIsCalled() {
    assertEquals(Platform.of("windows-x86_64"), Platform.of("windows-amd64"));
    assertEquals(Platform.of("mac-aarch64"), Platform.of("mac-arm64"));
  }

  @Test
  void anotherWordIsNoPlatform() {
    for (String word : List.of("", "solaris", "Linux", "linux-", "linux aarch64")) {
      assertThrows(IllegalArgumentException.class, () -> Platform.of(word), word);
    }
  }
}
