package org.katachi.farm.broker;

import java.io.IOException;
import java.math.BigInteger;
import java.net.InetSocketAddress;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.Interceptor;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.TransportConfiguration;
import org.apache.activemq.artemis.core.config.Configuration;
import org.apache.activemq.artemis.core.config.impl.ConfigurationImpl;
import org.apache.activemq.artemis.core.remoting.impl.invm.InVMAcceptorFactory;
import org.apache.activemq.artemis.core.remoting.impl.invm.InVMConnectorFactory;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyAcceptorFactory;
import org.apache.activemq.artemis.core.remoting.impl.netty.TransportConstants;
import org.apache.activemq.artemis.core.server.JournalType;
import org.apache.activemq.artemis.core.server.Queue;
import org.apache.activemq.artemis.core.server.ServerSession;
import org.apache.activemq.artemis.core.server.embedded.EmbeddedActiveMQ;
import org.apache.activemq.artemis.core.settings.impl.AddressFullMessagePolicy;
import org.apache.activemq.artemis.core.settings.impl.AddressSettings;
import org.apache.activemq.artemis.spi.core.protocol.RemotingConnection;
import org.apache.commons.lang3.StringUtils;

/**
 * A message broker in this program: a queue of tasks, a queue of what workers report, items that
 * all workers read, and a port for workers.
 *
 * <p>It keeps nothing on disk. A tournament goes on from its log, a job from its file: what these
 * do not hold is done again. It lives as long as one job, so nothing of an earlier one can come.
 */
public final class Broker implements AutoCloseable {

  /** The most bytes of a message. */
  static final int MAX_MESSAGE = 16 << 20;

  /** What else a message takes on the line. */
  private static final int ENVELOPE = 1 << 16;

  /** The most bytes that wait of what may be lost; what comes beyond is. */
  private static final int MAX_LIVE = 4 << 20;

  private static final String WORKERS = "workers";

  private static final String IN_VM_ID =
      org.apache.activemq.artemis.core.remoting.impl.invm.TransportConstants.SERVER_ID_PROP_NAME;

  /** However often workers are lost, no task is given up. */
  private static final int UNLIMITED_DELIVERIES = -1;

  private static final SimpleString NOWHERE = SimpleString.of("nowhere");
  private static final int TOKEN_BITS = 256;

  private final EmbeddedActiveMQ server = new EmbeddedActiveMQ();
  private final String ownToken;
  private final Map<String, Object> inVm;

  private Broker(InetSocketAddress address, Secret secret) {
    SecureRandom random = new SecureRandom();
    ownToken = new BigInteger(TOKEN_BITS, random).toString(Character.MAX_RADIX);
    inVm = Map.of(IN_VM_ID, random.nextInt(Integer.MAX_VALUE));
    server.setConfiguration(configuration(address, secret));
    server.setSecurityManager(
        new TokenSecurity(Map.of(FarmRole.COORDINATOR, ownToken, FarmRole.WORKER, secret.token())));
  }

  /**
   * Starts a broker.
   *
   * @param address where workers connect
   * @param secret what a worker must have
   * @throws IOException if it can't listen there
   */
  public static Broker start(InetSocketAddress address, Secret secret) throws IOException {
    Broker broker = new Broker(address, secret);
    try {
      broker.server.start();
    } catch (Exception e) {
      broker.close();
      throw new IOException(
          "no worker can connect to " + new BrokerEndpoint(address, secret) + ": " + e.getMessage(),
          e);
    }
    // An acceptor that can't have its port logs that, and the broker starts without it.
    if (broker.port() <= 0) {
      broker.close();
      throw new IOException(
          "no worker can connect to "
              + new BrokerEndpoint(address, secret)
              + ": the port is not free");
    }
    broker.refuseLargeMessages();
    return broker;
  }

  private void refuseLargeMessages() {
    Interceptor limit =
        (packet, connection) -> {
          if (packet.getPacketSize() <= MAX_MESSAGE + ENVELOPE) {
            return true;
          }
          connection.destroy();
          return false;
        };
    server.getActiveMQServer().getRemotingService().addIncomingInterceptor(limit);
  }

  /** The port on which it listens. */
  public int port() {
    return server.getActiveMQServer().getRemotingService().getAcceptor(WORKERS).getActualPort();
  }

  /** How many sessions of workers take tasks. */
  public int takers() {
    Queue orders = orders();
    return orders == null ? 0 : orders.getConsumerCount();
  }

  /** The names of the workers that are connected. */
  public Set<String> workerNames() {
    return server.getActiveMQServer().getSessions().stream()
        .map(session -> session.getMetaData(SenderStamp.WORKER))
        .filter(StringUtils::isNotEmpty)
        .collect(Collectors.toSet());
  }

  /** Gives out no task, until {@link #resume}. */
  public void pause() {
    orders().pause();
  }

  /** Gives out tasks again. */
  public void resume() {
    orders().resume();
  }

  private Queue orders() {
    return server.getActiveMQServer().locateQueue(SimpleString.of(Queues.ORDERS));
  }

  private Configuration configuration(InetSocketAddress address, Secret secret) {
    Map<String, Object> port = secret.transport(address);
    port.put(TransportConstants.PROTOCOLS_PROP_NAME, "CORE");
    ConfigurationImpl configuration = new ConfigurationImpl();
    configuration
        .setPersistenceEnabled(false)
        .setJournalType(JournalType.NIO)
        .setSecurityEnabled(true)
        .setJMXManagementEnabled(false)
        .addAcceptorConfiguration(
            new TransportConfiguration(InVMAcceptorFactory.class.getName(), inVm, "coordinator"))
        .addAcceptorConfiguration(
            new TransportConfiguration(NettyAcceptorFactory.class.getName(), port, WORKERS));
    configuration.registerBrokerPlugin(new SenderStamp());
    AddressSettings lossless =
        new AddressSettings()
            .setMaxDeliveryAttempts(UNLIMITED_DELIVERIES)
            .setAddressFullMessagePolicy(AddressFullMessagePolicy.BLOCK);
    Queues.ALL.forEach(queue -> addQueue(configuration, queue, lossless));
    AddressSettings lossy =
        new AddressSettings()
            .setMaxSizeBytes(MAX_LIVE)
            .setAddressFullMessagePolicy(AddressFullMessagePolicy.DROP);
    addQueue(configuration, Queues.LIVE, lossy);
    return configuration;
  }

  private static void addQueue(
      Configuration configuration, String queue, AddressSettings settings) {
    // Nothing is ever sent there, but a queue without them is warned of.
    settings.setDeadLetterAddress(NOWHERE).setExpiryAddress(NOWHERE);
    configuration
        .addQueueConfiguration(
            QueueConfiguration.of(queue)
                .setAddress(queue)
                .setRoutingType(RoutingType.ANYCAST)
                .setDurable(false)
                .setAutoDelete(false))
        .addAddressSetting(queue, settings);
  }

  /**
   * Adds an item to what all workers can read.
   *
   * @param name a word of letters and digits
   * @throws IOException if the broker does not run any more
   */
  public void publish(String name, byte[] content) throws IOException {
    try (Connection connection = connect();
        BrokerSession session = connection.session()) {
      session.publish(name, content);
    }
  }

  /** Breaks the connections of a worker off; what it has not reported goes to others. */
  public void disconnect(String worker) {
    for (ServerSession session : server.getActiveMQServer().getSessions()) {
      if (worker.equals(session.getMetaData(SenderStamp.WORKER))) {
        RemotingConnection connection = session.getRemotingConnection();
        server.getActiveMQServer().getRemotingService().removeConnection(connection.getID());
        connection.fail(new ActiveMQException(worker + " is rejected"));
      }
    }
  }

  /**
   * The coordinator's connection.
   *
   * @throws IOException if the broker does not run any more
   */
  public Connection connect() throws IOException {
    return Connection.open(
        new TransportConfiguration(InVMConnectorFactory.class.getName(), inVm),
        FarmRole.COORDINATOR,
        "",
        ownToken);
  }

  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("the broker does not stop: " + e.getMessage(), e);
    }
  }
}
