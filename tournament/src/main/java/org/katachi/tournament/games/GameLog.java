package org.katachi.tournament.games;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;
import org.katachi.io.WriterLock;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.play.GameSink;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.player.Termination;

/**
 * The file of games, a JSON object on each line (JSON Lines): first the settings of the tournament,
 * then each game. A game is in the file when {@link #append} returns, and on the disk when {@link
 * #sync} does; a tournament that was killed goes on from here.
 */
public final class GameLog implements GameSink, AutoCloseable {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** How the header of a tournament begins. */
  private static final String HEADER_BEGINS = "{\"date\":";

  private final Path file;
  private final FileChannel channel;

  private GameLog(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Opens a file to append games, and makes it if there is none. A last line without its end is cut
   * off: the manager was killed while it was written. The caller holds the {@link WriterLock}.
   *
   * @param header what the first line of a new file says; an object in the eyes of JSON, without a
   *     key {@code moves}
   */
  public static GameLog open(Path file, Object header) throws IOException {
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    channel.truncate(wholeLines(file));
    GameLog log = new GameLog(file, channel);
    if (channel.size() == 0) {
      log.append(header);
    }
    return log;
  }

  /** The number of bytes up to the last end of a line. */
  static long wholeLines(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      ByteBuffer last = ByteBuffer.allocate(1);
      long length = channel.size();
      while (length > 0 && channel.read(last.clear(), length - 1) == 1 && last.get(0) != '\n') {
        length--;
      }
      return length;
    }
  }

  /**
   * What the first line says; nothing if there is no file, or a manager was killed while it wrote
   * that line.
   *
   * @throws IllegalArgumentException if the first line is no header, or neither the beginning of
   *     one
   */
  public static Optional<ObjectNode> header(Path file) throws IOException {
    if (Files.notExists(file)) {
      return Optional.empty();
    }
    if (wholeLines(file) == 0) {
      checkBeginsHeader(file);
      return Optional.empty();
    }
    try (BufferedReader reader = Files.newBufferedReader(file)) {
      JsonNode header = MAPPER.readTree(reader.readLine());
      if (header instanceof ObjectNode settings && !header.has("moves")) {
        return Optional.of(settings);
      }
      throw new IllegalArgumentException("the first line of " + file + " holds no settings");
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("the first line of " + file + " holds no settings", e);
    }
  }

  /** What {@link #open} cuts off must be its own. */
  private static void checkBeginsHeader(Path file) throws IOException {
    byte[] expected = HEADER_BEGINS.getBytes(StandardCharsets.UTF_8);
    byte[] found;
    try (InputStream in = Files.newInputStream(file)) {
      found = in.readNBytes(expected.length);
    }
    if (!Arrays.equals(found, Arrays.copyOf(expected, found.length))) {
      throw new IllegalArgumentException("the first line of " + file + " holds no settings");
    }
  }

  /**
   * Counts the games of a tournament that was broken off. They are read one at a time: of each
   * nothing stays but what the tournament counts.
   *
   * @throws IllegalArgumentException if the file holds anything but games of this tournament; the
   *     message tells the line
   */
  public static void replay(Path file, TournamentState tournament) throws IOException {
    try (GameLogReader reader = GameLogReader.open(file)) {
      for (var next = reader.nextToCount(); next.isPresent(); next = reader.nextToCount()) {
        try {
          count(next.get(), tournament);
        } catch (IllegalArgumentException e) {
          throw new IllegalArgumentException(reader.where() + ": " + e.getMessage(), e);
        }
      }
    }
  }

  private static void count(GameRecord game, TournamentState tournament) {
    PlannedGame planned = tournament.game(game.number() - 1);
    if (!game.isOf(planned)) {
      throw new IllegalArgumentException("a game of another tournament");
    }
    if (game.ending() == Termination.UNKNOWN) {
      throw new IllegalArgumentException("no ending that counts");
    }
    tournament.count(game);
  }

  @Override
  public void append(GameRecord game) throws IOException {
    append((Object) game);
  }

  /** Waits until all lines are on the disk. */
  @Override
  public void sync() throws IOException {
    try {
      channel.force(false);
    } catch (IOException e) {
      throw failure(e);
    }
  }

  private void append(Object object) throws IOException {
    String line = MAPPER.writeValueAsString(object) + "\n";
    try {
      Channels.newOutputStream(channel).write(line.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw failure(e);
    }
  }

  private IOException failure(IOException cause) {
    return new IOException(file + " can't be written: " + cause.getMessage(), cause);
  }

  @Override
  public void close() throws IOException {
    try (channel) {
      sync();
    }
  }
}
