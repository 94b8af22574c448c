package org.katachi.tournament.player;

import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;

/**
 * What came of a brain that was started, told START, asked ABOUT and told to end, before it is let
 * into a tournament.
 *
 * @param problem why it can't play, in words that follow its name; nothing if it can
 * @param about what it tells about itself, as {@code name="Katachi", version="0.1.0"}, or what it
 *     does instead; empty if it can't play
 */
public record BrainProbe(Optional<String> problem, String about) {

  /** Tries a brain. This takes no longer than its start may take, and a second or two. */
  public static BrainProbe of(BrainSpec spec, Geometry geometry, RuleSet rules)
      throws InterruptedException {
    Optional<String> obstacle = spec.program().obstacle();
    if (obstacle.isPresent()) {
      return failed(FailureMessages.notStarted(obstacle.get()));
    }
    Optional<BrainSession> brain = Optional.empty();
    try {
      brain = Optional.of(new BrainSession(spec, warning -> {}));
      brain.get().start(geometry, rules);
      BrainProbe probe = new BrainProbe(Optional.empty(), brain.get().about());
      brain.get().close();
      return probe;
    } catch (BrainFailure e) {
      brain.ifPresent(BrainSession::kill);
      return failed(e);
    } catch (InterruptedException | ManagerFault e) {
      brain.ifPresent(BrainSession::kill);
      throw e;
    }
  }

  private static BrainProbe failed(BrainFailure failure) {
    return new BrainProbe(Optional.of(failure.getMessage()), "");
  }
}
