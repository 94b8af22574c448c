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
     * @param moves the number of moves before the position
     * @param lines its best lines so far
     */
    void linesFound(int moves, List<SearchReport> lines);

    /**
     * Called when a position is done.
     *
     * @param moves the number of moves before it
     * @param lines its best lines
     */
    default void positionDone(int moves, List<SearchReport> lines) {}
  }

  public GameSearch(PositionSearch search, Progress progress) {
    this.search = search;
    this.progress = progress;
  }

  /**
   * Analyses positions.
   *
   * @param first the least number of moves before a position; all with more are analysed as well
   * @throws IllegalArgumentException if a move of the game comes after its end
   */
  public GameAnalysis analyse(RecordedGame game, Rule rule, int first) {
    Verdict verdict = game.verdict(rule);
    int last = game.moves().size();
    List<List<SearchReport>> lines = new ArrayList<>(Collections.nCopies(last + 1, List.of()));
    for (int count = last; count >= first && !search.isStopped(); count--) {
      if (count < last || verdict == Verdict.ONGOING) {
        lines.set(count, lines(game, rule, count));
      }
    }
    return new GameAnalysis(game, rule, verdict, lines);
  }

  private List<SearchReport> lines(RecordedGame game, Rule rule, int count) {
    List<SearchReport> found =
        search.search(
            GameAnalysis.position(game, rule, count), lines -> progress.linesFound(count, lines));
    progress.positionDone(count, found);
    return found;
  }
}
