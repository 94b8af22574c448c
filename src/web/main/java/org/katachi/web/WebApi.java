package org.katachi.web;

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
 * What a page asks, whatever way it comes: a name and fields go in, an answer and tasks come out.
 */
public final class WebApi {

  private static final int MAX_LINES = 20;
  private static final int MAX_MILLIS = 3_600_000;

  private final int threads;
  private final long hashBytes;

  /**
   * Requests to an engine.
   *
   * @param threads the threads of each search
   * @param hashBytes the size of the transposition table in bytes
   */
  public WebApi(int threads, long hashBytes) {
    this.threads = threads;
    this.hashBytes = hashBytes;
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
      case "play", "swap2", "analyse", "review" -> {
        runner.begin(engineTask(name, form));
        yield Map.of();
      }
      case "stop" -> {
        runner.stop(task(form));
        yield Map.of();
      }
      case "import" -> importGame(form);
      case "export" -> exportGame(form);
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
    return SearchLimits.builder().threads(threads).hashBytes(hashBytes);
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
