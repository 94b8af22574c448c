package org.katachi.conformance.report;

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

  Distribution answers() {
    return all(Measurements::answerMillis);
  }

  Distribution moves() {
    return all(Measurements::moveMillis);
  }

  private Distribution all(Function<Measurements, List<Double>> figures) {
    return new Distribution(
        results.stream().flatMap(result -> figures.apply(result.measurements()).stream()).toList());
  }

  Distribution starts() {
    return present(Measurements::startMillis);
  }

  Distribution exits() {
    return present(Measurements::exitMillis);
  }

  private Distribution present(Function<Measurements, OptionalDouble> figure) {
    return new Distribution(
        results.stream()
            .map(result -> figure.apply(result.measurements()))
            .flatMapToDouble(OptionalDouble::stream)
            .boxed()
            .toList());
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
