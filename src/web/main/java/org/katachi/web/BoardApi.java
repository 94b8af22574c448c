package org.katachi.web;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.engine.SearchLimits;
import org.katachi.gamefile.BoardDrawing;
import org.katachi.gamefile.GameReader;
import org.katachi.gamefile.Glyphs;
import org.katachi.gamefile.RecordWriter;
import org.katachi.gamefile.RecordedGame;
import org.katachi.io.Json;
import org.katachi.rules.Rule;

/**
 * What the page asks of the server. Every request names its tab in the query, as {@code ?session=}.
 * Those that change something are posted.
 */
final class BoardApi {

  private static final int MAX_LINES = 20;
  private static final int MAX_MILLIS = 3_600_000;

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
    if (method.equals("GET")) {
      get(exchange, session, name);
    } else if (method.equals("POST")) {
      answer(exchange, post(session, name, FormData.read(exchange.getRequestBody())));
    } else {
      throw new HttpFault(405, "expected GET or POST");
    }
  }

  private static void get(HttpExchange exchange, TabSession session, String name)
      throws IOException {
    if (!name.equals("events")) {
      throw new HttpFault(404, "no such request: GET " + name);
    }
    events(exchange, session);
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
      case "play" -> play(session, form);
      case "swap2" -> swap2(session, form);
      case "analyse" -> analyse(session, form);
      case "review" -> review(session, form);
      case "stop" -> stop(session, form);
      case "import" -> importGame(form);
      case "export" -> exportGame(form);
      default -> throw new HttpFault(404, "no such request: POST " + name);
    };
  }

  private Map<String, Object> play(TabSession session, FormData form) {
    GameForm game = goesOn(form);
    SearchLimits limits = moveLimits(form);
    session.begin(new PlayTask(task(form), game, limits));
    return Map.of();
  }

  private Map<String, Object> swap2(TabSession session, FormData form) {
    GameForm game = goesOn(form);
    SearchLimits limits = moveLimits(form);
    session.begin(new Swap2Task(task(form), game, limits));
    return Map.of();
  }

  private SearchLimits moveLimits(FormData form) {
    return engineLimits()
        .turnMillis(form.number("millis", 1, MAX_MILLIS))
        .strength(form.number("strength", 0, SearchLimits.FULL_STRENGTH))
        .build();
  }

  private Map<String, Object> analyse(TabSession session, FormData form) {
    SearchLimits limits = engineLimits().lines(form.number("lines", 1, MAX_LINES)).build();
    session.begin(new LiveAnalysis(task(form), goesOn(form), limits));
    return Map.of();
  }

  private Map<String, Object> review(TabSession session, FormData form) {
    SearchLimits limits = engineLimits().maxMillis(form.number("millis", 1, MAX_MILLIS)).build();
    session.begin(new GameReview(task(form), GameForm.read(form), limits));
    return Map.of();
  }

  private SearchLimits.Builder engineLimits() {
    return SearchLimits.builder()
        .threads(sessions.options().threads())
        .hashBytes(sessions.options().hashBytes());
  }

  private static GameForm goesOn(FormData form) {
    GameForm game = GameForm.read(form);
    if (game.isOver()) {
      throw new IllegalArgumentException("the game is over");
    }
    return game;
  }

  private static long task(FormData form) {
    return form.number("task", 0, Long.MAX_VALUE);
  }

  private static Map<String, Object> stop(TabSession session, FormData form) {
    session.stop(task(form));
    return Map.of();
  }

  /** A faulty text is no failure of the request: the page shows the message. */
  private static Map<String, Object> importGame(FormData form) {
    try {
      return readGame(form);
    } catch (IllegalArgumentException e) {
      return Map.of("fault", e.getMessage());
    }
  }

  private static Map<String, Object> readGame(FormData form) {
    int size = form.number("width", Geometry.MIN_SIZE, Geometry.MAX_SIZE);
    RecordedGame game = GameReader.read(form.text("text"), new Geometry(size, size));
    // A faulty end of the game is told now, and not when the page shows it.
    game.verdict(game.rule().orElse(Rule.parse(form.text("rule"))));
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("rule", game.rule().map(Rule::toString).orElse(null));
    json.put("width", game.geometry().width());
    json.put("height", game.geometry().height());
    json.put("moves", Notation.pos(game.moves()));
    json.put("setup", game.setup());
    return json;
  }

  private static Map<String, Object> exportGame(FormData form) {
    GameForm game = GameForm.read(form);
    String text =
        switch (form.text("format")) {
          case "moves" -> Notation.pos(game.game().moves()) + "\n";
          case "psq" -> RecordWriter.psq(game.game());
          case "sgf" -> RecordWriter.sgf(game.game(), game.rule());
          case "renlib" -> RecordWriter.renLib(game.game());
          case "drawing" -> new BoardDrawing(Glyphs.ASCII).draw(game.game().toBoard());
          default ->
              throw new IllegalArgumentException(
                  "format is not moves, psq, sgf, renlib or drawing: " + form.text("format"));
        };
    return Map.of("text", text);
  }

  private static void answer(HttpExchange exchange, Map<String, Object> json) throws IOException {
    byte[] body = Json.write(json).getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/json; charset=utf-8");
    exchange.sendResponseHeaders(200, body.length);
    exchange.getResponseBody().write(body);
  }
}
