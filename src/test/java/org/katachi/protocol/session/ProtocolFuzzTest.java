package org.katachi.protocol.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Whatever a manager sends, the brain goes on: it writes protocol lines only, logs no failure, and
 * plays a game afterwards.
 */
@Timeout(120)
class ProtocolFuzzTest {

  private static final int LINES = 100_000;
  private static final long SEED = 20_260_601;

  private static final String THE_END = "FUZZ IS OVER";

  /** Half of them are frequent commands, so that there are games. */
  private static final String[] COMMANDS = {
    "START #",
    "START 5",
    "START # #",
    "RECTSTART #,#",
    "RESTART",
    "BEGIN",
    "TURN #,#",
    "TURN #,#",
    "TURN #,#",
    "PLAY #,#",
    "TAKEBACK #,#",
    "BOARD",
    "#,#,1",
    "#,#,2",
    "#,#,1",
    "#,#,2",
    "#,#,3",
    "#,#",
    "DONE",
    "DONE",
    "YXBOARD",
    "SWAP2BOARD",
    "YXSHOWFORBID",
    "YXSTOP",
    "STOP",
    "STOP #",
    "RELOADCONFIG",
    "RELOADCONFIG #",
    "YXFOO #",
    "YXSHOWINFO",
    "YXHASHCLEAR",
    "YXBLOCK",
    "YXBLOCK\n#,#\nDONE",
    "YXBLOCKUNDO\n#,#\nDONE",
    "YXBLOCKRESET",
    "YXNBEST #",
    "YXBALANCEONE",
    "YXBALANCETWO #",
    "YXHASHDUMP",
    "YXHASHDUMP #",
    "YXHASHLOAD",
    "YXHASHLOAD #",
    "YXSHOWHASHUSAGE",
    "YXSWAP2STEP1",
    "YXSWAP2STEP2",
    "YXSWAP2STEP3",
    "YXQUERYDATABASEALL\n#,#\n#,#\nDONE",
    "ABOUT",
    "INFO rule #",
    "INFO timeout_turn #",
    "INFO timeout_match #",
    "INFO time_left #",
    "INFO time_increment #",
    "INFO max_memory #",
    "INFO max_memory 0",
    "INFO game_type #",
    "INFO folder #",
    "INFO evaluate #,#",
    "INFO show_detail #",
    "INFO strength #",
    "INFO thread_num #",
    "INFO hash_size #",
    "INFO max_depth #",
    "INFO max_node #",
    "INFO pondering #",
    "INFO # #",
    "INFO",
    "MESSAGE #",
    "FOO #",
    "BOARD\n#,#,2\nDONE",
    "BOARD #,#,2 DONE",
    "BOARD #,#,1 #,#,2",
    "#,#,1 #,#,2 DONE",
    "YXBOARD #,#,1 #,#,1 DONE",
    "SWAP2BOARD 0,0 #,1 #,2 DONE",
    "YXBLOCK #,# DONE",
    "YXBOARD\n#,#,1\n#,#,2\nDONE",
    "SWAP2BOARD\n0,0\n#,1\n#,2\nDONE",
    "SWAP2BOARD\n0,0\n#,1\n#,2\n#,3\n#,4\nDONE",
  };

  private static final String[] NUMBERS = {
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "7",
    "10",
    "15",
    "20",
    "40",
    "41",
    "-1",
    "2147483647",
    "2147483648",
    "-2147483649",
    "2305843009213693952",
    "99999999999999999999",
    "",
    "x",
    "1.5",
    "+3",
    "0x1",
    "\u00e9",
  };

  private static final String[] LINE_ENDS = {"\r\n", "\n", "\r", "\n\n", " \r\n"};

  private static final Pattern PROTOCOL_LINE =
      Pattern.compile(
          "OK|SWAP|\\d+,\\d+|\\d+,\\d+ \\d+,\\d+|0,0 1,0 2,0|FORBID (\\d{4})*\\.|name=\".*\""
              + "|(ERROR|UNKNOWN|MESSAGE|INFO) [ -~]+");

  private final Random random = new Random(SEED);

  @Test
  void anythingCanBeSent() throws InterruptedException {
    TestManager manager = new TestManager(FirstPointBrain.brain());
    manager.send(fuzz());
    manager.send("DONE", THE_END);
    List<String> replies = manager.repliesUpTo("UNKNOWN " + THE_END);
    for (String reply : replies) {
      assertTrue(PROTOCOL_LINE.matcher(reply).matches(), reply);
    }
    assertTrue(replies.stream().filter(reply -> reply.equals("OK")).count() > 1_000);
    assertTrue(replies.contains("SWAP"));
    assertTrue(replies.stream().noneMatch(reply -> reply.startsWith("ERROR internal")));
    playNormally(manager);
    assertEquals("", manager.log());
  }

  private static void playNormally(TestManager manager) throws InterruptedException {
    manager.send("INFO rule 0", "INFO max_memory 0", "INFO show_detail 0", "YXBLOCKRESET");
    manager.send("START 15");
    manager.expect("OK");
    manager.send("BEGIN");
    manager.repliesUpTo("0,0");
    manager.send("TURN 1,0");
    manager.repliesUpTo("2,0");
    manager.send("END");
    manager.expectEnd();
  }

  private byte[] fuzz() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int i = 0; i < LINES; i++) {
      String line = line();
      String separated = ends(line) ? "" : line + oneOf(LINE_ENDS);
      bytes.writeBytes(separated.getBytes(StandardCharsets.ISO_8859_1));
    }
    return bytes.toByteArray();
  }

  /** Whether a line has an END, which would end the test. */
  private static boolean ends(String line) {
    for (String part : line.split("[\r\n]", -1)) {
      if (part.trim().toUpperCase(Locale.ROOT).startsWith("END")) {
        return true;
      }
    }
    return false;
  }

  private String line() {
    return switch (random.nextInt(8)) {
      case 0 -> garbage(random.nextInt(40));
      case 1 -> mutated(command());
      case 2 -> random.nextInt(100) == 0 ? garbage(10_000) : mutated(mutated(command()));
      default -> command();
    };
  }

  private String command() {
    StringBuilder line = new StringBuilder();
    for (char character : oneOf(COMMANDS).toCharArray()) {
      line.append(character == '#' ? number() : String.valueOf(character));
    }
    return line.toString();
  }

  private String number() {
    return random.nextInt(3) == 0 ? oneOf(NUMBERS) : String.valueOf(random.nextInt(9));
  }

  private String mutated(String line) {
    StringBuilder changed = new StringBuilder(line);
    int at = random.nextInt(line.length() + 1);
    switch (random.nextInt(4)) {
      case 0 -> changed.insert(at, anyCharacter());
      case 1 -> changed.insert(at, ' ');
      case 2 -> changed.setLength(at);
      default -> changed.append(line);
    }
    return random.nextBoolean() ? changed.toString() : changed.toString().toLowerCase(Locale.ROOT);
  }

  private String garbage(int length) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < length; i++) {
      line.append(anyCharacter());
    }
    return line.toString();
  }

  private char anyCharacter() {
    return (char) random.nextInt(256);
  }

  private String oneOf(String[] choices) {
    return choices[random.nextInt(choices.length)];
  }
}
