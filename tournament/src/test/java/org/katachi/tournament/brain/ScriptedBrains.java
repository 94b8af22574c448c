package org.katachi.tournament.brain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;

/** Brains that are shell scripts, in a folder of the test's own. */
final class ScriptedBrains {

  static final Geometry BOARD = new Geometry(15, 15);
  static final RuleSet RULES = RuleSet.ofInfo(0).orElseThrow();

  /** Time enough for any brain that answers at all. */
  static final TimeControl PATIENT = new TimeControl(0, 20_000, 0, 0);

  private final Path folder;
  private final List<String> remarks = new ArrayList<>();

  ScriptedBrains(Path folder) {
    this.folder = folder;
  }

  /**
   * What a brain does on which command, by the command's pattern in a shell's {@code case}; the
   * pattern that was named last goes first.
   */
  static final class Script {
    private final Deque<String> cases = new ArrayDeque<>();
    private String first = ":";

    /** Moves along the top row. */
    Script() {
      on("START*|RECTSTART*|RESTART", "n=0; echo OK");
      on("BEGIN|TURN*|DONE", "echo $n,0; n=$((n+1))");
      on("END", "exit 0");
    }

    Script on(String command, String action) {
      cases.addFirst("    " + command + ") " + action + ";;\n");
      return this;
    }

    Script first(String action) {
      first = action;
      return this;
    }

    private String text(Path heard) {
      StringBuilder text = new StringBuilder("cr=$(printf '\\r')\n" + first + "\n");
      text.append("while read -r line; do\n  line=${line%\"$cr\"}\n");
      text.append("  echo \"$line\" >>'" + heard + "'\n  case $line in\n");
      cases.forEach(text::append);
      return text.append("  esac\ndone\n").toString();
    }
  }

  /** A brain of this script. */
  BrainSpec.Builder brain(Script script) throws IOException {
    return brain(script, PATIENT);
  }

  BrainSpec.Builder brain(Script script, TimeControl time) throws IOException {
    Path file = folder.resolve("brain");
    Files.writeString(file, script.text(folder.resolve("heard")));
    return BrainSpec.builder("brain", List.of("sh", file.toString()), time).startMillis(20_000);
  }

  Seat seat(BrainSpec.Builder builder) {
    return new Seat(builder.build(), remarks::add);
  }

  /** What was remarked of the brain, without its name. */
  List<String> remarks() {
    return remarks.stream().map(remark -> remark.substring("brain ".length())).toList();
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
    assertEquals(
        List.of(),
        ProcessHandle.allProcesses()
            .map(process -> process.info().commandLine().orElse(""))
            .filter(command -> command.contains(folder.toString()))
            .toList());
  }
}
