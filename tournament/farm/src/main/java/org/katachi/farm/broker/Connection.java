package org.katachi.farm.broker;

import java.io.IOException;
import java.net.InetSocketAddress;
import org.apache.activemq.artemis.api.core.ActiveMQSecurityException;
import org.apache.activemq.artemis.api.core.TransportConfiguration;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.client.ClientSessionFactory;
import org.apache.activemq.artemis.api.core.client.ServerLocator;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyConnectorFactory;

/**
 * A connection to the broker, on which links are opened. One that was lost is not made anew: all
 * its links fail.
 */
public final class Connection implements AutoCloseable {

  /** How long the other end may be silent before it counts as lost; both send pings. */
  private static final long SILENCE_MILLIS = 20_000;

  private static final long PING_MILLIS = 5_000;

  private static final long CALL_MILLIS = 15_000;

  private final ServerLocator locator;
  private final ClientSessionFactory factory;
  private final FarmRole party;
  private final String token;

  private Connection(
      ServerLocator locator, ClientSessionFactory factory, FarmRole party, String token) {
    this.locator = locator;
    this.factory = factory;
    this.party = party;
    this.token = token;
  }

  /**
   * A worker's connection.
   *
   * @param address where the broker listens
   * @throws IOException if nobody listens there, or the secret is another one
   */
  public static Connection open(InetSocketAddress address, Secret secret) throws IOException {
    try {
      return tried(open(port(address, secret), FarmRole.WORKER, secret.token()));
    } catch (WrongToken e) {
      throw e;
    } catch (IOException e) {
      // Who has another key does not get as far as an answer.
      String who = secret.file().isPresent() ? " with this token file" : "";
      throw new IOException("no coordinator" + who + " answers", e);
    }
  }

  private static Connection tried(Connection connection) throws IOException {
    try {
      connection.link().close();
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

  static Connection open(TransportConfiguration transport, FarmRole party, String token)
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
            .setConsumerWindowSize(party.window());
    try {
      return new Connection(locator, locator.createSessionFactory(), party, token);
    } catch (Exception e) {
      locator.close();
      throw new IOException("no connection: " + e.getMessage(), e);
    }
  }

  /**
   * Opens a link.
   *
   * @throws IOException if the connection is lost, or the token is wrong
   */
  public TransactedSession link() throws IOException {
    return link(party.sendsTo(), party.receivesFrom());
  }

  /**
   * Opens a link for what may be lost: workers send it, the coordinator receives it, and nobody
   * waits for that.
   *
   * @throws IOException if the connection is lost, or the token is wrong
   */
  public TransactedSession liveLink() throws IOException {
    return link(Queues.LIVE, Queues.LIVE);
  }

  private TransactedSession link(String sendsTo, String receivesFrom) throws IOException {
    try {
      ClientSession session =
          factory.createSession(party.name(), token, false, false, false, false, 0);
      session.start();
      return new TransactedSession(session, sendsTo, receivesFrom);
    } catch (ActiveMQSecurityException e) {
      throw new WrongToken(e);
    } catch (Exception e) {
      throw new IOException("no connection: " + e.getMessage(), e);
    }
  }

  @Override
  public void close() {
    locator.close();
  }
}
