package org.katachi.search.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Stone;
import org.katachi.search.SearchParameters;

class SingularExtensionTest {

  private static final int SINGULAR_BETA = 100;

  /** So no line grows without end, however often a move is the only good one. */
  @ParameterizedTest
  @CsvSource({"7, 8, 2", "15, 8, 2", "16, 8, 0", "40, 8, 0"})
  void nothingIsExtendedBeyondTwiceTheDepthOfTheIteration(int ply, int rootDepth, int plies) {
    Node node = new Node(ply);
    node.enter(0, 1, 8 * SearchParameters.PLY, false, Stone.BLACK);
    SingularExtension singular = new SingularExtension(SearchParameters.DEFAULT);
    int farBelow = SINGULAR_BETA - 1_000;
    assertEquals(
        plies * SearchParameters.PLY, singular.extension(node, SINGULAR_BETA, farBelow, rootDepth));
  }
}
