package org.katachi.farm.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.katachi.farm.TestGames;
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.farm.broker.BrokerSession;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.FarmMessage;
import org.katachi.farm.broker.Secret;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.PairTask;

/**
 * Many workers in one process, which play nothing: they answer each pair with the same games, at
 * once. Arguments: port, token file, how many workers. It ends when the coordinator does.
 */
final class SimulatedWorkers {

  private static final int LINKS_A_CONNECTION = 20;

  private SimulatedWorkers() {}

  public static void main(String[] arguments) throws Exception {
    InetSocketAddress address =
        new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.parseInt(arguments[0]));
    Secret secret = Secret.read(Path.of(arguments[1]));
    int workers = Integer.parseInt(arguments[2]);
    List<Thread> threads = new ArrayList<>();
    Connection connection = null;
    for (int worker = 0; worker < workers; worker++) {
      if (worker % LINKS_A_CONNECTION == 0) {
        connection = Connection.open(new BrokerEndpoint(address, secret), "simulated/" + worker);
        try (BrokerSession session = connection.session()) {
          session.send(FarmMessage.of(FarmMessage.Kind.JOINED, Messages.write(TestGames.joined())));
        }
      }
      BrokerSession session = connection.taskSession();
      threads.add(new Thread(() -> work(session), "simulated"));
    }
    System.out.println(workers + " workers are there");
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    System.exit(0);
  }

  private static void work(BrokerSession session) {
    try {
      while (true) {
        PairTask pair = Messages.read(session.receive().text(), PairTask.class);
        PairTask.Result games = new PairTask.Result(TestGames.played(pair.games()));
        session.send(FarmMessage.of(FarmMessage.Kind.DONE, Messages.write(games)));
        session.commitLater();
      }
    } catch (IOException e) {
      // The tournament is over.
    }
  }
}
