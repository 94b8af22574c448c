package org.katachi.web;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.katachi.board.Geometry;
import org.katachi.engine.SearchLimits;
import org.katachi.gamefile.BoardDrawing;
import org.katachi.gamefile.GameFile;
import org.katachi.gamefile.GameFormat;
import org.katachi.gamefile.GameReader;
import org.katachi.gamefile.GameTree;
import org.katachi.gamefile.GameWriter;
import org.katachi.gamefile.Glyphs;
import org.katachi.gamefile.Move;
import org.katachi.gamefile.RecordedGame;
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
      case "play", "swap2", "analyse", "review" -> {
        session.begin(engineTask(name, form));
        yield Map.of();
      }
      case "stop" -> {
        session.stop(task(form));
        yield Map.of();
      }
      case "import" -> importGame(form);
      case "export" -> exportGame(form);
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
      case "analyse" -> {
        SearchLimits limits = engineLimits().lines(form.number("lines", 1, MAX_LINES)).build();
        yield new AnalysisTask(game, limits, false, task(form));
      }
      default -> {
        int millis = form.number("millis", 1, MAX_MILLIS);
        SearchLimits limits = engineLimits().maxMillis(millis).build();
        yield new AnalysisTask(game, limits, true, task(form));
      }
    };
  }

  private SearchLimits moveLimits(FormData form) {
    return engineLimits()
        .turnMillis(form.number("millis", 1, MAX_MILLIS))
        .strength(form.number("strength", 0, SearchLimits.FULL_STRENGTH))
        .build();
  }

  private SearchLimits.Builder engineLimits() {
    return SearchLimits.builder()
        .threads(sessions.options().threads())
        .hashBytes(sessions.options().hashBytes());
  }

  private static long task(FormData form) {
    return form.number("task", 0, Long.MAX_VALUE);
  }

  /** A faulty text is no failure of the request: the page shows the message. */
  private static Map<String, Object> importGame(FormData form) {
    try {
      int size = form.number("width", Geometry.MIN_SIZE, Geometry.MAX_SIZE);
      Geometry board = new Geometry(size, size);
      byte[] bytes = Base64.getDecoder().decode(form.text("file"));
      GameFile file =
          bytes.length > 0
              ? GameReader.read(bytes, board)
              : GameReader.read(form.text("text"), board);
      GameTree tree = file.games().get(0);
      RecordedGame game = tree.mainLine().inTurn();
      // A faulty end of the game is told now, and not when the page shows it.
      game.verdict(game.rule().orElse(Rule.parse(form.text("rule"))));
      List<String> warnings = new ArrayList<>(file.warnings());
      warnings.addAll(tree.warnings());
      if (file.games().size() > 1) {
        warnings.add("the first of " + file.games().size() + " games is taken");
      }
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("rule", game.rule().map(Rule::toString).orElse(null));
      json.put("width", game.geometry().width());
      json.put("height", game.geometry().height());
      json.put("moves", GameForm.format(game));
      json.put("setup", game.setup());
      json.put("warnings", warnings);
      return json;
    } catch (IllegalArgumentException e) {
      return Map.of("fault", e.getMessage());
    }
  }

  /** What is no text comes in Base64. */
  private static Map<String, Object> exportGame(FormData form) {
    GameForm game = GameForm.read(form);
    String format = form.text("format");
    if (format.equals("moves")) {
      return Map.of("text", moves(game.game()) + "\n");
    }
    if (format.equals("drawing")) {
      return Map.of("text", drawing(game.game()));
    }
    GameFormat file =
        GameFormat.find(format)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "format is not moves, drawing, sgf, psq, lib, pos, sav or bdt: " + format));
    byte[] bytes = GameWriter.write(GameTree.of(game.game()), file);
    return file == GameFormat.LIB || file == GameFormat.POS
        ? Map.of("file", Base64.getEncoder().encodeToString(bytes))
        : Map.of("text", new String(bytes, StandardCharsets.UTF_8));
  }

  private static String moves(RecordedGame game) {
    if (game.moves().stream().anyMatch(Move::isPass)) {
      throw new IllegalArgumentException("moves hold stones in turn only, without passes");
    }
    return GameForm.format(game);
  }

  /** With a line for the side to move. */
  private static String drawing(RecordedGame game) {
    return new BoardDrawing(Glyphs.ASCII).draw(game.toBoard())
        + game.toMove().word()
        + " to move\n";
  }
}
