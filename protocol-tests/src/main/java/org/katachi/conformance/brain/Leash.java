package org.katachi.conformance.brain;

import java.io.IOException;
import java.util.UUID;

/**
 * Holds a process and all that it starts: they end when the leash is closed, or with this program.
 */
public final class Leash implements AutoCloseable {

  private static final String MARK = "KATACHI_CONFORMANCE";

  private final Thread hook = new Thread(this::kill, "kill the brain");
  private Process process;
  private ProcessTree tree;

  /**
   * Starts a process.
   *
   * @throws IOException if it can't be started, or this program is about to end
   */
  public Leash(ProcessBuilder builder) throws IOException {
    String mark = UUID.randomUUID().toString();
    builder.environment().put(MARK, mark);
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      throw new IOException("no brain is started while this program ends", e);
    }
    start(builder, MARK + "=" + mark);
  }

  /** The hook waits for the end of this, so that it does not miss a process just started. */
  private synchronized void start(ProcessBuilder builder, String mark) throws IOException {
    process = builder.start();
    tree = new ProcessTree(process.toHandle(), mark);
  }

  private synchronized void kill() {
    if (tree != null) {
      tree.kill();
    }
  }

  /** The process that was started. */
  public synchronized Process process() {
    return process;
  }

  synchronized ProcessTree tree() {
    return tree;
  }

  @Override
  public void close() {
    kill();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // This program is about to end, and the hook is at work.
    }
  }
}
