package org.katachi.tournament.play;

/** Whether this program is about to end. */
public final class Shutdown {

  /**
   * After Ctrl-C in a terminal the brains get the signal as we do, and may be dead before this
   * program has heard of it. A session of their own would keep only the terminal's signal from
   * them: service managers signal all processes of a service, whatever their session.
   */
  private static final long GRACE_MILLIS = 200;

  private Shutdown() {}

  /** Waits a moment for the signal, and tells whether it has come. */
  public static boolean comes() throws InterruptedException {
    Thread.sleep(GRACE_MILLIS);
    Thread probe = new Thread(() -> {});
    try {
      Runtime.getRuntime().addShutdownHook(probe);
      Runtime.getRuntime().removeShutdownHook(probe);
      return false;
    } catch (IllegalStateException e) {
      return true;
    }
  }
}
