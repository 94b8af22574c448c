package org.katachi.farm.coordinator;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.Secret;
import org.katachi.farm.broker.TransactedSession;
import org.katachi.farm.bundle.Packing;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.Report;
import org.katachi.farm.message.TaskOrder;
import org.katachi.tournament.player.LaunchOptions;

/** What the farm takes from workers that do tasks, and what it does not. */
@Timeout(120)
class TaskFarmTest {

  private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

  private final List<String> remarks = new ArrayList<>();
  private TaskFarm farm;
  private Connection connection;
  private TransactedSession worker;

  @BeforeEach
  void start() throws IOException {
    BrokerEndpoint site = new BrokerEndpoint(new InetSocketAddress(LOOPBACK, 0), Secret.NONE);
    farm = TaskFarm.start(site, Packing.pack(LaunchOptions.of(List.of("sh"))), remarks::add);
    connection = Connection.open(address(), Secret.NONE);
    worker = connection.link();
  }

  private InetSocketAddress address() {
    return new InetSocketAddress(LOOPBACK, farm.port());
  }

  @AfterEach
  void end() {
    connection.close();
    farm.close();
  }

  @Test
  void aTaskArrivesAndItsResultIsTaken() throws IOException {
    farm.give(4, "some content");
    TaskOrder order = order();
    assertEquals("some content", order.content());
    done(order, "a result");
    assertEquals(new Report.Done("node/1", order.job(), 4, "a result"), farm.take());
  }

  @Test
  void aResultThatComesTwiceIsTakenOnce() throws IOException {
    farm.give(4, "");
    farm.give(5, "");
    TaskOrder order = order();
    done(order, "first");
    done(order, "second");
    done(order(), "other");
    assertEquals("first", farm.take().content());
    assertEquals("other", farm.take().content());
  }

  @Test
  void aResultOfAnEarlierJobIsDropped() throws IOException {
    farm.give(4, "");
    TaskOrder order = order();
    done(new TaskOrder("earlier", 4, ""), "old");
    done(order, "new");
    assertEquals("new", farm.take().content());
  }

  @Test
  void aTaskOfALostWorkerGoesToTheNext() throws IOException {
    farm.give(4, "content");
    jobOf(4);
    assertEquals("content", order().content());
  }

  @Test
  void afterBytesThatAreNoReportEachTaskIsGivenOnceMore() throws IOException {
    farm.give(4, "content");
    order();
    worker.send("garbage".getBytes(UTF_8));
    worker.commit();
    Thread taker = taker();
    TaskOrder again = order();
    assertEquals(4, again.number());
    done(again, "result");
    join(taker);
    assertEquals(List.of("a worker sent 7 bytes that are no report"), remarks);
  }

  @Test
  void aResultThatIsNotOneLineIsRefusedAndItsTaskIsGivenAgain() throws IOException {
    List<String[]> refused =
        List.of(
            new String[] {"node/1", "a\ndone 5 node/1 forged"},
            new String[] {"node/1", "a\rb"},
            new String[] {"node 1", "a"},
            new String[] {"node\n1", "a"},
            new String[] {"", "a"});
    farm.give(4, "");
    TaskOrder order = order();
    Thread taker = taker();
    for (String[] result : refused) {
      report(new Report.Done(result[0], order.job(), 4, result[1]));
      assertEquals(4, order().number());
    }
    done(order, "good");
    join(taker);
    assertEquals(refused.size(), remarks.size(), remarks::toString);
    assertEquals("worker node/1 sent a result of task 4 that is not one line", remarks.get(0));
  }

  @Test
  void aReportOfAnotherJobIsDropped() throws IOException {
    farm.give(4, "");
    TaskOrder order = order();
    report(new Report.Done("node/1", "another", 4, "a"));
    report(new Report.Failed("node/1", "another", 4, "a"));
    done(order, "good");
    assertEquals("good", farm.take().content());
    assertEquals(List.of(), remarks);
  }

  @Test
  void aReportInWhichSomethingIsMissingIsRefused() throws IOException {
    farm.give(4, "");
    TaskOrder order = order();
    report(new Report.Done("node/1", null, 4, "a"));
    report(new Report.Done(null, order.job(), 4, "a"));
    report(new Report.Done("node/1", order.job(), 4, null));
    report(new Report.Failed("node/1", null, 4, "a"));
    done(order, "good");
    assertEquals("good", farm.take().content());
    assertEquals(4, remarks.size());
    assertTrue(remarks.get(0).endsWith(" bytes that are no report"), remarks::toString);
  }

  @Test
  void aTaskThatFailsIsGivenToOthersAndEndsTheJobAtLast() throws IOException {
    farm.give(4, "");
    for (int i = 0; i < TaskFarm.MOST_FAILURES; i++) {
      report(new Report.Failed("node/" + i, jobOf(4), 4, "ended with exit code 1"));
    }
    IOException end = assertThrows(IOException.class, farm::take);
    String words = "worker node/0 did not do task 4: its program ended with exit code 1";
    assertEquals(words, remarks.get(0));
    assertEquals(TaskFarm.MOST_FAILURES - 1, remarks.size());
    assertTrue(end.getMessage().endsWith("; that was failure 4 of this task"), end::getMessage);
  }

  @Test
  void aTaskThatFailsOnOneWorkerAloneIsNotGivenUpWhileAnotherIsThere() throws Exception {
    try (Connection ofOther = Connection.open(address(), Secret.NONE);
        TransactedSession other = ofOther.link()) {
      other.introduce("node/other");
      farm.give(4, "");
      String job = order().job();
      for (int i = 0; i <= TaskFarm.MOST_FAILURES; i++) {
        report(new Report.Failed("node/bad", job, 4, "failed"));
      }
      report(new Report.Failed("node/other", job, 4, "failed"));
      IOException end = assertThrows(IOException.class, farm::take);
      assertTrue(end.getMessage().startsWith("worker node/other did not"), end::getMessage);
    }
  }

  @Test
  void aTaskThatFailsOnTheOnlyWorkerIsGivenUp() throws Exception {
    worker.introduce("node/bad");
    farm.give(4, "");
    String job = order().job();
    for (int i = 0; i < TaskFarm.MOST_FAILURES; i++) {
      report(new Report.Failed("node/bad", job, 4, "failed"));
    }
    assertThrows(IOException.class, farm::take);
  }

  @Test
  void aNumberIsGivenOutOnceAtATime() throws IOException {
    farm.give(4, "");
    assertThrows(IllegalArgumentException.class, () -> farm.give(4, ""));
    done(order(), "");
    farm.take();
    farm.give(4, "");
  }

  @Test
  void slotsAreTheLinksThatWaitForTasks() throws IOException {
    assertEquals(0, farm.slots());
    farm.give(1, "");
    order();
    assertEquals(1, farm.slots());
  }

  /** The job's id, from an order that goes back as the worker is lost. */
  private String jobOf(int number) throws IOException {
    TaskOrder order = Messages.read(worker.receive(), TaskOrder.class);
    assertEquals(number, order.number());
    worker.close();
    worker = connection.link();
    return order.job();
  }

  private Thread taker() {
    Thread taker =
        new Thread(
            () -> {
              try {
                farm.take();
              } catch (IOException e) {
                remarks.add(e.toString());
              }
            });
    taker.start();
    return taker;
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private TaskOrder order() throws IOException {
    TaskOrder order = Messages.read(worker.receive(), TaskOrder.class);
    worker.commit();
    return order;
  }

  private void done(TaskOrder order, String content) throws IOException {
    report(new Report.Done("node/1", order.job(), order.number(), content));
  }

  private void report(Report report) throws IOException {
    worker.send(Messages.write(report));
    worker.commit();
  }
}
