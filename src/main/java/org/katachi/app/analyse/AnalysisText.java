package org.katachi.app.analyse;

import java.util.List;
import java.util.Locale;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.SearchReport;
import org.katachi.gamefile.BoardDrawing;
import org.katachi.gamefile.Glyphs;
import org.katachi.gamefile.RecordedGame;
import org.katachi.rules.Rule;

/** Analyses as texts for people. */
final class AnalysisText {

  /** The most moves of a line that are shown; of a proved one all are. */
  private static final int MAX_MOVES = 12;

  /** In place of a value that no search has found. */
  private static final String NOT_SEARCHED = "-";

  /** Of the graph: a column for each four percent. */
  private static final int GRAPH_COLUMNS = 25;

  private final GameAnalysis analysis;
  private final StringBuilder text = new StringBuilder();

  private AnalysisText(GameAnalysis analysis) {
    this.analysis = analysis;
  }

  /** The last position with its best lines. */
  static String ofPosition(GameAnalysis analysis, Glyphs glyphs) {
    AnalysisText position = new AnalysisText(analysis);
    position.board(glyphs);
    position.lines();
    return position.text.toString();
  }

  /** The whole game: the graph of the values, and the mistakes. */
  static String ofGame(GameAnalysis analysis, Glyphs glyphs) {
    AnalysisText game = new AnalysisText(analysis);
    game.board(glyphs);
    game.graph();
    game.mistakes();
    return game.text.toString();
  }

  private void board(Glyphs glyphs) {
    text.append(board(analysis.game(), analysis.rule(), glyphs));
  }

  /** The rule, the size, the number of stones, the board and an empty line. */
  static String board(RecordedGame game, Rule rule, Glyphs glyphs) {
    int stones = game.stones(game.moves().size()).size();
    return "%s on %s, %d %s\n%s\n"
        .formatted(
            rule,
            game.geometry(),
            stones,
            stones == 1 ? "stone" : "stones",
            new BoardDrawing(glyphs).draw(game.toBoard()));
  }

  private void lines() {
    if (tellEnd()) {
      return;
    }
    Colour side = analysis.game().toMove();
    List<SearchReport> lines = analysis.lines().get(analysis.last());
    line(side.word() + " to move. Values and win rates are " + side.word() + "'s.");
    line("     value   wins  depth  line");
    for (int i = 0; i < lines.size(); i++) {
      SearchReport report = lines.get(i);
      line(
          "%2d  %6s %5s%%  %5s  %s"
              .formatted(
                  i + 1,
                  report.hasValue() ? report.score() : NOT_SEARCHED,
                  report.hasValue() ? percent(report.score().winProbability()) : NOT_SEARCHED,
                  report.depth() + "-" + report.selectiveDepth(),
                  moves(report)));
    }
    forcedWin(lines.get(0), side);
  }

  private boolean tellEnd() {
    switch (analysis.verdict()) {
      case ONGOING -> {
        return false;
      }
      case DRAW -> line("The board is full: a draw.");
      case WIN -> line(winner() + " wins: " + analysis.game().lastMover().word() + " has won.");
      case FOUL -> line(lastMove() + " is a foul by black: white has won.");
    }
    return true;
  }

  /** Which stone of a setup was the last is not known. */
  private String winner() {
    String stone = Notation.letterNumber(analysis.game().winner(analysis.rule()).orElseThrow());
    return analysis.last() > analysis.game().setup() ? stone : "The line through " + stone;
  }

  private String lastMove() {
    return analysis.game().moves().get(analysis.last() - 1).toString();
  }

  private void forcedWin(SearchReport best, Colour side) {
    if (best.score().isProved()) {
      Colour winner = best.score().value() > 0 ? side : side.opponent();
      line("");
      line(
          "Forced win for %s in %d moves at most, to the end:"
              .formatted(winner.word(), best.score().pliesToEnd()));
      line(numbered(best.variation(), analysis.last()));
    }
  }

  private void graph() {
    line("Win rate of black after each move: 0 % on the left, 100 % on the right.");
    for (int count = analysis.game().setup(); count <= analysis.last(); count++) {
      if (analysis.hasValue(count)) {
        line(graphRow(count).stripTrailing());
      }
    }
    line("");
  }

  private String graphRow(int count) {
    double rate = analysis.blackWinRate(count);
    String move = count == 0 ? "" : analysis.game().moves().get(count - 1).toString();
    return "%3d %-4s %6s %5s%%  |%s|  %s"
        .formatted(
            count,
            move,
            analysis.isSearched(count) ? analysis.blackScore(count) : "end",
            percent(rate),
            bar(rate),
            mark(count));
  }

  /** The middle is marked, so that the side that is better can be seen. */
  private static String bar(double rate) {
    StringBuilder bar = new StringBuilder(" ".repeat(GRAPH_COLUMNS));
    bar.setCharAt(GRAPH_COLUMNS / 2, ':');
    int filled = (int) Math.round(rate * GRAPH_COLUMNS);
    return "#".repeat(filled) + bar.substring(filled);
  }

  private String mark(int count) {
    return analysis.moves().stream()
        .filter(move -> move.number() == count)
        .map(move -> move.grade().mark())
        .findFirst()
        .orElse("");
  }

  private void mistakes() {
    tellEnd();
    List<JudgedMove> mistakes = analysis.mistakes();
    if (analysis.unsearched() > 0) {
      line(
          "Positions without a value, since a search had too little --time or too few --nodes: %d"
              .formatted(analysis.unsearched()));
    }
    line(mistakes.isEmpty() ? "No mistakes found." : "Mistakes, with the better move:");
    for (JudgedMove move : mistakes) {
      line(
          "%d. %s %s%s: %s%% -> %s%%; better %s (%s): %s"
              .formatted(
                  move.number(),
                  move.side().word(),
                  Notation.letterNumber(move.played()),
                  move.grade().mark(),
                  percent(move.before()),
                  percent(move.after()),
                  Notation.letterNumber(move.best().variation().get(0)),
                  move.best().score(),
                  moves(move.best())));
    }
  }

  private void line(String content) {
    text.append(content).append('\n');
  }

  private static String moves(SearchReport report) {
    List<Point> moves = report.variation();
    int shown = report.score().isProved() ? moves.size() : Math.min(MAX_MOVES, moves.size());
    return StringUtils.join(moves.stream().limit(shown).map(Notation::letterNumber).toList(), " ");
  }

  private static String numbered(List<Point> moves, int stones) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < moves.size(); i++) {
      text.append(i == 0 ? "" : " ").append(stones + i + 1).append('.');
      text.append(Notation.letterNumber(moves.get(i)));
    }
    return text.toString();
  }

  /** A probability in percent, with one digit after the point in every language. */
  static String percent(double probability) {
    return String.format(Locale.ROOT, "%.1f", 100 * probability);
  }
}
