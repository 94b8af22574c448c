package org.katachi.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands of the Yixin extension, as Yixin-Board sends them. */
class YixinSessionTest {

  private final SessionHarness session = new SessionHarness(FirstPointBrain.brain());

  private static String last(List<String> lines) {
    return lines.get(lines.size() - 1);
  }

  @Test
  void startMayHaveTheSizeTwice() {
    assertEquals(List.of("OK"), session.send("START 15 15"));
    assertEquals("0,0", last(session.send("BEGIN")));
  }

  @Test
  void startOfAnotherBoardNamesTheCommandForIt() {
    List<String> lines = session.send("START 15 20");
    assertEquals(1, lines.size());
    assertTrue(lines.get(0).matches("ERROR START .*RECTSTART.*"), lines::toString);
  }

  @Nested
  class ACommandThatIsNotSupported {

    @ParameterizedTest
    @ValueSource(
        strings = {
          "yxfoo",
          "yxfoo\n7,7\ndone",
          "yxfoo 5\n7,7\n8,8\n9,9,1\ndone",
          "yxfoo\ndone",
          "yxfoo\n7,7\nnot a point\n8,8\ndone",
          "yxdbtotxt\nC:\\games\\a b.txt",
          "yxhashdump\nhash.bin",
        })
    void isUnknownOnceWithAllItsLines(String lines) {
      session.send("START 15", "TURN 5,5");
      String[] sent = lines.split("\n");
      assertEquals(List.of("UNKNOWN " + sent[0]), session.send(sent));
      assertEquals("1,0", last(session.send("TURN 6,6")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"yxquerydatabaseall\n7,7\ndone", "yxquerydatabaseall\ndone"})
    void isNotAnsweredIfYixinBoardSendsItUnasked(String lines) {
      assertEquals(List.of(), session.send(lines.split("\n")));
      assertEquals(List.of("OK"), session.send("START 15"));
    }

    @Test
    void takesNoLineOfTheNextCommand() {
      session.send("START 15", "yxfoo", "BOARD", "7,7,2");
      assertEquals("0,0", last(session.send("DONE")));
      assertEquals(List.of("UNKNOWN yxfoo", "UNKNOWN BAR"), session.send("yxfoo", "BAR"));
      session.send("yxfoo", "7,7", "RESTART");
      assertEquals(List.of("UNKNOWN 7,7 outside BOARD"), session.send("7,7"));
      session.send("yxhashload", "hash.bin");
      assertEquals(List.of("UNKNOWN hash.bin"), session.send("hash.bin"));
    }

    @Test
    void leavesAnImpossibleSettingToTheNextCommand() {
      session.send("START 15", "INFO rule 5");
      assertEquals(List.of(), session.send("yxquerydatabaseall", "7,7", "done"));
      assertTrue(last(session.send("ABOUT")).startsWith("ERROR rule 5"));
    }

    @Test
    void spoilsAnOpenBlock() {
      session.send("START 15");
      List<String> lines = session.send("BOARD", "7,7,2", "yxfoo", "DONE");
      assertEquals(1, lines.size());
      assertTrue(lines.get(0).startsWith("ERROR BOARD line 'yxfoo'"), lines::toString);
    }
  }
}
