package org.katachi.lab.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.board.Geometry;
import org.katachi.eval.EvaluationSource;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.lab.selfplay.SearchedPosition;
import org.katachi.lab.selfplay.SelfPlayGame;
import org.katachi.lab.selfplay.SelfPlayJob;
import org.katachi.lab.task.TaskPool;
import org.katachi.lab.task.ThreadTasks;
import org.katachi.lab.train.GameSampler;
import org.katachi.lab.train.SampleSets;
import org.katachi.network.policy.LinePatterns;
import org.katachi.search.Score;

class PolicySamplesTest {

  private static final Geometry BOARD = PolicyGames.BOARD;
  private static final ProgressOutput NOWHERE =
      new ProgressOutput(new PrintWriter(Writer.nullWriter()), false);

  @TempDir private Path folder;

  @Test
  void oneGameInFiftyIsKeptApart() throws Exception {
    Random random = new Random(1);
    List<SelfPlayGame> games = random.ints(52).mapToObj(i -> PolicyGames.game(random)).toList();
    SampleSets<PolicySample> samples = read(games, 52);
    int each = PolicyGames.MOVES - 1;
    assertEquals(
        52L * each, samples.training().size() + samples.validation().size() + samples.duplicates());
    assertTrue(samples.validation().size() > each, "games 0 and 50");
    assertTrue(samples.validation().size() <= 2 * each);
    SampleSets<PolicySample> fewer = read(games, 51);
    assertEquals(samples.validation().size(), fewer.validation().size());
    assertEquals(
        samples.training().size() + samples.duplicates(),
        fewer.training().size() + fewer.duplicates() + each);
  }

  @Test
  void aPositionIsTakenOnceWhateverItsSymmetry() throws Exception {
    SelfPlayGame game = PolicyGames.game(new Random(2));
    SampleSets<PolicySample> samples =
        read(List.of(game, mirror(game), PolicyGames.game(new Random(3))), 3);
    assertTrue(samples.duplicates() >= PolicyGames.MOVES - 1);
    assertTrue(samples.training().size() <= PolicyGames.MOVES - 1);
  }

  @Test
  void lostPositionsAndMovesFarFromStonesAreLeftOut() {
    int[] moves = {BOARD.cell(1, 1), BOARD.cell(2, 2)};
    int near = BOARD.cell(1, 2);
    int none = SearchedPosition.NO_CELL;
    List<SearchedPosition> positions =
        List.of(
            PolicyGames.position(1, near, none, Score.loss(4)),
            PolicyGames.position(1, BOARD.cell(9, 8), none, 0),
            PolicyGames.position(1, near, none, Score.win(5)),
            PolicyGames.position(2, near, BOARD.cell(2, 1), SearchedPosition.NO_VALUE));
    List<GameSampler.Keyed<PolicySample>> samples =
        PolicySample.sampler(PolicyGames.KIND, EvaluationSource.SHIPPED)
            .samples(PolicyGames.game(moves, positions));
    assertEquals(List.of(1, 2), samples.stream().map(one -> one.sample().stones()).toList());
    assertEquals(-1, samples.get(0).sample().secondBest());
    assertTrue(samples.get(1).sample().secondBest() >= 0);
  }

  @Test
  void aSideSeesItsOwnStonesAsBlack() {
    // White to move sees one opponent's stone, black to move an opponent's and an own one.
    int[] moves = {BOARD.cell(5, 5), BOARD.cell(6, 5)};
    List<SearchedPosition> positions =
        List.of(
            PolicyGames.position(1, BOARD.cell(4, 5), SearchedPosition.NO_CELL, 0),
            PolicyGames.position(2, BOARD.cell(4, 5), SearchedPosition.NO_CELL, 0));
    List<GameSampler.Keyed<PolicySample>> samples =
        PolicySample.sampler(PolicyGames.KIND, EvaluationSource.SHIPPED)
            .samples(PolicyGames.game(moves, positions));
    char[] black = LinePatterns.get().indicesFor(1);
    assertEquals(black[0x0200], rowAlongX(samples.get(0).sample()));
    assertEquals(black[0x0900], rowAlongX(samples.get(1).sample()));
  }

  @Test
  void aSingleGameIsTooFew() {
    List<SelfPlayGame> one = List.of(PolicyGames.game(new Random(4)));
    Exception e = assertThrows(IllegalArgumentException.class, () -> read(one, 1));
    assertEquals("the files hold too few games", e.getMessage());
  }

  private static char rowAlongX(PolicySample sample) {
    return sample.indices()[sample.best() * Geometry.DIRECTIONS];
  }

  private static SelfPlayGame mirror(SelfPlayGame game) {
    int[] cells = new int[game.cells().length];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = mirror(game.cells()[i]);
    }
    return PolicyGames.game(
        cells,
        game.positions().stream()
            .map(one -> PolicyGames.position(one.ply(), mirror(one.best()), one.secondBest(), 0))
            .toList());
  }

  private static int mirror(int cell) {
    return BOARD.cell(BOARD.width() - 1 - BOARD.x(cell), BOARD.y(cell));
  }

  private SampleSets<PolicySample> read(List<SelfPlayGame> games, int most) throws IOException {
    Path file = folder.resolve("games");
    SelfPlayJob job = new SelfPlayJob(file, PolicyGames.KIND, games.size());
    try (TaskPool pool = new ThreadTasks(1, () -> job.worker(games::get))) {
      job.run(pool, NOWHERE);
    }
    return SampleSets.read(
        List.of(file),
        kind -> PolicySample.sampler(kind, EvaluationSource.SHIPPED),
        new SampleSets.Selection(most, 50),
        2,
        NOWHERE.begin("games", 0, 1));
  }
}
