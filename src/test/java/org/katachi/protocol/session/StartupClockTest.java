package org.katachi.protocol.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;
import static org.mockito.Mockito.when;

import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.katachi.protocol.io.ReceivedLine;

class StartupClockTest {

  private static final long COST = 300_000_000;

  private final LongSupplier cost = mock(LongSupplier.class);
  private final StartupClock charge = new StartupClock(cost);

  @Test
  void theClockOfAnAwaitedCommandStartsWhenItIsRead() {
    long read = System.nanoTime() - 5_000_000;
    assertEquals(read, charge.clockStart(new ReceivedLine(read, true)));
    verifyNoInteractions(cost);
  }

  @Test
  void aCommandThatWasThereIsChargedWithTheStart() {
    when(cost.getAsLong()).thenReturn(COST);
    long before = System.nanoTime();
    long clock = charge.clockStart(new ReceivedLine(before, false));
    assertTrue(clock >= before - COST && clock <= System.nanoTime() - COST);
  }

  @Test
  void onlyTheFirstSearchIsCharged() {
    when(cost.getAsLong()).thenReturn(COST);
    long read = System.nanoTime();
    charge.clockStart(new ReceivedLine(read, false));
    assertEquals(read, charge.clockStart(new ReceivedLine(read, false)));
    verify(cost, times(1)).getAsLong();
  }

  @Test
  void theClockNeverStartsAfterTheCommandWasRead() {
    when(cost.getAsLong()).thenReturn(0L);
    long read = System.nanoTime() - COST;
    assertEquals(read, charge.clockStart(new ReceivedLine(read, false)));
  }

  @Test
  void theStartOfThisProcessTookTime() {
    long read = System.nanoTime();
    assertTrue(StartupClock.ofThisProcess().clockStart(new ReceivedLine(read, false)) < read);
  }
}
