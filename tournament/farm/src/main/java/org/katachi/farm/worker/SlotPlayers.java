package org.katachi.farm.worker;

import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.katachi.tournament.match.BrainProver;
import org.katachi.tournament.match.Participant;
import org.katachi.tournament.match.Prover;
import org.katachi.tournament.play.PlayerFactory;
import org.katachi.tournament.player.EnginePlayer;

/** The brains of a tournament as players of a slot, which keeps the remarks on them. */
final class SlotPlayers implements PlayerFactory {

  private final List<FetchedBrain> brains;
  private final Optional<FetchedBrain> prover;
  private final Queue<String> remarks = new ConcurrentLinkedQueue<>();
  private final Consumer<String> remark;

  /**
   * Players of a slot.
   *
   * @param brains in the order of their seeds
   * @param prover the brain whose proof ends a game
   * @param out hears what is wrong with them but loses no game
   */
  SlotPlayers(List<FetchedBrain> brains, Optional<FetchedBrain> prover, Consumer<String> out) {
    this.brains = brains;
    this.prover = prover;
    remark = out.andThen(remarks::add);
  }

  @Override
  public EnginePlayer open(Participant participant, int worker) {
    return brains.get(participant.seed()).player(remark);
  }

  @Override
  public Prover openProver(int worker) {
    return prover
        .<Prover>map(brain -> new BrainProver(brain.player(remark), remark))
        .orElse(Prover.NONE);
  }

  /** Takes a remark. */
  void tell(String words) {
    remark.accept(words);
  }

  /** What was heard since the last call and is to be told. */
  Optional<String> nextRemark() {
    return Optional.ofNullable(remarks.poll());
  }
}
