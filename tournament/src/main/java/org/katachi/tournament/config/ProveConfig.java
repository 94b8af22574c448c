package org.katachi.tournament.config;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.katachi.brain.CommandWords;
import org.katachi.tournament.player.BrainSettings;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.TimeControl;
import org.katachi.tournament.settings.Setting;
import org.katachi.tournament.settings.SettingTree;

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
    ObjectNode settings = SettingTree.empty().put("nodes", nodes).put("protocol", "board");
    return new BrainSpec(
        NAME,
        List.of(),
        command,
        Optional.empty(),
        PATIENCE,
        BrainSettings.of(settings),
        false,
        Optional.empty());
  }
}
