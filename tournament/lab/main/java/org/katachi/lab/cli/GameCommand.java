package org.katachi.lab.cli;

import org.katachi.board.Geometry;
import org.katachi.lab.selfplay.GameVariant;
import org.katachi.rules.RuleSet;
import picocli.CommandLine.Option;

/** What the commands that search positions of games share. */
abstract class GameCommand extends LabCommand {

  @Option(
      names = "--rule",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "0 freestyle, 1 standard, 4 renju, 8 caro, 9 caro-exact, or the name (${DEFAULT-VALUE}).")
  private RuleSet rules;

  @Option(
      names = "--boardsize",
      paramLabel = "N|WxH",
      defaultValue = "15",
      description = "5 to 40 a side, or as 30x20 (${DEFAULT-VALUE}).")
  private Geometry geometry;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "Nodes of each search; except for openings their average (${DEFAULT-VALUE}).")
  int nodes;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Decides all that is random (${DEFAULT-VALUE}).")
  long seed;

  /** A command whose searches have so many nodes by default. */
  GameCommand(int nodes) {
    this.nodes = nodes;
  }

  final GameVariant kind() {
    return new GameVariant(rules, geometry);
  }
}
