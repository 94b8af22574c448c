package org.katachi.web;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.katachi.board.Geometry;
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
 * Games from files to the page, and back. A tree goes both ways as SGF, which holds all that a
 * {@link GameTree} does.
 */
final class GameExchange {

  private GameExchange() {}

  /**
   * Reads all games of the fields {@code text}, or {@code file} in Base64; {@code width} and {@code
   * rule} hold where the file tells none. A faulty file is no failure of the request: the page
   * shows the {@code fault}.
   *
   * @throws IllegalArgumentException if another field is faulty
   */
  static Map<String, Object> read(FormData form) {
    int size = form.number("width", Geometry.MIN_SIZE, Geometry.MAX_SIZE);
    Rule rule = Rule.parse(form.text("rule"));
    try {
      Geometry board = new Geometry(size, size);
      byte[] bytes = Base64.getDecoder().decode(form.text("file"));
      GameFile file =
          bytes.length > 0
              ? GameReader.read(bytes, board)
              : GameReader.read(form.text("text"), board);
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("games", file.games().stream().map(game -> toJson(game, rule)).toList());
      json.put("warnings", file.warnings());
      return json;
    } catch (IllegalArgumentException e) {
      return Map.of("fault", e.getMessage());
    }
  }

  private static Map<String, Object> toJson(GameTree game, Rule otherwise) {
    List<String> warnings = game.treeWarnings();
    try {
      game.mainLine().inTurn().verdict(game.rule().orElse(otherwise));
    } catch (IllegalArgumentException e) {
      // The page shows the moves after the end, too, but no engine plays there.
      warnings.add(e.getMessage());
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("rule", game.rule().map(Rule::toString).orElse(null));
    json.put("width", game.geometry().width());
    json.put("height", game.geometry().height());
    json.put("sgf", new String(GameWriter.write(game, GameFormat.SGF), StandardCharsets.UTF_8));
    json.put("warnings", warnings);
    return json;
  }

  /**
   * Writes a game in the form of the field {@code format}: moves and drawing of the line of a
   * {@link GameForm}, all others from the tree in {@code sgf}. What is no text comes in Base64.
   *
   * @throws IllegalArgumentException if a field is faulty, or the form can't hold the game
   */
  static Map<String, Object> write(FormData form) {
    String format = form.text("format");
    if (format.equals("moves")) {
      return Map.of("text", moves(GameForm.read(form).game()) + "\n");
    }
    if (format.equals("drawing")) {
      return Map.of("text", drawing(GameForm.read(form).game()));
    }
    GameFormat file =
        GameFormat.find(format)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "format is not moves, drawing, sgf, psq, lib, pos, sav or bdt: " + format));
    GameFile game = GameReader.read(form.text("sgf"), GameReader.DEFAULT_BOARD);
    byte[] bytes = GameWriter.write(game.games().get(0), file);
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
