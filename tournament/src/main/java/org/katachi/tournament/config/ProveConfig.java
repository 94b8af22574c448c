package org.katachi.tournament.config;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.katachi.brain.CommandWords;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.LaunchOptions;
import org.katachi.tournament.player.Limits;
import org.katachi.tournament.player.ProtocolOptions;
import org.katachi.tournament.player.TimeControl;

/**
 * A brain whose proof ends a game.
 *
 * @param sha256 the files of its program, by name; no setting, and empty where it is not known
 */
public record ProveConfig(
    @Setting(
            param = "COMMAND",
            value = "Starts it; by itself pbrain-katachi in the manager's folder.")
        Optional<String> cmd,
    @Setting(
            param = "N",
            standard = "20000",
            value = "How many positions it may visit after each move.")
        long nodes,
    Map<String, String> sha256) {

  /** What it is called in remarks. */
  public static final String NAME = "the prover";

  /** Nodes limit it; this is for one that hangs. */
  private static final TimeControl PATIENCE = new TimeControl(0, 10_000, 0, 0);

  /**
   * Checks the limit.
   *
   * @throws IllegalArgumentException if it may visit no position
   */
  public ProveConfig {
    if (nodes < 1) {
      throw new IllegalArgumentException("nodes= of -prove is 1 or more, not " + nodes);
    }
  }

  /**
   * The brain.
   *
   * @param own the program that is taken if no other is said
   * @throws IllegalArgumentException if there is none
   */
  public BrainSpec spec(Optional<Path> own) {
    List<String> command =
        cmd.map(CommandWords::split)
            .or(() -> own.map(path -> List.of(path.toString())))
            .orElse(List.of());
    if (command.isEmpty()) {
      throw new IllegalArgumentException(
          "-prove needs cmd=COMMAND, as there is no pbrain-katachi in the manager's folder");
    }
    return new BrainSpec(
        NAME,
        LaunchOptions.of(command),
        new Limits(
            PATIENCE,
            OptionalLong.empty(),
            OptionalInt.empty(),
            OptionalLong.of(nodes),
            OptionalInt.empty(),
            Optional.empty()),
        new ProtocolOptions(true, false, Map.of()),
        Optional.empty());
  }
}
