package org.katachi.protocol.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.Coverage;
import org.katachi.protocol.command.Command.Kind;
import org.katachi.protocol.command.Command.Request;
import org.katachi.protocol.io.ReceivedLine;

@StatisticsReport(onFailureOnly = true)
class CommandParserTest {

  static Stream<Arguments> commands() {
    return Stream.of(
        arguments("START 20", request(Kind.START, 20, 20)),
        arguments("start 20", request(Kind.START, 20, 20)),
        arguments("  Start \t 20  ", request(Kind.START, 20, 20)),
        arguments("START 15 15", request(Kind.START, 15, 15)),
        arguments("START 15 20", request(Kind.START, 15, 20)),
        arguments("START  15\t15 ", request(Kind.START, 15, 15)),
        arguments("START -1", request(Kind.START, -1, -1)),
        arguments(
            "START 99999999999999999999",
            request(Kind.START, Integer.MAX_VALUE, Integer.MAX_VALUE)),
        arguments("RECTSTART 30,20", request(Kind.RECTSTART, 30, 20)),
        arguments("RECTSTART 30 , 20", request(Kind.RECTSTART, 30, 20)),
        arguments("RESTART", request(Kind.RESTART)),
        arguments("BEGIN", request(Kind.BEGIN)),
        arguments("begin, please", request(Kind.UNKNOWN)),
        arguments("TURN 10,11", request(Kind.TURN, 10, 11)),
        arguments("turn   10 ,\t11", request(Kind.TURN, 10, 11)),
        arguments("TURN +1,-1", request(Kind.TURN, 1, -1)),
        arguments("TURN 007,0", request(Kind.TURN, 7, 0)),
        arguments(
            "TURN 2147483648,-99999999999",
            request(Kind.TURN, Integer.MAX_VALUE, Integer.MIN_VALUE)),
        arguments("PLAY 0,0", request(Kind.PLAY, 0, 0)),
        arguments("TAKEBACK 9,10", request(Kind.TAKEBACK, 9, 10)),
        arguments("BOARD", request(Kind.BOARD)),
        arguments("YXBOARD", request(Kind.YIXIN)),
        arguments("swap2board", request(Kind.SWAP2BOARD)),
        arguments("7,8,1", request(Kind.STONE, 7, 8, 1)),
        arguments(" 7 , 8 , 2 ", request(Kind.STONE, 7, 8, 2)),
        arguments("7,8", request(Kind.STONE, 7, 8)),
        arguments("-7,8,3", request(Kind.STONE, -7, 8, 3)),
        arguments("Done", request(Kind.DONE)),
        arguments("INFO timeout_turn 1000", new Command.Info("timeout_turn", "1000")),
        arguments("INFO TIME_LEFT   -859 ", new Command.Info("TIME_LEFT", "-859")),
        arguments("INFO folder C:\\My Brains\\x", new Command.Info("folder", "C:\\My Brains\\x")),
        arguments("INFO evaluate 3,4", new Command.Info("evaluate", "3,4")),
        arguments("INFO timeout_turn", new Command.Info("timeout_turn", "")),
        arguments("INFO", new Command.Info("", "")),
        arguments("ABOUT", request(Kind.ABOUT)),
        arguments("END", new Command.End()),
        arguments("End now", new Command.End()),
        arguments("YXSTOP", new Command.Stop()),
        arguments("stop", new Command.Stop()),
        arguments("RELOADCONFIG config.toml", request(Kind.YIXIN)),
        arguments("yxshowforbid", request(Kind.YIXIN)),
        arguments("yxhashdump  C:\\a b.bin ", request(Kind.YIXIN)),
        arguments("YXFORBID add 7 7 0", request(Kind.YIXIN)),
        arguments("ENDE", request(Kind.UNKNOWN)),
        arguments("STARTUP 15", request(Kind.UNKNOWN)),
        arguments("TURN7,7", request(Kind.UNKNOWN)),
        arguments("7;7;1", request(Kind.UNKNOWN)),
        arguments("7,7,1,1", request(Kind.UNKNOWN)),
        arguments("7,,1", request(Kind.UNKNOWN)),
        arguments("7", request(Kind.UNKNOWN)),
        arguments(",", request(Kind.UNKNOWN)),
        arguments("", request(Kind.UNKNOWN)));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aLineIsACommand(String line, Command command) {
    ReceivedLine received = received(line);
    Command expected =
        command instanceof Request request
            ? new Request(request.kind(), request.numbers(), received.text(), received)
            : command;
    assertEquals(expected, CommandParser.parse(received));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "START",
        "START fifteen",
        "START 15.0",
        "START 15,15",
        "START 15 15 15",
        "START 15 x",
        "START x 15",
        "RECTSTART",
        "RECTSTART 30",
        "RECTSTART 30x20",
        "RECTSTART 30,20,10",
        "TURN",
        "TURN 7",
        "TURN 7 7",
        "TURN 7,",
        "TURN ,7",
        "TURN 7,7,7",
        "TURN a,b",
        "TURN 0x7,7",
        "TURN --7,7",
        "TURN 7,7 please",
        "PLAY h8",
        "TAKEBACK",
        "RESTART 15",
        "BEGIN please",
        "DONE 7,7",
        "ABOUT you",
        "STOP it",
        "YXSTOP 1",
      })
  void aKnownCommandWithWrongParametersIsMalformed(String line) {
    Request command = assertInstanceOf(Request.class, CommandParser.parse(received(line)));
    assertEquals(Kind.MALFORMED, command.kind());
    String word = line.split(" ", 2)[0];
    assertTrue(command.text().startsWith(word), command.text());
    assertTrue(command.text().contains("expected"), command.text());
  }

  static Stream<Arguments> linesOfSeveralCommands() {
    return Stream.of(
        arguments("BOARD 7,7,1 8,8,2 DONE", List.of("BOARD", "7,7,1", "8,8,2", "DONE")),
        arguments("board\t7,7,1  done", List.of("board", "7,7,1", "done")),
        arguments("BOARD 7 , 7,1 8, 8 ,2", List.of("BOARD", "7 , 7,1", "8, 8 ,2")),
        arguments("YXBOARD DONE", List.of("YXBOARD", "DONE")),
        arguments(
            "SWAP2BOARD 7,7 8,7 9,9 DONE", List.of("SWAP2BOARD", "7,7", "8,7", "9,9", "DONE")),
        arguments("YXBLOCK 7,7 DONE", List.of("YXBLOCK", "7,7", "DONE")),
        arguments("YXBLOCKUNDO 7,7 DONE", List.of("YXBLOCKUNDO", "7,7", "DONE")),
        arguments("7,7,1 8,8,2", List.of("7,7,1", "8,8,2")),
        arguments("8,8,2 DONE", List.of("8,8,2", "DONE")));
  }

  @ParameterizedTest
  @MethodSource("linesOfSeveralCommands")
  void theStonesOfABlockMayStandInOneLine(String line, List<String> texts) {
    List<Command> commands = CommandParser.parseAll(received(line));
    List<Command> expected =
        texts.stream().map(text -> CommandParser.parse(received(text))).toList();
    assertEquals(expected, commands);
  }

  @ParameterizedTest
  @ValueSource(strings = {"BOARD hello DONE", "BOARD BEGIN DONE", "BOARD 7;7;1 DONE"})
  void whatIsNoStoneInTheLineOfABlockIsUnknownThere(String line) {
    List<Command> commands = CommandParser.parseAll(received(line));
    assertEquals(3, commands.size());
    assertEquals(Kind.UNKNOWN, assertInstanceOf(Request.class, commands.get(1)).kind());
  }

  @ParameterizedTest
  @ValueSource(strings = {"7 , 8 , 2", "TURN 7 , 7", "FOO 7,7 8,8 DONE", "YXNBEST 1,2", "x 7,7,1"})
  void anyOtherLineIsOneCommand(String line) {
    assertEquals(
        List.of(CommandParser.parse(received(line))), CommandParser.parseAll(received(line)));
  }

  @Test
  void digitsOfOtherScriptsAreNoNumbers() {
    Command command = CommandParser.parse(received("START \u0661\u0665"));
    assertEquals(Kind.MALFORMED, assertInstanceOf(Request.class, command).kind());
  }

  @Property
  void everyTextIsACommand(@ForAll String text) {
    assertNotNull(CommandParser.parse(received(text)));
    assertFalse(CommandParser.parseAll(received(text)).isEmpty());
  }

  @Property
  void anyNumberIsRead(@ForAll long number) {
    long expected = Math.max(number, -Long.MAX_VALUE);
    assertEquals(expected, ProtocolNumbers.parse(Long.toString(number)).orElseThrow());
    Coverage.mustOccur("a number below zero", number < 0);
  }

  @Test
  void theSmallestNumberHasNoCounterpartAndIsReadAsTheNextOne() {
    assertEquals(
        -Long.MAX_VALUE, ProtocolNumbers.parse(Long.toString(Long.MIN_VALUE)).orElseThrow());
  }

  @Property
  void anyListIsRead(@ForAll List<Integer> numbers) {
    StringBuilder text = new StringBuilder();
    for (int number : numbers) {
      text.append(text.isEmpty() ? "" : " , ").append(number);
    }
    assertEquals(numbers, ProtocolNumbers.parseList(text.toString()));
    Coverage.mustOccur("several numbers", numbers.size() > 1);
  }

  private static Command request(Kind kind, int... numbers) {
    return new Request(kind, IntStream.of(numbers).boxed().toList(), "", received(""));
  }

  /** A line as it is read: without blanks at its ends. */
  private static ReceivedLine received(String line) {
    return new ReceivedLine(line.trim(), 41, true);
  }
}
