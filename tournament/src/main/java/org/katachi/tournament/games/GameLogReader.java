package org.katachi.tournament.games;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.player.Termination;

/**
 * Reads a log game by game, so that its length does not matter. It takes logs of other versions,
 * too: keys that it does not know are skipped, and those that may be absent are. A log whose name
 * ends in {@code .gz} is compressed.
 */
public final class GameLogReader implements AutoCloseable {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Path file;
  private final BufferedReader reader;
  private final boolean lastLineIsWhole;
  private final LogHeader header;
  private int line;
  private String ahead;

  private GameLogReader(Path file, BufferedReader reader) throws IOException {
    this.file = file;
    this.reader = reader;
    lastLineIsWhole = isCompressed(file) || GameLog.wholeLines(file) == Files.size(file);
    ahead = readWholeLine();
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
    try {
      return isCompressed(file)
          ? new BufferedReader(
              new InputStreamReader(
                  new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))
          : Files.newBufferedReader(file);
    } catch (IOException e) {
      throw named(file, e);
    }
  }

  /** What names no file, as of a folder, of a file that is no gzip, or of one that is no text. */
  private static IOException named(Path file, IOException e) {
    String cause = e instanceof CharacterCodingException ? "it is no UTF-8" : e.getMessage();
    return e instanceof FileSystemException
        ? e
        : new IOException(file + " can't be read: " + cause, e);
  }

  /** What is compressed has been written whole. */
  private static boolean isCompressed(Path file) {
    return file.toString().endsWith(".gz");
  }

  private LogHeader readHeader() throws IOException {
    if (ahead == null) {
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
  public Optional<GameRecord> next() throws IOException {
    return next(line -> {});
  }

  /**
   * The next game, which a tournament goes on from: an ending of another version would not count.
   *
   * @throws IllegalArgumentException if the line is no such game; the message tells its number
   */
  Optional<GameRecord> nextToCount() throws IOException {
    return next(
        line -> {
          String ending = line.path("ending").asText();
          if (!ending.isEmpty() && Termination.of(ending) == Termination.UNKNOWN) {
            throw new IllegalArgumentException("no ending that counts: \"" + ending + "\"");
          }
        });
  }

  private Optional<GameRecord> next(Consumer<JsonNode> check) throws IOException {
    if (ahead == null) {
      return Optional.empty();
    }
    JsonNode node = parse(takeLine(), line);
    if (!(node instanceof ObjectNode game) || !isGame(node)) {
      throw new IllegalArgumentException(where() + " is no game");
    }
    try {
      GameRecord record = GameRecord.of(game);
      record.checkStones();
      check.accept(game);
      return Optional.of(record);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(where() + " is no game: " + e.getOriginalMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(where() + ": " + e.getMessage(), e);
    }
  }

  /** The next line; null at the end, and in place of a last line that was cut off. */
  private String readWholeLine() throws IOException {
    try {
      String read = reader.readLine();
      if (read == null || lastLineIsWhole) {
        return read;
      }
      reader.mark(1);
      boolean isLast = reader.read() < 0;
      reader.reset();
      return isLast ? null : read;
    } catch (IOException e) {
      throw named(file, e);
    }
  }

  private String takeLine() throws IOException {
    String taken = ahead;
    line++;
    ahead = readWholeLine();
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

  /** The place of the game that was read last, as {@code line 7 of games.jsonl}. */
  String where() {
    return where(line);
  }

  private String where(int number) {
    return "line " + number + " of " + file;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
