package org.katachi.brain;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * How long a thread has waited for a processor although it could have run, as Linux counts it.
 * Elsewhere nothing is counted.
 */
final class RunQueue implements AutoCloseable {

  /** Processor time, time waited, and number of runs, with blanks between them. */
  private static final String FILE = "/proc/thread-self/schedstat";

  private static final int LONGEST = 100;

  private final Optional<RandomAccessFile> file;
  private final byte[] buffer = new byte[LONGEST];
  private long waited;

  private RunQueue(Optional<RandomAccessFile> file) {
    this.file = file;
    nanosSinceLastCall();
  }

  /** That of the calling thread. */
  static RunQueue ofThisThread() {
    try {
      return new RunQueue(Optional.of(new RandomAccessFile(FILE, "r")));
    } catch (IOException e) {
      return new RunQueue(Optional.empty());
    }
  }

  /** How long it has waited since the last call, or since this was made. */
  long nanosSinceLastCall() {
    long before = waited;
    try {
      if (file.isPresent()) {
        file.get().seek(0);
        int length = file.get().read(buffer);
        String text = new String(buffer, 0, length, StandardCharsets.US_ASCII);
        waited = Long.parseLong(text.split(" ", -1)[1]);
      }
    } catch (IOException | RuntimeException e) {
      return 0; // A system that counts otherwise.
    }
    return waited - before;
  }

  @Override
  public void close() throws IOException {
    if (file.isPresent()) {
      file.get().close();
    }
  }
}
