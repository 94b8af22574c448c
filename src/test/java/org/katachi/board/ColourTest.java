package org.katachi.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ColourTest {

  @ParameterizedTest
  @EnumSource
  void everyColourIsKnownByItsStone(Colour colour) {
    assertEquals(colour, Colour.of(colour.stone()));
  }

  @ParameterizedTest
  @ValueSource(ints = {Stone.EMPTY, -1, 4})
  void anythingElseIsNoStone(int stone) {
    assertThrows(IllegalArgumentException.class, () -> Colour.of(stone));
  }

  @ParameterizedTest
  @EnumSource(names = {"BLACK", "WHITE"})
  void opponentIsTheSameForColoursAndStones(Colour colour) {
    assertEquals(Stone.opponent(colour.stone()), colour.opponent().stone());
    assertEquals(colour, colour.opponent().opponent());
  }

  @Test
  void aDeadStoneHasNoOpponent() {
    assertThrows(IllegalStateException.class, Colour.DEAD::opponent);
  }
}
