package org.katachi.conformance.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Broken lines stay single lines, end no game, and are the same for the same seed. */
class BrokenLinesTest {

  private static final int COUNT = 5_000;

  @Test
  void theSameSeedMakesTheSameLines() {
    assertEquals(lines(7), lines(7));
    assertNotEquals(lines(7), lines(8));
  }

  @Test
  void noLineContainsALineEnd() {
    for (BrokenLine line : lines(1)) {
      assertFalse(line.text().contains("\n") || line.text().contains("\r"), line::toString);
    }
  }

  @Test
  void noLineIsACommandThatTakesNoArgument() {
    for (BrokenLine line : lines(2)) {
      assertFalse(line.text().matches("(?is)\\s*(BEGIN|RESTART|ABOUT|END|YX).*"), line::toString);
    }
  }

  @Test
  void everyBoardIsClosed() {
    int open = 0;
    for (BrokenLine line : lines(3)) {
      open += line.text().equals("BOARD") ? 1 : line.text().equals("DONE") ? -1 : 0;
      assertTrue(open == 0 || open == 1, "blocks within blocks");
    }
    assertEquals(0, open);
  }

  @Test
  void infoAndBlankLinesHaveNoAnswer() {
    for (BrokenLine line : lines(4)) {
      boolean silent = line.text().isBlank() || line.text().startsWith("INFO");
      assertEquals(!silent, line.mayBeRefused(), line::toString);
    }
  }

  private static List<BrokenLine> lines(long seed) {
    BrokenLines source = new BrokenLines(seed);
    List<BrokenLine> lines = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      lines.addAll(source.next());
    }
    return lines;
  }
}
