package org.katachi.farm.worker;

import java.util.Optional;
import org.apache.commons.lang3.exception.ExceptionUtils;
import org.katachi.tournament.player.ManagerFault;

/**
 * Nothing can be done on this machine: a program does not run here, or the worker itself has broken
 * down. That is nothing to score.
 */
final class MachineUnsuitable extends RuntimeException {

  private static final long serialVersionUID = 1;

  MachineUnsuitable(String reason) {
    super(reason);
  }

  private MachineUnsuitable(String reason, Throwable cause) {
    super(reason, cause);
  }

  /** Puts into words why a worker's work has ended. */
  static MachineUnsuitable of(Throwable cause) {
    if (cause instanceof MachineUnsuitable unfit) {
      return unfit;
    }
    return cause instanceof ManagerFault
        ? new MachineUnsuitable(cause.getMessage(), cause)
        : new MachineUnsuitable("the worker has a fault: " + cause, cause);
  }

  /** Where a fault of this program itself came from; nothing for all other reasons. */
  Optional<String> trace() {
    return Optional.ofNullable(getCause())
        .filter(cause -> !(cause instanceof ManagerFault))
        .map(ExceptionUtils::getStackTrace);
  }
}
