package org.katachi.lab.cli;

import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;
import picocli.CommandLine.Option;

/** The options for the rule and the board of games. */
final class GameKind {

  @Option(
      names = "--rule",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "0 freestyle, 1 standard, 4 renju, 8 caro, 9 caro-exact, or the name (${DEFAULT-VALUE}).")
  RuleSet rules;

  @Option(
      names = "--boardsize",
      paramLabel = "N|WxH",
      defaultValue = "15",
      description = "5 to 40 a side, or as 30x20 (${DEFAULT-VALUE}).")
  Geometry geometry;
}
