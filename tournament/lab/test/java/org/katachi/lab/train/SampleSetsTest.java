package org.katachi.lab.train;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.board.Geometry;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.lab.selfplay.GameVariant;
import org.katachi.lab.selfplay.SelfPlayGame;
import org.katachi.lab.selfplay.SelfPlayJob;
import org.katachi.lab.task.TaskPool;
import org.katachi.lab.task.ThreadTasks;
import org.katachi.rules.RuleSet;
import org.katachi.statistics.Outcome;

class SampleSetsTest {

  private static final ProgressOutput NOWHERE =
      new ProgressOutput(new PrintWriter(Writer.nullWriter()), false);

  private static final int GAMES = 3;

  @TempDir private Path folder;

  @Test
  void onlyPositionsOfTheSameRuleAndBoardAreDuplicates() throws Exception {
    Path first = file("first", RuleSet.FREESTYLE, 15);
    Path otherRule = file("rule", RuleSet.ofInfo(4).orElseThrow(), 15);
    Path otherBoard = file("board", RuleSet.FREESTYLE, 20);
    Path same = file("same", RuleSet.FREESTYLE, 15);
    assertEquals(0, read(first, otherRule, otherBoard).duplicates());
    SampleSets<Integer> samples = read(first, otherRule, otherBoard, same);
    assertEquals(GAMES, samples.duplicates());
    assertEquals(3 * GAMES, samples.training().size() + samples.validation().size());
  }

  /** The first game has one move, the next two, and so on. */
  private Path file(String name, RuleSet rules, int size) throws IOException {
    Geometry board = new Geometry(size, size);
    Path file = folder.resolve(name);
    SelfPlayJob job = new SelfPlayJob(file, new GameVariant(rules, board), GAMES);
    try (TaskPool pool = new ThreadTasks(1, () -> job.worker(number -> game(board, number + 1)))) {
      job.run(pool, NOWHERE);
    }
    return file;
  }

  private static SelfPlayGame game(Geometry board, int moves) {
    int[] cells = new int[moves];
    for (int i = 0; i < moves; i++) {
      cells[i] = board.cell(i, 0);
    }
    return new SelfPlayGame(Outcome.WIN, 0, cells, List.of());
  }

  /** Samples are the lengths of games, which are their keys, too. */
  private static SampleSets<Integer> read(Path... files) throws IOException {
    return SampleSets.read(
        List.of(files),
        kind -> game -> List.of(new GameSampler.Keyed<>(game.cells().length, game.cells().length)),
        new SampleSets.Selection(GAMES, 2),
        1,
        NOWHERE.begin("games", 0, GAMES));
  }
}
