package org.katachi.conformance.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.katachi.board.Geometry;
import org.katachi.conformance.script.StepFailed;

/** Measures the greatest unique set size during a game on 20x20 at five seconds a move. */
final class MemoryMeasurement implements Measurement {

  private static final double BYTES_PER_MEGABYTE = 1e6;

  @Override
  public void take(List<String> command, PrintStream out)
      throws IOException, StepFailed, InterruptedException {
    Greatest greatest = new Greatest();
    List<String> information =
        List.of("INFO timeout_turn 5000", "INFO timeout_match 0", MAX_MEMORY);
    new MeasuredGames(new Geometry(20, 20), information, greatest).playOneGame(command);
    out.printf(
        Locale.ROOT,
        "moves %d, greatest unique set size %,d bytes (%.0f MB)%n",
        greatest.moves,
        greatest.bytes,
        greatest.bytes / BYTES_PER_MEGABYTE);
  }

  /** Keeps the greatest memory of all moves. */
  private static final class Greatest implements MeasuredGames.MoveWatcher {

    private int moves;
    private long bytes;

    @Override
    public boolean afterMove(MeasuredBrain brain) {
      moves++;
      bytes = Math.max(bytes, brain.uniqueSetSize());
      return true;
    }
  }
}
