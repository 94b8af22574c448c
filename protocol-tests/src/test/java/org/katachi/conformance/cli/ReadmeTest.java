package org.katachi.conformance.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.conformance.format.ConversationFiles;
import org.katachi.conformance.format.ConversationParser;
import org.katachi.conformance.report.FakeResults;
import org.katachi.conformance.report.ReadinessVerdict;
import org.katachi.conformance.report.TextReport;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.Runners;
import org.katachi.conformance.runner.Status;
import org.katachi.conformance.script.Conversation;

/** The README shows what really happens. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brain is a Unix program")
class ReadmeTest {

  private static final Path PACKAGED =
      Path.of("..", "target", "pbrain-katachi").toAbsolutePath().normalize();
  private static final Path SAMPLE = Path.of("src", "test", "resources", "sample");

  @TempDir Path folder;

  private String readme;

  @BeforeEach
  void read() throws IOException {
    readme = Files.readString(Path.of("README.md"));
  }

  @Test
  void theExampleOfFiveMinutesRunsAsPrinted() throws Exception {
    Conversation conversation =
        ConversationParser.parse("mine", "takes-it-back", blockAfter("`mine/takes-it-back.talk`:"));
    ConversationResult result = Runners.of(List.of(PACKAGED.toString())).run(conversation);
    assertEquals(
        Status.PASSED,
        result.status(),
        () -> result.transcript() + " " + result.mismatch() + result.reason());
  }

  @Test
  void theSampleIsWhatTheKitPrints() throws Exception {
    List<String> command =
        new ScriptedBrain()
            .on("ABOUT", "echo 'name=\"blind\", version=\"1.0\"'")
            .on("RECTSTART*", "echo ERROR rectangular boards")
            .on("BEGIN", "echo 7,7")
            .on("TURN*", "echo 7,8")
            .write(folder.resolve("blind"));
    StringWriter out = new StringWriter();
    int code =
        Conformance.commandLine()
            .setOut(new PrintWriter(out))
            .execute("--brain=" + String.join(" ", command), SAMPLE.toString());
    assertEquals(1, code);
    assertEquals(
        withoutMeasurements(blockAfter("it prints:")), withoutMeasurements(out.toString()));
  }

  @Test
  void theVerdictOnABrainThatPassesEverythingCountsTheConversations() throws Exception {
    List<ConversationResult> results =
        ConversationFiles.shipped().stream()
            .map(conversation -> FakeResults.of(conversation, Status.PASSED))
            .toList();
    StringWriter out = new StringWriter();
    new TextReport(new PrintWriter(out))
        .writeWrapped(ReadinessVerdict.of(results, true).sentence());
    assertTrue(readme.contains("\n\n" + out.toString().indent(4) + "\n"), out::toString);
  }

  /** Measured values and their widths differ from run to run. */
  private static String withoutMeasurements(String text) {
    return text.lines()
        .map(line -> line.replaceAll(" +[0-9.,]+ (?=ms|s|MB)", " N "))
        .filter(line -> !line.matches("[0-9]+ exits: .*|memory: .*"))
        .collect(Collectors.joining("\n"))
        .strip();
  }

  @Test
  void everyOptionIsExplainedAndNoneIsInvented() {
    StringWriter help = new StringWriter();
    Conformance.commandLine().setOut(new PrintWriter(help)).execute("--help");
    Set<String> options = options(help.toString());
    options.removeAll(List.of("--help", "--version"));
    assertEquals(options, options(readme));
  }

  @Test
  void everyVerbOfTheTableCanBeWritten() throws Exception {
    int start = readme.indexOf("| verb |");
    String table = readme.substring(start, readme.indexOf("\n\n", start));
    Matcher row = Pattern.compile("(?m)^\\| (`.*?) \\|").matcher(table);
    int rows = 0;
    while (row.find()) {
      String lines =
          Pattern.compile("`(.*?)`")
              .matcher(row.group(1))
              .results()
              .map(match -> match.group(1))
              .collect(Collectors.joining("\n"))
              .replaceAll("\\b(MS|MB|N)\\b", "3")
              .replaceAll("\\bPOINTS?\\b", "7,7");
      ConversationParser.parse("theme", "name", "title T\n" + lines + "\n");
      rows++;
    }
    assertTrue(rows > 20, "rows: " + rows);
  }

  private static Set<String> options(String text) {
    return Pattern.compile("--[a-z][a-z-]*")
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The first block between fences after a text. */
  private String blockAfter(String text) {
    Matcher matcher =
        Pattern.compile(Pattern.quote(text) + "\\s*```\n(.*?)```", Pattern.DOTALL).matcher(readme);
    assertTrue(matcher.find(), "no block after " + text);
    return matcher.group(1);
  }
}
