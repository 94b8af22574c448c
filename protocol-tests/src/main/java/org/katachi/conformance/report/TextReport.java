package org.katachi.conformance.report;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.katachi.conformance.report.Summary.Spread;
import org.katachi.conformance.runner.Deviation;
import org.katachi.conformance.runner.Outcome;
import org.katachi.conformance.runner.Result;

/** Writes the results for people: a table, the failed conversations, a summary. */
public final class TextReport {

  private static final double BYTES_PER_MEGABYTE = 1e6;

  private final PrintWriter out;

  public TextReport(PrintWriter out) {
    this.out = out;
  }

  /** Writes all of it. */
  public void write(List<Result> results) {
    writeTable(results);
    results.stream().filter(result -> result.deviation().isPresent()).forEach(this::writeFailure);
    writeSummary(new Summary(results));
    out.flush();
  }

  private void writeTable(List<Result> results) {
    for (Result result : results) {
      line("%s", row(result));
    }
  }

  private static String row(Result result) {
    String row =
        String.format(
            Locale.ROOT,
            "%-10s %-38s %-13s %6.1f s",
            result.conversation().theme(),
            result.conversation().name(),
            result.outcome(),
            result.seconds());
    return result.reason().isEmpty() ? row : row + "  " + result.reason();
  }

  private void writeFailure(Result result) {
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

  /** Writes a conversation whatever came of it. */
  public void writeConversation(Result result) {
    line(
        "%s: %s (%s)",
        result.conversation().path(), result.conversation().title(), result.outcome());
    writeTranscript(result);
    line("");
  }

  private void writeTranscript(Result result) {
    result.transcript().forEach(text -> line("    %s", text));
  }

  private void writeSummary(Summary summary) {
    line("");
    line(
        "%d passed, %d failed, %d not supported, in %.0f s",
        summary.count(Outcome.PASSED),
        summary.count(Outcome.FAILED),
        summary.count(Outcome.NOT_SUPPORTED),
        summary.seconds());
    writeSpread("moves", "request to line", summary.moves());
    writeSpread("start-ups", "process start to first line", summary.starts());
    writeSpread("exits", "END or end of input to exit", summary.exits());
    if (summary.memoryBytes() > 0) {
      line(
          "memory: %.0f MB at most (unique set size with children)",
          summary.memoryBytes() / BYTES_PER_MEGABYTE);
    }
    if (summary.childrenLeft() > 0) {
      line("%d processes of the brain's outlived it and were ended", summary.childrenLeft());
    }
  }

  private void writeSpread(String what, String from, Spread spread) {
    if (spread.count() > 0) {
      line(
          "%d %s: median %.0f ms, longest %.0f ms (%s)",
          spread.count(), what, spread.median(), spread.greatest(), from);
    }
  }

  private void line(String format, Object... values) {
    out.println(String.format(Locale.ROOT, format, values));
  }
}
