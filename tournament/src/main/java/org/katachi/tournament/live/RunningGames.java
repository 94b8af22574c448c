package org.katachi.tournament.live;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.RunningGame;
import org.katachi.tournament.report.GameJson;

/** The games that are being played. Used by several threads, none of which waits for long. */
final class RunningGames {

  /** More boards than these nobody watches. */
  private static final int MAX_SHOWN = 24;

  /** Of so many latest moves the messages are told. */
  private static final int SPEAKING = 2;

  /** A game when it was last seen. */
  private record Sight(RunningGame running, long millis) {

    int number() {
      return running.game().number();
    }

    boolean isOf(RunningGame other) {
      return running.worker().equals(other.worker()) && running.slot() == other.slot();
    }
  }

  /** What pages are told: how many games are played, and the numbers, from one, of those shown. */
  private record Playing(int all, List<Integer> shown) {}

  private final Map<Integer, Sight> sights = new TreeMap<>();
  private final BitSet ended = new BitSet();

  /** What was published; belongs to the thread that publishes. */
  private final Map<Integer, Sight> published = new HashMap<>();

  /** A game has begun, or a move was made in it. */
  synchronized void seen(RunningGame game) {
    if (!ended.get(game.game().number())) {
      sights.values().removeIf(sight -> sight.isOf(game));
      sights.put(game.game().number(), new Sight(game, System.currentTimeMillis()));
    }
  }

  /** A game has been counted; what is seen of it later comes from far away. */
  synchronized void ended(GameRecord game) {
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
  void publish(EventBuffer events) {
    List<Sight> all = all();
    List<Sight> shown = all.subList(0, Math.min(MAX_SHOWN, all.size()));
    List<Integer> numbers = shown.stream().map(Sight::number).toList();
    Set<Integer> gone = new HashSet<>(published.keySet());
    gone.removeAll(numbers);
    for (int number : gone) {
      published.remove(number);
      events.remove(key(number));
    }
    for (Sight sight : shown) {
      if (!sight.equals(published.put(sight.number(), sight))) {
        events.put(key(sight.number()), "running", tree(sight));
      }
    }
    events.put("playing", "playing", new Playing(all.size(), numbers));
  }

  private static String key(int number) {
    return "running " + number;
  }

  private static ObjectNode tree(Sight sight) {
    RunningGame running = sight.running();
    ObjectNode node = GameJson.tree(running.game().withMessagesOfLatest(SPEAKING));
    node.put("worker", running.worker());
    node.put("slot", running.slot() + 1);
    return node.put("since", sight.millis());
  }
}
