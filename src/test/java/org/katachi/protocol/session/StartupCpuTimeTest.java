package org.katachi.protocol.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartupCpuTimeTest {

  @TempDir private Path process;

  @BeforeEach
  void name() throws IOException {
    Files.writeString(process.resolve("comm"), "java\n");
    Files.createDirectory(process.resolve("task"));
  }

  @Test
  void timeRunAndTimeWaitedForAProcessorCount() throws IOException {
    thread("7", "java", "3000 12000 3");
    assertEquals(15_000, StartupCpuTime.ranOrWaited(process));
  }

  @Test
  void theMainThreadFollowsTheFirstOne() throws IOException {
    thread("7", "java", "3000 12000 3");
    thread("8", "java", "54000 223000 126");
    assertEquals(292_000, StartupCpuTime.ranOrWaited(process));
  }

  @Test
  void threadsThatWorkBesideTheMainOneDoNotCount() throws IOException {
    thread("7", "java", "3000 12000 3");
    thread("9", "C2 CompilerThre", "33000 125000 258");
    assertEquals(15_000, StartupCpuTime.ranOrWaited(process));
  }

  @Test
  void aKernelThatDoesNotTellCostsNothing() throws IOException {
    assertEquals(0, StartupCpuTime.ranOrWaited(process.resolve("none")));
    thread("7", "java", "");
    assertEquals(0, StartupCpuTime.ranOrWaited(process));
  }

  @Test
  void theCostIsNoMoreThanTheAgeOfTheProcess() {
    long cost = new StartupCpuTime().getAsLong();
    long age =
        System.currentTimeMillis()
            - ProcessHandle.current().info().startInstant().orElseThrow().toEpochMilli();
    assertTrue(cost > 0 && cost <= (age + 1) * 1_000_000);
  }

  private void thread(String id, String name, String times) throws IOException {
    Path folder = Files.createDirectory(process.resolve("task").resolve(id));
    Files.writeString(folder.resolve("comm"), name + "\n");
    Files.writeString(folder.resolve("schedstat"), times + "\n");
  }
}
