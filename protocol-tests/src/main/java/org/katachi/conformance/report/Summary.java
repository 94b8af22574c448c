package org.katachi.conformance.report;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.Status;
import org.katachi.conformance.script.Conversation;
import org.katachi.conformance.script.Level;
import org.katachi.conformance.script.Measurements;

/** The counts and measurements of all conversations together. Times are in milliseconds. */
final class Summary {

  private final List<ConversationResult> results;

  Summary(List<ConversationResult> results) {
    this.results = List.copyOf(results);
  }

  /** The median and the greatest of several values. */
  record Spread(int count, double median, double greatest) {

    static Spread of(double[] figures) {
      double[] sorted = figures.clone();
      Arrays.sort(sorted);
      int count = sorted.length;
      return count == 0
          ? new Spread(0, 0, 0)
          : new Spread(count, sorted[count / 2], sorted[count - 1]);
    }
  }

  long count(Status status) {
    return results.stream().filter(result -> result.status() == status).count();
  }

  double seconds() {
    return results.stream().mapToDouble(ConversationResult::seconds).sum();
  }

  /** A summary of each level. */
  Map<Level, Summary> levels() {
    return new TreeMap<>(parts(Conversation::level));
  }

  /** A summary of each theme, in the order of the results. */
  Map<String, Summary> themes() {
    return parts(Conversation::theme);
  }

  private <K> Map<K, Summary> parts(Function<Conversation, K> key) {
    return results.stream()
        .collect(
            Collectors.groupingBy(
                result -> key.apply(result.conversation()),
                LinkedHashMap::new,
                Collectors.collectingAndThen(Collectors.toList(), Summary::new)));
  }

  Spread answers() {
    return all(Measurements::answerMillis);
  }

  Spread moves() {
    return all(Measurements::moveMillis);
  }

  private Spread all(Function<Measurements, List<Double>> figures) {
    return Spread.of(
        results.stream()
            .flatMap(result -> figures.apply(result.measurements()).stream())
            .mapToDouble(Double::doubleValue)
            .toArray());
  }

  Spread starts() {
    return present(Measurements::startMillis);
  }

  Spread exits() {
    return present(Measurements::exitMillis);
  }

  private Spread present(Function<Measurements, OptionalDouble> figure) {
    return Spread.of(
        results.stream()
            .map(result -> figure.apply(result.measurements()))
            .flatMapToDouble(OptionalDouble::stream)
            .toArray());
  }

  long memoryBytes() {
    return results.stream()
        .mapToLong(result -> result.measurements().memoryBytes())
        .max()
        .orElse(0);
  }

  long staysAfterEnd() {
    return results.stream().filter(result -> result.measurements().staysAfterEnd()).count();
  }

  int childrenLeft() {
    return results.stream().mapToInt(result -> result.measurements().childrenLeft()).sum();
  }
}
