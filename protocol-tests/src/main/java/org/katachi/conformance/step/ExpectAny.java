package org.katachi.conformance.step;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.katachi.brain.gomocup.ReplyLine;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.StepFailed;

/** {@code or}: expects a reply that one of several steps expects. */
public record ExpectAny(List<ReplyStep> alternatives) implements ReplyStep {

  public ExpectAny {
    alternatives = List.copyOf(alternatives);
  }

  /** What either step expects. */
  public static ExpectAny of(ReplyStep first, ReplyStep second) {
    List<ReplyStep> all = first instanceof ExpectAny any ? any.alternatives : List.of(first);
    return new ExpectAny(Stream.concat(all.stream(), Stream.of(second)).toList());
  }

  @Override
  public String expected(ScriptContext context) {
    return alternatives.stream()
        .map(step -> step.expected(context))
        .collect(Collectors.joining("; or "));
  }

  @Override
  public void check(ReplyLine reply, ScriptContext context)
      throws StepFailed, InterruptedException {
    List<StepFailed> failures = new ArrayList<>();
    for (ReplyStep step : alternatives) {
      try {
        step.check(reply, context);
        return;
      } catch (StepFailed failure) {
        failures.add(failure);
      }
    }
    throw failures.stream()
        .filter(StepFailed.NotSupported.class::isInstance)
        .findFirst()
        .orElseGet(() -> new StepFailed.Unexpected(expected(context), actual(failures)));
  }

  /** What the brain did; a step that could read the reply says more than its text. */
  private static String actual(List<StepFailed> failures) {
    return failures.stream()
        .map(StepFailed::getMessage)
        .filter(message -> !message.startsWith("'"))
        .findFirst()
        .orElse(failures.get(0).getMessage());
  }

  @Override
  public boolean takesMove() {
    return alternatives.stream().anyMatch(ReplyStep::takesMove);
  }

  @Override
  public boolean takesLine(ReplyLine reply, ScriptContext context) {
    return alternatives.stream().anyMatch(step -> step.takesLine(reply, context));
  }

  @Override
  public List<String> usedVariables() {
    return alternatives.stream().flatMap(step -> step.usedVariables().stream()).toList();
  }
}
