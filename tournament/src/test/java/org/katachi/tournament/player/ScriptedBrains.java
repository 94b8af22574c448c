package org.katachi.tournament.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.brain.scripted.LeftProcesses;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.rules.RuleSet;

/** Brains that are shell scripts, in a folder of the test's own. */
final class ScriptedBrains {

  static final Geometry BOARD = new Geometry(15, 15);
  static final RuleSet RULES = RuleSet.ofInfo(0).orElseThrow();

  /** Time enough for any brain that answers at all. */
  static final TimeControl PATIENT = new TimeControl(0, 20_000, 0, 0);

  private final Path folder;
  private final List<String> warnings = new ArrayList<>();

  ScriptedBrains(Path folder) {
    this.folder = folder;
  }

  /** A brain of this script, which moves along the top row where the script does not say else. */
  SpecBuilder brain(ScriptedBrain script) throws IOException {
    return brain(script, PATIENT);
  }

  SpecBuilder brain(ScriptedBrain script, TimeControl time) throws IOException {
    List<String> command =
        script
            .each("echo \"$line\" >>'" + folder.resolve("heard") + "'")
            .on("RESTART", "n=0; echo OK")
            .onMove("echo $n,0; n=$((n+1))")
            .write(folder.resolve("brain"));
    return new SpecBuilder("brain", command, time).startMillis(20_000);
  }

  EnginePlayer player(SpecBuilder builder) {
    return new EnginePlayer(builder.build(), ProgramFiles.NONE, warnings::add);
  }

  /** What was remarked of the brain, without its name. */
  List<String> warnings() {
    return warnings.stream().map(warning -> warning.substring("brain ".length())).toList();
  }

  /** All that the brain was told. */
  List<String> heard() throws IOException {
    return Files.readAllLines(folder.resolve("heard"));
  }

  /** So many moves of a game, in no order that means anything. */
  static List<Point> moves(int number) {
    List<Point> moves = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      moves.add(new Point(i % BOARD.width(), 5 + i / BOARD.width()));
    }
    return moves;
  }

  /** Asserts that no process of these brains lives. */
  void assertNoneIsLeft() {
    assertEquals(List.of(), LeftProcesses.mentioning(folder.toString()));
  }
}
