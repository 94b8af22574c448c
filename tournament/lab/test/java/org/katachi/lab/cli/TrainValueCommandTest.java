package org.katachi.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.lab.selfplay.SelfPlayGame;
import org.katachi.lab.selfplay.SelfPlayReader;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.tournament.export.SampleFormat;
import org.katachi.tournament.export.SampleGame;

class TrainValueCommandTest {

  @TempDir private Path folder;

  @Test
  void aNetworkIsFittedToSelfPlayAndExportedGamesTogether() throws Exception {
    Path selfPlay = folder.resolve("renju.self");
    run("selfplay", "--rule=4", "--boardsize=9", "--nodes=100", "--count=3", selfPlay.toString());
    String network = folder.resolve("network").toString();
    LabRun alone = run("train value", "--epochs=1", network, selfPlay.toString());
    assertTrue(alone.err().contains("3 of 3 games"), alone.err());

    Path exported = folder.resolve("games");
    export(selfPlay, exported);
    LabRun both =
        run("train value", "--epochs=1", network, exported.toString(), selfPlay.toString());
    assertTrue(both.err().contains("20 of 20 games, "), both.err());
    assertTrue(positions(both) > positions(alone));
    new ValueNetwork(ValueWeights.read(Path.of(network)));
  }

  @Test
  void aFewExportedGamesAreTooFew() throws Exception {
    Path few = folder.resolve("few");
    Files.write(few, SampleFormat.header().array());
    LabRun run = LabRun.of("train value", folder.resolve("network").toString(), few.toString());
    assertEquals(2, run.code());
    assertEquals(
        "katachi-lab train value: at least 20 games are needed, the files hold 0",
        run.err().lines().findFirst().orElse(""));
  }

  /** Twenty games as the manager exports them. */
  private static void export(Path selfPlay, Path file) throws IOException {
    try (SelfPlayReader reader = SelfPlayReader.open(selfPlay);
        OutputStream out = Files.newOutputStream(file)) {
      SelfPlayGame game = reader.next().orElseThrow();
      short[] values = new short[game.cells().length];
      Arrays.fill(values, SampleGame.UNKNOWN);
      SampleGame sample =
          new SampleGame(
              reader.kind().rules(),
              reader.kind().geometry(),
              game.result(),
              game.opening(),
              game.cells(),
              values);
      out.write(SampleFormat.header().array());
      for (int i = 0; i < 20; i++) {
        out.write(SampleFormat.encode(sample).array());
      }
    }
  }

  /** The positions that the progress counts at the end. */
  private static long positions(LabRun run) {
    String last = run.err().strip().lines().reduce((before, line) -> line).orElseThrow();
    assertTrue(last.matches("(\\d+) of \\1 positions.*"), last);
    return Long.parseLong(last.substring(0, last.indexOf(' ')));
  }

  private static LabRun run(String... arguments) {
    LabRun run = LabRun.of(arguments);
    assertEquals(0, run.code(), run.err());
    return run;
  }
}
