package org.katachi.farm;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.farm.broker.BrokerSession;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.FarmMessage;
import org.katachi.farm.coordinator.TaskRelay;
import org.katachi.farm.worker.FarmWorker;
import org.katachi.farm.worker.WorkerSettings;
import org.katachi.tournament.match.Machine;

/** Tasks of a program, from its lines to workers and back. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is a shell script")
@Timeout(180)
class TaskWorkersTest {

  /**
   * A worker that runs.
   *
   * @param end whether it was stopped, when it has ended
   */
  private record Worker(FarmWorker worker, CompletableFuture<Boolean> end) {}

  @TempDir Path folder;
  private final List<Worker> workers = new ArrayList<>();
  private final List<String> told = Collections.synchronizedList(new ArrayList<>());
  private PrintWriter toRelay;
  private BufferedReader fromRelay;
  private CompletableFuture<String> end;
  private int port;

  @BeforeEach
  void openPipes() throws IOException {
    PipedInputStream in = new PipedInputStream();
    PipedOutputStream out = new PipedOutputStream();
    toRelay = new PrintWriter(new PipedOutputStream(in), true, UTF_8);
    fromRelay = new BufferedReader(new InputStreamReader(new PipedInputStream(out), UTF_8));
    TaskRelay relay =
        new TaskRelay(
            new BufferedReader(new InputStreamReader(in, UTF_8)),
            new PrintWriter(out, true, UTF_8));
    end =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                relay.run(TestFarm.endpoint(0));
                return "";
              } catch (IOException e) {
                return e.getMessage();
              }
            });
  }

  @AfterEach
  void stopAll() {
    workers.forEach(started -> started.worker.stop());
    toRelay.close();
    end.join();
  }

  @Test
  void allTasksAreDoneByAllWorkersAndEachOnce() throws Exception {
    begin("echo \"done $number $rest-$rest\"");
    work("one", 2);
    work("two", 1);
    for (int i = 0; i < 40; i++) {
      toRelay.println("task " + i + " " + i);
    }
    TreeSet<Integer> done = new TreeSet<>();
    while (done.size() < 40) {
      String[] words = line("done ").split(" ", -1);
      assertTrue(done.add(Integer.parseInt(words[1])));
      assertTrue(List.of("one", "two").contains(words[2]), words[2]);
      assertEquals(words[1] + "-" + words[1], words[3]);
    }
    assertEquals(new TreeSet<>(IntStream.range(0, 40).boxed().toList()), done);
    toRelay.close();
    assertEquals("", end.join());
  }

  @Test
  void aWorkerWhoseProgramFailsLeavesAndItsTasksAreDoneByOthers() throws Exception {
    Path mark = folder.resolve("mark");
    begin("[ -e " + mark + " ] || exit 7; echo \"done $number x\"");
    Worker bad = work("bad", 1);
    toRelay.println("task 0 ");
    toRelay.println("task 1 ");
    toRelay.println("task 2 ");
    assertFalse(bad.end.join());
    Files.createFile(mark);
    work("good", 1);
    TreeSet<String> done = new TreeSet<>(List.of(line("done "), line("done "), line("done ")));
    assertEquals(new TreeSet<>(List.of("done 0 good x", "done 1 good x", "done 2 good x")), done);
    String words = "2 tasks have failed one after the other, the last as its program ended";
    assertTrue(told.contains("can't play: " + words + " with exit code 7"), told::toString);
  }

  @Test
  void wordsOfAWorkerStayInTheirLine() throws Exception {
    begin("echo \"done $number x\"");
    try (Connection connection = TestFarm.connect(port, "bad");
        BrokerSession session = connection.session()) {
      session.send(FarmMessage.of(FarmMessage.Kind.UNABLE, "works no more\ndone 0 bad forged"));
      assertEquals("remark worker bad works no more done 0 bad forged", line("remark worker bad"));
    }
  }

  @Test
  void slotsAreToldAsWorkersComeAndGo() throws Exception {
    begin("echo \"done $number x\"");
    Worker worker = work("one", 3);
    assertEquals("slots 3", awaitSlots("slots 3"));
    worker.worker.stop();
    assertEquals("slots 0", awaitSlots("slots 0"));
  }

  private String awaitSlots(String expected) throws IOException {
    String line = line("slots ");
    while (!line.equals(expected)) {
      line = line("slots ");
    }
    return line;
  }

  @Test
  void aLineThatIsNoTaskEndsIt() throws Exception {
    begin("echo \"done $number x\"");
    toRelay.println("nonsense");
    assertEquals("no task: nonsense", end.join());
  }

  @Test
  void aCommandIsNeeded() {
    toRelay.println("begin");
    assertEquals("a command in lines of \"word …\", and \"begin\", but not begin", end.join());
  }

  private void begin(String each) throws IOException {
    Path script = folder.resolve("program");
    Files.writeString(
        script, "echo ready\nwhile read -r kind number rest; do\n" + each + "\ndone\n");
    toRelay.println("word sh");
    toRelay.println("word " + script);
    toRelay.println("begin");
    port = Integer.parseInt(line("remark workers connect to port ").replaceAll(".* ", ""));
  }

  /** The next line with this beginning. */
  private String line(String beginning) throws IOException {
    String line = fromRelay.readLine();
    while (line != null && !line.startsWith(beginning)) {
      line = fromRelay.readLine();
    }
    return String.valueOf(line);
  }

  private Worker work(String name, int concurrency) {
    Machine machine = new Machine(1, 0, "a system", "17", 1);
    FarmWorker worker =
        new FarmWorker(
            new WorkerSettings(
                TestFarm.endpoint(port),
                concurrency,
                false,
                folder.resolve("cache"),
                Optional.empty(),
                name,
                machine,
                false),
            told::add);
    Worker started = new Worker(worker, new CompletableFuture<>());
    workers.add(started);
    new Thread(() -> started.end.complete(worker.work()), name).start();
    return started;
  }
}
