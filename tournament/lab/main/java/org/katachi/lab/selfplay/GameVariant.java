package org.katachi.lab.selfplay;

import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;

/** The rules and the board of all games of a file. */
public record GameVariant(RuleSet rules, Geometry geometry) {

  @Override
  public String toString() {
    return rules + " on " + geometry;
  }
}
