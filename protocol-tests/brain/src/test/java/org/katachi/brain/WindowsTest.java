package org.katachi.brain;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.OutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(value = OS.WINDOWS, disabledReason = "elsewhere a shell's signals reach processes")
class WindowsTest {

  /** Git's, in the PATH, would say that it has, and a signal of its might reach another process. */
  @Test
  void noShellSuspendsABrain() throws Exception {
    try (BrainProcess brain =
        new BrainProcess(new ProcessBuilder("cmd"), OutputStream.nullOutputStream())) {
      assertThrows(IOException.class, brain::suspend);
    }
  }
}
