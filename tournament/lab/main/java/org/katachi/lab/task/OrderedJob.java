package org.katachi.lab.task;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.katachi.lab.progress.ProgressLine;

/**
 * Fills a file with records in the order of their numbers, in whatever order they are made: so the
 * file is the same wherever they are made, and goes on at its end after an interruption.
 *
 * @param <R> a record
 */
public final class OrderedJob<R> implements TaskSource {

  /** How many records may wait in memory for one before them. */
  private static final int MAX_AHEAD = 10_000;

  /**
   * A file of records, each made from its number alone.
   *
   * @param <R> a record
   */
  public interface RecordFile<R> {

    /** How many records it holds; the next one has this number. */
    int count();

    /**
     * Reads a record from the content of a result.
     *
     * @throws IllegalArgumentException if it makes no sense
     */
    R read(String content);

    /** Appends the next record. */
    void write(R written) throws IOException;

    /** What else the progress line says. */
    String note();
  }

  private final RecordFile<R> file;
  private final int count;
  private final ProgressLine progress;
  private final Map<Integer, R> ahead = new HashMap<>();
  private int next;

  /**
   * A job that has not begun.
   *
   * @param count the number of records that the file will hold
   */
  public OrderedJob(RecordFile<R> file, int count, ProgressLine progress) {
    this.file = file;
    this.count = count;
    this.progress = progress;
    next = file.count();
  }

  @Override
  public boolean isOver() {
    return file.count() >= count;
  }

  @Override
  public Optional<Task> next() {
    return next < count && next < file.count() + MAX_AHEAD
        ? Optional.of(new Task(next++, ""))
        : Optional.empty();
  }

  @Override
  public void take(TaskResult result) throws IOException {
    ahead.put(result.number(), file.read(result.content()));
    while (ahead.containsKey(file.count())) {
      file.write(ahead.remove(file.count()));
      progress.step(file.note());
    }
  }
}
