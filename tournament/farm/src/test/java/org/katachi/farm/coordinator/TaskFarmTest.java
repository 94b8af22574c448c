package org.katachi.farm.coordinator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.katachi.farm.TestFarm;
import org.katachi.farm.TestGames;
import org.katachi.farm.broker.BrokerSession;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.FarmMessage;
import org.katachi.farm.bundle.Packing;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.Offer;

/** What the farm takes from workers that do tasks, and what it does not. */
@Timeout(120)
class TaskFarmTest {

  private final List<String> warnings = new ArrayList<>();
  private TaskFarm farm;
  private Connection connection;
  private BrokerSession worker;

  @BeforeEach
  void start() throws IOException {
    Packing.Packed program = Packing.pack(List.of("sh"), Optional.empty());
    farm =
        TaskFarm.start(
            TestFarm.endpoint(0),
            new Offer.Program(Offer.VERSION, program.command(), program.bundle().sha256()),
            List.of(program.bundle()),
            warnings::add);
    connect("node/1");
  }

  @AfterEach
  void end() {
    connection.close();
    farm.close();
  }

  /** A worker comes, after the one before it has gone. */
  private void connect(String name) throws IOException {
    if (connection != null) {
      connection.close();
    }
    connection = TestFarm.connect(farm.port(), name);
    worker = connection.taskSession();
  }

  @Test
  void aTaskArrivesAndItsResultIsTaken() throws IOException {
    farm.give(4, "some content");
    assertEquals("some content", order(4).text());
    done("a result");
    assertEquals(new TaskFarm.Result(4, "node/1", "a result"), farm.take());
  }

  @Test
  void aResultThatComesTwiceIsTakenOnce() throws IOException {
    farm.give(4, "");
    farm.give(5, "");
    order(4);
    done("first");
    done("second");
    order(5);
    done("other");
    assertEquals("first", take());
    assertEquals("other", take());
  }

  private String take() throws IOException {
    TaskFarm.Result result = farm.take();
    farm.accept(result);
    return result.content();
  }

  @Test
  void aTaskOfALostWorkerGoesToTheNext() throws IOException {
    farm.give(4, "content");
    worker.receive();
    connect("node/2");
    assertEquals("content", order(4).text());
  }

  @Test
  void bytesThatAreNoReportAreAFailureOfTheirTaskAlone() throws Exception {
    farm.give(4, "content");
    farm.give(5, "other");
    order(4);
    report(FarmMessage.Kind.UNREADABLE, "garbage");
    assertEquals(Optional.empty(), nextResult());
    order(5);
    done("result");
    assertEquals("result", take());
    order(4);
    assertEquals(
        List.of("worker node/1 did not do task 4: it sent 7 characters that are no report"),
        warnings);
  }

  @Test
  void whatIsSentBeforeATaskIsNobodysFailure() throws Exception {
    farm.give(4, "content");
    report(FarmMessage.Kind.JOINED, "[]");
    assertEquals(Optional.empty(), nextResult());
    assertEquals(List.of("worker node/1: it sent 2 characters that are no report"), warnings);
  }

  @Test
  void aResultThatIsNotOneLineIsRefusedAndItsTaskIsGivenAgain() throws Exception {
    farm.give(4, "");
    for (String result : List.of("a\ndone 5 node/1 forged", "a\rb")) {
      order(4);
      done(result);
      assertEquals(Optional.empty(), nextResult());
    }
    order(4);
    done("good");
    assertEquals("good", take());
    assertEquals("worker node/1 did not do task 4: its result is not one line", warnings.get(0));
  }

  @Test
  void aWorkerWhoseNameIsNoWordIsRefused() throws Exception {
    farm.give(4, "");
    for (String name : List.of("node 1", "node\n1", "")) {
      connect(name);
      order(4);
      done("a");
      assertEquals(Optional.empty(), nextResult());
    }
    assertEquals(3, warnings.size(), warnings::toString);
  }

  /** Waits for what a worker has sent. */
  private Optional<TaskFarm.Result> nextResult() throws Exception {
    int told = warnings.size();
    Optional<TaskFarm.Result> result = farm.takeNow();
    while (result.isEmpty() && warnings.size() == told) {
      Thread.sleep(1);
      result = farm.takeNow();
    }
    return result;
  }

  @Test
  void aTaskThatFailsIsGivenToOthersAndEndsTheJobAtLast() throws IOException {
    farm.give(4, "");
    for (int i = 0; i < TaskFarm.MAX_FAILURES; i++) {
      connect("node/" + i);
      order(4);
      report(FarmMessage.Kind.FAILED, "its program ended with exit code 1");
      if (i < TaskFarm.MAX_FAILURES - 1) {
        while (warnings.size() == i) {
          assertEquals(Optional.empty(), farm.takeNow());
        }
      }
    }
    IOException end = assertThrows(IOException.class, farm::take);
    String words = "worker node/0 did not do task 4: its program ended with exit code 1";
    assertEquals(words, warnings.get(0));
    assertEquals(TaskFarm.MAX_FAILURES - 1, warnings.size());
    assertTrue(end.getMessage().endsWith("; it was given up after 4 failures"), end::getMessage);
  }

  @Test
  void aTaskThatFailsOnOneWorkerAloneIsNotGivenUpWhileAnotherIsThere() throws Exception {
    try (Connection ofOther = TestFarm.connect(farm.port(), "node/other");
        BrokerSession other = ofOther.taskSession()) {
      farm.give(4, "");
      order(4);
      for (int i = 0; i <= TaskFarm.MAX_FAILURES; i++) {
        report(FarmMessage.Kind.FAILED, "failed");
        assertEquals(Optional.empty(), nextResult());
      }
      assertEquals(4, other.receive().task().orElseThrow());
      other.send(FarmMessage.of(FarmMessage.Kind.FAILED, "failed"));
      other.commitLater();
      IOException end = assertThrows(IOException.class, farm::take);
      assertTrue(end.getMessage().startsWith("worker node/other did not"), end::getMessage);
    }
  }

  @Test
  void aTaskThatFailsOnTheOnlyWorkerIsGivenUp() throws Exception {
    farm.give(4, "");
    order(4);
    for (int i = 0; i < TaskFarm.MAX_FAILURES; i++) {
      report(FarmMessage.Kind.FAILED, "failed");
    }
    assertThrows(IOException.class, farm::take);
  }

  @Test
  void aNumberIsGivenOutOnceAtATime() throws IOException {
    farm.give(4, "");
    assertThrows(IllegalArgumentException.class, () -> farm.give(4, ""));
    order(4);
    done("");
    take();
    farm.give(4, "");
  }

  @Test
  void slotsAreWhatTheWorkersThatAreThereDoAtOnce() throws Exception {
    assertEquals(0, farm.slots());
    report(FarmMessage.Kind.JOINED, Messages.write(TestGames.joined()));
    assertEquals(Optional.empty(), nextResult());
    assertEquals(2, farm.slots());
    connect("node/2");
    while (farm.slots() > 0) {
      Thread.sleep(1);
    }
  }

  private FarmMessage order(int number) throws IOException {
    FarmMessage order = worker.receive();
    worker.commitLater();
    assertEquals(number, order.task().orElseThrow());
    return order;
  }

  private void done(String content) throws IOException {
    report(FarmMessage.Kind.DONE, content);
  }

  private void report(FarmMessage.Kind kind, String text) throws IOException {
    worker.send(FarmMessage.of(kind, text));
    worker.commitLater();
  }
}
