package org.katachi.conformance.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Point;
import org.katachi.conformance.script.CommandSender;
import org.katachi.conformance.script.Conversation;
import org.katachi.conformance.script.Level;
import org.katachi.conformance.script.LineEnding;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.ScriptLine;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.step.CheckMemory;
import org.katachi.conformance.step.ExpectAny;
import org.katachi.conformance.step.ExpectExit;
import org.katachi.conformance.step.ExpectLine;
import org.katachi.conformance.step.ExpectMove;
import org.katachi.conformance.step.ExpectMove.Condition;
import org.katachi.conformance.step.ExpectSilence;
import org.katachi.conformance.step.Repeat;
import org.katachi.conformance.step.SendLine;
import org.katachi.conformance.step.SendTurn;

/** The format of conversations as in the kit's README. */
class ConversationParserTest {

  private final CommandSender commands = mock(CommandSender.class);
  private final ScriptContext context = mock(ScriptContext.class);

  @BeforeEach
  void sendsCommands() {
    when(context.commands()).thenReturn(commands);
  }

  @Test
  void theHeaderHasTitleAndNeeds() throws ConversationSyntaxException {
    Conversation conversation =
        parse(
            """
            title A thing
            optional
            needs rule 4
            needs board 30,20
            """);
    assertEquals("theme/name", conversation.path());
    assertEquals("A thing", conversation.title());
    assertTrue(conversation.optional());
    assertEquals(4, conversation.needs().rules().orElseThrow().info());
    assertEquals("30x20", conversation.needs().board().orElseThrow().toString());
  }

  @Test
  void commentsAndBlankLinesCountAsLinesOnly() throws ConversationSyntaxException {
    List<ScriptLine> lines = parse("title T\n# no\n\n  > START 15\n").lines();
    assertEquals(List.of(new ScriptLine(4, "> START 15", 10_000, new SendLine("START 15"))), lines);
  }

  @Test
  void whatIsSentKeepsItsBlanks() throws ConversationSyntaxException {
    assertEquals(new SendLine("  TURN 7 , 7 "), step(">   TURN 7 , 7 "));
    assertEquals(new SendLine(""), step(">"));
  }

  @Test
  void aMoveMayHaveANameAndACondition() throws ConversationSyntaxException {
    assertEquals(move(Optional.empty(), Condition.NONE), step("move"));
    assertEquals(move(Optional.of("a"), Condition.WINS), step("move $a wins"));
    assertEquals(
        move(Optional.of("a"), Condition.ONE_OF, new Point(7, 7), new Point(5, 7)),
        step("move $a one-of 7,7 f8"));
    assertEquals(move(Optional.empty(), Condition.NOT, new Point(6, 8)), step("move not g9"));
  }

  @Test
  void aLimitHoldsForOneStepAndTheDefaultForTheOthers() throws ConversationSyntaxException {
    List<ScriptLine> lines = parse("title T\nlimit 700\nwithin 50\nmove\nmove\n").lines();
    assertEquals(List.of(50, 700), lines.stream().map(ScriptLine::limitMillis).toList());
  }

  @Test
  void aLimitWaitsForTheStepThatExpectsSomething() throws ConversationSyntaxException {
    List<ScriptLine> lines =
        parse("title T\nlimit 700\nwithin 50\n> BEGIN\npause 5\nmove\nexit any\n").lines();
    assertEquals(List.of(700, 700, 50, 700), lines.stream().map(ScriptLine::limitMillis).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "within 5",
        "repeat 2\nwithin 5\nagain\nmove",
        "within 5\nwithin 5\nmove",
        "< OK\nwithin 5\nor move\nmove"
      })
  void aLimitOfNothingIsAnError(String lines) {
    ConversationSyntaxException thrown =
        assertThrows(ConversationSyntaxException.class, () -> parse("title T\n" + lines + "\n"));
    assertTrue(
        thrown.getMessage().endsWith(": no reply or exit is expected within the 5 ms before"),
        thrown::getMessage);
  }

  @Test
  void groupsMayBeRepeatedWithinGroups() throws ConversationSyntaxException {
    Step step = parse("title T\nrepeat 3\nrepeat 2\nmove\nagain\nagain\n").lines().get(0).step();
    Repeat outer = (Repeat) step;
    Repeat inner = (Repeat) outer.lines().get(0).step();
    assertEquals(List.of(3, 2), List.of(outer.times(), inner.times()));
  }

  @Test
  void bytesAreHexadecimalAndMayBeRepeated() throws Exception {
    step("bytes ff 41*1000").run(context);
    byte[] bytes = new byte[1 + 1000];
    Arrays.fill(bytes, (byte) 65);
    bytes[0] = (byte) 255;
    verify(commands).sendBytes(bytes);
  }

  @Test
  void oneReplyMayBeOneOfSeveral() throws ConversationSyntaxException {
    ScriptLine line = parse("title T\nwithin 50\n< OK\nor move\nor < NO\n").lines().get(0);
    assertEquals(
        new ExpectAny(
            List.of(
                new ExpectLine("OK"),
                move(Optional.empty(), Condition.NONE),
                new ExpectLine("NO"))),
        line.step());
    assertEquals("< OK or move or < NO", line.text());
    assertEquals(50, line.limitMillis());
  }

  @Test
  void aReplyThatCanBeOneOfSeveralSetsNoVariable() {
    ConversationSyntaxException thrown =
        assertThrows(ConversationSyntaxException.class, () -> parse("title T\n< OK\nor move $a\n"));
    assertTrue(thrown.getMessage().endsWith("a reply that can be one of several sets no variable"));
  }

  @Test
  void theLevelIsProtocolUnlessTheFileSaysOtherwise() throws ConversationSyntaxException {
    assertEquals(Level.PROTOCOL, parse("title T\n").level());
    assertEquals(Level.COMPETITION, parse("title T\ncompetition\n").level());
    assertEquals(Level.EXTRA, parse("title T\nextra\n").level());
    assertTrue(parse("title T\nneeds board $size\n").needs().playsDefaultGame());
  }

  @Test
  void aLineEndingHoldsFromHereOn() throws Exception {
    step("line-ending cr").run(context);
    verify(commands).use(LineEnding.CR);
  }

  @Test
  void otherVerbs() throws ConversationSyntaxException {
    assertEquals(new ExpectExit(OptionalInt.of(0)), step("exit 0"));
    assertEquals(new ExpectExit(OptionalInt.empty()), step("exit any"));
    assertEquals(new CheckMemory(CheckMemory.Kind.GROWTH, 20), step("memory growth 20"));
    assertEquals(new ExpectSilence(300, true), step("refusals 300"));
    assertEquals(new SendTurn(Optional.of(new Point(6, 6)), Optional.of("t")), step("turn 6,6 $t"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          say START 15     | no such verb: say
          > TURN $a        | $a has no value here; $$ stands for a dollar
          again            | 'again' without 'repeat'
          repeat 2         | 'repeat' without 'again'
          move one-of      | 'one-of' and 'not' take points, 'wins' takes none
          move at 7,7      | expected $name, one-of, not or wins, not 'at'
          move not 77      | no point like 7,7 or h8: 77
          bytes 1          | no byte like 0d or 41*100: 1
          pause soon       | expected a number from 0, not 'soon'
          needs rule 5     | no game has rule 5
          or < OK          | 'or' and the line before it must expect a reply
          needs board 0    | no board is 0 wide and 0 high
          needs board $a   | expected a number from 0, not '$a'
          suspend it       | nothing can follow 'suspend': it
          ~ (              | no pattern: Unclosed group
          """)
  void anErrorNamesItsLine(String line, String reason) {
    ConversationSyntaxException thrown =
        assertThrows(ConversationSyntaxException.class, () -> parse("title T\n" + line + "\n"));
    assertEquals("theme/name, line 2: " + reason, thrown.getMessage());
  }

  @Test
  void aTitleIsNeeded() {
    assertThrows(ConversationSyntaxException.class, () -> parse("> START 15\n"));
  }

  private static ExpectMove move(Optional<String> variable, Condition condition, Point... points) {
    return new ExpectMove(variable, condition, List.of(points));
  }

  private static Step step(String line) throws ConversationSyntaxException {
    return parse("title T\n" + line + "\n").lines().get(0).step();
  }

  private static Conversation parse(String text) throws ConversationSyntaxException {
    return ConversationParser.parse("theme", "name", text);
  }
}
