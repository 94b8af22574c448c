package org.katachi.lab.tune;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.lab.task.Task;
import org.katachi.statistics.Outcome;

class PairTaskTest {

  private static final int PARAMETERS = TunableParameter.all().size();

  @Test
  void aPairArrivesAsItWas() {
    PairTask pair = new PairTask(3, values(7), values(100));
    PairTask read = PairTask.of(pair.task());
    assertEquals(3, read.number());
    assertArrayEquals(pair.own(), read.own());
    assertArrayEquals(pair.opponent(), read.opponent());
  }

  @Test
  void aTaskWithOtherParametersIsRefused() {
    long[] fewer = new long[PARAMETERS - 1];
    Task task = new PairTask(3, values(7), fewer).task();
    assertThrows(IllegalArgumentException.class, () -> PairTask.of(task));
    assertThrows(IllegalArgumentException.class, () -> PairTask.of(new Task(3, "1,x 2,3")));
  }

  @Test
  void aResultArrivesAsItWas() {
    for (Outcome first : Outcome.values()) {
      for (Outcome second : Outcome.values()) {
        PairResult result = new PairResult(first, second);
        assertEquals(result, PairResult.ofText(result.text()));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "WIN", "WIN LOSS DRAW", "WIN ", "won lost"})
  void aTextThatIsNoResultIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> PairResult.ofText(text));
  }

  private static long[] values(int first) {
    return LongStream.range(first, first + PARAMETERS).toArray();
  }
}
