package org.katachi.farm.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.katachi.farm.TestGames;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.Secret;
import org.katachi.farm.broker.TransactedSession;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.PairOrder;
import org.katachi.farm.message.Report;
import org.katachi.tournament.match.GameRecord;

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
        connection = Connection.open(address, secret);
      }
      TransactedSession link = connection.link();
      String name = "simulated/" + worker;
      threads.add(new Thread(() -> work(link, name), name));
    }
    System.out.println(workers + " workers are there");
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    System.exit(0);
  }

  private static void work(TransactedSession link, String name) {
    try {
      link.send(Messages.write(TestGames.joined(name)));
      link.commit();
      while (true) {
        PairOrder order = Messages.read(link.receive(), PairOrder.class);
        List<GameRecord> games = TestGames.played(order.games());
        link.send(Messages.write(new Report.Played(name, order.tournament(), order.pair(), games)));
        link.commitLater();
      }
    } catch (IOException e) {
      // The tournament is over.
    }
  }
}
