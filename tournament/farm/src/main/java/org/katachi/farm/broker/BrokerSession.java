package org.katachi.farm.broker;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.ActiveMQInterruptedException;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientProducer;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.commons.lang3.EnumUtils;
import org.apache.commons.lang3.Validate;
import org.apache.commons.lang3.function.FailableCallable;
import org.apache.commons.lang3.function.FailableFunction;
import org.apache.commons.lang3.function.FailableRunnable;

/**
 * A way to take messages from one queue and to send to another.
 *
 * <p>That of a worker's tasks is transacted: what was sent and received since the last {@link
 * #commitLater} happens both, or neither, and a task that was received and not committed goes to
 * another worker when the session ends. All else is sent at once, and gone when it was received.
 * Belongs to one thread, {@link #close} to any.
 */
public final class BrokerSession implements AutoCloseable {

  private static final String KIND = "kind";
  private static final String ITEM = "item";
  private static final String PARTS = "parts";

  /** A part of an item; far below what a message may be, so that pings are not held up. */
  private static final int PART = 1 << 16;

  private static final int WINDOW = 1 << 20;

  /** How long the next part of an item may take, over a slow line too. */
  private static final long PATIENCE_MILLIS = 10_000;

  private final ClientSession session;
  private final String sendsTo;
  private final String receivesFrom;
  private Optional<ClientConsumer> consumer = Optional.empty();
  private Optional<ClientProducer> producer = Optional.empty();
  private volatile boolean closed;

  BrokerSession(ClientSession session, String sendsTo, String receivesFrom) {
    this.session = session;
    this.sendsTo = sendsTo;
    this.receivesFrom = receivesFrom;
  }

  /**
   * Sends a message.
   *
   * @throws IllegalArgumentException if it {@linkplain FarmMessage#isTooLarge is too large}
   * @throws IOException if the connection is lost
   */
  public void send(FarmMessage message) throws IOException {
    Validate.isTrue(!message.isTooLarge(), "a message that is too large");
    byte[] text = message.text().getBytes(UTF_8);
    run(
        () -> {
          if (producer.isEmpty()) {
            producer = Optional.of(session.createProducer(sendsTo));
          }
          ClientMessage envelope = wrapped(text, 0, text.length);
          envelope.putStringProperty(KIND, message.kind().name());
          if (message.task().isPresent()) {
            envelope.putIntProperty(SenderStamp.TASK, message.task().getAsInt());
          }
          producer.get().send(envelope);
        });
  }

  private ClientMessage wrapped(byte[] bytes, int from, int length) {
    ClientMessage message = session.createMessage(false);
    message.getBodyBuffer().writeBytes(bytes, from, length);
    return message;
  }

  /**
   * Waits for a message.
   *
   * @throws InterruptedIOException if this thread was interrupted
   * @throws IOException if the connection is lost, or the session was closed meanwhile
   */
  public FarmMessage receive() throws IOException {
    return received(ClientConsumer::receive)
        .orElseThrow(() -> new IOException("the connection is lost"));
  }

  /**
   * Takes a message if there is one.
   *
   * @throws IOException if the connection is lost
   */
  public Optional<FarmMessage> receiveNow() throws IOException {
    return received(ClientConsumer::receiveImmediate);
  }

  private Optional<FarmMessage> received(Reception reception) throws IOException {
    return call(
        () -> {
          if (consumer.isEmpty()) {
            consumer = Optional.of(session.createConsumer(receivesFrom));
          }
          // A consumer that is made while the session is closed would wait for ever.
          ClientMessage message = closed ? null : reception.apply(consumer.get());
          if (message == null) {
            return Optional.empty();
          }
          message.acknowledge();
          return Optional.of(opened(message));
        });
  }

  private static FarmMessage opened(ClientMessage message) {
    return new FarmMessage(
        EnumUtils.getEnum(
            FarmMessage.Kind.class, message.getStringProperty(KIND), FarmMessage.Kind.UNREADABLE),
        Objects.toString(message.getStringProperty(SenderStamp.WORKER), ""),
        message.containsProperty(SenderStamp.TASK)
            ? OptionalInt.of(message.getIntProperty(SenderStamp.TASK))
            : OptionalInt.empty(),
        new String(body(message), UTF_8));
  }

  private static byte[] body(ClientMessage message) {
    byte[] bytes = new byte[message.getBodyBuffer().readableBytes()];
    message.getBodyBuffer().readBytes(bytes);
    return bytes;
  }

  /**
   * Adds an item to what all workers can read.
   *
   * @param name a word of letters and digits
   * @throws IOException if the connection is lost
   */
  void publish(String name, byte[] content) throws IOException {
    int parts = Math.max(1, (content.length + PART - 1) / PART);
    run(
        () -> {
          try (ClientProducer library = session.createProducer(Queues.LIBRARY)) {
            for (int part = 0; part < parts; part++) {
              int from = part * PART;
              ClientMessage message = wrapped(content, from, Math.min(PART, content.length - from));
              message.putStringProperty(ITEM, name);
              message.putIntProperty(PARTS, parts);
              library.send(message);
            }
          }
        });
  }

  /**
   * Looks for an item that all workers can read.
   *
   * @return nothing if there is none now
   * @throws IOException if the connection is lost
   */
  public Optional<byte[]> find(String name) throws IOException {
    return read(name, ClientConsumer::receiveImmediate);
  }

  /**
   * Reads an item that all workers can read.
   *
   * @throws IOException if the connection is lost, or there is no such item
   */
  public byte[] fetch(String name) throws IOException {
    return read(name, library -> library.receive(PATIENCE_MILLIS))
        .orElseThrow(() -> new IOException("the coordinator sends no " + name));
  }

  private Optional<byte[]> read(String name, Reception first) throws IOException {
    return call(
        () -> {
          SimpleString filter = SimpleString.of(ITEM + " = '" + name + "'");
          try (ClientConsumer library =
              session.createConsumer(SimpleString.of(Queues.LIBRARY), filter, WINDOW, -1, true)) {
            ByteArrayOutputStream content = new ByteArrayOutputStream();
            ClientMessage message = first.apply(library);
            int missing = message == null ? 1 : message.getIntProperty(PARTS);
            while (message != null) {
              content.writeBytes(body(message));
              missing--;
              message = missing > 0 ? library.receive(PATIENCE_MILLIS) : null;
            }
            return missing == 0 ? Optional.of(content.toByteArray()) : Optional.empty();
          }
        });
  }

  /** How long a message is waited for. */
  private interface Reception
      extends FailableFunction<ClientConsumer, ClientMessage, ActiveMQException> {}

  /**
   * Ends the transaction and begins the next, and does not wait for the broker. What comes after on
   * this session happens after it; whether it has happened is known when a later call succeeds.
   *
   * @throws IOException if the connection is lost
   */
  public void commitLater() throws IOException {
    run(() -> session.commit(false));
  }

  private static void run(FailableRunnable<ActiveMQException> action) throws IOException {
    call(
        () -> {
          action.run();
          return null;
        });
  }

  private static <T> T call(FailableCallable<T, ActiveMQException> action) throws IOException {
    try {
      return action.call();
    } catch (ActiveMQException e) {
      throw new IOException("the connection is lost: " + e.getMessage(), e);
    } catch (ActiveMQInterruptedException e) {
      InterruptedIOException interruption = new InterruptedIOException("interrupted");
      interruption.initCause(e);
      throw interruption;
    }
  }

  /** Ends the session. What was not committed is as if it had not been. */
  @Override
  public void close() {
    closed = true;
    try {
      session.close();
    } catch (ActiveMQException e) {
      // The connection is lost: nothing is left to be closed.
    }
  }
}
