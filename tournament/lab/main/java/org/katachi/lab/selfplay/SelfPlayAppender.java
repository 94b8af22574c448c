package org.katachi.lab.selfplay;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.katachi.io.FileErrors;
import org.katachi.io.WriterLock;
import org.katachi.lab.task.OrderedJob;

/**
 * Appends games to a file of self-play games, and goes on where its last writer was killed. Until
 * it is closed no other program can open the file so.
 */
final class SelfPlayAppender implements OrderedJob.RecordFile<SelfPlayGame>, AutoCloseable {

  private final WriterLock lock;
  private final FileChannel channel;
  private final GameVariant kind;
  private final SelfPlayFormat format;
  private int games;
  private long positions;

  /** Those that were there when it was opened. */
  private long positionsBefore;

  private SelfPlayAppender(WriterLock lock, FileChannel channel, GameVariant kind) {
    this.lock = lock;
    this.channel = channel;
    this.kind = kind;
    format = new SelfPlayFormat(kind.geometry());
  }

  /**
   * Opens a file, and makes it if there is none. Half a game at its end is cut off.
   *
   * @throws IllegalArgumentException if the file holds games of another kind, or another program
   *     writes it
   */
  static SelfPlayAppender open(Path file, GameVariant kind) throws IOException {
    FileErrors.checkFile(file);
    WriterLock lock = WriterLock.take(file);
    try {
      return open(file, kind, lock);
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  private static SelfPlayAppender open(Path file, GameVariant kind, WriterLock lock)
      throws IOException {
    boolean exists = Files.exists(file) && Files.size(file) > 0;
    SelfPlayAppender appender =
        new SelfPlayAppender(
            lock,
            FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE),
            kind);
    try {
      if (exists) {
        appender.skipWholeGames(file, kind);
      } else {
        appender.put(SelfPlayFormat.header(kind));
      }
      return appender;
    } catch (IOException | RuntimeException e) {
      appender.close();
      throw e;
    }
  }

  private void skipWholeGames(Path file, GameVariant kind) throws IOException {
    try (SelfPlayReader reader = SelfPlayReader.open(file)) {
      if (!reader.kind().equals(kind)) {
        throw new IllegalArgumentException(
            file + " holds games of " + reader.kind() + "; give another file for " + kind);
      }
      for (var game = reader.next(); game.isPresent(); game = reader.next()) {
        games++;
        positions += game.get().positions().size();
      }
      channel.truncate(reader.wholeBytes());
      channel.position(reader.wholeBytes());
      positionsBefore = positions;
    }
  }

  @Override
  public int count() {
    return games;
  }

  /** The positions in the file. */
  long positions() {
    return positions;
  }

  @Override
  public SelfPlayGame read(String content) {
    SelfPlayGame game = format.ofText(content);
    SelfPlayReferee.checkResult(game, kind);
    return game;
  }

  /** Appends a game; the system has its bytes when this returns. */
  @Override
  public void write(SelfPlayGame game) throws IOException {
    put(format.encode(game));
    games++;
    positions += game.positions().size();
  }

  @Override
  public String note() {
    return (positions - positionsBefore) + " new positions";
  }

  private void put(ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  @Override
  public void close() throws IOException {
    try (lock) {
      channel.close();
    }
  }
}
