package org.katachi.tournament.analysis;

/** How a game was lost, by the loser's own evaluations. */
enum LossKind {
  /** Bad from the first evaluation that it reported. */
  OPENING("in the opening"),
  /** From not bad to lost at once, or it never saw it. */
  SUDDEN("by a sudden fall"),
  /** First bad, then lost. */
  GRADUAL("by and by"),
  /** The loser reported no evaluations. */
  UNKNOWN("without evaluations");

  private final String words;

  LossKind(String words) {
    this.words = words;
  }

  /** In words, to follow "lost". */
  @Override
  public String toString() {
    return words;
  }
}
