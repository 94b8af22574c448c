package org.katachi.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.katachi.conformance.format.ConversationFiles;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.ConversationRunner;
import org.katachi.conformance.runner.Runners;
import org.katachi.conformance.runner.Status;
import org.katachi.conformance.script.Conversation;

/** The packaged brain passes every conversation of the kit. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "a batch file starts the brain as its child")
class ConformanceTest {

  private static final Path PACKAGED =
      Path.of("..", "target", "pbrain-katachi").toAbsolutePath().normalize();

  private final ConversationRunner runner = Runners.patient(List.of(PACKAGED.toString()));

  @TestFactory
  @Execution(ExecutionMode.CONCURRENT)
  Stream<DynamicNode> katachiKeepsTheProtocol() throws Exception {
    Map<String, List<Conversation>> themes =
        ConversationFiles.shipped().stream()
            .collect(
                Collectors.groupingBy(
                    Conversation::theme, LinkedHashMap::new, Collectors.toList()));
    return themes.entrySet().stream()
        .map(theme -> dynamicContainer(theme.getKey(), theme.getValue().stream().map(this::test)));
  }

  private DynamicTest test(Conversation conversation) {
    return dynamicTest(
        conversation.name() + ": " + conversation.title(), () -> check(conversation));
  }

  private void check(Conversation conversation) throws Exception {
    ConversationResult result = runner.run(conversation);
    assertEquals(
        Status.PASSED,
        result.status(),
        () ->
            conversation.path()
                + "\n"
                + String.join("\n", result.transcript())
                + "\n"
                + result.mismatch().map(Object::toString).orElse(result.reason())
                + "\n"
                + result.errors());
  }
}
