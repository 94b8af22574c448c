package org.katachi.web;

import java.util.Map;
import java.util.Set;
import org.katachi.board.Notation;
import org.katachi.engine.SearchLimits;

/**
 * What a page asks, whatever way it comes: a name and fields go in, an answer and tasks come out.
 */
public final class WebApi {

  private static final int MAX_LINES = 20;
  private static final int MAX_MILLIS = 3_600_000;
  private static final int MAX_LEFT_MILLIS = 36_000_000;
  private static final int BITS_PER_MEGABYTE = 20;

  private final int threads;
  private final long hashBytes;
  private final long maxHashBytes;

  /**
   * Requests to an engine.
   *
   * @param threads the threads of each search
   * @param hashBytes the size of the transposition table in bytes
   * @param maxHashBytes the greatest size of it that a page may ask for, in bytes
   */
  public WebApi(int threads, long hashBytes, long maxHashBytes) {
    this.threads = threads;
    this.hashBytes = hashBytes;
    this.maxHashBytes = maxHashBytes;
  }

  /** Runs the tasks of a page's engine. */
  public interface TaskRunner {

    /** Begins a task; the one before it is stopped. */
    void begin(EngineTask task);

    /** Ends a task, unless a later one has begun. */
    void stop(long number);
  }

  /**
   * Answers a request.
   *
   * @param name what is asked
   * @param runner runs what the engine is asked for
   * @return an object of JSON
   * @throws IllegalArgumentException if the request is faulty; the message is for people
   */
  public Map<String, Object> answer(String name, FormData form, TaskRunner runner) {
    return switch (name) {
      case "position" -> GameForm.read(form).toJson();
      case "limits" -> Map.of("hash", maxHashMegabytes());
      case "threats" -> Threats.of(GameForm.read(form));
      case "play", "swap2", "balance", "analyse", "review" -> {
        runner.begin(engineTask(name, form));
        yield Map.of();
      }
      case "stop" -> {
        runner.stop(task(form));
        yield Map.of();
      }
      case "import" -> GameExchange.read(form);
      case "export" -> GameExchange.write(form);
      default -> throw new IllegalArgumentException("there is no request " + name);
    };
  }

  private EngineTask engineTask(String name, FormData form) {
    GameForm game = GameForm.read(form);
    if (game.isOver() && !name.equals("review")) {
      throw new IllegalArgumentException("the game is over");
    }
    return switch (name) {
      case "play" -> new PlayTask(game, moveLimits(form), task(form));
      case "swap2" -> new Swap2PlayTask(game, moveLimits(form), task(form));
      case "balance" -> {
        int count = form.number("count", 1, 2);
        yield new BalanceTask(game, timedLimits(form), count, task(form));
      }
      case "analyse" -> {
        SearchLimits limits = engineLimits(form).lines(form.number("lines", 1, MAX_LINES)).build();
        yield new AnalysisTask(game, limits, false, task(form));
      }
      default -> new AnalysisTask(game, timedLimits(form), true, task(form));
    };
  }

  private SearchLimits moveLimits(FormData form) {
    boolean hasClock = !form.text("left").isEmpty();
    return engineLimits(form)
        .turnMillis(form.number("millis", 1, MAX_MILLIS))
        .leftMillis(hasClock ? form.number("left", 0, MAX_LEFT_MILLIS) : SearchLimits.UNLIMITED)
        .strength(form.number("strength", 0, SearchLimits.FULL_STRENGTH))
        .build();
  }

  private SearchLimits timedLimits(FormData form) {
    return engineLimits(form).maxMillis(form.number("millis", 1, MAX_MILLIS)).build();
  }

  /** Threads and table as the page asks for them, else those of the engine. */
  private SearchLimits.Builder engineLimits(FormData form) {
    boolean hasThreads = !form.text("threads").isEmpty();
    boolean hasHash = !form.text("hash").isEmpty();
    return SearchLimits.builder()
        .threads(hasThreads ? form.number("threads", 1, SearchLimits.MAX_THREADS) : threads)
        .hashBytes(
            hasHash ? form.number("hash", 1, maxHashMegabytes()) << BITS_PER_MEGABYTE : hashBytes)
        .excluded(Set.copyOf(Notation.parsePos(form.text("blocked"))));
  }

  private long maxHashMegabytes() {
    return maxHashBytes >> BITS_PER_MEGABYTE;
  }

  private static long task(FormData form) {
    return form.number("task", 0, Long.MAX_VALUE);
  }
}
