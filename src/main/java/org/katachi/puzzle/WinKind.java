package org.katachi.puzzle;

/** By what moves the winner forces the win, as far as its tree was followed. */
public enum WinKind {
  /** By fours alone, up to the five. */
  VCF("VCF"),
  /** By fours and moves after which the winner would win by fours if it could move again. */
  VCT("VCT"),
  /** By moves after which nothing is threatened, too. */
  OTHER("forced win");

  private final String word;

  WinKind(String word) {
    this.word = word;
  }

  /** The kind in words, as {@code VCF}. */
  @Override
  public String toString() {
    return word;
  }
}
