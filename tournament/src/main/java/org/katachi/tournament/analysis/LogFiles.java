package org.katachi.tournament.analysis;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.katachi.tournament.log.GameLogReader;
import org.katachi.tournament.log.LoggedGame;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The logs that a command reads, and whose games in them it is about. */
final class LogFiles {

  @Option(names = "--brain", paramLabel = "NAME", description = "Only of this brain; else of all.")
  private String brain;

  @Parameters(paramLabel = "LOG", arity = "1..*", description = "Logs that -out wrote.")
  private List<Path> logs = new ArrayList<>();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** Whether the command is about a brain. */
  boolean isAbout(String name) {
    return brain == null || brain.equals(name);
  }

  /**
   * Reads all games of all logs in their order.
   *
   * @param taker takes what a game is called, as {@code Game 3}, of several logs {@code Game 3 of
   *     b.jsonl}, and the game
   * @throws ParameterException if a log can't be read or is damaged, or no game is of the brain
   *     that was named
   */
  void forEach(BiConsumer<String, LoggedGame> taker) {
    Set<String> brains = new TreeSet<>();
    for (Path log : logs) {
      try (GameLogReader reader = GameLogReader.open(log)) {
        for (Optional<LoggedGame> game = reader.next(); game.isPresent(); game = reader.next()) {
          taker.accept(name(log, game.get()), game.get());
          brains.add(game.get().black());
          brains.add(game.get().white());
        }
      } catch (IllegalArgumentException e) {
        throw new ParameterException(command.commandLine(), e.getMessage(), e);
      } catch (IOException e) {
        throw new ParameterException(command.commandLine(), "can't read " + log + ": " + e, e);
      }
    }
    if (brain != null && !brains.contains(brain)) {
      throw new ParameterException(
          command.commandLine(), "no game of " + brain + ", but of " + String.join(", ", brains));
    }
  }

  private String name(Path log, LoggedGame game) {
    String name = "Game " + game.number();
    return logs.size() == 1 ? name : name + " of " + log.getFileName();
  }
}
