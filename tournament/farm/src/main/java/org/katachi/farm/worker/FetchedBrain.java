package org.katachi.farm.worker;

import java.util.function.Consumer;
import org.katachi.tournament.engine.BrainSpec;
import org.katachi.tournament.engine.EnginePlayer;
import org.katachi.tournament.engine.ProgramFiles;

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
