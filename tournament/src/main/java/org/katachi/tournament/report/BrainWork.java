package org.katachi.tournament.report;

import java.util.OptionalDouble;
import org.katachi.tournament.log.MoveEntry;

/** What a brain did in all its moves: its time, and what it told of its searches. */
final class BrainWork {

  /**
   * As the page shows it; a dash where the brain told nothing.
   *
   * @param latency how much longer a move took than the brain said, on average
   */
  record Row(
      String brain,
      long moves,
      String time,
      String longest,
      String depth,
      String nodes,
      String speed,
      String latency) {}

  private static final String UNTOLD = "–";
  private static final double MILLIS_PER_SECOND = 1000;

  private long moves;
  private double millis;
  private double longest;
  private long depths;
  private double depth;
  private long searches;
  private double nodes;
  private double searchMillis;
  private long told;
  private double latency;

  void add(MoveEntry move) {
    moves++;
    millis += move.millis();
    longest = Math.max(longest, move.millis());
    if (move.depth() != null && move.depth() > 0) {
      depths++;
      depth += move.depth();
    }
    if (move.nodes() != null && move.nodes() > 0) {
      searches++;
      nodes += move.nodes();
      searchMillis += move.millis();
    }
    if (move.told() != null) {
      told++;
      latency += move.millis() - move.told();
    }
  }

  Row row(String brain) {
    OptionalDouble speed =
        searchMillis > 0
            ? OptionalDouble.of(MILLIS_PER_SECOND * nodes / searchMillis)
            : OptionalDouble.empty();
    return new Row(
        brain,
        moves,
        mean(millis, moves).stream().mapToObj(Text::duration).findFirst().orElse(UNTOLD),
        moves == 0 ? UNTOLD : Text.duration(longest),
        mean(depth, depths).stream()
            .mapToObj(one -> Text.decimal(one, 1))
            .findFirst()
            .orElse(UNTOLD),
        mean(nodes, searches).stream().mapToObj(Text::count).findFirst().orElse(UNTOLD),
        speed.stream().mapToObj(Text::count).findFirst().orElse(UNTOLD),
        mean(latency, told).stream().mapToObj(Text::duration).findFirst().orElse(UNTOLD));
  }

  private static OptionalDouble mean(double sum, long count) {
    return count == 0 ? OptionalDouble.empty() : OptionalDouble.of(sum / count);
  }
}
