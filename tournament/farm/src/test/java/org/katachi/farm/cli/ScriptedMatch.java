package org.katachi.farm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.tournament.cli.Tournament;

/**
 * A match of two scripted brains whose moves follow from the opening and the number of the move
 * alone, so that it is the same game for game wherever it is played. Who wins differs from opening
 * to opening.
 *
 * @param folder has the brains and the book
 * @param pairs how many
 */
record ScriptedMatch(Path folder, int pairs) {

  private static final int COLUMNS = 15;

  /** The brains play in others. */
  private static final int FIRST_ROW_OF_OPENINGS = 11;

  /**
   * Writes brains and book.
   *
   * @param pause how long a move takes, in seconds as {@code sleep} takes them
   */
  static ScriptedMatch write(Path folder, int pairs, String pause) throws IOException {
    brain(folder.resolve("first"), pause, "(x+y)%3", 3);
    brain(folder.resolve("second"), pause, "(x+2*y)%4", 8);
    List<String> openings = new ArrayList<>();
    for (int row = FIRST_ROW_OF_OPENINGS; row <= COLUMNS; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        openings.add("" + (char) ('a' + column) + row);
      }
    }
    Files.write(folder.resolve("book"), openings);
    return new ScriptedMatch(folder, pairs);
  }

  /**
   * A brain that makes a five in a row as fast as it can, or leaves gaps at first.
   *
   * @param mood is 0 for an opening stone in column x and row y if it leaves gaps
   * @param row of its first stones; those after the gaps are in the next
   */
  private static void brain(Path file, String pause, String mood, int row) throws IOException {
    String sleep = Double.parseDouble(pause) == 0 ? "" : "sleep " + pause + "; ";
    String move =
        "if [ $((%s)) != 0 ]; then echo $n,%d; elif [ $n -lt 7 ]; then echo $((2*n)),%d;"
            + " else echo $((n-7)),%d; fi; n=$((n+1))";
    new ScriptedBrain()
        .each(
            "case $line in *,1[0-4]|*,1[0-4],*)"
                + " x=${line#TURN }; y=${x#*,}; x=${x%%,*}; y=${y%,*};; esac")
        .onMove(sleep + move.formatted(mood, row, row, row + 1))
        .write(file);
  }

  /** Checks that a log has the games and the tables of the local manager, which plays them now. */
  void assertAsByLocalManager(WrittenLog log, FarmProcesses processes) throws Exception {
    WrittenLog local = new WrittenLog(folder.resolve("local.jsonl"));
    ScriptedMatch fast = write(folder, pairs, "0");
    Process manager =
        processes.start("local", List.of(), Tournament.class, fast.words(local.file()));
    assertEquals(0, manager.waitFor(), () -> processes.said("local"));
    assertEquals(local.results(), log.results());
    assertEquals(local.tables(), log.tables());
  }

  int games() {
    return 2 * pairs;
  }

  /** The words of the manager that plays it. */
  List<String> words(Path log) {
    return List.of(
        "-engine",
        "cmd=sh '" + folder.resolve("first") + "'",
        "name=first",
        "-engine",
        "cmd=sh '" + folder.resolve("second") + "'",
        "name=second",
        "-openings",
        "file=" + folder.resolve("book"),
        "symmetry=none",
        "-each",
        "tc=600/60",
        "-rounds",
        Integer.toString(pairs),
        "-out",
        log.toString(),
        "-resume");
  }
}
