package org.katachi.web.wasm;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.apache.commons.lang3.StringUtils;
import org.katachi.app.bench.SearchBench;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.MemoryBudget;
import org.katachi.engine.SearchEngine;
import org.katachi.eval.EvaluationSource;
import org.katachi.io.Json;
import org.katachi.web.EngineTask;
import org.katachi.web.FormData;
import org.katachi.web.WebApi;
import org.teavm.interop.Export;

/**
 * The board in a worker of the browser. A request is answered at once; a task that it begins runs
 * when {@link #run} is called after that, until it is done or the page wants it to stop.
 */
final class WasmBoard implements WebApi.TaskRunner, EngineTask.EventSink {

  private static final int BITS_PER_MEGABYTE = 20;

  /** Larger than any table that is asked for; a browser does not tell what it allows. */
  private static final MemoryBudget BUDGET = new MemoryBudget(1, 1L << 30);

  private static final WasmBoard BOARD = new WasmBoard();

  private final WebApi api =
      new WebApi(1, bytes(Host.hashMegabytes()), bytes(Host.maxHashMegabytes()));
  private final SearchEngine engine = new SearchEngine(EngineOptions.defaults(), BUDGET);

  /** The task that runs or is to run; null if there is none. */
  private EngineTask task;

  private WasmBoard() {}

  private static long bytes(int megabytes) {
    return (long) megabytes << BITS_PER_MEGABYTE;
  }

  /** Answers the request: its name, a blank and its fields as in a form. */
  @Export(name = "request")
  static void request() {
    String request = Host.read();
    String name = StringUtils.substringBefore(request, " ");
    try {
      FormData form = FormData.parse(StringUtils.substringAfter(request, " "));
      Host.write(Json.write(BOARD.api.answer(name, form, BOARD)));
      Host.answer();
    } catch (RuntimeException e) {
      Host.write(message(e));
      Host.fail();
    }
  }

  /** Runs the task that a request has begun, if there is one. */
  @Export(name = "run")
  static void run() {
    BOARD.runTask();
  }

  /** Loads what the first search of freestyle on 15×15 needs. */
  @Export(name = "prepare")
  static void prepare() {
    BOARD.engine.prepare();
  }

  /** Answers with what {@code pbrain-katachi bench} prints for the depth that the request names. */
  @Export(name = "bench")
  static void bench() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    EngineOptions options = new EngineOptions(0, EvaluationSource.SHIPPED);
    new SearchBench(
            new PrintStream(out),
            Integer.parseInt(Host.read()),
            1,
            () -> new SearchEngine(options, BUDGET))
        .run();
    Host.write(new String(out.toByteArray(), StandardCharsets.UTF_8));
    Host.answer();
  }

  private static String message(Throwable e) {
    return StringUtils.defaultIfBlank(e.getMessage(), e.getClass().getSimpleName());
  }

  @Override
  public void begin(EngineTask next) {
    task = next;
  }

  /** The worker gets no request while a task runs, so this one has not begun. */
  @Override
  public void stop(long number) {
    if (task != null && task.number() == number) {
      task.stop();
    }
  }

  private void runTask() {
    if (task == null) {
      return;
    }
    try {
      task.run(engine, this);
    } catch (RuntimeException | Error e) {
      send("fault", "", Map.of("task", task.number(), "error", message(e)));
    }
    task = null;
  }

  @Override
  public void send(String name, String key, Map<String, Object> data) {
    Host.write(name + " " + Json.write(data));
    Host.tell();
  }

  @Override
  public boolean wantsStop() {
    return Host.wantsStop((double) task.number());
  }
}
