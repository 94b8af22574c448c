package org.katachi.protocol.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
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

  private static final ReceivedLine ARRIVAL = new ReceivedLine(41, true);

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
        arguments("begin, please", unknown("begin, please")),
        arguments("BEGIN please", request(Kind.BEGIN)),
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
        arguments("YXBOARD", request(Kind.YXBOARD)),
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
        arguments("yxshowforbid", request(Kind.YXSHOWFORBID)),
        arguments("yxshowinfo", request(Kind.YXSHOWINFO)),
        arguments("yxhashclear", request(Kind.YXHASHCLEAR)),
        arguments("yxhashdump", file(Kind.YXHASHDUMP, "")),
        arguments("yxhashdump  C:\\a b.bin ", file(Kind.YXHASHDUMP, "C:\\a b.bin")),
        arguments("yxhashload /tmp/A", file(Kind.YXHASHLOAD, "/tmp/A")),
        arguments("yxshowhashusage", request(Kind.YXSHOWHASHUSAGE)),
        arguments("yxblock", request(Kind.YXBLOCK)),
        arguments("yxblockundo", request(Kind.YXBLOCKUNDO)),
        arguments("yxblockreset", request(Kind.YXBLOCKRESET)),
        arguments("yxnbest 5", request(Kind.YXNBEST, 5)),
        arguments("yxbalanceone 100", request(Kind.YXBALANCEONE, 100)),
        arguments("yxbalancetwo", request(Kind.YXBALANCETWO, 0)),
        arguments("yxsearchdefend", request(Kind.YXSEARCHDEFEND)),
        arguments("yxquerydatabaseall", other("yxquerydatabaseall")),
        arguments("YXFORBID add 7 7 0", other("YXFORBID add 7 7 0")),
        arguments("ENDE", unknown("ENDE")),
        arguments("STARTUP 15", unknown("STARTUP 15")),
        arguments("TURN7,7", unknown("TURN7,7")),
        arguments("7;7;1", unknown("7;7;1")),
        arguments("7,7,1,1", unknown("7,7,1,1")),
        arguments("7,,1", unknown("7,,1")),
        arguments("7", unknown("7")),
        arguments(",", unknown(",")),
        arguments("", unknown("")));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aLineIsACommand(String line, Command command) {
    assertEquals(command, CommandParser.parse(line, ARRIVAL));
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
        "YXNBEST",
        "YXNBEST x",
        "YXNBEST 1,2",
        "YXBALANCEONE x",
      })
  void aKnownCommandWithWrongParametersIsMalformed(String line) {
    Request command = assertInstanceOf(Request.class, CommandParser.parse(line, ARRIVAL));
    assertEquals(Kind.MALFORMED, command.kind());
    String word = line.split(" ", 2)[0];
    assertTrue(command.text().startsWith(word), command.text());
    assertTrue(command.text().contains("expected"), command.text());
  }

  @Test
  void digitsOfOtherScriptsAreNoNumbers() {
    Command command = CommandParser.parse("START \u0661\u0665", ARRIVAL);
    assertEquals(Kind.MALFORMED, assertInstanceOf(Request.class, command).kind());
  }

  @Property
  void everyTextIsACommand(@ForAll String text) {
    assertNotNull(CommandParser.parse(text, ARRIVAL));
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
    return new Request(kind, IntStream.of(numbers).boxed().toList(), "", ARRIVAL);
  }

  private static Command other(String line) {
    return new Request(Kind.YX, List.of(), line, ARRIVAL);
  }

  private static Command file(Kind kind, String path) {
    return new Request(kind, List.of(), path, ARRIVAL);
  }

  private static Command unknown(String line) {
    return new Request(Kind.UNKNOWN, List.of(), line, ARRIVAL);
  }
}
