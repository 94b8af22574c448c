package org.katachi.conformance.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.katachi.board.Geometry;

/** The greatest unique set size of a brain through a game on 20x20 with five seconds a move. */
final class GameMemory implements Measurement {

  private static final double BYTES_PER_MEGABYTE = 1e6;

  @Override
  public void take(List<String> command, PrintStream out) throws IOException, InterruptedException {
    Greatest greatest = new Greatest();
    List<String> information =
        List.of("INFO timeout_turn 5000", "INFO timeout_match 0", MAX_MEMORY);
    new SelfPlay(new Geometry(20, 20), information, greatest).playOneGame(command);
    out.printf(
        Locale.ROOT,
        "moves %d, greatest unique set size %,d bytes (%.0f MB)%n",
        greatest.moves,
        greatest.bytes,
        greatest.bytes / BYTES_PER_MEGABYTE);
  }

  /** Looks at the memory after each move. */
  private static final class Greatest implements SelfPlay.MoveWatcher {

    private int moves;
    private long bytes;

    @Override
    public boolean afterMove(MeasuredBrain brain, MeasuredBrain.Reply move) {
      moves++;
      bytes = Math.max(bytes, brain.uniqueSetSize());
      return true;
    }
  }
}
