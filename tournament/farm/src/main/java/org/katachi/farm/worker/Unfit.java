package org.katachi.farm.worker;

import java.util.Optional;
import org.apache.commons.lang3.exception.ExceptionUtils;
import org.katachi.tournament.engine.ManagerFault;

/**
 * Nothing can be done on this machine: a program does not run here, or the worker itself has broken
 * down. That is nothing to score.
 */
final class Unfit extends RuntimeException {

  private static final long serialVersionUID = 1;

  Unfit(String reason) {
    super(reason);
  }

  private Unfit(String reason, Throwable cause) {
    super(reason, cause);
  }

  /** Puts into words why a worker's work has ended. */
  static Unfit of(Throwable cause) {
    if (cause instanceof Unfit unfit) {
      return unfit;
    }
    return cause instanceof ManagerFault
        ? new Unfit(cause.getMessage(), cause)
        : new Unfit("the worker has a fault: " + cause, cause);
  }

  /** Where a fault of this program itself came from; nothing for all other reasons. */
  Optional<String> trace() {
    return Optional.ofNullable(getCause())
        .filter(cause -> !(cause instanceof ManagerFault))
        .map(ExceptionUtils::getStackTrace);
  }
}
