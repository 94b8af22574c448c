package org.katachi.conformance.script;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.mockito.ArgumentMatchers.anyLong;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.katachi.brain.BrainProcess;
import org.katachi.brain.ReadResult;

/** A move that was on its way when END came is no move after END. */
class ReplyReaderTest {

  private static final long END_NANOS = System.nanoTime();

  private final BrainProcess brain = mock(BrainProcess.class);
  private final ReplyReader replies =
      new ReplyReader(brain, new Transcript(), new MeasurementRecorder(brain), RunOptions.DEFAULT);

  @BeforeEach
  void sendEnd() {
    when(brain.writtenNanos()).thenReturn(END_NANOS);
    when(brain.partialLine()).thenReturn("");
  }

  @Test
  void aMoveMayComeBeforeEndOrCrossIt() throws Exception {
    replies.allowMoveBeforeLastCommand();
    comes("7,7", -1_000);
    assertDoesNotThrow(replies::expectNothingMore);
    comes("7,7", 5);
    assertDoesNotThrow(replies::expectNothingMore);
  }

  @Test
  void aMoveAfterEndIsNone() throws Exception {
    replies.allowMoveBeforeLastCommand();
    comes("7,7", 50);
    assertThrows(StepFailed.Unexpected.class, replies::expectNothingMore);
  }

  @Test
  void whereNoMoveWasRequestedNoneMayCross() throws Exception {
    comes("7,7", -1_000);
    assertThrows(StepFailed.Unexpected.class, replies::expectNothingMore);
  }

  @Test
  void noOtherLineMayCross() throws Exception {
    replies.allowMoveBeforeLastCommand();
    comes("ERROR", 0);
    assertThrows(StepFailed.Unexpected.class, replies::expectNothingMore);
  }

  /** A line and the end of the output, some milliseconds after END. */
  private void comes(String line, long millis) throws Exception {
    when(brain.next(anyLong()))
        .thenReturn(new ReadResult.Line(line, END_NANOS + TimeUnit.MILLISECONDS.toNanos(millis), 0))
        .thenReturn(new ReadResult.End());
  }
}
