package org.katachi.tournament.player;

/**
 * A game can't be played for a reason that lies with the manager or its machine: too few file
 * descriptors, no memory, a full disk, a program that was replaced. No brain loses by it; the
 * tournament stops.
 */
public class ManagerFault extends RuntimeException {

  private static final long serialVersionUID = 1;

  public ManagerFault(String message) {
    super(message);
  }

  public ManagerFault(String message, Throwable cause) {
    super(message, cause);
  }
}
