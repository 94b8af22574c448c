package org.katachi.farm.worker;

import java.util.function.Consumer;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.EnginePlayer;
import org.katachi.tournament.player.ProgramFiles;

/**
 * A brain of the tournament on this machine.
 *
 * @param files its program, as it was fetched
 */
record FetchedBrain(BrainSpec spec, ProgramFiles files) {

  EnginePlayer player(Consumer<String> remarks) {
    return new EnginePlayer(spec, files, remarks);
  }
}
