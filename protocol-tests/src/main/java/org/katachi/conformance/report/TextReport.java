package org.katachi.conformance.report;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.Mismatch;
import org.katachi.conformance.runner.Status;

/**
 * Prints the results for people, 80 columns wide: a row for each conversation, the transcripts of
 * the failed ones, tables by level and theme, a summary and the verdict.
 */
public final class TextReport {

  private static final int WIDTH = 80;
  private static final int MIN_COLUMN = 8;
  private static final String INDENT = " ".repeat(12);
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

  /**
   * Prints the failed conversations, the summary and the verdict.
   *
   * @param warning is printed before the verdict
   */
  public void writeEnd(
      List<ConversationResult> results, Optional<String> warning, ReadinessVerdict verdict) {
    writeFailures(results);
    writeSummary(new Summary(results));
    warning.ifPresent(this::writeWrapped);
    line("");
    writeWrapped(verdict.sentence());
    out.flush();
  }

  /** Prints the failed conversations with their transcripts, but for the known failures. */
  public void writeFailures(List<ConversationResult> results) {
    results.stream().filter(result -> result.status() == Status.FAILED).forEach(this::writeFailure);
    out.flush();
  }

  /** Prints a text in lines that end between words. */
  public void writeWrapped(String text) {
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (line.length() > 0 && line.length() + 1 + word.length() > WIDTH) {
        line("%s", line);
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    line("%s", line);
    out.flush();
  }

  private static String row(ConversationResult result) {
    String row =
        String.format(
            Locale.ROOT,
            "%-11s %-41s %-13s %5.1f s",
            result.conversation().level(),
            result.conversation().path(),
            result.status(),
            result.seconds());
    String reason = INDENT + result.reason();
    return result.reason().isEmpty()
        ? row
        : row + System.lineSeparator() + reason.substring(0, Math.min(WIDTH, reason.length()));
  }

  private void writeFailure(ConversationResult result) {
    line("");
    writeWrapped("FAILED " + result.conversation().path() + ": " + result.conversation().title());
    writeTranscript(result);
    Mismatch mismatch = result.mismatch().orElseThrow();
    line("==> %s", mismatch.place());
    line("      expected: %s", mismatch.expected());
    line("      actual:   %s", mismatch.actual());
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
    writeParts("level", summary.levels(), summary);
    writeParts("theme", summary.themes(), summary);
    String counts =
        shown(summary)
            .map(status -> summary.count(status) + " " + status)
            .collect(Collectors.joining(", "));
    line("%s, in %.0f s of conversations", counts, summary.seconds());
    writeTimes("answers", "request to line, with moves", summary.answers());
    writeTimes("moves", "request to line", summary.moves());
    writeTimes("start-ups", "process start to first line", summary.starts());
    writeTimes("exits", "END or end of input to exit", summary.exits());
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

  private static String columns(Summary whole, Function<Status, String> text) {
    return shown(whole)
        .map(status -> (" %" + width(status) + "s").formatted(text.apply(status)))
        .collect(Collectors.joining());
  }

  private static int width(Status status) {
    return Math.max(MIN_COLUMN, status.toString().length() + 2);
  }

  /** The statuses that are counted: known failures only where there are any. */
  private static Stream<Status> shown(Summary summary) {
    return Stream.of(Status.values())
        .filter(status -> status != Status.KNOWN_FAILURE || summary.count(status) > 0);
  }

  private void writeParts(String kind, Map<?, Summary> parts, Summary whole) {
    if (parts.size() > 1) {
      line("%-11s%s", kind, columns(whole, Status::toString));
      parts.forEach(
          (name, part) ->
              line("%-11s%s", name, columns(whole, status -> Long.toString(part.count(status)))));
      line("");
    }
  }

  private void writeTimes(String what, String from, Distribution times) {
    if (times.size() > 0) {
      line(
          "%d %s: median %.1f ms, longest %.1f ms (%s)",
          times.size(), what, times.median(), times.greatest(), from);
    }
  }

  private void line(String format, Object... values) {
    out.println(String.format(Locale.ROOT, format, values));
  }
}
