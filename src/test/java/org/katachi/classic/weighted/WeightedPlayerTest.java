package org.katachi.classic.weighted;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;

@StatisticsReport(onFailureOnly = true)
class WeightedPlayerTest {

  /** Own stones are x, the opponent's o; the ends of the text are far from the board's edges. */
  @ParameterizedTest
  @CsvSource({
    "....*...., 5",
    "....*x..., 10",
    "...ox*..., 10",
    "...xx*..., 50",
    "..oxx*..., 25",
    "..oxx*o.., 0",
    "..xxx*..., 300",
    ".oxxx*..., 55",
    ".xx*xx..., 30000",
    "xxxx*o..., 30000",
    "oxxx*xxxx, 30000",
  })
  void oneDirectionScoresTheLineThatTheStoneMakes(String line, int own) {
    // In the other three directions there is a line of one each, and nothing to prevent.
    assertEquals(own + 3 * 5 + opponentPart(line), score(line, Stone.BLACK));
  }

  /**
   * The same lines score less for the opponent, but the block of a five scores more than an open
   * four.
   */
  @ParameterizedTest
  @CsvSource({
    "....*...., 0",
    "....*x..., 10",
    "...xx*..., 40",
    "..oxx*..., 30",
    "..xxx*..., 200",
    ".oxxx*..., 60",
    ".xx*xx..., 20000",
  })
  void oneDirectionScoresTheLineThatTheStonePrevents(String line, int taken) {
    assertEquals(taken + 3 * 5 + ownPart(line), score(line, Stone.WHITE));
  }

  @Property
  void thePlayerScoresAsTheLineDoes(
      @ForAll @StringLength(8) @Chars({'x', 'o', '.'}) String neighbours) {
    String line = neighbours.substring(0, 4) + "*" + neighbours.substring(4);
    int expected = 3 * 5 + slowWeight(line, 'x', true) + slowWeight(line, 'o', false);
    assertEquals(expected, score(line, Stone.BLACK));
    Coverage.mustOccur("a five", expected >= 20_000);
  }

  @Test
  void theEdgeBlocks() {
    Board board = new Board(new Geometry(15, 15));
    board.set(board.geometry().cell(0, 7), Stone.BLACK);
    board.set(board.geometry().cell(1, 7), Stone.BLACK);
    assertEquals(25 + 3 * 5, score(board, board.geometry().cell(2, 7), Stone.BLACK));
  }

  @Test
  void weightsAreReadFromAFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("weights.properties");
    Files.writeString(file, "own.open-three = 77\nopponent.five = 5\n");
    ScoringWeights weights = ScoringWeights.read(file);
    assertEquals(77, weights.own(LineKind.OPEN_THREE));
    assertEquals(5, weights.opponent(LineKind.FIVE));
    assertEquals(300, weights.own(LineKind.OPEN_FOUR));
  }

  @ParameterizedTest
  @CsvSource({"own.six = 1", "own.two = many", "own.two = -1", "own.two = 1000001"})
  void aWrongWeightIsRefused(String content, @TempDir Path folder) throws IOException {
    Path file = folder.resolve("weights.properties");
    Files.writeString(file, content);
    assertThrows(IllegalArgumentException.class, () -> ScoringWeights.read(file));
  }

  private static int opponentPart(String line) {
    return slowWeight(line, 'o', false);
  }

  /** White's own part on a line whose black stones are x. */
  private static int ownPart(String line) {
    return slowWeight(line, 'o', true);
  }

  private static int slowWeight(String line, char stone, boolean own) {
    int middle = line.indexOf('*');
    int left = middle;
    while (left > 0 && line.charAt(left - 1) == stone) {
      left--;
    }
    int right = middle;
    while (right < line.length() - 1 && line.charAt(right + 1) == stone) {
      right++;
    }
    int stones = right - left + 1;
    int open =
        (left > 0 && line.charAt(left - 1) == '.' ? 1 : 0)
            + (right < line.length() - 1 && line.charAt(right + 1) == '.' ? 1 : 0);
    if (stones >= 5) {
      return own ? 30_000 : 20_000;
    }
    int[][] weights = {{5, 10, 25, 55}, {5, 10, 50, 300}, {0, 10, 30, 60}, {0, 10, 40, 200}};
    return open == 0 ? 0 : weights[(own ? 0 : 2) + open - 1][stones - 1];
  }

  private static int score(String line, int side) {
    Board board = new Board(new Geometry(15, 15));
    int first = board.geometry().cell(3, 7);
    for (int i = 0; i < line.length(); i++) {
      if (line.charAt(i) == 'x' || line.charAt(i) == 'o') {
        board.set(first + i, line.charAt(i) == 'x' ? Stone.BLACK : Stone.WHITE);
      }
    }
    return score(board, first + line.indexOf('*'), side);
  }

  private static int score(Board board, int cell, int side) {
    return new WeightedPlayer(ScoringWeights.defaults()).score(board, cell, side);
  }
}
