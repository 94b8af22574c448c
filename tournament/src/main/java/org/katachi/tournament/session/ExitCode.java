package org.katachi.tournament.session;

/** What a tournament ends with, the gravest last. */
public enum ExitCode {
  /** All was played; with a test, elo1 was accepted. */
  PLAYED(0),
  /** The test accepted elo0. */
  ELO0_ACCEPTED(3),
  /** All games were played without a decision of the test. */
  UNDECIDED(4),
  /** So many games were lost by several brains' time that the machine decided them. */
  DECIDED_BY_MACHINE(5),
  /** It was broken off, or a brain failed its check. */
  BROKEN_OFF(1),
  /** The command line makes no sense, or a file or a brain keeps it from its first game. */
  NOT_READY(2),
  /** It was stopped. The number is that of shells for Ctrl-C. */
  STOPPED(130);

  private final int number;

  ExitCode(int number) {
    this.number = number;
  }

  /** The number for the system. */
  public int number() {
    return number;
  }

  /** Of two the one that stands for both: that of a failure is never hidden. */
  ExitCode graver(ExitCode other) {
    return compareTo(other) > 0 ? this : other;
  }
}
