package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Rule;
import org.katachi.search.NodeLimit;
import org.katachi.search.TranspositionTable;
import org.katachi.threat.ProofNumberTable;

class HelperThreadsTest {

  private static final int HELPERS = 2;

  @Test
  void theHelpersStartAfterDepthThree() {
    Position position = TestSearches.position(Rule.FREESTYLE, 15, "h8i9g9i7i8h9j9");
    HelperThreads helpers = new HelperThreads(searchers(position), HELPERS);
    helpers.depthFinished(1);
    helpers.depthFinished(2);
    assertEquals(0, helpers.running());
    helpers.depthFinished(3);
    helpers.depthFinished(4);
    assertEquals(HELPERS, helpers.running());
    helpers.stop();
    helpers.join();
  }

  /** Also where the search reports a depth twice, because it finds a win by threats after it. */
  @Property(tries = 100)
  void eachDepthIsFinishedOnce(@ForAll Random random) {
    Position position = UnfinishedGames.play(Rule.FREESTYLE, random);
    List<Integer> finished = new ArrayList<>();
    searchers(position).main(new NodeLimit(5_000)).search(searcher -> {}, finished::add);
    assertEquals(IntStream.rangeClosed(1, finished.size()).boxed().toList(), finished);
  }

  private SearcherFactory searchers(Position position) {
    ShapeEvaluation evaluation = ShapeEvaluation.of(position.rules().rule(), position.geometry());
    return new SearcherFactory(
        position, evaluation, new TranspositionTable(1 << 20), new ProofNumberTable());
  }
}
