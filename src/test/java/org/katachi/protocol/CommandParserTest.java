package org.katachi.protocol;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Point;

class CommandParserTest {

  static Stream<Arguments> commands() {
    return Stream.of(
        arguments("START 20", new Command.Start(20)),
        arguments("start 20", new Command.Start(20)),
        arguments("  Start \t 20  ", new Command.Start(20)),
        arguments("START -1", new Command.Start(-1)),
        arguments("START 99999999999999999999", new Command.Start(Integer.MAX_VALUE)),
        arguments("RECTSTART 30,20", new Command.RectStart(30, 20)),
        arguments("RECTSTART 30 , 20", new Command.RectStart(30, 20)),
        arguments("RESTART", new Command.Restart()),
        arguments("BEGIN", new Command.Begin()),
        arguments("begin, please", new Command.Unknown("begin, please")),
        arguments("BEGIN please", new Command.Begin()),
        arguments("TURN 10,11", new Command.Turn(new Point(10, 11))),
        arguments("turn   10 ,\t11", new Command.Turn(new Point(10, 11))),
        arguments("TURN +1,-1", new Command.Turn(new Point(1, -1))),
        arguments("TURN 007,0", new Command.Turn(new Point(7, 0))),
        arguments(
            "TURN 2147483648,-99999999999",
            new Command.Turn(new Point(Integer.MAX_VALUE, Integer.MIN_VALUE))),
        arguments("PLAY 0,0", new Command.Play(new Point(0, 0))),
        arguments("TAKEBACK 9,10", new Command.Takeback(new Point(9, 10))),
        arguments("BOARD", new Command.BlockStart(BlockKind.BOARD)),
        arguments("YXBOARD", new Command.BlockStart(BlockKind.YXBOARD)),
        arguments("swap2board", new Command.BlockStart(BlockKind.SWAP2BOARD)),
        arguments("7,8,1", new Command.StoneLine(new Point(7, 8), 1)),
        arguments(" 7 , 8 , 2 ", new Command.StoneLine(new Point(7, 8), 2)),
        arguments("7,8", new Command.StoneLine(new Point(7, 8), 0)),
        arguments("-7,8,3", new Command.StoneLine(new Point(-7, 8), 3)),
        arguments("Done", new Command.Done()),
        arguments("INFO timeout_turn 1000", new Command.Info("timeout_turn", "1000")),
        arguments("INFO TIME_LEFT   -859 ", new Command.Info("TIME_LEFT", "-859")),
        arguments("INFO folder C:\\My Brains\\x", new Command.Info("folder", "C:\\My Brains\\x")),
        arguments("INFO evaluate 3,4", new Command.Info("evaluate", "3,4")),
        arguments("INFO timeout_turn", new Command.Info("timeout_turn", "")),
        arguments("INFO", new Command.Info("", "")),
        arguments("ABOUT", new Command.About()),
        arguments("END", new Command.End()),
        arguments("End now", new Command.End()),
        arguments("YXSTOP", new Command.YxStop()),
        arguments("yxshowforbid", new Command.YxShowForbid()),
        arguments("ENDE", new Command.Unknown("ENDE")),
        arguments("STARTUP 15", new Command.Unknown("STARTUP 15")),
        arguments("TURN7,7", new Command.Unknown("TURN7,7")),
        arguments("7;7;1", new Command.Unknown("7;7;1")),
        arguments("7,7,1,1", new Command.Unknown("7,7,1,1")),
        arguments("7,,1", new Command.Unknown("7,,1")),
        arguments("7", new Command.Unknown("7")),
        arguments(",", new Command.Unknown(",")),
        arguments("", new Command.Unknown("")));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aLineIsACommand(String line, Command command) {
    assertEquals(command, CommandParser.parse(line));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "START",
        "START fifteen",
        "START 15.0",
        "START 15,15",
        "START 15 15",
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
      })
  void aKnownCommandWithOtherParametersIsMalformed(String line) {
    Command.Malformed command =
        assertInstanceOf(Command.Malformed.class, CommandParser.parse(line));
    String word = line.split(" ", 2)[0];
    assertTrue(command.text().startsWith(word), command.text());
    assertTrue(command.text().contains("expected"), command.text());
  }

  @Test
  void digitsOfOtherScriptsAreNoNumbers() {
    assertInstanceOf(Command.Malformed.class, CommandParser.parse("START \u0661\u0665"));
  }

  @Property
  void everyTextIsACommand(@ForAll String text) {
    assertNotNull(CommandParser.parse(text));
  }

  @Property
  void numbersOfAnyTypeAreRead(@ForAll long number) {
    // The least number of all has no positive twin and is read as the next one.
    long expected = Math.max(number, -Long.MAX_VALUE);
    assertEquals(expected, Numbers.parse(Long.toString(number)).orElseThrow());
  }

  @Property
  void listsAreReadAsWritten(@ForAll int[] numbers) {
    StringBuilder text = new StringBuilder();
    for (int number : numbers) {
      text.append(text.isEmpty() ? "" : " , ").append(number);
    }
    assertArrayEquals(numbers, Numbers.parseList(text.toString()));
  }
}
