package org.katachi.lab.task;

import java.io.IOException;

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
