package org.katachi.tournament.live;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.katachi.tournament.log.LoggedGame;
import org.katachi.tournament.report.GameJson;
import org.katachi.tournament.run.GameWatcher;
import org.katachi.tournament.run.PlannedGame;
import org.katachi.tournament.run.RunningGame;

/** The games that are being played. Used by several threads, none of which waits for long. */
final class RunningGames implements GameWatcher {

  /** More boards than these nobody watches. */
  private static final int MOST_SHOWN = 24;

  /** A game when it was last seen. */
  private record Sight(RunningGame running, long millis) {

    int number() {
      return running.game().number();
    }

    boolean isOf(RunningGame other) {
      return running.worker().equals(other.worker()) && running.slot() == other.slot();
    }
  }

  private final Map<Integer, Sight> sights = new TreeMap<>();
  private final BitSet ended = new BitSet();

  /** What was published; belongs to the thread that publishes. */
  private final Map<Integer, Sight> published = new HashMap<>();

  @Override
  public synchronized void seen(RunningGame game) {
    if (!ended.get(game.game().number())) {
      sights.values().removeIf(sight -> sight.isOf(game));
      sights.put(game.game().number(), new Sight(game, System.currentTimeMillis()));
    }
  }

  /** A game has been counted; what is seen of it later comes from far away. */
  synchronized void ended(PlannedGame game) {
    ended.set(game.number());
    sights.remove(game.number());
  }

  /** Forgets the games of workers that are lost: others play them anew. */
  synchronized void forget(Set<String> workers) {
    sights.values().removeIf(sight -> workers.contains(sight.running().worker()));
  }

  /** No game is played any more. */
  synchronized void clear() {
    sights.clear();
  }

  private synchronized List<Sight> all() {
    return List.copyOf(sights.values());
  }

  /** Tells pages what has changed. */
  void publish(Feed feed) {
    List<Sight> all = all();
    List<Sight> shown = all.subList(0, Math.min(MOST_SHOWN, all.size()));
    Set<Integer> numbers = shown.stream().map(Sight::number).collect(Collectors.toSet());
    published.keySet().stream()
        .filter(number -> !numbers.contains(number))
        .toList()
        .forEach(
            number -> {
              published.remove(number);
              feed.remove(key(number));
            });
    for (Sight sight : shown) {
      if (!sight.equals(published.put(sight.number(), sight))) {
        feed.put(key(sight.number()), "running", json(sight));
      }
    }
    feed.put("playing", "playing", playing(shown, all.size()));
  }

  private static String key(int number) {
    return "running " + number;
  }

  private static String playing(List<Sight> shown, int all) {
    ObjectNode node = JsonNodeFactory.instance.objectNode().put("all", all);
    ArrayNode numbers = node.putArray("shown");
    shown.forEach(sight -> numbers.add(sight.number() + 1));
    return node.toString();
  }

  private static String json(Sight sight) {
    RunningGame running = sight.running();
    ObjectNode node = GameJson.tree(LoggedGame.of(running.game(), running.snapshot()));
    node.put("worker", running.worker());
    node.put("slot", running.slot() + 1);
    node.put("since", sight.millis());
    return node.toString();
  }
}
