package org.katachi.tournament.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.katachi.conformance.format.ConversationFiles;
import org.katachi.conformance.format.FormatException;
import org.katachi.conformance.report.TextReport;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.ConversationRunner;
import org.katachi.conformance.runner.Status;
import org.katachi.conformance.script.Conversation;
import org.katachi.conformance.script.Timing;
import org.katachi.rules.RuleSet;

/** Holds a brain against the conversations that the conformance kit ships. */
final class BrainCheck {

  private final PrintWriter out;

  BrainCheck(PrintWriter out) {
    this.out = out;
  }

  /**
   * Holds a brain against all conversations and writes the kit's report.
   *
   * @param brain starts it
   * @param rules if they are given, conversations that need other rules are left out
   * @return whether no mandatory conversation failed
   */
  boolean passes(Supplier<ProcessBuilder> brain, Optional<RuleSet> rules)
      throws IOException, InterruptedException {
    List<Conversation> conversations =
        shipped().stream().filter(conversation -> isWanted(conversation, rules)).toList();
    TextReport report = new TextReport(out);
    List<ConversationResult> results =
        new ConversationRunner(brain, Timing.DEFAULT).runAll(conversations, new Rows(report));
    report.writeEnd(results);
    return results.stream()
        .noneMatch(result -> result.status() == Status.FAILED && !result.conversation().optional());
  }

  private static List<Conversation> shipped() throws IOException {
    try {
      return ConversationFiles.shipped();
    } catch (FormatException e) {
      throw new IllegalStateException("the kit's own conversations are wrong", e);
    }
  }

  private static boolean isWanted(Conversation conversation, Optional<RuleSet> rules) {
    return rules.isEmpty()
        || conversation.needs().rules().map(needed -> needed.equals(rules.get())).orElse(true);
  }

  /** Writes each result as it comes. */
  private record Rows(TextReport report) implements ConversationRunner.ProgressListener {

    @Override
    public void begins(Conversation conversation) {}

    @Override
    public void ended(ConversationResult result) {
      report.writeRow(result);
    }
  }
}
