package org.katachi.protocol.io;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.Coverage;

@StatisticsReport(onFailureOnly = true)
class LineReaderTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "START 15\r\nBEGIN\r\n",
        "START 15\nBEGIN\n",
        "START 15\rBEGIN\r",
        "START 15\n\rBEGIN\r\n\n\r",
        "\r\n \t\r\n\n  START 15  \r\n\0\r\n\tBEGIN\r\n",
        "START 15\nBEGIN",
      })
  void anyLineEndEndsALineAndBlankLinesAreSkipped(String input) {
    assertEquals(List.of("START 15", "BEGIN"), lines(input.getBytes(ISO_8859_1)));
  }

  @Test
  void aLineIsCompleteAtItsFirstEndByte() {
    InputStream waitsForEver =
        new InputStream() {
          private final byte[] bytes = "BEGIN\r".getBytes(ISO_8859_1);
          private int next;

          @Override
          public int read() {
            if (next == bytes.length) {
              throw new IllegalStateException("would wait for the LF");
            }
            return bytes[next++];
          }

          @Override
          public int read(byte[] buffer, int offset, int length) {
            buffer[offset] = (byte) read();
            return 1;
          }
        };
    assertEquals("BEGIN", new LineReader(waitsForEver).read());
  }

  @Test
  void aLineOfAnyLengthIsCut() {
    String endless = "X".repeat(1_000_000);
    List<String> lines = lines((endless + "\nBEGIN\n").getBytes(ISO_8859_1));
    assertEquals(List.of("X".repeat(LineReader.MAX_LENGTH), "BEGIN"), lines);
  }

  @Test
  void anyNumberOfBlanksBeforeACommandIsIgnored() {
    assertEquals(List.of("BEGIN"), lines((" ".repeat(10_000) + "BEGIN\n").getBytes(ISO_8859_1)));
  }

  @Property(tries = 200)
  void anyBytesAreLines(@ForAll byte[] bytes) {
    List<String> lines = lines(bytes);
    Coverage.mustOccur("several lines", lines.size() > 1);
    for (String line : lines) {
      assertFalse(line.isEmpty());
      assertEquals(-1, line.indexOf('\n'));
      assertEquals(-1, line.indexOf('\r'));
    }
  }

  @Test
  void aBrokenPipeIsTheEndOfTheInput() throws IOException {
    InputStream broken = mock(InputStream.class);
    when(broken.available()).thenThrow(new IOException("gone"));
    when(broken.read(any(byte[].class))).thenThrow(new IOException("gone"));
    assertNull(new LineReader(broken).read());
  }

  @Test
  void anInputThatCannotSayHowMuchIsThereIsReadAllTheSame() throws IOException {
    InputStream silent = mock(InputStream.class);
    when(silent.available()).thenThrow(new IOException("Request not supported"));
    when(silent.read(any(byte[].class)))
        .thenAnswer(
            call -> {
              call.<byte[]>getArgument(0)[0] = 'E';
              return 1;
            })
        .thenReturn(-1);
    assertEquals("E", new LineReader(silent).read());
  }

  @Test
  void aLineThatWasThereAtTheStartWasNotAwaited() {
    LineReader reader = new LineReader(new Chunks("START 15\r\nINFO rule 1\r\nBEGIN\r\n"));
    assertFalse(readNext(reader).awaited());
    assertFalse(readNext(reader).awaited());
    assertFalse(readNext(reader).awaited());
  }

  @Test
  void aLineAfterAWaitWasAwaitedAndSoAreAllThatFollow() {
    LineReader reader = new LineReader(new Chunks("START 15\n", "", "BEGIN\n", "TURN 1,1\n"));
    assertFalse(readNext(reader).awaited());
    assertTrue(readNext(reader).awaited());
    assertTrue(readNext(reader).awaited());
  }

  @Test
  void aLineWithAnAwaitedPartWasAwaited() {
    LineReader reader = new LineReader(new Chunks("STA", "", "RT 15\n"));
    assertTrue(readNext(reader).awaited());
  }

  @Test
  void aLineArrivesWhenItIsRead() {
    long before = System.nanoTime();
    LineReader reader = new LineReader(new Chunks("START 15\n"));
    long read = readNext(reader).nanoTime();
    assertTrue(before <= read && read <= System.nanoTime());
  }

  private static ReceivedLine readNext(LineReader reader) {
    assertNotNull(reader.read());
    return reader.arrival();
  }

  private static List<String> lines(byte[] input) {
    LineReader reader = new LineReader(new ByteArrayInputStream(input));
    List<String> lines = new ArrayList<>();
    for (String line = reader.read(); line != null; line = reader.read()) {
      lines.add(line);
    }
    return lines;
  }

  /** Returns one text per read; before an empty text the reader has to wait. */
  private static final class Chunks extends InputStream {

    private final List<String> chunks;

    Chunks(String... chunks) {
      this.chunks = new ArrayList<>(List.of(chunks));
    }

    @Override
    public int read() {
      throw new UnsupportedOperationException();
    }

    @Override
    public int read(byte[] buffer, int offset, int length) {
      if (chunks.isEmpty()) {
        return -1;
      }
      String chunk = chunks.remove(0);
      if (chunk.isEmpty()) {
        return read(buffer, offset, length);
      }
      byte[] bytes = chunk.getBytes(ISO_8859_1);
      System.arraycopy(bytes, 0, buffer, offset, bytes.length);
      return bytes.length;
    }

    @Override
    public int available() {
      return chunks.isEmpty() ? 0 : chunks.get(0).length();
    }
  }
}
