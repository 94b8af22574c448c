package org.katachi.training;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.RuleSet;

/**
 * A file of games to learn from. docs/game-log.md describes its bytes; the tournament manager
 * exports games in the same format.
 */
final class SampleFile implements AutoCloseable {

  private static final byte[] MAGIC = "KATASAMP".getBytes(StandardCharsets.US_ASCII);
  private static final short VERSION = 1;
  private static final int FILE_HEADER = 12;
  private static final int GAME_HEADER = 8;

  /** The results for black as the file has them, in this order. */
  private static final List<Integer> WINNERS =
      List.of(Stone.WHITE, Stone.EMPTY, Stone.BLACK, SampleGame.NO_RESULT);

  private final FileChannel channel;

  private SampleFile(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Opens a file to append games, and makes it if there is none. Half a game at its end is cut off:
   * the program was killed while it wrote.
   *
   * @param games what {@link #read} found in it
   */
  static SampleFile append(Path file, List<SampleGame> games) throws IOException {
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    long length = FILE_HEADER;
    for (SampleGame game : games) {
      length += GAME_HEADER + bodyLength(game.opening(), game.cells().length);
    }
    SampleFile samples = new SampleFile(channel);
    if (channel.size() < FILE_HEADER) {
      samples.put(buffer(FILE_HEADER).put(MAGIC).putShort(VERSION).putShort((short) 0));
    } else {
      channel.truncate(length);
      channel.position(length);
    }
    return samples;
  }

  /**
   * Reads all whole games of a file.
   *
   * @return no game if there is no such file
   * @throws IllegalArgumentException if it is no file of samples
   */
  static List<SampleGame> read(Path file) throws IOException {
    List<SampleGame> games = new ArrayList<>();
    if (Files.notExists(file)) {
      return games;
    }
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
    if (bytes.remaining() < FILE_HEADER
        || !bytes.slice(0, MAGIC.length).equals(ByteBuffer.wrap(MAGIC))
        || bytes.getShort(MAGIC.length) != VERSION) {
      throw new IllegalArgumentException(file + " is no file of samples");
    }
    bytes.position(FILE_HEADER);
    while (bytes.remaining() >= GAME_HEADER) {
      int start = bytes.position();
      int opening = Short.toUnsignedInt(bytes.getShort(start + 4));
      int stones = Short.toUnsignedInt(bytes.getShort(start + 6));
      if (bytes.remaining() < GAME_HEADER + bodyLength(opening, stones)) {
        break;
      }
      games.add(game(bytes));
    }
    return games;
  }

  private static SampleGame game(ByteBuffer bytes) {
    RuleSet rules = RuleSet.ofInfo(bytes.get()).orElseThrow();
    Geometry geometry = new Geometry(bytes.get(), bytes.get());
    int winner = WINNERS.get(bytes.get());
    int opening = Short.toUnsignedInt(bytes.getShort());
    int[] cells = new int[Short.toUnsignedInt(bytes.getShort())];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = geometry.point(bytes.getShort());
    }
    short[] evaluations = new short[cells.length];
    Arrays.fill(evaluations, 0, opening, SampleGame.UNKNOWN);
    for (int i = opening; i < cells.length; i++) {
      evaluations[i] = bytes.getShort();
    }
    return new SampleGame(rules, geometry, winner, opening, cells, evaluations);
  }

  /** Appends a game; it is in the file when this returns. */
  void write(SampleGame game) throws IOException {
    Geometry geometry = game.geometry();
    ByteBuffer bytes = buffer(GAME_HEADER + bodyLength(game.opening(), game.cells().length));
    bytes.put((byte) game.rules().info());
    bytes.put((byte) geometry.width()).put((byte) geometry.height());
    bytes.put((byte) WINNERS.indexOf(game.winner()));
    bytes.putShort((short) game.opening()).putShort((short) game.cells().length);
    for (int cell : game.cells()) {
      bytes.putShort((short) (geometry.y(cell) * geometry.width() + geometry.x(cell)));
    }
    for (int i = game.opening(); i < game.cells().length; i++) {
      bytes.putShort(game.evaluations()[i]);
    }
    put(bytes);
  }

  private static int bodyLength(int opening, int stones) {
    return Short.BYTES * (2 * stones - opening);
  }

  private static ByteBuffer buffer(int bytes) {
    return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  private void put(ByteBuffer bytes) throws IOException {
    bytes.flip();
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
