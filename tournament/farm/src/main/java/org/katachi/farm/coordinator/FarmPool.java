package org.katachi.farm.coordinator;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.katachi.board.Colour;
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.farm.bundle.Bundle;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.Offer;
import org.katachi.farm.message.OfferedBrain;
import org.katachi.farm.message.PairTask;
import org.katachi.tournament.match.GameCheck;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.match.PlayedOn;
import org.katachi.tournament.play.RunningGame;
import org.katachi.tournament.play.WorkerPool;
import org.katachi.tournament.play.WorkerStatus;
import org.katachi.tournament.player.TimeControl;
import org.katachi.tournament.schedule.Encounter;

/** Has the pairs of a tournament played as tasks of a farm, and believes no game unseen. */
public final class FarmPool implements WorkerPool {

  /** How many pairs are given out while few workers are there: enough for those that come. */
  private static final int MIN_PAIRS = 64;

  /** A worker that asks for a pair finds it in the queue. */
  private static final int PAIRS_PER_SESSION = 2;

  private final BrokerEndpoint endpoint;
  private final Offer.Games offer;
  private final List<Bundle> bundles;
  private final Consumer<String> warnings;
  private final Map<Integer, List<PlannedGame>> underWay = new ConcurrentHashMap<>();
  private final Queue<GameRecord> games = new ArrayDeque<>();
  private Optional<Consumer<RunningGame>> watcher = Optional.empty();

  /** Guarded by this, as is who begins or ends a pause. */
  private Optional<TaskFarm> farm = Optional.empty();

  /** The points of each brain in the games of each worker. */
  private final Map<String, Map<String, Double>> points = new HashMap<>();

  private boolean paused;
  private volatile boolean stopped;

  /**
   * A pool that has not begun.
   *
   * @param bundles the programs of the brains that are offered
   * @param warnings hears of workers that come, and of what is wrong with them and their brains
   */
  public FarmPool(
      BrokerEndpoint endpoint, Offer.Games offer, List<Bundle> bundles, Consumer<String> warnings) {
    this.endpoint = endpoint;
    this.offer = offer;
    this.bundles = List.copyOf(bundles);
    this.warnings = warnings;
  }

  @Override
  public void watch(Consumer<RunningGame> watching) {
    watcher = Optional.of(watching);
  }

  @Override
  public void start() throws IOException {
    TaskFarm started = TaskFarm.start(endpoint, offer, bundles, warnings);
    begin(started);
    if (watcher.isPresent()) {
      new LiveReceiver(started.liveSession(), underWay, watcher.get(), started.workers()).start();
    }
  }

  /** Whoever was told to stop meanwhile finds it closed. */
  private synchronized void begin(TaskFarm started) {
    farm = Optional.of(started);
    if (paused) {
      started.pause();
    }
    if (stopped) {
      started.stop();
    }
  }

  private synchronized TaskFarm farm() {
    return farm.orElseThrow();
  }

  @Override
  public synchronized void pause() {
    paused = true;
    farm.ifPresent(TaskFarm::pause);
  }

  @Override
  public synchronized void resume() {
    paused = false;
    farm.ifPresent(TaskFarm::resume);
  }

  @Override
  public synchronized List<WorkerStatus> workers() {
    return farm.map(started -> started.workers().statuses()).orElse(List.of());
  }

  /** The port on which workers connect. */
  public int port() {
    return farm().port();
  }

  @Override
  public int capacity() {
    return Math.max(MIN_PAIRS, PAIRS_PER_SESSION * farm().takers());
  }

  @Override
  public void offer(List<PlannedGame> pair) throws IOException {
    int number = pair.get(0).pair();
    underWay.put(number, List.copyOf(pair));
    farm().give(number, Messages.write(new PairTask(pair, watcher.isPresent())));
  }

  @Override
  public boolean isAtHand() throws IOException {
    try {
      while (games.isEmpty()) {
        Optional<TaskFarm.Result> result = farm().takeNow();
        if (result.isEmpty()) {
          return false;
        }
        take(result.get());
      }
    } catch (IOException e) {
      if (!stopped) {
        throw e;
      }
    }
    return !games.isEmpty();
  }

  @Override
  public GameRecord take() throws InterruptedException, IOException {
    try {
      while (games.isEmpty()) {
        take(farm().take());
      }
      return games.remove();
    } catch (IOException e) {
      if (stopped) {
        InterruptedException end = new InterruptedException("stopped");
        end.initCause(e);
        throw end;
      }
      throw e;
    }
  }

  /** Takes a pair, and judges its worker by it. */
  private void take(TaskFarm.Result result) throws IOException {
    List<PlannedGame> pair = underWay.get(result.number());
    Encounter encounter = new Encounter(pair.get(0).black().seed(), pair.get(0).white().seed());
    WorkerRegistry workers = farm().workers();
    String worker = result.worker();
    try {
      List<GameRecord> played = checked(pair, result);
      games.addAll(played);
      underWay.remove(result.number());
      farm().accept(result);
      played.forEach(game -> count(worker, game));
      workers.count(
          worker,
          encounter,
          played.size(),
          played.stream().anyMatch(game -> game.ending().isFault()));
    } catch (IOException | IllegalArgumentException e) {
      workers.count(worker, encounter, 0, true);
      farm().refuse(result, "its games are refused: " + e.getMessage());
    }
    Optional<String> reason = workers.judge(worker);
    if (reason.isPresent()) {
      farm().reject(worker, reason.get(), points.get(worker));
    }
  }

  /** Counts a game apart, as its worker may be rejected later. */
  private void count(String worker, GameRecord game) {
    Map<String, Double> own = points.computeIfAbsent(worker, name -> new TreeMap<>());
    double blacks =
        game.result().winner().map(winner -> winner == Colour.BLACK ? 1.0 : 0.0).orElse(0.5);
    own.merge(game.black(), blacks, Double::sum);
    own.merge(game.white(), 1 - blacks, Double::sum);
  }

  /**
   * The games of a pair.
   *
   * @throws IOException if they can't be read
   * @throws IllegalArgumentException if they are not those that were asked for, or can't be
   */
  private List<GameRecord> checked(List<PlannedGame> pair, TaskFarm.Result result)
      throws IOException {
    PlayedOn playedOn =
        farm()
            .workers()
            .playedOn(result.worker())
            .orElseThrow(() -> new IllegalArgumentException("it has not joined"));
    List<GameRecord> sent = Messages.read(result.content(), PairTask.Result.class).games();
    if (sent.size() != pair.size()) {
      throw new IllegalArgumentException(sent.size() + " games and not " + pair.size());
    }
    List<GameRecord> checked = new ArrayList<>();
    for (int i = 0; i < pair.size(); i++) {
      GameCheck.check(
          pair.get(i), sent.get(i), times(playedOn.timeScale()), offer.prover().isPresent());
      checked.add(sent.get(i).playedOn(playedOn));
    }
    return checked;
  }

  /** How long each brain may think on a machine. */
  private Map<String, TimeControl> times(double scale) {
    Map<String, TimeControl> times = new HashMap<>();
    for (OfferedBrain brain : offer.brains()) {
      times.put(brain.name(), brain.programs().get(0).spec().withTimes(scale).time());
    }
    return times;
  }

  @Override
  public synchronized void stop() {
    stopped = true;
    farm.ifPresent(TaskFarm::stop);
  }

  /** Ends the broker, by which all workers hear that the coordinator has ended. */
  @Override
  public synchronized void close() {
    farm.ifPresent(TaskFarm::close);
  }
}
