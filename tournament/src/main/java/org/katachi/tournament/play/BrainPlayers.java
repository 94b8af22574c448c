package org.katachi.tournament.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.katachi.tournament.match.BrainProver;
import org.katachi.tournament.match.Participant;
import org.katachi.tournament.match.Prover;
import org.katachi.tournament.player.BrainPrograms;
import org.katachi.tournament.player.EnginePlayer;

/** The brains of a tournament as players on this machine. */
public final class BrainPlayers implements PlayerFactory {

  private final List<BrainPrograms> brains;
  private final Optional<BrainPrograms> prover;
  private final IntFunction<List<String>> prefixes;
  private final Consumer<String> warnings;

  /**
   * Players of brains.
   *
   * @param brains in the order of their seeds
   * @param prover the brain whose proof ends a game
   * @param prefixes what is put before a brain's command, by the number of its worker
   * @param warnings hears what is wrong with brains but loses no game
   */
  public BrainPlayers(
      List<BrainPrograms> brains,
      Optional<BrainPrograms> prover,
      IntFunction<List<String>> prefixes,
      Consumer<String> warnings) {
    this.brains = List.copyOf(brains);
    this.prover = prover;
    this.prefixes = prefixes;
    this.warnings = warnings;
  }

  @Override
  public EnginePlayer open(Participant participant, int worker) {
    return player(brains.get(participant.seed()), worker);
  }

  @Override
  public Prover openProver(int worker) {
    return prover
        .<Prover>map(brain -> new BrainProver(player(brain, worker), warnings))
        .orElse(Prover.NONE);
  }

  private EnginePlayer player(BrainPrograms brain, int worker) {
    return new EnginePlayer(brain.own().behind(prefixes.apply(worker)), brain.files(), warnings);
  }
}
