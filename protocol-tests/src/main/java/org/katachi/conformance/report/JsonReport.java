package org.katachi.conformance.report;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.Mismatch;
import org.katachi.conformance.runner.Status;
import org.katachi.conformance.script.Measurements;

/** Writes the results as JSON: a summary and every conversation. Times are in milliseconds. */
public final class JsonReport {

  private static final ObjectMapper MAPPER =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private JsonReport() {}

  public static void write(Path file, List<ConversationResult> results, ReadinessVerdict verdict)
      throws IOException {
    Summary summary = new Summary(results);
    ObjectNode root = MAPPER.createObjectNode();
    root.put("verdict", verdict.sentence());
    verdict.readyForCompetition().ifPresent(ready -> root.put("readyForCompetition", ready));
    ObjectNode levels = root.putObject("levels");
    summary.levels().forEach((level, part) -> addCounts(levels.putObject(level.toString()), part));
    addCounts(root, summary);
    root.put("memoryBytes", summary.memoryBytes());
    root.put("childrenLeft", summary.childrenLeft());
    root.put("staysAfterEnd", summary.staysAfterEnd());
    root.set("answers", times(summary.answers()));
    root.set("moves", times(summary.moves()));
    root.set("starts", times(summary.starts()));
    root.set("exits", times(summary.exits()));
    ArrayNode conversations = root.putArray("conversations");
    results.forEach(result -> conversations.add(conversation(result)));
    MAPPER.writeValue(file.toFile(), root);
  }

  private static void addCounts(ObjectNode node, Summary summary) {
    node.put("passed", summary.count(Status.PASSED));
    node.put("failed", summary.count(Status.FAILED));
    node.put("knownFailures", summary.count(Status.KNOWN_FAILURE));
    node.put("notSupported", summary.count(Status.NOT_SUPPORTED));
  }

  private static ObjectNode times(Distribution times) {
    return MAPPER
        .createObjectNode()
        .put("count", times.size())
        .put("median", times.median())
        .put("longest", times.greatest());
  }

  private static ObjectNode conversation(ConversationResult result) {
    ObjectNode node =
        MAPPER
            .createObjectNode()
            .put("theme", result.conversation().theme())
            .put("name", result.conversation().name())
            .put("level", result.conversation().level().toString())
            .put("title", result.conversation().title())
            .put("outcome", result.status().toString())
            .put("seconds", result.seconds());
    if (!result.reason().isEmpty()) {
      node.put("reason", result.reason());
    }
    result.mismatch().ifPresent(mismatch -> addMismatch(node, mismatch));
    if (result.mismatch().isPresent()) {
      result.transcript().forEach(node.putArray("transcript")::add);
    }
    addMeasurements(node, result.measurements());
    return node;
  }

  private static void addMismatch(ObjectNode node, Mismatch mismatch) {
    node.putObject("deviation")
        .put("lineNumber", mismatch.lineNumber())
        .put("line", mismatch.line())
        .put("expected", mismatch.expected())
        .put("came", mismatch.actual());
  }

  private static void addMeasurements(ObjectNode node, Measurements measurements) {
    measurements.answerMillis().forEach(node.putArray("answerMillis")::add);
    measurements.moveMillis().forEach(node.putArray("moveMillis")::add);
    measurements.startMillis().ifPresent(millis -> node.put("startMillis", millis));
    measurements.exitMillis().ifPresent(millis -> node.put("exitMillis", millis));
    node.put("staysAfterEnd", measurements.staysAfterEnd());
    node.put("memoryBytes", measurements.memoryBytes());
    node.put("childrenLeft", measurements.childrenLeft());
  }
}
