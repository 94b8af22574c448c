package org.katachi.tournament.analysis;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.apache.commons.lang3.Validate;
import org.katachi.tournament.games.GameLogReader;
import org.katachi.tournament.games.LogSeries;
import org.katachi.tournament.match.GameRecord;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The logs that a command reads, and whose games in them it is about. */
final class LogFiles {

  @Option(names = "--brain", paramLabel = "NAME", description = "Only of this brain; else of all.")
  private String brain;

  @Parameters(
      paramLabel = "LOG",
      arity = "1..*",
      description = "Logs that -out wrote, or folders of them.")
  private List<Path> logs = new ArrayList<>();

  /** Whether the command is about a brain. */
  boolean isAbout(String name) {
    return brain == null || brain.equals(name);
  }

  /**
   * Reads all games of all logs in their order.
   *
   * @param taker takes what a game is called, as {@code Game 3}, of several logs {@code Game 3 of
   *     b.jsonl}, and the game
   * @throws IllegalArgumentException if a log is damaged, or no game is of the brain that was named
   */
  void forEach(BiConsumer<String, GameRecord> taker) throws IOException {
    Set<String> brains = new TreeSet<>();
    List<Path> files = LogSeries.files(logs);
    for (Path log : files) {
      try (GameLogReader reader = GameLogReader.open(log)) {
        for (Optional<GameRecord> game = reader.next(); game.isPresent(); game = reader.next()) {
          taker.accept(name(log, game.get(), files.size()), game.get());
          brains.add(game.get().black());
          brains.add(game.get().white());
        }
      }
    }
    Validate.isTrue(
        brain == null || brains.contains(brain),
        "no game of %s, but of %s",
        brain,
        String.join(", ", brains));
  }

  private static String name(Path log, GameRecord game, int logs) {
    String name = "Game " + game.number();
    return logs == 1 ? name : name + " of " + log.getFileName();
  }
}
