package org.katachi.tournament.games;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.lang3.Strings;
import org.katachi.io.WriterLock;
import org.katachi.tournament.match.GameRecord;

/**
 * Takes the pairs of a worker out of a log, so that a resumed tournament plays them again. They go
 * to a log of their own beside it, before they leave the first.
 */
public final class GamePurge {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Set<String> PAIRED_BY_RESULTS = Set.of("swiss", "knockout");
  private static final String SUFFIX = ".jsonl";

  private GamePurge() {}

  /**
   * The log of what was taken out of a log: {@code games.purged.jsonl} beside {@code games.jsonl}.
   */
  public static Path purged(Path log) {
    String name = Strings.CS.removeEnd(log.getFileName().toString(), SUFFIX);
    return log.resolveSibling(name + ".purged" + SUFFIX);
  }

  /**
   * Takes a worker's pairs out.
   *
   * @return how many games that were
   * @throws IllegalArgumentException if the file is no log, a program writes it, or later rounds
   *     were paired by its results
   */
  public static int purge(Path log, String worker) throws IOException {
    String format =
        GameLog.header(log)
            .orElseThrow(() -> new IllegalArgumentException("there is no log " + log))
            .path("tournament")
            .asText();
    if (PAIRED_BY_RESULTS.contains(format)) {
      throw new IllegalArgumentException(
          "games of a " + format + " stay: the rounds after them were paired by their results");
    }
    WriterLock lock = WriterLock.take(log);
    try (lock) {
      return purgeLocked(log, worker);
    }
  }

  private static int purgeLocked(Path log, String worker) throws IOException {
    cutTornLine(log);
    Set<Integer> pairs = pairs(log, worker);
    Path rest = log.resolveSibling(log.getFileName() + ".part");
    List<String> taken = new ArrayList<>();
    try (BufferedReader lines = Files.newBufferedReader(log);
        FileChannel out = open(rest, StandardOpenOption.TRUNCATE_EXISTING)) {
      String header = lines.readLine();
      append(out, header);
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (pairs.contains(game(line).pair())) {
          taken.add(line);
        } else {
          append(out, line);
        }
      }
      out.force(true);
      keep(purged(log), header, taken);
    }
    Files.move(rest, log, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    return taken.size();
  }

  private static void cutTornLine(Path log) throws IOException {
    try (FileChannel channel = FileChannel.open(log, StandardOpenOption.WRITE)) {
      channel.truncate(GameLog.wholeLines(log));
    }
  }

  private static Set<Integer> pairs(Path log, String worker) throws IOException {
    Set<Integer> pairs = new HashSet<>();
    LogSeries.of(List.of(log))
        .forEach(
            game -> {
              if (game.playedOn().filter(where -> where.worker().equals(worker)).isPresent()) {
                pairs.add(game.pair());
              }
            });
    return pairs;
  }

  private static GameRecord game(String line) throws IOException {
    return MAPPER.readValue(line, GameRecord.class);
  }

  /** What a purge before has taken that did not come to its end is there already. */
  private static void keep(Path purged, String header, List<String> games) throws IOException {
    Set<String> known = Files.exists(purged) ? new HashSet<>(Files.readAllLines(purged)) : Set.of();
    try (FileChannel out = open(purged, StandardOpenOption.APPEND)) {
      if (known.isEmpty()) {
        append(out, header);
      }
      for (String game : games) {
        if (!known.contains(game)) {
          append(out, game);
        }
      }
      out.force(true);
    }
  }

  private static FileChannel open(Path file, StandardOpenOption how) throws IOException {
    return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, how);
  }

  private static void append(FileChannel out, String line) throws IOException {
    Channels.newOutputStream(out).write((line + "\n").getBytes(UTF_8));
  }
}
