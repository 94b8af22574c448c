package org.katachi.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.network.NetworkWeights;
import org.katachi.network.ValueNetwork;

class NetCommandTest {

  @TempDir private Path folder;

  @Test
  void aNetworkIsFittedToSelfPlayAndGamesTogether() throws Exception {
    String selfPlay = file("renju.self");
    run("selfplay", "--rule=4", "--boardsize=9", "--nodes=100", "--count=3", selfPlay);
    String network = file("network");
    LabRun alone = run("net", "--epochs=1", network, selfPlay);
    assertTrue(alone.err().contains("3 of 3 games"), alone.err());
    long positions = positions(alone);

    String games = file("games");
    run("games", "--rule=4", "--boardsize=9", "--nodes=100", "--count=20", games);
    assertTrue(positions(run("net", "--epochs=1", network, games, selfPlay)) > positions);
    new ValueNetwork(NetworkWeights.read(Path.of(network)));
  }

  /** The positions that the progress counts at the end. */
  private static long positions(LabRun run) {
    String last = run.err().strip().lines().reduce((before, line) -> line).orElseThrow();
    assertTrue(last.matches("(\\d+) of \\1 positions.*"), last);
    return Long.parseLong(last.substring(0, last.indexOf(' ')));
  }

  private static LabRun run(String... arguments) throws Exception {
    LabRun run = LabRun.of(arguments);
    assertEquals(0, run.code(), run.err());
    return run;
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }
}
