package org.katachi.conformance.report;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.katachi.conformance.report.Summary.Spread;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.Deviation;
import org.katachi.conformance.runner.Status;

/**
 * Prints the results for people: a row for each conversation, the transcripts of the failed ones, a
 * table by theme and a summary.
 */
public final class TextReport {

  private static final double BYTES_PER_MEGABYTE = 1e6;

  private final PrintWriter out;

  public TextReport(PrintWriter out) {
    this.out = out;
  }

  /** Prints the row of a conversation. */
  public void writeRow(ConversationResult result) {
    line("%s", row(result));
    out.flush();
  }

  /** Prints the row and the transcript of a conversation. */
  public void writeConversation(ConversationResult result) {
    line("%s", row(result));
    line("  %s", result.conversation().title());
    writeTranscript(result);
    line("");
    out.flush();
  }

  /** Prints the failed conversations and the summary. */
  public void writeEnd(List<ConversationResult> results) {
    results.stream().filter(result -> result.deviation().isPresent()).forEach(this::writeFailure);
    writeSummary(new Summary(results));
    out.flush();
  }

  private static String row(ConversationResult result) {
    String row =
        String.format(
            Locale.ROOT,
            "%-10s %-38s %-13s %6.1f s",
            result.conversation().theme(),
            result.conversation().name(),
            result.status(),
            result.seconds());
    return result.reason().isEmpty() ? row : row + "  " + result.reason();
  }

  private void writeFailure(ConversationResult result) {
    line("");
    line("FAILED %s: %s", result.conversation().path(), result.conversation().title());
    writeTranscript(result);
    Deviation deviation = result.deviation().orElseThrow();
    if (deviation.lineNumber() > 0) {
      line("==> line %d: %s", deviation.lineNumber(), deviation.line());
    } else {
      line("==> %s", deviation.line());
    }
    line("      expected: %s", deviation.expected());
    line("      came:     %s", deviation.came());
    if (!result.errors().isBlank()) {
      line("      its stderr ended with:");
      result.errors().lines().forEach(text -> line("        %s", text));
    }
  }

  private void writeTranscript(ConversationResult result) {
    result.transcript().forEach(text -> line("    %s", text));
  }

  private void writeSummary(Summary summary) {
    line("");
    writeThemes(summary);
    line(
        "%d passed, %d failed, %d not supported, in %.0f s",
        summary.count(Status.PASSED),
        summary.count(Status.FAILED),
        summary.count(Status.NOT_SUPPORTED),
        summary.seconds());
    writeSpread("answers", "request to line, moves among them", summary.answers());
    writeSpread("moves", "request to line", summary.moves());
    writeSpread("start-ups", "process start to first line", summary.starts());
    writeSpread("exits", "END or end of input to exit", summary.exits());
    if (summary.staysAfterEnd() > 0) {
      line("%d times the brain did not exit after END and was killed", summary.staysAfterEnd());
    }
    if (summary.memoryBytes() > 0) {
      line(
          "memory: %.1f MB at most (unique set size with children)",
          summary.memoryBytes() / BYTES_PER_MEGABYTE);
    }
    if (summary.childrenLeft() > 0) {
      line("%d child processes outlived the brain and were killed", summary.childrenLeft());
    }
  }

  private void writeThemes(Summary summary) {
    Map<String, Summary> themes = summary.themes();
    if (themes.size() > 1) {
      line("%-10s %8s %8s %15s", "theme", Status.PASSED, Status.FAILED, Status.NOT_SUPPORTED);
      themes.forEach(
          (theme, part) ->
              line(
                  "%-10s %8d %8d %15d",
                  theme,
                  part.count(Status.PASSED),
                  part.count(Status.FAILED),
                  part.count(Status.NOT_SUPPORTED)));
      line("");
    }
  }

  private void writeSpread(String what, String from, Spread spread) {
    if (spread.count() > 0) {
      line(
          "%d %s: median %.1f ms, longest %.1f ms (%s)",
          spread.count(), what, spread.median(), spread.greatest(), from);
    }
  }

  private void line(String format, Object... values) {
    out.println(String.format(Locale.ROOT, format, values));
  }
}
