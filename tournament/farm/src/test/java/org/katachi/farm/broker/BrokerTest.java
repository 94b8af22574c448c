package org.katachi.farm.broker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.activemq.artemis.core.security.CheckType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What coordinator and workers may rely on, whatever is sent. */
@Timeout(120)
class BrokerTest {

  private static final Secret SECRET = new Secret(Optional.empty(), "a token");

  private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

  private static final int TLS_ALERT_BYTES = 7;

  @TempDir Path folder;

  private InetSocketAddress address;
  private Broker broker;

  @BeforeEach
  void start() throws IOException {
    broker = Broker.start(new InetSocketAddress(LOOPBACK, 0), SECRET);
    address = new InetSocketAddress(LOOPBACK, broker.port());
  }

  @AfterEach
  void stop() {
    broker.close();
  }

  @Test
  void aPairComesToAWorkerAndItsResultBack() throws Exception {
    try (Connection there = broker.connect();
        BrokerSession coordinator = there.session();
        Connection ofWorker = connect(SECRET);
        BrokerSession worker = ofWorker.taskSession()) {
      give(coordinator, "pair 1");
      assertEquals("pair 1", text(worker.receive()));
      give(worker, "result 1");
      assertEquals("result 1", text(coordinator.receive()));
    }
  }

  @Test
  void inAPauseNoPairIsGivenOut() throws Exception {
    try (Connection there = broker.connect();
        BrokerSession coordinator = there.session();
        Connection ofWorker = connect(SECRET);
        BrokerSession worker = ofWorker.taskSession()) {
      broker.pause();
      give(coordinator, "pair 1");
      CompletableFuture<String> pair = CompletableFuture.supplyAsync(() -> received(worker));
      assertThrows(TimeoutException.class, () -> pair.get(1, TimeUnit.SECONDS));
      broker.resume();
      assertEquals("pair 1", pair.get());
    }
  }

  private static String received(BrokerSession link) {
    try {
      return text(link.receive());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Nobody receives, and nobody has to wait. */
  @Test
  void whatMayBeLostIsLostAndHoldsNobody() throws Exception {
    try (Connection ofWorker = connect(SECRET);
        BrokerSession live = ofWorker.liveSession();
        BrokerSession worker = ofWorker.taskSession();
        Connection there = broker.connect();
        BrokerSession coordinator = there.session();
        BrokerSession watcher = there.liveSession()) {
      for (int i = 0; i < 100; i++) {
        live.send(FarmMessage.of(FarmMessage.Kind.LIVE, "x".repeat(200_000)));
      }
      give(worker, "result 1");
      assertEquals("result 1", text(coordinator.receive()));
      assertEquals(200_000, watcher.receive().text().length(), "the first came");
    }
  }

  @Test
  void aWorkerSeesNobodysGames() throws Exception {
    try (Connection ofWorker = connect(SECRET);
        BrokerSession live = ofWorker.liveSession()) {
      assertThrows(IOException.class, live::receive);
    }
  }

  @Test
  void aPairOfAWorkerThatLeavesGoesToTheNext() throws Exception {
    try (Connection there = broker.connect();
        BrokerSession coordinator = there.session()) {
      give(coordinator, "pair 1");
      try (Connection ofLeaving = connect(SECRET);
          BrokerSession leaving = ofLeaving.taskSession()) {
        assertEquals("pair 1", text(leaving.receive()));
        leaving.send(FarmMessage.of(FarmMessage.Kind.DONE, "half a result"));
      }
      try (Connection ofNext = connect(SECRET);
          BrokerSession next = ofNext.taskSession()) {
        assertEquals("pair 1", text(next.receive()));
        give(next, "result 1");
      }
      assertEquals("result 1", text(coordinator.receive()));
    }
  }

  @Test
  void aPairIsNotGivenUpHoweverOftenItsWorkerLeaves() throws Exception {
    try (Connection there = broker.connect();
        BrokerSession coordinator = there.session()) {
      give(coordinator, "pair 1");
      for (int i = 0; i < 15; i++) {
        try (Connection ofLeaving = connect(SECRET);
            BrokerSession leaving = ofLeaving.taskSession()) {
          assertEquals("pair 1", text(leaving.receive()));
        }
      }
    }
  }

  @Test
  void aWorkerThatPlaysHoldsNoPairBesides() throws Exception {
    try (Connection there = broker.connect();
        BrokerSession coordinator = there.session();
        Connection ofBusy = connect(SECRET);
        BrokerSession busy = ofBusy.taskSession();
        Connection ofFree = connect(SECRET);
        BrokerSession free = ofFree.taskSession()) {
      give(coordinator, "pair 1");
      give(coordinator, "pair 2");
      Set<String> received = new HashSet<>();
      received.add(text(busy.receive()));
      received.add(text(free.receive()));
      assertEquals(Set.of("pair 1", "pair 2"), received);
    }
  }

  @Test
  void aReportTellsItsWorkerAndTheTaskThatWasGivenWhateverItSays() throws Exception {
    try (Connection there = broker.connect();
        BrokerSession coordinator = there.session();
        Connection ofWorker = connect(SECRET);
        BrokerSession worker = ofWorker.taskSession();
        BrokerSession other = ofWorker.session()) {
      coordinator.send(FarmMessage.task(7, "pair"));
      assertEquals(OptionalInt.of(7), worker.receive().task());
      worker.send(new FarmMessage(FarmMessage.Kind.DONE, "another", OptionalInt.of(3), "result"));
      worker.commitLater();
      assertEquals(
          new FarmMessage(FarmMessage.Kind.DONE, "node/1", OptionalInt.of(7), "result"),
          coordinator.receive());
      other.send(new FarmMessage(FarmMessage.Kind.DONE, "", OptionalInt.of(3), "result"));
      assertEquals(
          new FarmMessage(FarmMessage.Kind.DONE, "node/1", OptionalInt.empty(), "result"),
          coordinator.receive());
    }
  }

  @Test
  void aWrongTokenIsRefused() {
    Secret another = new Secret(Optional.empty(), "another token");
    assertThrows(NotAdmitted.class, () -> connect(another));
  }

  @Test
  void aWorkerGivesOutNoPairsAndReadsNoReports() {
    for (CheckType deed : CheckType.values()) {
      assertEquals(deed == CheckType.CONSUME, FarmRole.WORKER.may(deed, Queues.ORDERS), deed::name);
      assertEquals(deed == CheckType.SEND, FarmRole.WORKER.may(deed, Queues.REPORTS), deed::name);
      assertEquals(deed == CheckType.BROWSE, FarmRole.WORKER.may(deed, Queues.LIBRARY), deed::name);
    }
  }

  @Test
  void aWorkerIsNotTakenForTheCoordinator() throws Exception {
    try (Connection connection =
        Connection.open(
            Connection.port(address, SECRET), FarmRole.COORDINATOR, "w", SECRET.token())) {
      assertThrows(NotAdmitted.class, connection::session);
    }
  }

  @Test
  void allWorkersReadAnItemOfManyParts() throws Exception {
    byte[] item = new byte[300_000];
    new Random(1).nextBytes(item);
    broker.publish("other", bytes("other"));
    broker.publish("item", item);
    for (int i = 0; i < 2; i++) {
      try (Connection connection = connect(SECRET);
          BrokerSession worker = connection.taskSession()) {
        assertArrayEquals(item, worker.fetch("item"));
      }
    }
  }

  @Test
  void aMessageThatIsTooLargeIsRefused() throws Exception {
    try (Connection connection = connect(SECRET);
        BrokerSession worker = connection.taskSession()) {
      FarmMessage large = FarmMessage.of(FarmMessage.Kind.DONE, "x".repeat(Broker.MAX_MESSAGE + 1));
      assertTrue(large.isTooLarge());
      assertThrows(IllegalArgumentException.class, () -> worker.send(large));
    }
  }

  @Test
  void onlyWhoHasTheTokenFileConnects() throws Exception {
    Secret.make(folder.resolve("token"));
    Secret.make(folder.resolve("other"));
    Secret secret = Secret.read(folder.resolve("token"));
    try (Broker closed = Broker.start(new InetSocketAddress(LOOPBACK, 0), secret)) {
      InetSocketAddress port = new InetSocketAddress(LOOPBACK, closed.port());
      Connection.open(new BrokerEndpoint(port, secret), "w").close();
      Secret other = Secret.read(folder.resolve("other"));
      assertThrows(IOException.class, () -> Connection.open(new BrokerEndpoint(port, other), "w"));
    }
  }

  @Test
  void nobodyIsAnsweredInClearText() throws Exception {
    Secret.make(folder.resolve("token"));
    Secret secret = Secret.read(folder.resolve("token"));
    try (Broker closed = Broker.start(new InetSocketAddress(LOOPBACK, 0), secret);
        Socket socket = new Socket(LOOPBACK, closed.port())) {
      socket.getOutputStream().write(bytes("ARTEMIS and more than a record's head"));
      byte[] answer = socket.getInputStream().readAllBytes();
      assertTrue(answer.length <= TLS_ALERT_BYTES, () -> new String(answer, UTF_8));
    }
  }

  @Test
  void whatIsNoTokenFileIsNotRead() throws Exception {
    Path file = Files.writeString(folder.resolve("text"), "a token");
    assertThrows(IOException.class, () -> Secret.read(file));
  }

  @Test
  void whoeverWaitsHearsOfTheBrokersEnd() throws Exception {
    ExecutorService waiting = Executors.newSingleThreadExecutor();
    try (Connection ofWorker = connect(SECRET);
        BrokerSession worker = ofWorker.taskSession()) {
      Future<FarmMessage> pair = waiting.submit(worker::receive);
      broker.close();
      Exception failure = assertThrows(Exception.class, pair::get);
      assertEquals(IOException.class, failure.getCause().getClass());
    } finally {
      waiting.shutdownNow();
    }
  }

  @Test
  void aPortThatIsTakenIsReported() {
    assertThrows(IOException.class, () -> Broker.start(address, SECRET));
  }

  @Test
  void nobodyListensMeansNoConnection() throws Exception {
    broker.close();
    assertThrows(IOException.class, () -> connect(SECRET));
  }

  private Connection connect(Secret secret) throws IOException {
    return Connection.open(new BrokerEndpoint(address, secret), "node/1");
  }

  /** The coordinator gives a task, a worker its result. */
  private static void give(BrokerSession session, String message) throws IOException {
    session.send(
        message.startsWith("pair")
            ? FarmMessage.task(0, message)
            : FarmMessage.of(FarmMessage.Kind.DONE, message));
    if (!message.startsWith("pair")) {
      session.commitLater();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(UTF_8);
  }

  private static String text(FarmMessage message) {
    return message.text();
  }
}
