package org.katachi.app.analyse;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.engine.SearchReport;
import org.katachi.gamefile.GameNode;
import org.katachi.rules.Verdict;

/**
 * Analyses as a table in CSV, a row for each game. Fields of what was not analysed are empty; the
 * losses are win probabilities from 0 to 1, the mean of all moves of a side.
 */
final class AnalysisTable {

  static final String HEADER =
      "file,game,black,white,result,rule,width,height,moves,toMove,verdict,value,winRate,depth,best,"
          + "blackMistakes,whiteMistakes,blackLoss,whiteLoss,warnings";

  private AnalysisTable() {}

  static String row(GameSource source, GameAnalysis analysis) {
    GameNode root = source.tree().root();
    List<SearchReport> lines = analysis.lines().get(analysis.last());
    boolean hasLine = !lines.isEmpty();
    boolean hasValue = analysis.isSearched(analysis.last());
    SearchReport best = hasLine ? lines.get(0) : null;
    return row(
        source.file(),
        source.number(),
        root.text("PB"),
        root.text("PW"),
        root.text("RE"),
        analysis.rule(),
        analysis.game().geometry().width(),
        analysis.game().geometry().height(),
        analysis.last(),
        analysis.game().toMove().word(),
        verdict(analysis),
        hasValue ? best.score() : "",
        hasValue ? decimal(best.score().winProbability()) : "",
        hasValue ? best.depth() : "",
        hasLine ? Notation.letterNumber(best.variation().get(0)) : "",
        mistakes(analysis, Colour.BLACK),
        mistakes(analysis, Colour.WHITE),
        meanLoss(analysis, Colour.BLACK),
        meanLoss(analysis, Colour.WHITE),
        String.join("; ", source.warnings()));
  }

  /** A row of fields. */
  static String row(Object... fields) {
    return Stream.of(fields)
        .map(Objects::toString)
        .map(AnalysisTable::quoted)
        .collect(Collectors.joining(","));
  }

  private static String verdict(GameAnalysis analysis) {
    return analysis.verdict() == Verdict.ONGOING
        ? ""
        : analysis.verdict().name().toLowerCase(Locale.ROOT);
  }

  private static Object mistakes(GameAnalysis analysis, Colour side) {
    return analysis.moves().isEmpty()
        ? ""
        : analysis.mistakes().stream().filter(move -> move.side() == side).count();
  }

  private static Object meanLoss(GameAnalysis analysis, Colour side) {
    return analysis.moves().stream()
        .filter(move -> move.side() == side)
        .mapToDouble(move -> Math.max(0, move.loss()))
        .average()
        .stream()
        .mapToObj(AnalysisTable::decimal)
        .findFirst()
        .orElse("");
  }

  private static String decimal(double probability) {
    return String.format(Locale.ROOT, "%.4f", probability);
  }

  /** A field with a comma, a quote or an end of line stands in quotes. */
  private static String quoted(String field) {
    return field.matches("(?s).*[,\"\r\n].*") ? '"' + field.replace("\"", "\"\"") + '"' : field;
  }
}
