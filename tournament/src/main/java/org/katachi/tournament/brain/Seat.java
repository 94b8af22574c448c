package org.katachi.tournament.brain;

import java.util.List;
import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;

/**
 * A brain's place in a match: the process plays game after game, and is replaced by a new one after
 * each failure.
 */
public final class Seat implements Player {

  private final BrainSpec spec;
  private Optional<Brain> brain = Optional.empty();

  /** A seat whose brain is started when its first game begins. */
  public Seat(BrainSpec spec) {
    this.spec = spec;
  }

  @Override
  public String name() {
    return spec.name();
  }

  /** Many managers start a process for each game, so a brain that can't play two gets a new one. */
  @Override
  public void start(Geometry geometry, RuleSet rules) throws BrainFailure, InterruptedException {
    if (brain.isPresent()) {
      try {
        brain.get().start(geometry, rules);
        return;
      } catch (BrainFailure e) {
        abandon();
      }
    }
    brain = Optional.of(new Brain(spec));
    brain.get().start(geometry, rules);
  }

  @Override
  public Answer ask(List<Point> moves) throws BrainFailure, InterruptedException {
    return brain.orElseThrow().ask(moves);
  }

  @Override
  public void abandon() {
    brain.ifPresent(Brain::kill);
    brain = Optional.empty();
  }

  @Override
  public void close() {
    brain.ifPresent(Brain::close);
    brain = Optional.empty();
  }
}
