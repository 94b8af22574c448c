package org.katachi.conformance.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.Mismatch;
import org.katachi.conformance.runner.Status;

/**
 * Writes the results as JUnit XML, which build servers read; its level and theme are the class of a
 * case.
 */
public final class JunitReport {

  private final XMLStreamWriter xml;

  private JunitReport(XMLStreamWriter xml) {
    this.xml = xml;
  }

  public static void write(Path file, List<ConversationResult> results, ReadinessVerdict verdict)
      throws IOException {
    try (OutputStream stream = Files.newOutputStream(file)) {
      XMLStreamWriter xml =
          XMLOutputFactory.newInstance()
              .createXMLStreamWriter(stream, StandardCharsets.UTF_8.name());
      new JunitReport(xml).write(results, verdict);
      xml.close();
    } catch (XMLStreamException e) {
      throw new IOException(e);
    }
  }

  private void write(List<ConversationResult> results, ReadinessVerdict verdict)
      throws XMLStreamException {
    Summary summary = new Summary(results);
    xml.writeStartDocument(StandardCharsets.UTF_8.name(), "1.0");
    xml.writeStartElement("testsuite");
    xml.writeAttribute("name", "conformance");
    xml.writeAttribute("tests", Integer.toString(results.size()));
    xml.writeAttribute("failures", Long.toString(summary.count(Status.FAILED)));
    xml.writeAttribute("errors", "0");
    xml.writeAttribute(
        "skipped",
        Long.toString(summary.count(Status.NOT_SUPPORTED) + summary.count(Status.KNOWN_FAILURE)));
    xml.writeAttribute("time", seconds(summary.seconds()));
    for (ConversationResult result : results) {
      writeCase(result);
    }
    xml.writeStartElement("system-out");
    xml.writeCharacters(printable(verdict.sentence()));
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndDocument();
  }

  private void writeCase(ConversationResult result) throws XMLStreamException {
    xml.writeStartElement("testcase");
    xml.writeAttribute(
        "classname", result.conversation().level() + "." + result.conversation().theme());
    xml.writeAttribute("name", result.conversation().name());
    xml.writeAttribute("time", seconds(result.seconds()));
    switch (result.status()) {
      case NOT_SUPPORTED -> writeSkipped(result.reason());
      case KNOWN_FAILURE ->
          writeSkipped("known failure: " + message(result.mismatch().orElseThrow()));
      case FAILED -> writeFailure(result, result.mismatch().orElseThrow());
      case PASSED -> {
        // A case without elements has passed.
      }
    }
    xml.writeEndElement();
  }

  private void writeSkipped(String message) throws XMLStreamException {
    xml.writeEmptyElement("skipped");
    xml.writeAttribute("message", printable(message));
  }

  private static String message(Mismatch mismatch) {
    return "expected " + mismatch.expected() + ", actual " + mismatch.actual();
  }

  private void writeFailure(ConversationResult result, Mismatch mismatch)
      throws XMLStreamException {
    xml.writeStartElement("failure");
    xml.writeAttribute("message", printable(message(mismatch)));
    xml.writeCharacters(
        printable(String.join("\n", result.transcript()) + "\n==> " + mismatch.place()));
    xml.writeEndElement();
  }

  /** The text without the characters that XML does not allow. */
  private static String printable(String text) {
    return text.replaceAll("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]", "?");
  }

  private static String seconds(double seconds) {
    return String.format(Locale.ROOT, "%.3f", seconds);
  }
}
