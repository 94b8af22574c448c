package org.katachi.tournament.output.export;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.katachi.board.Colour;
import org.katachi.board.Point;
import org.katachi.tournament.output.GameWriter;
import org.katachi.tournament.output.LoggedGame;
import org.katachi.tournament.output.MoveEntry;

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
    ByteBuffer header = SampleFormat.buffer(SampleFormat.FILE_HEADER);
    header.put(SampleFormat.MAGIC.getBytes(StandardCharsets.US_ASCII));
    header.putShort((short) SampleFormat.VERSION).putShort((short) 0);
    put(header);
  }

  @Override
  public void write(LoggedGame game) throws IOException {
    if (game.endedByFault()) {
      return;
    }
    int opening = game.opening().size();
    int stones = opening + game.moves().size();
    ByteBuffer bytes =
        SampleFormat.buffer(SampleFormat.GAME_HEADER + SampleFormat.bodyLength(opening, stones));
    bytes.put((byte) game.rules().info());
    bytes.put((byte) game.geometry().width()).put((byte) game.geometry().height());
    bytes.put(SampleFormat.code(game.outcome(Colour.BLACK)));
    bytes.putShort((short) opening).putShort((short) stones);
    for (Point point : game.points()) {
      bytes.putShort((short) (point.y() * game.geometry().width() + point.x()));
    }
    for (MoveEntry move : game.moves()) {
      bytes.putShort(evaluation(move));
    }
    put(bytes);
  }

  private static short evaluation(MoveEntry move) {
    return move.evaluation() == null
        ? SampleGame.UNKNOWN
        : (short)
            Math.max(-Short.MAX_VALUE, Math.min(Short.MAX_VALUE, Math.round(move.evaluation())));
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
