package org.katachi.protocol;

/** The commands that go over several lines, up to {@code DONE}. The names are the protocol's. */
enum BlockKind {
  /** A position to answer with a move. */
  BOARD,
  /** A position to take over without an answer. */
  YXBOARD,
  /** The stones of a swap2 opening to answer. */
  SWAP2BOARD
}
