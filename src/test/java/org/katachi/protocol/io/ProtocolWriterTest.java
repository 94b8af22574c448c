package org.katachi.protocol.io;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verifyNoMoreInteractions;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.junit.jupiter.api.Test;
import org.mockito.InOrder;

class ProtocolWriterTest {

  @Test
  void aLineIsOneWriteWithItsEndAndAFlush() throws IOException {
    OutputStream out = mock(OutputStream.class);
    new ProtocolWriter(out).line("7,7");
    InOrder order = inOrder(out);
    order.verify(out).write("7,7\n".getBytes(US_ASCII));
    order.verify(out).flush();
    verifyNoMoreInteractions(out);
  }

  @Test
  void aLineIsPrintableAscii() {
    assertEquals("UNKNOWN a??b?c~?\n", written("UNKNOWN a\r\nb\u00e9c~\u007f"));
  }

  @Test
  void aLineIsCut() {
    assertEquals("X".repeat(ProtocolWriter.MAX_LENGTH) + "\n", written("X".repeat(5_000)));
  }

  @Test
  void aListIsNotCut() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new ProtocolWriter(out).list("X".repeat(5_000));
    assertEquals("X".repeat(5_000) + "\n", out.toString(US_ASCII));
  }

  @Test
  void textThatLooksLikeAListIsCut() {
    assertEquals(ProtocolWriter.MAX_LENGTH + 1, written("FORBID " + "X".repeat(5_000)).length());
  }

  @Test
  void aClosedOutputIsNoError() throws IOException {
    OutputStream closed = mock(OutputStream.class);
    doThrow(new IOException("broken pipe")).when(closed).write(any(byte[].class));
    assertDoesNotThrow(() -> new ProtocolWriter(closed).line("OK"));
  }

  private static String written(String text) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new ProtocolWriter(out).line(text);
    return out.toString(US_ASCII);
  }
}
