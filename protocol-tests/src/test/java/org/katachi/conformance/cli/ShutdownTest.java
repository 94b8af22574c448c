package org.katachi.conformance.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.scripted.LeftProcesses;

/** The kit is stopped while a brain runs, as Ctrl-C does it. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brain is a shell script")
class ShutdownTest {

  private static final String JAVA = ProcessHandle.current().info().command().orElseThrow();

  @TempDir Path folder;

  @Test
  @Timeout(30)
  void theBrainAndItsChildrenEndWithTheKit() throws Exception {
    Path started = folder.resolve("started");
    Path brain =
        Files.writeString(
            folder.resolve("brain.sh"),
            "trap '' TERM INT HUP\n(sh \"$0.child\" &)\n: > '" + started + "'\nsleep 60\n");
    Files.writeString(folder.resolve("brain.sh.child"), "while :; do sleep 1; done\n");
    Files.writeString(folder.resolve("wait.talk"), "title Wait\n> START 15\nlimit 60000\n< OK\n");

    Process kit =
        new ProcessBuilder(
                JAVA,
                "-cp",
                System.getProperty("java.class.path"),
                Conformance.class.getName(),
                "--brain=sh '" + brain + "'",
                folder.resolve("wait.talk").toString())
            .inheritIO()
            .start();
    while (!Files.exists(started)) {
      assertTrue(kit.isAlive(), "the kit has ended by itself");
      Thread.sleep(20);
    }
    kit.destroy();

    assertTrue(kit.waitFor(20, TimeUnit.SECONDS), "the kit still runs");
    assertEquals(List.of(), LeftProcesses.mentioning(brain.toString()));
  }
}
