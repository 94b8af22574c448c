package org.katachi.tournament.export;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.katachi.tournament.games.LogLines;

/** The layouts of c-gomoku-cli's README, bit by bit. */
class GomokuCliSamplesTest {

  private static final int FREESTYLE_15 = 15;

  private final ObjectNode game = LogLines.game(1, "a", "b").put("opening", "h8i9");

  private final GomokuCliSamples samples = new GomokuCliSamples(1);

  /** Black wins; the opening has two stones, so black moves first. */
  GomokuCliSamplesTest() {
    game.set("moves", LogLines.moves("b3", "o15"));
    LogLines.move(game, 0).put("evaluation", 300);
  }

  @Test
  void csvHasAPositionItsMoveAndTheMoversResult() throws Exception {
    assertEquals(
        "h8i9,b3,2\nh8i9b3,o15,0\n",
        new String(samples.csv(LogLines.read(game)), StandardCharsets.US_ASCII));
  }

  @Test
  void binHasAnEntryForEachMove() throws Exception {
    int first = 2 | 2 << 2 | FREESTYLE_15 << 11;
    int second = 3 << 2 | FREESTYLE_15 << 11;
    assertArrayEquals(
        shorts(
            first,
            point(1, 2) << 3,
            point(7, 7),
            point(8, 8),
            second,
            point(14, 14) << 3,
            point(7, 7),
            point(8, 8),
            point(1, 2)),
        samples.bin(LogLines.read(game)));
  }

  @Test
  void aShareOfTheMovesIsDrawnTheSameEachTime() throws Exception {
    List<Integer> lengths = List.of(1, 2).stream().map(time -> lengthOfManyGames(0.25)).toList();
    assertEquals(lengths.get(0), lengths.get(1));
    int all = lengthOfManyGames(1);
    assertTrue(lengths.get(0) > all / 8 && lengths.get(0) < all / 2, lengths.get(0) + " of " + all);
  }

  private int lengthOfManyGames(double share) {
    GomokuCliSamples some = new GomokuCliSamples(share);
    return IntStream.range(0, 500)
        .map(
            i -> {
              try {
                return some.bin(LogLines.read(game)).length;
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            })
        .sum();
  }

  @Test
  void binpackHasAnEntryForTheGame() throws Exception {
    int head = FREESTYLE_15 | 2 << 8 | 4 << 12 | 2 << 22;
    assertArrayEquals(
        shorts(
            head,
            head >>> 16,
            2 << 14,
            0,
            point(7, 7),
            point(8, 8),
            3 | point(1, 2) << 6,
            300,
            3 | 4 | point(14, 14) << 6,
            0),
        GomokuCliSamples.binpack(LogLines.read(game)));
  }

  @Test
  void whatTheLayoutsCannotHoldIsLeftOut() throws Exception {
    assertEquals(0, samples.bin(LogLines.read(game.put("rule", 8))).length);
    game.put("rule", 0).put("height", 16);
    assertEquals(0, GomokuCliSamples.binpack(LogLines.read(game)).length);
    game.put("height", 15).put("ending", "late");
    assertEquals(0, samples.csv(LogLines.read(game)).length);
  }

  private static int point(int x, int y) {
    return x << 5 | y;
  }

  private static byte[] shorts(int... values) {
    byte[] bytes = new byte[2 * values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[2 * i] = (byte) values[i];
      bytes[2 * i + 1] = (byte) (values[i] >> 8);
    }
    return bytes;
  }
}
