package org.katachi.tournament.export;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.RecordedMove;

/**
 * Training samples in the layouts of c-gomoku-cli, which trainers of other engines read. They hold
 * square boards of 5 to {@value #WIDEST} and the rules 0, 1 and 4; of other games, and of those
 * that a fault ended, nothing is written. All numbers are little-endian, bit fields begin at the
 * lowest bit.
 *
 * <p>Source: the section on samples of c-gomoku-cli's README.
 */
final class GomokuCliSamples {

  private static final int NARROWEST = 5;
  private static final int WIDEST = 22;
  private static final int LAST_RULE = 4;
  private static final int BITS_OF_Y = 5;
  private static final int FIRST_AND_LAST = 3;
  private static final int NO_EVALUATION = 4;
  private static final int MOVE_SHIFT = 6;

  private final double share;
  private final SplittableRandom random = new SplittableRandom(0);

  /**
   * Makes samples.
   *
   * @param share of the moves that csv and bin hold; which ones is the same for the same games
   */
  GomokuCliSamples(double share) {
    this.share = share;
  }

  /** For each move a line: the position before it, the move, the result for who moved. */
  byte[] csv(GameRecord game) {
    StringBuilder text = new StringBuilder();
    if (isKept(game)) {
      List<Point> points = game.points();
      for (int ply : plies(game)) {
        text.append(Notation.pos(points.subList(0, ply))).append(',');
        text.append(Notation.letterNumber(points.get(ply))).append(',');
        text.append(result(game, ply)).append('\n');
      }
    }
    return text.toString().getBytes(StandardCharsets.US_ASCII);
  }

  /** For each move an entry: result, ply, board and rule in 19 bits, the move, all stones. */
  byte[] bin(GameRecord game) {
    if (!isKept(game)) {
      return new byte[0];
    }
    List<Point> points = game.points();
    int[] plies = plies(game);
    int stones = Arrays.stream(plies).sum();
    byte[] all = new byte[Integer.BYTES * plies.length + Short.BYTES * stones];
    ByteBuffer bytes = SampleFormat.wrap(all);
    for (int ply : plies) {
      bytes.putShort((short) (result(game, ply) | ply << 2 | game.geometry().width() << 11));
      bytes.putShort((short) (game.rules().info() | packed(points.get(ply)) << 3));
      points.subList(0, ply).forEach(point -> bytes.putShort((short) packed(point)));
    }
    return all;
  }

  /**
   * The game as one entry: a head of 8 bytes, the opening's stones, then moves with evaluations.
   */
  static byte[] binpack(GameRecord game) {
    if (!isKept(game)) {
      return new byte[0];
    }
    int opening = game.opening().size();
    List<RecordedMove> moves = game.moves();
    byte[] all = new byte[Long.BYTES + Short.BYTES * opening + Integer.BYTES * moves.size()];
    ByteBuffer bytes = SampleFormat.wrap(all);
    bytes.putInt(
        game.geometry().width()
            | game.rules().info() << 5
            | result(game, opening) << 8
            | game.stones() << 12
            | opening << 22);
    bytes.putInt(moves.size() << 14); // The 14 bits below are a tag that is reserved.
    game.opening().forEach(point -> bytes.putShort((short) packed(point)));
    for (RecordedMove move : moves) {
      int flags = FIRST_AND_LAST | (move.hasEvaluation() ? 0 : NO_EVALUATION);
      int point = packed(Notation.parseLetterNumber(move.move()));
      bytes.putShort((short) (flags | point << MOVE_SHIFT));
      bytes.putShort(move.hasEvaluation() ? SampleGame.evaluation(move) : 0);
    }
    return all;
  }

  /** The moves after the opening, or a share of them. */
  private int[] plies(GameRecord game) {
    return IntStream.range(game.opening().size(), game.points().size())
        .filter(ply -> share == 1 || random.nextDouble() < share)
        .toArray();
  }

  private static boolean isKept(GameRecord game) {
    Geometry board = game.geometry();
    int rule = game.rules().info();
    return !game.ending().isFault()
        && board.width() == board.height()
        && board.width() >= NARROWEST
        && board.width() <= WIDEST
        && (rule <= 1 || rule == LAST_RULE);
  }

  private static int packed(Point point) {
    return point.x() << BITS_OF_Y | point.y();
  }

  /** 0 lost, 1 drawn, 2 won, for the side that moves at this ply. */
  private static int result(GameRecord game, int ply) {
    return game.outcome(GameRecord.colourOf(ply)).halfPoints();
  }
}
