package org.katachi.tournament.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.katachi.tournament.match.BrainProver;
import org.katachi.tournament.match.Participant;
import org.katachi.tournament.match.Prover;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.EnginePlayer;
import org.katachi.tournament.player.ProgramFiles;

/** The brains of a tournament as players on this machine. */
public final class BrainPlayers implements PlayerFactory {

  /**
   * A brain on this machine.
   *
   * @param files its program, as it was when the tournament was set up
   */
  public record Brain(BrainSpec spec, ProgramFiles files) {}

  private final List<Brain> brains;
  private final Optional<Brain> prover;
  private final IntFunction<List<String>> prefixes;
  private final Consumer<String> remarks;

  /**
   * Players of brains.
   *
   * @param brains in the order of their seeds
   * @param prover the brain whose proof ends a game
   * @param prefixes what is put before a brain's command, by the number of its worker
   * @param remarks hears what is wrong with brains but loses no game
   */
  public BrainPlayers(
      List<Brain> brains,
      Optional<Brain> prover,
      IntFunction<List<String>> prefixes,
      Consumer<String> remarks) {
    this.brains = List.copyOf(brains);
    this.prover = prover;
    this.prefixes = prefixes;
    this.remarks = remarks;
  }

  @Override
  public EnginePlayer open(Participant participant, int worker) {
    return player(brains.get(participant.seed()), worker);
  }

  @Override
  public Prover openProver(int worker) {
    return prover
        .<Prover>map(brain -> new BrainProver(player(brain, worker), remarks))
        .orElse(Prover.NONE);
  }

  private EnginePlayer player(Brain brain, int worker) {
    BrainSpec spec = brain.spec();
    BrainSpec placed = spec.withLaunch(spec.launch().behind(prefixes.apply(worker)));
    return new EnginePlayer(placed, brain.files(), remarks);
  }
}
