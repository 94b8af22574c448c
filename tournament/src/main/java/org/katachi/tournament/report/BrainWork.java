package org.katachi.tournament.report;

import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import org.katachi.tournament.match.RecordedMove;
import org.katachi.tournament.player.Termination;

/**
 * What a brain did in all its moves: its time, what it reported of its searches, and its faults.
 */
final class BrainWork {

  /**
   * As the page shows it; a dash where the brain reported nothing.
   *
   * @param latency how much longer a move took than the brain said, on average
   * @param faults how many games it lost by faults
   * @param kinds the same by kind, {@code crashed 1, late 2}; empty if there are none
   */
  record Row(
      String brain,
      long moves,
      String time,
      String longest,
      String depth,
      String nodes,
      String speed,
      String latency,
      long faults,
      String kinds) {}

  private static final String NOT_REPORTED = "–";
  private static final double MILLIS_PER_SECOND = 1000;

  private final DoubleSummaryStatistics millis = new DoubleSummaryStatistics();
  private final DoubleSummaryStatistics depth = new DoubleSummaryStatistics();
  private final DoubleSummaryStatistics nodes = new DoubleSummaryStatistics();
  private final DoubleSummaryStatistics latency = new DoubleSummaryStatistics();

  /** By kind. */
  private final Map<Termination, Long> faults =
      new TreeMap<>(Comparator.comparing(Termination::toString));

  /** Of the moves with nodes. */
  private double searchMillis;

  void add(RecordedMove move) {
    millis.accept(move.millis());
    if (move.depth() != null && move.depth() > 0) {
      depth.accept(move.depth());
    }
    if (move.nodes() != null && move.nodes() > 0) {
      nodes.accept(move.nodes());
      searchMillis += move.millis();
    }
    if (move.reportedMillis() != null) {
      latency.accept(move.millis() - move.reportedMillis());
    }
  }

  void addFault(Termination kind) {
    faults.merge(kind, 1L, Long::sum);
  }

  Row row(String brain) {
    return new Row(
        brain,
        millis.getCount(),
        mean(millis, Text::duration),
        millis.getCount() == 0 ? NOT_REPORTED : Text.duration(millis.getMax()),
        mean(depth, plies -> Text.decimal(plies, 1)),
        mean(nodes, Text::count),
        searchMillis > 0
            ? Text.count(MILLIS_PER_SECOND * nodes.getSum() / searchMillis)
            : NOT_REPORTED,
        mean(latency, Text::duration),
        faults.values().stream().mapToLong(Long::longValue).sum(),
        faults.entrySet().stream()
            .map(fault -> fault.getKey() + " " + fault.getValue())
            .collect(Collectors.joining(", ")));
  }

  private static String mean(DoubleSummaryStatistics values, DoubleFunction<String> words) {
    return values.getCount() == 0 ? NOT_REPORTED : words.apply(values.getAverage());
  }
}
