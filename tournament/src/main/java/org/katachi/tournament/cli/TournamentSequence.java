package org.katachi.tournament.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.List;

/** The parts of a tournament, ready to be played one after the other. */
record TournamentSequence(List<TournamentSession> runs) {

  /** What parts may end with, the gravest last. */
  private static final List<Integer> GRAVITY =
      List.of(
          0,
          TournamentSession.ELO0_ACCEPTED,
          TournamentSession.UNDECIDED,
          TournamentSession.DECIDED_BY_MACHINE,
          Tournament.BROKEN_OFF,
          Tournament.STOPPED);

  /** Takes a copy of the list. */
  TournamentSequence {
    runs = List.copyOf(runs);
  }

  /**
   * Plays them until one can't go on or is stopped.
   *
   * @param faults hears what ends them before their time
   * @return the exit code
   */
  int play(PrintWriter out, ErrorReporter faults) {
    try (StopSignal signal = new StopSignal()) {
      int code = play(out, signal, faults);
      out.flush(); // The signal ends this program before others can.
      return code;
    }
  }

  private int play(PrintWriter out, StopSignal signal, ErrorReporter faults) {
    Iterator<TournamentSession> left = runs.iterator();
    int code = 0;
    do {
      code = graver(code, left.next().play(out, signal, faults));
    } while (left.hasNext()
        && code != Tournament.STOPPED
        && !faults.haveCome()
        && !signal.hasCome());
    boolean isUnfinished =
        left.hasNext() || code == Tournament.BROKEN_OFF || code == Tournament.STOPPED;
    if (isUnfinished && haveLog()) {
      out.println("The same command with -resume goes on with it.");
    }
    return faults.haveCome() ? graver(code, Tournament.BROKEN_OFF) : code;
  }

  /** Of two exit codes the one that stands for both: that of a failure is never hidden. */
  private static int graver(int one, int other) {
    return GRAVITY.indexOf(one) > GRAVITY.indexOf(other) ? one : other;
  }

  /** Whether the log of one was begun: then the same command alone is refused. */
  private boolean haveLog() {
    try {
      for (TournamentSession run : runs) {
        if (run.hasLog()) {
          return true;
        }
      }
    } catch (IOException | RuntimeException e) {
      // Told when the part's files were.
    }
    return false;
  }
}
