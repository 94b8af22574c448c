package org.katachi.gamefile;

/** Tells where a character of a text stands. It is quick for places that come one after another. */
final class TextPlaces {

  private final String text;

  // The last place that was told, with its line and the beginning of that line.
  private int told;
  private int line = 1;
  private int lineStart;

  TextPlaces(String text) {
    this.text = text;
  }

  /** The line and the column, both from 1. */
  String at(int place) {
    if (place < told) {
      told = 0;
      line = 1;
      lineStart = 0;
    }
    for (; told < Math.min(place, text.length()); told++) {
      if (text.charAt(told) == '\n') {
        line++;
        lineStart = told + 1;
      }
    }
    return "line %d, column %d".formatted(line, told - lineStart + 1);
  }

  /** That a text is faulty at a place. */
  IllegalArgumentException fault(int place, String what) {
    return new IllegalArgumentException(at(place) + ": " + what);
  }
}
