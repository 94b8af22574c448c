package org.katachi.tournament.output;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.schedule.MatchListener;
import org.katachi.tournament.schedule.MatchPlan;
import org.katachi.tournament.schedule.PlannedGame;
import org.katachi.tournament.schedule.Standing;
import org.katachi.tournament.statistics.Outcome;

/**
 * The file of games, a JSON object on each line (JSON Lines). A game is on the disk when {@link
 * #ended} returns; a match that was killed goes on from here.
 */
public final class GameLog implements MatchListener, AutoCloseable {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final FileChannel channel;

  private GameLog(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Opens a file to append games, and makes it if there is none. A last line without its end is cut
   * off: the match was killed while it was written.
   */
  public static GameLog open(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    channel.truncate(wholeLines(Files.readAllBytes(file)));
    channel.position(channel.size());
    return new GameLog(channel);
  }

  /** The number of bytes up to the last end of a line. */
  private static int wholeLines(byte[] bytes) {
    int length = bytes.length;
    while (length > 0 && bytes[length - 1] != '\n') {
      length--;
    }
    return length;
  }

  /**
   * Reads the games of a match that has not come to its end.
   *
   * @return by the game's number from zero, how it ended for the first brain
   * @throws IllegalArgumentException if the file holds anything but games of this match; the
   *     message tells the line
   */
  public static Map<Integer, Outcome> read(Path file, MatchPlan plan, String first, String second)
      throws IOException {
    Map<Integer, Outcome> outcomes = new HashMap<>();
    List<GameEntry> entries = entries(file);
    for (int i = 0; i < entries.size(); i++) {
      GameEntry entry = entries.get(i);
      int number = entry.game() - 1;
      String line = "line " + (i + 1) + " of " + file + ": ";
      if (number < 0 || number >= plan.games()) {
        throw new IllegalArgumentException(line + "the match has no game " + entry.game());
      }
      PlannedGame planned = plan.game(number);
      if (!entry.isOf(planned, first, second)) {
        throw new IllegalArgumentException(line + "a game of another match");
      }
      if (outcomes.put(number, entry.outcome(planned.firstBrainsColour())) != null) {
        throw new IllegalArgumentException(line + "game " + entry.game() + " comes twice");
      }
    }
    return outcomes;
  }

  private static List<GameEntry> entries(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    String text = new String(bytes, 0, wholeLines(bytes), StandardCharsets.UTF_8);
    List<GameEntry> entries = new ArrayList<>();
    for (String line : text.lines().toList()) {
      try {
        entries.add(MAPPER.readValue(line, GameEntry.class));
      } catch (JsonProcessingException e) {
        throw new IllegalArgumentException(
            "line " + (entries.size() + 1) + " of " + file + " is no game", e);
      }
    }
    return entries;
  }

  @Override
  public void ended(PlannedGame game, GameRecord record, Standing standing) throws IOException {
    String line = MAPPER.writeValueAsString(GameEntry.of(game, record)) + "\n";
    ByteBuffer bytes = ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
    channel.force(false);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
