package org.katachi.tournament.play;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.katachi.tournament.match.BrainProver;
import org.katachi.tournament.match.Prover;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.EnginePlayer;
import org.katachi.tournament.player.LaunchOptions;
import org.katachi.tournament.player.ProgramFiles;
import org.katachi.tournament.schedule.Participant;

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
  private final BiFunction<LaunchOptions, Integer, LaunchOptions> placement;
  private final Consumer<String> remarks;

  /**
   * Players of brains.
   *
   * @param brains in the order of their seeds
   * @param prover the brain whose proof ends a game
   * @param placement how a brain is started for a worker, by its number
   * @param remarks hears what is wrong with brains but loses no game
   */
  public BrainPlayers(
      List<Brain> brains,
      Optional<Brain> prover,
      BiFunction<LaunchOptions, Integer, LaunchOptions> placement,
      Consumer<String> remarks) {
    this.brains = List.copyOf(brains);
    this.prover = prover;
    this.placement = placement;
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
    LaunchOptions launch = placement.apply(brain.spec().launch(), worker);
    return new EnginePlayer(brain.spec().withLaunch(launch), brain.files(), remarks);
  }
}
