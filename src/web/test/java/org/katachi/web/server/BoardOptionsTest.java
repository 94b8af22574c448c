package org.katachi.web.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.engine.MemoryBudget;

class BoardOptionsTest {

  @Test
  void everyOptionHasADefault() {
    assertEquals(new BoardOptions(8315, 1, 64 << 20, true), BoardOptions.parse(List.of()));
  }

  @Test
  void optionsAreRead() {
    assertEquals(
        new BoardOptions(0, 4, 128 << 20, false),
        BoardOptions.parse(List.of("--port", "0", "--threads=4", "--hash", "128", "--no-open")));
  }

  @Test
  void aTableThatTheMemoryHasNoRoomForIsRefused() {
    long tooMuch = (MemoryBudget.ofProcess().maxHashBytes() >> 20) + 1;
    Exception fault =
        assertThrows(
            IllegalArgumentException.class,
            () -> BoardOptions.parse(List.of("--hash", String.valueOf(tooMuch))));
    assertEquals("--hash is not from 1 to " + (tooMuch - 1) + ": " + tooMuch, fault.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "--port=99999, --port is not from 0 to 65535: 99999",
    "--hash=big, --hash is not a whole number: big",
    "--prot=1, there is no option --prot; did you mean --port?",
  })
  void aFaultIsTold(String argument, String message) {
    Exception fault =
        assertThrows(IllegalArgumentException.class, () -> BoardOptions.parse(List.of(argument)));
    assertEquals(message, fault.getMessage());
  }
}
