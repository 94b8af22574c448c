package org.katachi.web;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import org.katachi.board.Notation;
import org.katachi.engine.SearchLimits;

/**
 * What the page asks of the server. Every request names its tab in the query, as {@code ?session=}.
 * Those that change something are posted.
 */
final class BoardApi {

  private static final int MAX_LINES = 20;
  private static final int MAX_MILLIS = 3_600_000;
  private static final long MAX_HASH_MEGABYTES = 1 << 16;
  private static final int BITS_PER_MEGABYTE = 20;

  private final TabSessions sessions;

  BoardApi(TabSessions sessions) {
    this.sessions = sessions;
  }

  /** Answers a request. */
  void serve(HttpExchange exchange) throws IOException {
    TabSession session =
        sessions.get(FormData.parse(exchange.getRequestURI().getRawQuery()).text("session"));
    String name = exchange.getRequestURI().getPath().substring("/api/".length());
    String method = exchange.getRequestMethod();
    if (method.equals("GET") && name.equals("events")) {
      events(exchange, session);
    } else if (method.equals("GET")) {
      throw new HttpException(404, "no such request: GET " + name);
    } else if (method.equals("POST")) {
      FormData form = FormData.read(exchange.getRequestBody());
      BoardServer.answer(exchange, 200, post(session, name, form));
    } else {
      throw new HttpException(405, "expected GET or POST");
    }
  }

  private static void events(HttpExchange exchange, TabSession session) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", "text/event-stream; charset=utf-8");
    // Connected before the page hears of it: no event of what it then asks for is lost.
    EventStream stream = session.connect();
    try {
      exchange.sendResponseHeaders(200, 0);
      stream.writeTo(exchange.getResponseBody());
    } finally {
      session.disconnect(stream, TabSessions.now());
    }
  }

  private Map<String, Object> post(TabSession session, String name, FormData form) {
    return switch (name) {
      case "position" -> GameForm.read(form).toJson();
      case "threats" -> Threats.of(GameForm.read(form));
      case "play", "swap2", "balance", "analyse", "review" -> {
        session.begin(engineTask(name, form));
        yield Map.of();
      }
      case "stop" -> {
        session.stop(task(form));
        yield Map.of();
      }
      case "import" -> GameExchange.read(form);
      case "export" -> GameExchange.write(form);
      default -> throw new HttpException(404, "no such request: POST " + name);
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
    return engineLimits(form)
        .turnMillis(form.number("millis", 1, MAX_MILLIS))
        .strength(form.number("strength", 0, SearchLimits.FULL_STRENGTH))
        .build();
  }

  private SearchLimits timedLimits(FormData form) {
    return engineLimits(form).maxMillis(form.number("millis", 1, MAX_MILLIS)).build();
  }

  /** Threads and table as the page asks for them, else as the server was started. */
  private SearchLimits.Builder engineLimits(FormData form) {
    BoardOptions options = sessions.options();
    boolean hasThreads = !form.text("threads").isEmpty();
    boolean hasHash = !form.text("hash").isEmpty();
    return SearchLimits.builder()
        .threads(
            hasThreads ? form.number("threads", 1, SearchLimits.MAX_THREADS) : options.threads())
        .hashBytes(
            hasHash
                ? form.number("hash", 1, MAX_HASH_MEGABYTES) << BITS_PER_MEGABYTE
                : options.hashBytes())
        .excluded(Set.copyOf(Notation.parsePos(form.text("blocked"))));
  }

  private static long task(FormData form) {
    return form.number("task", 0, Long.MAX_VALUE);
  }
}
