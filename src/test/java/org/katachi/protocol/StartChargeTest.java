package org.katachi.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;
import static org.mockito.Mockito.when;

import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

class StartChargeTest {

  private static final long COST = 300_000_000;

  private final LongSupplier cost = mock(LongSupplier.class);
  private final StartCharge charge = new StartCharge(cost);

  @Test
  void aCommandThatWasAwaitedStartsItsClockWhenRead() {
    long read = System.nanoTime() - 5_000_000;
    assertEquals(read, charge.clockStart(new Received(read, true)));
    verifyNoInteractions(cost);
  }

  @Test
  void aCommandThatLayThereIsChargedWithTheStart() {
    when(cost.getAsLong()).thenReturn(COST);
    long before = System.nanoTime();
    long clock = charge.clockStart(new Received(before, false));
    assertTrue(clock >= before - COST && clock <= System.nanoTime() - COST);
  }

  @Test
  void onlyTheFirstChoiceIsCharged() {
    when(cost.getAsLong()).thenReturn(COST);
    long read = System.nanoTime();
    charge.clockStart(new Received(read, false));
    assertEquals(read, charge.clockStart(new Received(read, false)));
    verify(cost, times(1)).getAsLong();
  }

  @Test
  void theClockNeverBeginsAfterTheCommandWasRead() {
    when(cost.getAsLong()).thenReturn(0L);
    long read = System.nanoTime() - COST;
    assertEquals(read, charge.clockStart(new Received(read, false)));
  }

  @Test
  void thisProcessHasCostSomethingToStart() {
    long read = System.nanoTime();
    assertTrue(StartCharge.ofThisProcess().clockStart(new Received(read, false)) < read);
  }
}
