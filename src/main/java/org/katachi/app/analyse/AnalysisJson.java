package org.katachi.app.analyse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;
import org.katachi.gamefile.Move;
import org.katachi.gamefile.RecordedGame;
import org.katachi.rules.Rule;
import org.katachi.rules.Verdict;

/**
 * Analyses as maps and lists for JSON. Probabilities are from 0 to 1, rounded to a ten-thousandth.
 */
public final class AnalysisJson {

  private static final double ROUNDING = 1e4;

  private AnalysisJson() {}

  /** The whole analysis of a game or a position, and where it comes from. */
  static Map<String, Object> of(GameSource source, GameAnalysis analysis) {
    Map<String, Object> json = of(source);
    json.putAll(of(analysis));
    return json;
  }

  /** Where a game comes from. */
  static Map<String, Object> of(GameSource source) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("file", source.file());
    json.put("game", source.number());
    json.put("games", source.count());
    json.put("black", source.tree().root().text("PB"));
    json.put("white", source.tree().root().text("PW"));
    json.put("result", source.tree().root().text("RE"));
    json.put("warnings", source.warnings());
    return json;
  }

  /** The whole analysis of a game or a position. */
  public static Map<String, Object> of(GameAnalysis analysis) {
    Map<String, Object> json = of(analysis.game(), analysis.rule());
    json.put("over", analysis.verdict() != Verdict.ONGOING);
    json.put("positions", positions(analysis));
    json.put("mistakes", analysis.mistakes().stream().map(AnalysisJson::of).toList());
    return json;
  }

  /** The moves of a game, or a position. */
  static Map<String, Object> of(RecordedGame game, Rule rule) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("rule", rule.toString());
    json.put("width", game.geometry().width());
    json.put("height", game.geometry().height());
    json.put("moves", game.moves().stream().map(Move::toString).toList());
    json.put("sides", game.moves().stream().map(move -> move.side().word()).toList());
    json.put("setup", game.setup());
    json.put("toMove", game.toMove().word());
    return json;
  }

  private static List<Map<String, Object>> positions(GameAnalysis analysis) {
    List<Map<String, Object>> positions = new ArrayList<>();
    for (int count = 0; count <= analysis.last(); count++) {
      if (analysis.hasValue(count)) {
        Map<String, Object> position = new LinkedHashMap<>();
        position.put("stones", analysis.game().stones(count).size());
        position.put("moves", count);
        position.put("toMove", analysis.game().sideToMove(count).word());
        position.put("blackWinRate", round(analysis.blackWinRate(count)));
        position.put("lines", ofLines(analysis.lines().get(count)));
        positions.add(position);
      }
    }
    return positions;
  }

  /** Best lines, the values for the side to move. */
  public static List<Map<String, Object>> ofLines(List<SearchReport> lines) {
    return lines.stream().map(AnalysisJson::of).toList();
  }

  private static Map<String, Object> of(SearchReport line) {
    SearchScore score = line.score();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("value", score.toString());
    json.put("winRate", round(score.winProbability()));
    json.put("depth", line.depth());
    json.put("selectiveDepth", line.selectiveDepth());
    json.put("nodes", line.nodes());
    json.put("millis", line.millis());
    json.put("moves", names(line.variation()));
    if (score.isProved()) {
      json.put("proved", score.value() > 0 ? "win" : "loss");
      json.put("plies", score.pliesToEnd());
    }
    return json;
  }

  /** A move beside the best one. */
  public static Map<String, Object> of(JudgedMove move) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("move", move.number());
    json.put("side", move.side().word());
    json.put("played", Notation.letterNumber(move.played()));
    json.put("mark", move.grade().mark());
    json.put("before", round(move.before()));
    json.put("after", round(move.after()));
    json.put("better", of(move.best()));
    return json;
  }

  private static List<String> names(List<Point> points) {
    return points.stream().map(Notation::letterNumber).toList();
  }

  private static double round(double probability) {
    return Math.round(probability * ROUNDING) / ROUNDING;
  }
}
