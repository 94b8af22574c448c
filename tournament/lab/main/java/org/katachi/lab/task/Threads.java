package org.katachi.lab.task;

import java.io.InterruptedIOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.commons.lang3.function.FailableSupplier;

/** Waits for threads. */
public final class Threads {

  private Threads() {}

  /**
   * Waits for what a thread computes.
   *
   * @param result gives its future, perhaps after waiting for one
   * @throws IllegalStateException if the computation has failed
   */
  public static <T> T await(FailableSupplier<Future<T>, InterruptedException> result)
      throws InterruptedIOException {
    try {
      return result.get().get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    }
  }
}
