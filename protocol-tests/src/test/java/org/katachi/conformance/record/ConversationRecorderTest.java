package org.katachi.conformance.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.conformance.format.ConversationParser;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.Runners;
import org.katachi.conformance.runner.Status;

/** The recorder between a manager and a brain. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brain is a shell script")
@Timeout(20)
class ConversationRecorderTest {

  @TempDir Path folder;

  @Test
  void linesAreForwardedAndCanBeRunAgain() throws Exception {
    Path file = folder.resolve("recorded.talk");
    List<String> command =
        new ScriptedBrain()
            .on("ABOUT", "echo 'name = \"x\"'")
            .on("BEGIN", "echo MESSAGE thinking; echo 7,7")
            .on("TURN*", "echo 8,8")
            .on("END", "exit 5")
            .write(folder.resolve("brain.sh"));
    String sent = "START 15\r\nABOUT\r\nBEGIN\r\nTURN 3,3\r\nEND\r\n";
    ByteArrayOutputStream received = new ByteArrayOutputStream();

    int code =
        new ConversationRecorder(file, false, command)
            .run(new ByteArrayInputStream(sent.getBytes(StandardCharsets.US_ASCII)), received);

    assertEquals(5, code);
    assertEquals(
        "OK\nname = \"x\"\nMESSAGE thinking\n7,7\n8,8\n",
        received.toString(StandardCharsets.US_ASCII));
    String text = Files.readString(file);
    assertEquals(
        List.of("> START 15", "> ABOUT", "> BEGIN", "turn 3,3", "> END"),
        text.lines().filter(line -> line.startsWith(">") || line.startsWith("turn")).toList());
    assertEquals(
        List.of("< OK", "~ (?i)name *=.*", "move", "move"),
        text.lines().filter(line -> line.matches("[<~m].*")).toList());
    assertEquals(
        Status.PASSED,
        Runners.of(command).run(ConversationParser.parse("recorded", "talk", text)).status());
  }

  @ParameterizedTest
  @ValueSource(strings = {"echo SUGGEST 7,7", "echo SUGGEST 7,7; echo MESSAGE shall I?"})
  void aMoveThatIsSuggestedAndConfirmedIsAMove(String suggestion) throws Exception {
    Path file = folder.resolve("recorded.talk");
    List<String> hesitant =
        new ScriptedBrain()
            .on("BEGIN", suggestion)
            .on("PLAY*", "echo 7,7")
            .write(folder.resolve("hesitant.sh"));
    String sent = "START 15\r\nBEGIN\r\nPLAY 7,7\r\nEND\r\n";

    new ConversationRecorder(file, false, hesitant)
        .run(
            new ByteArrayInputStream(sent.getBytes(StandardCharsets.US_ASCII)),
            OutputStream.nullOutputStream());

    List<String> straight =
        new ScriptedBrain().on("BEGIN", "echo 8,8").write(folder.resolve("straight.sh"));
    for (List<String> command : List.of(hesitant, straight)) {
      assertEquals(
          Status.PASSED,
          Runners.of(command)
              .run(ConversationParser.parse("recorded", "talk", Files.readString(file)))
              .status());
    }
  }

  /** The brain repeats a folder, as the manager wrote it. */
  @ParameterizedTest
  @CsvSource({"UTF-8, > INFO folder /José", "ISO-8859-1, bytes 49 4e 46 4f 20 66"})
  void lettersBeyondAsciiAreSentAgainAsTheyCame(String charset, String written) throws Exception {
    Path file = folder.resolve("recorded.talk");
    Path received = folder.resolve("received");
    List<String> command =
        new ScriptedBrain()
            .on("INFO*", "echo \"$line\" >>" + received + "; echo \"$line\"")
            .write(folder.resolve("echo.sh"));
    byte[] sent = "INFO folder /José\r\nEND\r\n".getBytes(charset);

    new ConversationRecorder(file, false, command)
        .run(new ByteArrayInputStream(sent), OutputStream.nullOutputStream());

    String text = Files.readString(file);
    assertTrue(text.contains("\n" + written), text);
    assertTrue(text.contains("\n< INFO folder /José\n"), text);
    byte[] first = Files.readAllBytes(received);
    Files.delete(received);
    ConversationResult result =
        Runners.of(command).run(ConversationParser.parse("recorded", "letters", text));
    assertEquals(Status.PASSED, result.status(), () -> result.mismatch().toString());
    assertArrayEquals(first, Files.readAllBytes(received));
  }

  @Test
  void eachLineEndIsKept() {
    LineSplitter splitter = new LineSplitter();
    assertEquals(List.of(), splitter.add(bytes("BEG")));
    assertEquals(
        "[SplitLine[bytes=BEGIN, ending=CRLF], SplitLine[bytes=A, ending=LF],"
            + " SplitLine[bytes=B, ending=CR]]",
        splitter.add(bytes("IN\r\nA\nB\rC")).toString());
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
