package org.katachi.shape;

/** The shapes' names, for failures that people can read. */
final class ShapeNames {

  private static final String[] NAMES = {
    "DEAD",
    "OVERLINE",
    "ONE",
    "OPEN_ONE",
    "TWO",
    "OPEN_TWO",
    "OPEN_TWO_WIDE",
    "OPEN_TWO_FULL",
    "THREE",
    "OPEN_THREE",
    "OPEN_THREE_WIDE",
    "FOUR",
    "DOUBLE_FOUR",
    "OPEN_FOUR",
    "FIVE"
  };

  private ShapeNames() {}

  static String of(int shape) {
    return NAMES[shape];
  }
}
