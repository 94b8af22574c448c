package org.katachi.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardSizeTest {

  @ParameterizedTest
  @CsvSource({"15, 15, 15", "5, 5, 5", "40, 40, 40", "30x20, 30, 20", "30X20, 30, 20"})
  void aSizeIsOneSideOrTwo(String text, int width, int height) {
    assertEquals(new Geometry(width, height), BoardSize.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "x", "4", "41", "41x15", "15x4", "15x", "x15", "9x9x9", "-9", "big", "015"})
  void anythingElseIsRefused(String text) {
    Exception refusal = assertThrows(IllegalArgumentException.class, () -> BoardSize.parse(text));
    assertEquals(
        text + " is not a board size; a side has 5 to 40 points, as 15 or 30x20",
        refusal.getMessage());
  }
}
