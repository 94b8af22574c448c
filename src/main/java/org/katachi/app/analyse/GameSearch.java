package org.katachi.app.analyse;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.katachi.engine.SearchReport;
import org.katachi.gamefile.RecordedGame;
import org.katachi.rules.Rule;
import org.katachi.rules.Verdict;

/**
 * Analyses the positions of a game from the last to the first, because the transposition table then
 * holds what follows when an earlier position is searched.
 */
public final class GameSearch {

  private final PositionSearch search;
  private final Progress progress;

  /** Is told of the progress, on the thread that searches. */
  public interface Progress {

    /**
     * Called after each iteration.
     *
     * @param stones the number of stones of the position
     * @param lines its best lines so far
     */
    void linesFound(int stones, List<SearchReport> lines);

    /**
     * Called when a position is done.
     *
     * @param stones the number of its stones
     * @param lines its best lines
     */
    default void positionDone(int stones, List<SearchReport> lines) {}
  }

  public GameSearch(PositionSearch search, Progress progress) {
    this.search = search;
    this.progress = progress;
  }

  /**
   * Analyses positions.
   *
   * @param first the least number of stones of a position; all with more are analysed as well
   * @throws IllegalArgumentException if a move of the game comes after its end
   */
  public GameAnalysis analyse(RecordedGame game, Rule rule, int first) {
    Verdict verdict = game.verdict(rule);
    int last = game.moves().size();
    List<List<SearchReport>> lines = new ArrayList<>(Collections.nCopies(last + 1, List.of()));
    for (int stones = last; stones >= first && !search.isStopped(); stones--) {
      if (stones < last || verdict == Verdict.ONGOING) {
        lines.set(stones, lines(game, rule, stones));
      }
    }
    return new GameAnalysis(game, rule, verdict, lines);
  }

  private List<SearchReport> lines(RecordedGame game, Rule rule, int stones) {
    List<SearchReport> found =
        search.search(
            GameAnalysis.position(game, rule, stones), lines -> progress.linesFound(stones, lines));
    progress.positionDone(stones, found);
    return found;
  }
}
