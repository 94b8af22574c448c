package org.katachi.farm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The files that start many workers, with an ssh that stays on this machine. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "shell scripts")
@Timeout(120)
class StartScriptsTest {

  private static final Path START = Path.of("start").toAbsolutePath();

  /** Each host is a folder. */
  private static final String SSH =
      """
      #!/bin/sh
      while case $1 in -o) shift;; -*) ;; *) false;; esac; do shift; done
      mkdir -p "$HOSTS/$1" && cd "$HOSTS/$1" && shift && exec sh -c "$*"
      """;

  private static final String SCP =
      """
      #!/bin/sh
      while case $1 in -o) shift;; -*) ;; *) false;; esac; do shift; done
      cp "$1" "$2" "$3" "$HOSTS/${4%%:*}/${4#*:}"
      """;

  private static final String WORKER =
      """
      #!/bin/sh
      echo "$@"
      exec sleep 100
      """;

  private static final String THERE = "there/node1/katachi-worker.d/";

  @TempDir Path folder;

  /** Of the process that ended last. */
  private int exitCode;

  @BeforeEach
  void prepare() throws IOException {
    Files.createDirectories(folder.resolve("bin"));
    Files.createDirectories(folder.resolve("katachi"));
    program("bin/ssh", SSH);
    program("bin/scp", SCP);
    program("katachi/katachi-worker", WORKER);
    Files.writeString(folder.resolve("katachi/katachi-farm.jar"), "jar");
    Files.writeString(folder.resolve("katachi/farm.token"), "token");
    Files.writeString(folder.resolve("hosts"), "# ours\nnode1 8\n\nnode2 # all\n");
  }

  @Test
  void workersAreStartedLookedAtAndStopped() throws Exception {
    try {
      List<String> started = ssh("start", "hosts", "main:7070", "katachi");
      assertTrue(started.get(0).startsWith("node1: started, process "), started::toString);
      assertTrue(started.get(1).startsWith("node2: started, process "), started::toString);
      assertTrue(ssh("start", "hosts", "main:7070", "katachi").get(0).contains("runs already"));
      String expected = "main:7070 -concurrency 8 -token-file farm.token -cache cache";
      List<String> status = ssh("status", "hosts");
      while (!status.get(0).endsWith(expected)) {
        status = ssh("status", "hosts");
      }
      assertEquals("node1: runs: " + expected, status.get(0));
      assertTrue(status.get(1).startsWith("node2: runs: "), status::toString);
    } finally {
      assertEquals(List.of("node1: stopped", "node2: stopped"), ssh("stop", "hosts"));
    }
    assertEquals(List.of("node1: did not run", "node2: did not run"), ssh("stop", "hosts"));
  }

  /** A jar that a running program reads must not change. */
  @Test
  void theFilesOfARunningWorkerAreLeftAlone() throws Exception {
    ssh("start", "hosts", "main:7070", "katachi");
    try {
      Files.writeString(folder.resolve("katachi/katachi-farm.jar"), "new jar");
      ssh("start", "hosts", "main:7070", "katachi");
      assertEquals("jar", Files.readString(folder.resolve(THERE + "katachi-farm.jar")));
    } finally {
      ssh("stop", "hosts");
    }
  }

  /** After a restart of the host its number may belong to any process. */
  @Test
  void aProcessThatHasTheNumberOfAnEndedWorkerIsLeftAlone() throws Exception {
    ssh("start", "hosts", "main:7070", "katachi");
    ssh("stop", "hosts");
    Files.writeString(folder.resolve(THERE + "pid"), ProcessHandle.current().pid() + "\n");
    Files.writeString(folder.resolve(THERE + "begin"), "Thu Jan  1 00:00:00 1970\n");
    assertTrue(ssh("status", "hosts").get(0).startsWith("node1: does not run"));
    assertEquals("node1: did not run", ssh("stop", "hosts").get(0));
  }

  @Test
  void aHostThatIsNotReachedMakesTheCommandFail() throws Exception {
    program("bin/ssh", "#!/bin/sh\necho no route >&2\nexit 255\n");
    for (String verb : List.of("status", "stop")) {
      assertEquals(List.of("node1: no route", "node2: no route"), ssh(verb, "hosts"));
      assertEquals(1, exitCode);
    }
    ssh("start", "hosts", "main:7070", "katachi");
    assertEquals(1, exitCode);
  }

  @Test
  void slurmStartsAWorkerForEachTaskWithItsProcessors() throws Exception {
    ProcessBuilder task = new ProcessBuilder("sh", START.resolve("workers.sbatch").toString());
    program("katachi/katachi-worker", "#!/bin/sh\necho \"$@\"\n");
    task.environment().put("KATACHI", folder.resolve("katachi").toString());
    task.environment().put("COORDINATOR", "node1:7070");
    task.environment().put("SLURM_CPUS_PER_TASK", "16");
    task.environment().put("TMPDIR", "/scratch");
    assertEquals(
        List.of(
            "node1:7070 -concurrency 16 -token-file "
                + folder.resolve("katachi/farm.token")
                + " -cache /scratch/katachi-cache-"
                + System.getProperty("user.name")),
        lines(task));
  }

  private List<String> ssh(String... words) throws Exception {
    List<String> command =
        new ArrayList<>(List.of("sh", START.resolve("ssh-workers.sh").toString()));
    command.addAll(List.of(words));
    ProcessBuilder process = new ProcessBuilder(command).directory(folder.toFile());
    process.environment().merge("PATH", folder.resolve("bin") + ":", (path, bin) -> bin + path);
    process.environment().put("HOSTS", folder.resolve("there").toString());
    Files.createDirectories(folder.resolve("there"));
    return lines(process);
  }

  private List<String> lines(ProcessBuilder builder) throws Exception {
    Process process = builder.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    exitCode = process.waitFor();
    return said.lines().toList();
  }

  private void program(String name, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    assertTrue(file.toFile().setExecutable(true));
  }
}
