package org.katachi.conformance.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.Mismatch;
import org.katachi.conformance.runner.Status;

/**
 * Writes the results as JUnit XML, which build servers read; its level and theme are the class of a
 * case. Java's module for XML would be a sixth of the package for people.
 */
public final class JunitReport {

  private final StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");

  private JunitReport() {}

  public static void write(Path file, List<ConversationResult> results, ReadinessVerdict verdict)
      throws IOException {
    JunitReport report = new JunitReport();
    report.addSuite(results, verdict);
    Files.write(file, report.xml.toString().getBytes(StandardCharsets.UTF_8));
  }

  private void addSuite(List<ConversationResult> results, ReadinessVerdict verdict) {
    Summary summary = new Summary(results);
    xml.append("<testsuite");
    addAttribute("name", "conformance");
    addAttribute("tests", results.size());
    addAttribute("failures", summary.count(Status.FAILED));
    addAttribute("errors", 0);
    addAttribute(
        "skipped", summary.count(Status.NOT_SUPPORTED) + summary.count(Status.KNOWN_FAILURE));
    addAttribute("time", seconds(summary.seconds()));
    xml.append('>');
    results.forEach(this::addCase);
    xml.append("<system-out>")
        .append(escaped(verdict.sentence()))
        .append("</system-out></testsuite>");
  }

  private void addCase(ConversationResult result) {
    xml.append("<testcase");
    addAttribute("classname", result.conversation().level() + "." + result.conversation().theme());
    addAttribute("name", result.conversation().name());
    addAttribute("time", seconds(result.seconds()));
    xml.append('>');
    switch (result.status()) {
      case NOT_SUPPORTED -> addSkipped(result.reason());
      case KNOWN_FAILURE ->
          addSkipped("known failure: " + message(result.mismatch().orElseThrow()));
      case FAILED -> addFailure(result, result.mismatch().orElseThrow());
      case PASSED -> {
        // A case without elements has passed.
      }
    }
    xml.append("</testcase>");
  }

  private void addSkipped(String message) {
    xml.append("<skipped");
    addAttribute("message", message);
    xml.append("/>");
  }

  private static String message(Mismatch mismatch) {
    return "expected " + mismatch.expected() + ", actual " + mismatch.actual();
  }

  private void addFailure(ConversationResult result, Mismatch mismatch) {
    xml.append("<failure");
    addAttribute("message", message(mismatch));
    xml.append('>')
        .append(escaped(String.join("\n", result.transcript()) + "\n==> " + mismatch.place()))
        .append("</failure>");
  }

  private void addAttribute(String name, Object value) {
    xml.append(' ').append(name).append("=\"").append(escaped(value.toString())).append('"');
  }

  /** The text as XML has it; characters that it does not allow are question marks. */
  private static String escaped(String text) {
    return text.replaceAll("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]", "?")
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  private static String seconds(double seconds) {
    return String.format(Locale.ROOT, "%.3f", seconds);
  }
}
