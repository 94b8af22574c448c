package org.katachi.conformance.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.Status;
import org.katachi.conformance.script.Level;
import org.katachi.rules.RuleSet;

/**
 * The verdict on a brain: by which rules it is ready for a competition, and how many conversations
 * of the written protocol, and how many about what is beyond it, it fails.
 *
 * @param readyForCompetition nothing if that can't be said
 * @param sentence the verdict in words
 */
public record ReadinessVerdict(Optional<Boolean> readyForCompetition, String sentence) {

  /**
   * The verdict that follows from results.
   *
   * @param wholeCompetition whether all conversations about competitions were run that are about
   *     the brain's rules
   */
  public static ReadinessVerdict of(List<ConversationResult> results, boolean wholeCompetition) {
    List<ConversationResult> competition = ofLevel(results, Level.COMPETITION);
    ReadinessVerdict ready =
        wholeCompetition
            ? onCompetition(competition)
            : new ReadinessVerdict(
                Optional.empty(),
                "No verdict on competitions: not all of their conversations were run");
    return new ReadinessVerdict(
        ready.readyForCompetition, ready.sentence + onOthers(results) + ".");
  }

  /**
   * The verdict on a brain that does not start.
   *
   * @param actual what came instead of an answer to START
   */
  public static ReadinessVerdict notStarted(String actual) {
    return new ReadinessVerdict(
        Optional.of(false),
        "Not ready for a competition: "
            + actual
            + " before it answered START, so the conversations were not run.");
  }

  private static List<ConversationResult> ofLevel(List<ConversationResult> results, Level level) {
    return results.stream().filter(result -> result.conversation().level() == level).toList();
  }

  private static ReadinessVerdict onCompetition(List<ConversationResult> results) {
    List<ConversationResult> common =
        results.stream().filter(result -> rules(result).isEmpty()).toList();
    if (!failed(common).isEmpty()) {
      return notReady(failed(common));
    }
    boolean plays =
        common.stream()
            .anyMatch(
                result ->
                    result.status() == Status.PASSED
                        && result.conversation().needs().playsDefaultGame());
    return plays
        ? byRule(results)
        : new ReadinessVerdict(
            Optional.empty(), "No verdict on competitions: the brain does not play on this board");
  }

  /** A brain is not judged by rules that it does not play, as long as it plays one. */
  private static ReadinessVerdict byRule(List<ConversationResult> results) {
    Map<RuleSet, List<ConversationResult>> rules =
        results.stream()
            .filter(result -> rules(result).isPresent())
            .collect(
                Collectors.groupingBy(
                    result -> rules(result).get(),
                    () -> new TreeMap<>(Comparator.comparingInt(RuleSet::info)),
                    Collectors.toList()));
    List<String> ready = new ArrayList<>();
    List<String> refused = new ArrayList<>();
    List<String> wrong = new ArrayList<>();
    List<ConversationResult> failures = new ArrayList<>();
    rules.forEach(
        (rule, ofRule) -> {
          failures.addAll(failed(ofRule));
          boolean passes = ofRule.stream().anyMatch(result -> result.status() == Status.PASSED);
          (failed(ofRule).isEmpty() ? passes ? ready : refused : wrong).add(rule.toString());
        });
    if (ready.isEmpty() && !failures.isEmpty()) {
      return notReady(failures);
    }
    return new ReadinessVerdict(
        Optional.of(true),
        "Ready for a competition"
            + (ready.isEmpty() ? "" : ": " + String.join(", ", ready))
            + (wrong.isEmpty() ? "" : "; not " + String.join(", ", wrong) + named(failures))
            + (refused.isEmpty() ? "" : "; it does not play " + String.join(", ", refused)));
  }

  private static ReadinessVerdict notReady(List<ConversationResult> failures) {
    return new ReadinessVerdict(
        Optional.of(false), "Not ready for a competition" + named(failures));
  }

  private static String named(List<ConversationResult> failures) {
    String first = failures.get(0).conversation().path();
    return failures.size() == 1
        ? " (" + first + " failed)"
        : " (" + first + " and " + (failures.size() - 1) + " more failed)";
  }

  private static String onOthers(List<ConversationResult> results) {
    String counts =
        Stream.of(
                count(ofLevel(results, Level.PROTOCOL), "of the written protocol"),
                count(ofLevel(results, Level.EXTRA), "about habits and extensions"))
            .flatMap(Optional::stream)
            .collect(Collectors.joining(" and "));
    return counts.isEmpty() ? "" : "; it fails " + counts;
  }

  private static Optional<String> count(List<ConversationResult> results, String subject) {
    int failures = failed(results).size();
    String share = (failures == 0 ? "none" : failures) + " of " + results.size();
    return results.isEmpty() ? Optional.empty() : Optional.of(share + " conversations " + subject);
  }

  private static List<ConversationResult> failed(List<ConversationResult> results) {
    return results.stream().filter(result -> result.status().isFailure()).toList();
  }

  private static Optional<RuleSet> rules(ConversationResult result) {
    return result.conversation().needs().rules();
  }
}
