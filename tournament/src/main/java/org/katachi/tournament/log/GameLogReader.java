package org.katachi.tournament.log;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/**
 * Reads a log game by game, so that its length does not matter. It takes logs of other versions,
 * too: keys that it does not know are skipped, and those that may be absent are. A log whose name
 * ends in {@code .gz} is compressed.
 */
public final class GameLogReader implements AutoCloseable {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();

  private final Path file;
  private final BufferedReader reader;
  private final boolean lastLineIsWhole;
  private final LogHeader header;
  private int line;
  private String ahead;

  private GameLogReader(Path file, BufferedReader reader) throws IOException {
    this.file = file;
    this.reader = reader;
    lastLineIsWhole = endsWithNewline(file);
    ahead = reader.readLine();
    header = readHeader();
  }

  /**
   * Opens a log and reads its header.
   *
   * @throws IOException if the file can't be read
   * @throws IllegalArgumentException if its first line is no JSON
   */
  public static GameLogReader open(Path file) throws IOException {
    BufferedReader reader = reader(file);
    try {
      return new GameLogReader(file, reader);
    } catch (IOException | IllegalArgumentException e) {
      reader.close();
      throw e;
    }
  }

  private static BufferedReader reader(Path file) throws IOException {
    return isCompressed(file)
        ? new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))
        : Files.newBufferedReader(file);
  }

  private static boolean isCompressed(Path file) {
    return file.toString().endsWith(".gz");
  }

  /** What is compressed has been written whole. */
  private static boolean endsWithNewline(Path file) throws IOException {
    if (isCompressed(file)) {
      return true;
    }
    try (FileChannel channel = FileChannel.open(file)) {
      ByteBuffer last = ByteBuffer.allocate(1);
      return channel.size() > 0
          && channel.read(last, channel.size() - 1) == 1
          && last.get(0) == '\n';
    }
  }

  private LogHeader readHeader() throws IOException {
    if (!hasWholeLine()) {
      return LogHeader.NONE;
    }
    JsonNode first = parse(ahead, 1);
    if (isGame(first)) {
      return LogHeader.NONE;
    }
    takeLine();
    return new LogHeader(first);
  }

  /** What the log says before its games. */
  public LogHeader header() {
    return header;
  }

  /**
   * The next game.
   *
   * @return nothing at the end; a last line that was cut off counts as the end
   * @throws IllegalArgumentException if the line is no game; the message tells its number
   */
  public Optional<LoggedGame> next() throws IOException {
    if (!hasWholeLine()) {
      return Optional.empty();
    }
    JsonNode node = parse(takeLine(), line);
    if (!isGame(node)) {
      throw new IllegalArgumentException(where(line) + " is no game");
    }
    try {
      return Optional.of(LoggedGame.of(MAPPER.treeToValue(node, GameEntry.class)));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(where(line) + " is no game: " + e.getOriginalMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(where(line) + ": " + e.getMessage(), e);
    }
  }

  private boolean hasWholeLine() throws IOException {
    if (ahead == null || lastLineIsWhole) {
      return ahead != null;
    }
    reader.mark(1);
    boolean isLast = reader.read() < 0;
    if (!isLast) {
      reader.reset();
    }
    return !isLast;
  }

  private String takeLine() throws IOException {
    String taken = ahead;
    line++;
    ahead = reader.readLine();
    return taken;
  }

  private JsonNode parse(String text, int number) {
    try {
      return MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(where(number) + " is no JSON", e);
    }
  }

  private static boolean isGame(JsonNode node) {
    return node.path("moves").isArray();
  }

  private String where(int number) {
    return "line " + number + " of " + file;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
