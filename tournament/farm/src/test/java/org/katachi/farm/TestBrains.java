package org.katachi.farm;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.tournament.player.BrainSettings;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.TimeControl;
import org.katachi.tournament.settings.SettingTree;

/** Brains that have nothing special. */
public final class TestBrains {

  private TestBrains() {}

  /**
   * A brain that proves, when it is to move and there is a stone on d4, that whoever has a four
   * from a4 wins.
   */
  public static ScriptedBrain prover() {
    return new ScriptedBrain()
        .each("case $line in BOARD) four=no;; 3,3,*) four=yes;; esac")
        .on("DONE", "[ $four = yes ] && echo 'MESSAGE Eval -M2 | a1 e4'; echo 14,14");
  }

  /**
   * A brain that can't be tried: its folder can't be made.
   *
   * @param file is where the folder would have to be
   */
  public static BrainSpec withoutFolder(String name, Path file) {
    return withFolder(brain(name, List.of("sh"), 1_000), file.resolve("folder"));
  }

  /** The same brain with a folder of its own. */
  public static BrainSpec withFolder(BrainSpec brain, Path folder) {
    return with(brain, "folder", folder.toString());
  }

  /** The same brain, thinking with several threads. */
  public static BrainSpec withThreads(BrainSpec brain, int threads) {
    return with(brain, "thread", Integer.toString(threads));
  }

  private static BrainSpec with(BrainSpec brain, String key, String value) {
    return brain(brain.name(), brain.command(), brain.time(), SettingTree.empty().put(key, value));
  }

  /** A brain with a time for each move. */
  public static BrainSpec brain(String name, List<String> command, long turnMillis) {
    return brain(name, command, new TimeControl(0, turnMillis, 0, 0), SettingTree.empty());
  }

  private static BrainSpec brain(
      String name, List<String> command, TimeControl time, ObjectNode settings) {
    return new BrainSpec(
        name,
        List.of(),
        command,
        Optional.empty(),
        time,
        BrainSettings.of(settings),
        false,
        Optional.empty());
  }
}
