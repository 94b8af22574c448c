package org.katachi.tournament.analysis;

/** What came of the wins that a brain claimed in a game. */
enum ClaimOutcome {
  /** It won, no later than claimed. */
  IN_TIME("in time", ""),
  /** It won, but later than it had claimed once. */
  LATER("later", "Won, but later than claimed:"),
  /** It lost or drew on the board. */
  NOT_WON("not won", "Claimed and not won:"),
  /** The game was ended as a draw before the claimed win was due. */
  CUT_SHORT("cut short", "Drawn before the win was due:"),
  /** Either brain lost by a fault. */
  FAULT("by a fault", "Ended by a fault, of either brain:");

  private final String words;
  private final String heading;

  ClaimOutcome(String words, String heading) {
    this.words = words;
    this.heading = heading;
  }

  /** Whether each such game is named. */
  boolean isListed() {
    return !heading.isEmpty();
  }

  /** What stands above the games that are named. */
  String heading() {
    return heading;
  }

  /** In words, as the heading of a column. */
  @Override
  public String toString() {
    return words;
  }
}
