package org.katachi.farm.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.farm.TestBrains;
import org.katachi.tournament.player.BrainSpec;

/** What a brain can do in the sandbox. Needs bubblewrap, and a system that lets it work. */
class SandboxTest {

  @TempDir Path outside;
  @TempDir Path own;
  private Sandbox sandbox;

  @BeforeEach
  void find() throws InterruptedException {
    try {
      sandbox = Sandbox.find();
    } catch (IllegalArgumentException e) {
      abort(e.getMessage());
    }
  }

  @Test
  void aBrainWritesToItsOwnFolder() throws Exception {
    assertEquals("done", run("echo mine > " + own.resolve("file") + " && echo done"));
    assertEquals("mine\n", Files.readString(own.resolve("file")));
  }

  @Test
  void aBrainWritesToTheFolderThatItIsGiven() throws Exception {
    Path given = outside.resolve("given");
    run(TestBrains.withFolder(brain("echo kept > " + given.resolve("file")), given));
    assertEquals("kept\n", Files.readString(given.resolve("file")));
  }

  @Test
  void aBrainWritesNowhereElse() throws Exception {
    Path file = outside.resolve("file");
    assertEquals("refused", run("echo mine > " + file + " || echo refused"));
    assertFalse(Files.exists(file));
    Path home = Path.of(System.getProperty("user.home"), "katachi-sandbox-test");
    assertEquals("refused", run("echo mine > " + home + " || echo refused"));
    assertFalse(Files.exists(home));
  }

  @Test
  void aBrainSeesNoOtherProcess() throws Exception {
    assertEquals("refused", run("kill -0 " + ProcessHandle.current().pid() + " || echo refused"));
  }

  @Test
  void aBrainHasNoNetwork() throws Exception {
    assertEquals("lo", run("tail -n +3 /proc/net/dev | cut -d : -f 1 | tr -d ' '"));
  }

  @Test
  void aBrainKeepsItsExitCode() throws Exception {
    Process process = sandbox.around(brain("exit 3"), own).processBuilder().start();
    assertEquals(3, process.waitFor());
  }

  @Test
  void aProgramForTasksRunsAsABrainDoes() throws Exception {
    Path file = outside.resolve("file");
    String script = "echo ready; read -r kind n rest; echo x > " + file + " || echo done $n $rest";
    List<String> command = sandbox.around(List.of("sh", "-c", script), own);
    try (TaskProgram program = new TaskProgram(command, own, TaskProgram.LONGEST_TASK)) {
      assertEquals("refused", program.run(1, "refused", () -> {}));
    }
    assertFalse(Files.exists(file));
  }

  private String run(String script) throws Exception {
    return run(brain(script));
  }

  private String run(BrainSpec brain) throws Exception {
    Process process =
        sandbox
            .around(brain, own)
            .processBuilder()
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
    assertTrue(process.waitFor() >= 0);
    return said;
  }

  private static BrainSpec brain(String script) {
    return TestBrains.brain("a brain", List.of("sh", "-c", script), 1_000);
  }
}
