package org.katachi.tournament.export;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.tournament.log.GameWriter;
import org.katachi.tournament.log.LoggedGame;
import org.katachi.tournament.log.MoveEntry;

/**
 * Writes a file of training samples. Games that ended by a fault of a brain are left out: their
 * result says nothing about their positions.
 */
final class SampleWriter implements GameWriter {

  private final FileChannel channel;

  /** Begins the file anew. */
  SampleWriter(Path file) throws IOException {
    channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE);
    put(SampleFormat.header());
  }

  @Override
  public void write(LoggedGame game) throws IOException {
    if (!game.endedByFault()) {
      put(SampleFormat.encode(sample(game)));
    }
  }

  private static SampleGame sample(LoggedGame game) {
    Geometry geometry = game.geometry();
    return new SampleGame(
        game.rules(),
        geometry,
        SampleResult.of(game.outcome(Colour.BLACK)),
        game.opening().size(),
        game.points().stream().mapToInt(geometry::cell).toArray(),
        evaluations(game));
  }

  private static short[] evaluations(LoggedGame game) {
    int opening = game.opening().size();
    List<MoveEntry> moves = game.moves();
    short[] evaluations = new short[opening + moves.size()];
    Arrays.fill(evaluations, 0, opening, SampleGame.UNKNOWN);
    for (int i = 0; i < moves.size(); i++) {
      evaluations[opening + i] = evaluation(moves.get(i));
    }
    return evaluations;
  }

  /** Rounded and clipped to 16 bits. */
  static short evaluation(MoveEntry move) {
    return move.evaluation() == null
        ? SampleGame.UNKNOWN
        : (short)
            Math.max(-Short.MAX_VALUE, Math.min(Short.MAX_VALUE, Math.round(move.evaluation())));
  }

  private void put(ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
