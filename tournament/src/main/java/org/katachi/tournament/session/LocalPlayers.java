package org.katachi.tournament.session;

import java.util.Optional;
import java.util.function.Consumer;
import org.katachi.tournament.match.BrainProver;
import org.katachi.tournament.match.Participant;
import org.katachi.tournament.match.Prover;
import org.katachi.tournament.play.PlayerFactory;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.EnginePlayer;

/** The brains of a tournament as players on this machine. */
final class LocalPlayers implements PlayerFactory {

  private final Settings settings;
  private final Optional<Affinity> affinity;
  private final Consumer<String> remarks;

  /**
   * Players that are not started yet.
   *
   * @param settings whose brains they are
   * @param affinity the processors of each worker, if it has its own
   * @param remarks hears what is wrong with them but loses no game
   */
  LocalPlayers(Settings settings, Optional<Affinity> affinity, Consumer<String> remarks) {
    this.settings = settings;
    this.affinity = affinity;
    this.remarks = remarks;
  }

  @Override
  public EnginePlayer open(Participant participant, int worker) {
    return player(settings.brains().get(participant.seed()), worker);
  }

  @Override
  public Prover openProver(int worker) {
    return settings
        .prover()
        .<Prover>map(brain -> new BrainProver(player(brain, worker), remarks))
        .orElse(Prover.NONE);
  }

  private EnginePlayer player(Settings.Brain brain, int worker) {
    BrainSpec spec = brain.spec();
    BrainSpec placed =
        affinity.map(own -> spec.withLaunch(spec.launch().behind(own.prefix(worker)))).orElse(spec);
    return new EnginePlayer(placed, brain.files(), remarks);
  }
}
