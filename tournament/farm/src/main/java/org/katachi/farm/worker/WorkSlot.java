package org.katachi.farm.worker;

import java.io.IOException;

/**
 * Does one order after the other. An order and its report are one transaction: what is not reported
 * goes to another worker.
 */
interface WorkSlot extends AutoCloseable {

  /**
   * Works until it is stopped.
   *
   * @throws InterruptedException if {@link #stop} was called
   * @throws IOException if the connection is lost
   * @throws MachineUnsuitable if this machine is not fit for it
   */
  void work() throws InterruptedException, IOException;

  /** Breaks off what it does. From any thread. */
  void stop();

  @Override
  void close();
}
