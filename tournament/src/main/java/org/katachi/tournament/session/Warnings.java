package org.katachi.tournament.session;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.MatchListener;
import org.katachi.tournament.standings.Scoreboard;

/** Takes remarks on brains and workers, and tells each once. */
final class Warnings implements MatchListener {

  private static final Logger LOG = System.getLogger(Warnings.class.getName());

  private final List<Consumer<String>> listeners = new ArrayList<>();
  private final Queue<String> waiting = new ConcurrentLinkedQueue<>();
  private final Set<String> reported = new LinkedHashSet<>();

  /** Tells remarks to one more from now on. */
  void addListener(Consumer<String> listener) {
    listeners.add(listener);
  }

  /** Takes a remark, from any thread; it is told after the next game. */
  void add(String warning) {
    LOG.log(Level.WARNING, warning);
    waiting.add(warning);
  }

  /** Takes a remark from the thread that counts the games, and tells it. */
  void addAndReport(String warning) {
    add(warning);
    report();
  }

  /**
   * Drops what was not told. When a tournament is broken off that is about games which count
   * nowhere, and brains that had to be killed with them.
   */
  void forget() {
    waiting.clear();
  }

  @Override
  public void ended(GameRecord game, Scoreboard scoreboard) {
    report();
  }

  /** All that was told. */
  List<String> reported() {
    return List.copyOf(reported);
  }

  /** Tells what is new, if there is somebody to tell it to. */
  void report() {
    if (listeners.isEmpty()) {
      return;
    }
    for (String warning = waiting.poll(); warning != null; warning = waiting.poll()) {
      if (reported.add(warning)) {
        for (Consumer<String> listener : listeners) {
          listener.accept(warning);
        }
      }
    }
  }
}
