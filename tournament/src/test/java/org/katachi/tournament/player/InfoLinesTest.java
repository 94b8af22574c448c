package org.katachi.tournament.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.ReplyLine;

class InfoLinesTest {

  @Test
  void anAnswerTellsTheThoughtOfItsMessages() {
    MoveReply answer = Replies.move(new Point(7, 7), "Depth 3-4 | Eval 12");
    assertEquals("12", answer.searchInfo().orElseThrow().evaluation().orElseThrow().toString());
    assertEquals(Optional.of("Depth 3-4 | Eval 12"), answer.message());
  }

  @Test
  void ofManyLinesTheLastAreKept() {
    InfoLines infoLines = new InfoLines();
    IntStream.range(0, 1_000)
        .forEach(i -> infoLines.add(new ReplyLine((i % 2 == 0 ? "message " : "DEBUG ") + i)));
    assertEquals(
        IntStream.range(400, 500).mapToObj(i -> 2 * i).map(String::valueOf).toList(),
        infoLines.messages());
    assertEquals(9, infoLines.lastMessages().size());
    assertEquals("998", infoLines.lastMessages().get(8));
    infoLines.add(new ReplyLine("MESSAGE " + "x".repeat(4_000)));
    assertEquals(100, infoLines.messages().size());
    assertEquals("x".repeat(1_000), infoLines.lastMessage().orElseThrow());
  }

  /** They go to the terminal, the page and the exports. */
  @Test
  void noMessageHasControlCharacters() {
    InfoLines infoLines = new InfoLines();
    infoLines.add(new ReplyLine("MESSAGE depth\t3 \u001b[2J\u0007 ev 5"));
    assertEquals(List.of("depth 3 \\x1b[2J\\x07 ev 5"), infoLines.messages());
  }
}
