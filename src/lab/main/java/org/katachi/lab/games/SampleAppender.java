package org.katachi.lab.games;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.katachi.tournament.export.SampleFormat;
import org.katachi.tournament.export.SampleGame;

/** Appends games to a file of training samples; the tournament manager exports the same format. */
final class SampleAppender implements AutoCloseable {

  private final FileChannel channel;

  private SampleAppender(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Opens a file, and makes it if there is none. Half a game at its end is cut off: the program was
   * killed while it wrote.
   *
   * @param games the whole games in the file
   */
  static SampleAppender open(Path file, List<SampleGame> games) throws IOException {
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    SampleAppender appender = new SampleAppender(channel);
    if (channel.size() == 0) {
      appender.put(SampleFormat.header());
    } else {
      long length = SampleFormat.FILE_HEADER + games.stream().mapToLong(SampleFormat::length).sum();
      channel.truncate(length);
      channel.position(length);
    }
    return appender;
  }

  /** Appends a game; it is in the file when this returns. */
  void write(SampleGame game) throws IOException {
    put(SampleFormat.encode(game));
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
