package org.katachi.farm.worker;

/** Does one task after the other. */
interface TaskRunner extends AutoCloseable {

  /** A task was not done. The message says how, and follows "did not do it:". */
  final class Failure extends Exception {

    private static final long serialVersionUID = 1;

    Failure(String message) {
      super(message);
    }
  }

  /**
   * Does a task.
   *
   * @param endIsNear is called when the next task may be asked for, so that the way to the
   *     coordinator is not waited for; whoever does not know calls it never
   * @return its result, a line
   * @throws Failure if it was not done
   * @throws InterruptedException if this was closed meanwhile
   * @throws MachineUnsuitable if this machine can do no more
   */
  String run(int number, String content, Runnable endIsNear) throws Failure, InterruptedException;

  /** Breaks off what it does. From any thread. */
  @Override
  void close();
}
