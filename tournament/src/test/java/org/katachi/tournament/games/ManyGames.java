package org.katachi.tournament.games;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.katachi.tournament.config.OutputConfig;
import org.katachi.tournament.config.TournamentConfig;
import org.katachi.tournament.console.Display;
import org.katachi.tournament.play.Fakes;
import org.katachi.tournament.play.GameSink;
import org.katachi.tournament.play.LocalPool;
import org.katachi.tournament.play.TournamentRunner;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.settings.SettingTree;

/** A long match of players without processes, to be run with a small heap. */
final class ManyGames {

  private ManyGames() {}

  /**
   * Plays a match, and then replays a log of as many games.
   *
   * <p>The match has no log: to wait for the disk after each game is what takes time there, and it
   * is no part of what is measured. The log's lines are those of a short match with other numbers.
   *
   * @param arguments the number of rounds, and a folder to write to
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    int rounds = Integer.parseInt(arguments[0]);
    Path folder = Path.of(arguments[1]);
    TournamentState tournament = tournament(rounds);
    long start = System.nanoTime();
    play(tournament, GameSink.NONE);
    System.out.printf(
        "%d games, %.1f s%n", tournament.scoreboard().games(), (System.nanoTime() - start) / 1e9);
    Path log = longLog(folder, rounds);
    TournamentState again = tournament(rounds);
    start = System.nanoTime();
    GameLog.replay(log, again);
    System.out.printf(
        "%d games replayed, %.1f s%n",
        again.scoreboard().games(), (System.nanoTime() - start) / 1e9);
  }

  private static Path longLog(Path folder, int rounds) throws IOException, InterruptedException {
    Path pair = folder.resolve("pair.jsonl");
    try (GameLog log = GameLog.open(pair, Map.of("event", "one pair"))) {
      play(tournament(1), log);
    }
    List<String> lines = Files.readAllLines(pair);
    Path whole = folder.resolve("whole.jsonl");
    try (BufferedWriter writer = Files.newBufferedWriter(whole)) {
      writer.write(lines.get(0) + "\n");
      for (int game = 0; game < 2 * rounds; game++) {
        String round = Integer.toString(game / 2 + 1);
        writer.write(
            lines
                    .get(1 + game % 2)
                    .replaceFirst("\"game\":[0-9]+", "\"game\":" + (game + 1))
                    .replaceFirst("\"pair\":[0-9]+", "\"pair\":" + round)
                    .replaceFirst("\"round\":[0-9]+", "\"round\":" + round)
                + "\n");
      }
    }
    return whole;
  }

  private static TournamentState tournament(int rounds) {
    return Fakes.tournament(Fakes.roundRobin(2, rounds));
  }

  private static void play(TournamentState tournament, GameSink sink)
      throws IOException, InterruptedException {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    OutputConfig config =
        TournamentConfig.of(SettingTree.empty().put("ratinginterval", 1000)).output();
    try (Display display = Display.open(nowhere, tournament, config)) {
      // One worker, so that the games of the short log end in their order.
      LocalPool pool = Fakes.pool(1, (participant, worker) -> new Fakes.RowPlayer(participant));
      new TournamentRunner(tournament, pool, sink, List.of(display)).play();
    }
  }
}
