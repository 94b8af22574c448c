package org.katachi.conformance.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.scripted.ScriptedBrain;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The results for other programs: JSON and JUnit XML. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brain is a shell script")
class ResultFilesTest {

  private static final Set<String> OF_ALL =
      Set.of(
          "verdict",
          "levels",
          "passed",
          "failed",
          "knownFailures",
          "notSupported",
          "memoryBytes",
          "childrenLeft",
          "staysAfterEnd",
          "answers",
          "moves",
          "starts",
          "exits",
          "conversations");

  private static final Set<String> OF_EACH =
      Set.of(
          "level",
          "theme",
          "name",
          "title",
          "outcome",
          "seconds",
          "answerMillis",
          "moveMillis",
          "startMillis",
          "staysAfterEnd",
          "memoryBytes",
          "childrenLeft");

  @TempDir Path folder;

  private Path json;
  private Path junit;

  /** Runs four: two fail, one of them after its end, one passes, and one is not supported. */
  @BeforeEach
  void run() throws IOException {
    Path talks = folder.resolve("talks");
    talk(talks, "commands/bad", "title Bad\ncompetition\n> START 15\n< OK\n> \u0007<&\n< OK\n");
    talk(talks, "commands/chatty", "title Chatty\n> START 15\n< OK\n> ABOUT\n~ name.*\n");
    talk(talks, "commands/good", "title Good\n> START 15\n< OK\n> BEGIN\nmove\n");
    talk(talks, "optional/absent", "title Absent\noptional\n> RESTART\n< OK\n");
    List<String> command =
        new ScriptedBrain()
            .on("BEGIN", "echo MESSAGE thinking; echo 7,7")
            .on("ABOUT", "echo name=; echo more")
            .on("RESTART", "echo UNKNOWN 'RESTART <&>'")
            .on("*'<&'", "echo \"$line\"")
            .write(folder.resolve("brain"));
    json = folder.resolve("results.json");
    junit = folder.resolve("results.xml");
    int code =
        Conformance.commandLine()
            .setOut(new PrintWriter(new StringWriter()))
            .execute(
                "--brain=" + String.join(" ", command),
                "--json=" + json,
                "--junit=" + junit,
                talks.toString());
    assertEquals(1, code);
  }

  private static void talk(Path talks, String name, String text) throws IOException {
    Path file = talks.resolve(name + ".talk");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  @Test
  void jsonHasASummaryAndEachConversation() throws Exception {
    JsonNode root = new ObjectMapper().readTree(json.toFile());
    assertEquals(OF_ALL, names(root));
    assertEquals(1, root.get("passed").intValue());
    assertEquals(2, root.get("failed").intValue());
    assertEquals(1, root.get("notSupported").intValue());
    assertEquals(7, root.at("/answers/count").intValue());
    assertEquals(1, root.at("/moves/count").intValue());
    assertTrue(root.at("/moves/median").isDouble());
    assertTrue(root.at("/moves/longest").isDouble());
    assertEquals(4, root.get("conversations").size());
    for (JsonNode conversation : root.get("conversations")) {
      Set<String> names = names(conversation);
      names.removeAll(Set.of("deviation", "transcript", "reason", "exitMillis"));
      assertEquals(OF_EACH, names);
      assertTrue(conversation.get("seconds").isDouble());
      assertTrue(conversation.get("startMillis").doubleValue() > 0);
      assertTrue(conversation.get("memoryBytes").isIntegralNumber());
      assertEquals(0, conversation.get("childrenLeft").intValue());
    }
  }

  @Test
  void jsonHasTheDeviation() throws Exception {
    JsonNode bad = new ObjectMapper().readTree(json.toFile()).at("/conversations/0");
    assertEquals("failed", bad.get("outcome").textValue());
    assertEquals(6, bad.at("/deviation/lineNumber").intValue());
    assertEquals("< OK", bad.at("/deviation/line").textValue());
    assertEquals("'OK'", bad.at("/deviation/expected").textValue());
    assertEquals("'\\x07<&'", bad.at("/deviation/came").textValue());
    assertEquals("> START 15", bad.at("/transcript/0").textValue());
  }

  @Test
  void jsonHasTheReasonForNoSupport() throws Exception {
    JsonNode absent = new ObjectMapper().readTree(json.toFile()).at("/conversations/3");
    assertEquals("not supported", absent.get("outcome").textValue());
    assertEquals("UNKNOWN RESTART <&>", absent.get("reason").textValue());
  }

  @Test
  void junitHasASuiteWithATestcaseForEach() throws Exception {
    Element suite = suite();
    assertEquals("testsuite", suite.getTagName());
    assertEquals("conformance", suite.getAttribute("name"));
    assertEquals("4", suite.getAttribute("tests"));
    assertEquals("2", suite.getAttribute("failures"));
    assertEquals("0", suite.getAttribute("errors"));
    assertEquals("1", suite.getAttribute("skipped"));
    List<String> cases = new ArrayList<>();
    double seconds = 0;
    NodeList elements = suite.getElementsByTagName("testcase");
    for (int i = 0; i < elements.getLength(); i++) {
      Element element = (Element) elements.item(i);
      cases.add(element.getAttribute("classname") + "." + element.getAttribute("name"));
      seconds += Double.parseDouble(element.getAttribute("time"));
    }
    assertEquals(
        List.of(
            "competition.commands.bad",
            "protocol.commands.chatty",
            "protocol.commands.good",
            "protocol.optional.absent"),
        cases);
    assertEquals(Double.parseDouble(suite.getAttribute("time")), seconds, 0.01);
  }

  @Test
  void junitSaysIfTheLastLineWasOver() throws Exception {
    Element failure = (Element) suite().getElementsByTagName("failure").item(1);
    assertEquals("chatty", ((Element) failure.getParentNode()).getAttribute("name"));
    assertTrue(failure.getTextContent().endsWith("\n==> after the last line"));
  }

  @Test
  void junitHasFailuresAndSkippedTests() throws Exception {
    Element failure = (Element) suite().getElementsByTagName("failure").item(0);
    assertEquals("bad", ((Element) failure.getParentNode()).getAttribute("name"));
    assertEquals("expected 'OK', actual '\\x07<&'", failure.getAttribute("message"));
    assertTrue(failure.getTextContent().contains("> START 15"), failure::getTextContent);
    assertTrue(failure.getTextContent().endsWith("==> line 6: < OK"), failure::getTextContent);
    Element skipped = (Element) suite().getElementsByTagName("skipped").item(0);
    assertEquals("absent", ((Element) skipped.getParentNode()).getAttribute("name"));
    assertEquals("UNKNOWN RESTART <&>", skipped.getAttribute("message"));
  }

  private static Set<String> names(JsonNode node) {
    Set<String> names = new TreeSet<>();
    node.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private Element suite() throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(junit.toFile())
        .getDocumentElement();
  }
}
