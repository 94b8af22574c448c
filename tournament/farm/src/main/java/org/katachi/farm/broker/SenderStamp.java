package org.katachi.farm.broker;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.activemq.artemis.api.core.Message;
import org.apache.activemq.artemis.core.server.MessageReference;
import org.apache.activemq.artemis.core.server.ServerConsumer;
import org.apache.activemq.artemis.core.server.ServerSession;
import org.apache.activemq.artemis.core.server.plugin.ActiveMQServerPlugin;
import org.apache.activemq.artemis.core.transaction.Transaction;

/**
 * Writes on what workers send who sent it, and which task its session was given last: bytes that
 * nobody can read are still a worker's, and about a task.
 */
final class SenderStamp implements ActiveMQServerPlugin {

  /** The name of a worker, of a session's metadata and of a message's property. */
  static final String WORKER = "worker";

  /** The number of a task. */
  static final String TASK = "task";

  private final Map<String, Integer> tasks = new ConcurrentHashMap<>();

  @Override
  public void beforeDeliver(ServerConsumer consumer, MessageReference reference) {
    Message message = reference.getMessage();
    if (message.getAddress().equals(Queues.ORDERS)) {
      tasks.put(consumer.getSessionID(), message.getIntProperty(TASK));
    }
  }

  @Override
  public void beforeSend(
      ServerSession session,
      Transaction transaction,
      Message message,
      boolean direct,
      boolean noAutoCreateQueue) {
    if (message.getAddress().equals(Queues.REPORTS) || message.getAddress().equals(Queues.LIVE)) {
      message.putStringProperty(WORKER, String.valueOf(session.getMetaData(WORKER)));
      message.removeProperty(TASK);
      Integer task = tasks.get(session.getName());
      if (task != null) {
        message.putIntProperty(TASK, task);
      }
      message.reencode();
    }
  }

  @Override
  public void afterCloseSession(ServerSession session, boolean failed) {
    tasks.remove(session.getName());
  }
}
