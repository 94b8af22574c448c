package org.katachi.app.analyse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;
import org.katachi.gamefile.RecordedGame;
import org.katachi.rules.Rule;
import org.katachi.rules.Verdict;

class GameAnalysisTest {

  private static final double EXACT = 1e-9;

  @Test
  void aWinOfTheSideToMoveIsALossOfTheOther() {
    GameAnalysis analysis = analysis("h8i9", Verdict.ONGOING, "0 a1", "win3 j10", "loss2 b1");
    assertEquals(0.5, analysis.blackWinRate(0), EXACT);
    assertEquals(0, analysis.blackWinRate(1), EXACT);
    assertEquals(0, analysis.blackWinRate(2), EXACT);
    assertEquals("-M3", analysis.blackScore(1).toString());
    assertEquals("-M2", analysis.blackScore(2).toString());
  }

  @Test
  void aMoveThatGivesTheGameAwayIsABlunderAndTheBetterOneIsTold() {
    GameAnalysis analysis = analysis("h8i9", Verdict.ONGOING, "0 h8", "0 j10", "win5 b1");
    List<JudgedMove> mistakes = analysis.mistakes();
    assertEquals(1, mistakes.size());
    assertEquals(2, mistakes.get(0).number());
    assertEquals(Colour.WHITE, mistakes.get(0).side());
    assertEquals(JudgedMove.Grade.BLUNDER, mistakes.get(0).grade());
    assertEquals("j10", Notation.pos(mistakes.get(0).best().variation()));
    assertEquals(0.5, mistakes.get(0).loss(), EXACT);
  }

  @Test
  void theBestMoveIsNoMistakeWhateverADeeperSearchSaysOfIt() {
    assertEquals(List.of(), analysis("h8", Verdict.ONGOING, "0 h8", "win5 b1").mistakes());
  }

  @ParameterizedTest
  @CsvSource({"WIN, 1", "FOUL, 0", "DRAW, 0.5"})
  void theEndOfAGameHasTheValueOfItsResult(Verdict verdict, double blackWinRate) {
    GameAnalysis analysis = analysis("h8", verdict, "0 a1", "");
    assertEquals(blackWinRate, analysis.blackWinRate(1), EXACT);
  }

  @Test
  void positionsThatWereNotSearchedHaveNoValueAndNoJudgement() {
    GameAnalysis analysis = analysis("h8i9", Verdict.ONGOING, "", "", "0 b1");
    assertFalse(analysis.hasValue(1));
    assertEquals(List.of(), analysis.moves());
  }

  @Test
  void aSearchThatHadNoTimeFindsNoValueAndNoMistake() {
    GameAnalysis analysis = analysis("h8i9", Verdict.ONGOING, "300 a1", "none a1", "0 b1");
    assertFalse(analysis.hasValue(1));
    assertEquals(1, analysis.unsearched());
    assertEquals(List.of(), analysis.mistakes());
  }

  /**
   * An analysis.
   *
   * @param lines for each position the value and the move of its best line, without a value if no
   *     iteration has ended; empty if not searched
   */
  private static GameAnalysis analysis(String moves, Verdict verdict, String... lines) {
    List<List<SearchReport>> reports = new ArrayList<>();
    for (String line : lines) {
      reports.add(line.isEmpty() ? List.of() : List.of(report(line)));
    }
    RecordedGame game =
        RecordedGame.of(new Geometry(15, 15), Optional.empty(), Notation.parsePos(moves));
    return new GameAnalysis(game, Rule.FREESTYLE, verdict, reports);
  }

  private static SearchReport report(String line) {
    String value = line.substring(0, line.indexOf(' '));
    boolean isSearched = !value.equals("none");
    SearchScore score =
        value.startsWith("win")
            ? SearchScore.win(Integer.parseInt(value.substring(3)))
            : value.startsWith("loss")
                ? SearchScore.loss(Integer.parseInt(value.substring(4)))
                : SearchScore.estimate(isSearched ? Integer.parseInt(value) : 0);
    return new SearchReport(
        isSearched ? 1 : 0, 1, score, 1, 1, Notation.parsePos(line.substring(line.indexOf(' '))));
  }
}
