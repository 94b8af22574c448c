package org.katachi.farm.broker;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.ActiveMQExceptionType;
import org.apache.activemq.artemis.api.core.ActiveMQSecurityException;
import org.apache.activemq.artemis.api.core.TransportConfiguration;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.client.ClientSessionFactory;
import org.apache.activemq.artemis.api.core.client.ServerLocator;
import org.apache.activemq.artemis.core.remoting.FailureListener;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyConnectorFactory;

/**
 * A connection to the broker, on which sessions are opened. One that was lost is not made anew: all
 * its sessions fail.
 */
public final class Connection implements AutoCloseable {

  /** How long the other end may be silent before it counts as lost; both send pings. */
  private static final long SILENCE_MILLIS = 20_000;

  private static final long PING_MILLIS = 5_000;
  private static final long CALL_MILLIS = 15_000;

  /** A session may fail a little before the reason is known. */
  private static final long REASON_MILLIS = 2_000;

  private final ServerLocator locator;
  private final ClientSessionFactory factory;
  private final FarmRole role;
  private final String name;
  private final String token;

  /** Why it was lost, when it was. */
  private final CompletableFuture<ActiveMQExceptionType> loss = new CompletableFuture<>();

  private Connection(
      ServerLocator locator,
      ClientSessionFactory factory,
      FarmRole role,
      String name,
      String token) {
    this.locator = locator;
    this.factory = factory;
    this.role = role;
    this.name = name;
    this.token = token;
    factory
        .getConnection()
        .addFailureListener(
            new FailureListener() {
              @Override
              public void connectionFailed(ActiveMQException exception, boolean failedOver) {
                loss.complete(exception.getType());
              }

              @Override
              public void connectionFailed(
                  ActiveMQException exception, boolean failedOver, String scaleDownTarget) {
                loss.complete(exception.getType());
              }
            });
  }

  /**
   * A worker's connection.
   *
   * @param endpoint where the broker listens, and what it asks for
   * @param name what the worker is called
   * @throws IOException if nobody listens there, or the secret is another one
   */
  public static Connection open(BrokerEndpoint endpoint, String name) throws IOException {
    Secret secret = endpoint.secret();
    try {
      return tried(open(port(endpoint.address(), secret), FarmRole.WORKER, name, secret.token()));
    } catch (NotAdmitted e) {
      throw e;
    } catch (IOException e) {
      // Who has another key does not get as far as an answer.
      String who = secret.file().isPresent() ? " with this token file" : "";
      throw new IOException("no coordinator" + who + " answers at " + endpoint, e);
    }
  }

  private static Connection tried(Connection connection) throws IOException {
    try {
      connection.session().close();
      return connection;
    } catch (IOException e) {
      connection.close();
      throw e;
    }
  }

  static TransportConfiguration port(InetSocketAddress address, Secret secret) {
    return new TransportConfiguration(
        NettyConnectorFactory.class.getName(), secret.transport(address));
  }

  static Connection open(TransportConfiguration transport, FarmRole role, String name, String token)
      throws IOException {
    ServerLocator locator =
        ActiveMQClient.createServerLocatorWithoutHA(transport)
            .setUseGlobalPools(false)
            .setReconnectAttempts(0)
            .setInitialConnectAttempts(1)
            .setConnectionTTL(SILENCE_MILLIS)
            .setClientFailureCheckPeriod(PING_MILLIS)
            .setCallTimeout(CALL_MILLIS)
            // Sent in one piece; what is greater than a message may be is refused.
            .setMinLargeMessageSize(2 * Broker.MAX_MESSAGE)
            .setConsumerWindowSize(role.window());
    try {
      return new Connection(locator, locator.createSessionFactory(), role, name, token);
    } catch (Exception e) {
      locator.close();
      throw new IOException("no connection: " + e.getMessage(), e);
    }
  }

  /**
   * Opens a session that sends at once.
   *
   * @throws IOException if the connection is lost, or the token is wrong
   */
  public BrokerSession session() throws IOException {
    return session(role.sendsTo(), role.receivesFrom(), true);
  }

  /**
   * Opens a session of a worker for tasks and their results.
   *
   * @throws IOException if the connection is lost, or the token is wrong
   */
  public BrokerSession taskSession() throws IOException {
    return session(role.sendsTo(), role.receivesFrom(), false);
  }

  /**
   * Opens a session for what may be lost: workers send it, the coordinator receives it, and nobody
   * waits for that.
   *
   * @throws IOException if the connection is lost, or the token is wrong
   */
  public BrokerSession liveSession() throws IOException {
    return session(Queues.LIVE, Queues.LIVE, true);
  }

  private BrokerSession session(String sendsTo, String receivesFrom, boolean atOnce)
      throws IOException {
    try {
      ClientSession session =
          factory.createSession(role.name(), token, false, atOnce, atOnce, atOnce, 0);
      session.addMetaData(SenderStamp.WORKER, name);
      session.start();
      return new BrokerSession(session, sendsTo, receivesFrom);
    } catch (ActiveMQSecurityException e) {
      throw new NotAdmitted("the coordinator has another token");
    } catch (Exception e) {
      throw new IOException("no connection: " + e.getMessage(), e);
    }
  }

  /** Says what is done, by a thread of the broker's, when the connection is lost. */
  public void onLoss(Runnable action) {
    var unused = loss.thenRun(action);
  }

  /** Whether the coordinator has ended, and not only the line to it. After a session has failed. */
  public boolean hasEnded() throws InterruptedException {
    try {
      return loss.get(REASON_MILLIS, TimeUnit.MILLISECONDS) == ActiveMQExceptionType.DISCONNECTED;
    } catch (ExecutionException | TimeoutException e) {
      return false;
    }
  }

  @Override
  public void close() {
    locator.close();
  }
}
