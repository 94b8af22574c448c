package org.katachi.farm;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.LaunchOptions;
import org.katachi.tournament.player.Limits;
import org.katachi.tournament.player.ProtocolOptions;
import org.katachi.tournament.player.TimeControl;

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
    return with(brain, OptionalInt.empty(), Optional.of(folder));
  }

  /** The same brain, thinking with several threads. */
  public static BrainSpec withThreads(BrainSpec brain, int threads) {
    return with(brain, OptionalInt.of(threads), Optional.empty());
  }

  private static BrainSpec with(BrainSpec brain, OptionalInt threads, Optional<Path> folder) {
    Limits limits =
        new Limits(
            brain.time(),
            OptionalLong.empty(),
            threads,
            OptionalLong.empty(),
            OptionalInt.empty(),
            folder);
    return new BrainSpec(
        brain.name(), brain.launch(), limits, brain.protocol(), brain.transcripts());
  }

  /** A brain with a time for each move. */
  public static BrainSpec brain(String name, List<String> command, long turnMillis) {
    return new BrainSpec(
        name,
        LaunchOptions.of(command),
        new Limits(
            new TimeControl(0, turnMillis, 0, 0),
            OptionalLong.empty(),
            OptionalInt.empty(),
            OptionalLong.empty(),
            OptionalInt.empty(),
            Optional.empty()),
        new ProtocolOptions(false, false, Map.of()),
        Optional.empty());
  }
}
