package org.katachi.network.inference;

import java.util.concurrent.atomic.AtomicInteger;
import org.katachi.network.convolution.ConvolutionNetwork;
import org.katachi.rules.Rule;

/**
 * Chooses the backend of convolutions: SIMD where that is there and fast, else SWAR. Both give the
 * same bits, so a board may go over from one to the other at any time.
 *
 * <p>SIMD is far slower than SWAR until C2 has compiled it. So a thread {@linkplain WarmUp warms it
 * up} on a board of its own first, until it is measured to be faster.
 *
 * <p>There is one choice for the process, as there is one compiler. Safe for use by several
 * threads.
 */
final class BackendChoice {

  /**
   * The evaluations before the warm-up, by whatever network: about the first second of search in a
   * process. It takes processor time, which a game of shorter searches would not win back.
   */
  static final int EVALUATIONS_BEFORE_WARM_UP = 100_000;

  /** 128-bit vectors need two instructions for each sum. */
  private static final int MIN_BITS = 256;

  private static final String SIMD = "org.katachi.network.inference.SimdBackend";
  private static final InferenceBackend SWAR = new SwarBackend();
  private static final BackendChoice OF_PROCESS = new BackendChoice(SimdSupport.ofThisJvm());

  /** The evaluations until the warm-up, zero once there were enough. */
  private final AtomicInteger missing = new AtomicInteger(EVALUATIONS_BEFORE_WARM_UP);

  private volatile State state;

  /** How far the choice has come. */
  private enum Stage {
    BEFORE_WARM_UP,
    WARM_UP,
    MADE
  }

  /**
   * What is in use.
   *
   * @param reason in a few words
   */
  private record State(InferenceBackend backend, String reason, Stage stage) {}

  BackendChoice(SimdSupport support) {
    state = new State(SWAR, "SIMD is not compiled yet", Stage.BEFORE_WARM_UP);
    if (!support.obstacle().isEmpty()) {
      choose(SWAR, support.obstacle());
    } else if (support.isForced()) {
      missing.set(0);
      try {
        choose(loadSimd(), "forced");
      } catch (ReflectiveOperationException | LinkageError e) {
        choose(SWAR, "SIMD can't be loaded: " + e);
      }
    }
  }

  /** The process's own. */
  static BackendChoice ofProcess() {
    return OF_PROCESS;
  }

  /** By name, for without the module the class can't be loaded. */
  private static InferenceBackend loadSimd() throws ReflectiveOperationException {
    return Class.forName(SIMD)
        .asSubclass(InferenceBackend.class)
        .getDeclaredConstructor()
        .newInstance();
  }

  /** Makes the choice. */
  void choose(InferenceBackend backend, String reason) {
    state = new State(backend, reason, Stage.MADE);
  }

  /** The backend to use from now on. */
  InferenceBackend backend() {
    return state.backend;
  }

  /** The choice and the reason, in one line. */
  String describe() {
    State now = state;
    String name = now.backend == SWAR ? "SWAR" : "SIMD of " + now.backend.vectorBits() + " bits";
    return name + " (" + now.reason + ")";
  }

  /** Counts evaluations of the process. */
  void count(int evaluations) {
    // Start-up: no lambda, see CONTRIBUTING.
    int before = missing.get();
    while (before > 0 && !missing.compareAndSet(before, Math.max(0, before - evaluations))) {
      before = missing.get();
    }
  }

  /** Whether it is time for the warm-up. */
  boolean isWarmUpDue() {
    return missing.get() == 0 && state.stage == Stage.BEFORE_WARM_UP;
  }

  /** Whether convolutions are slow yet: the process is young, or SIMD is being compiled. */
  boolean isWarmingUp() {
    return missing.get() > 0 || state.stage != Stage.MADE;
  }

  /**
   * Starts the warm-up, unless it has begun. Its thread does not keep the process alive.
   *
   * @throws OutOfMemoryError if there is no memory for the thread; then SWAR stays
   */
  synchronized void warmUp(ConvolutionNetwork network, Rule rule) {
    if (state.stage == Stage.BEFORE_WARM_UP) {
      Thread thread = new Thread(new Race(new WarmUp(network, rule)), "simd-warm-up");
      thread.setDaemon(true);
      state = new State(SWAR, state.reason, Stage.WARM_UP);
      try {
        thread.start();
      } catch (OutOfMemoryError e) {
        choose(SWAR, "no memory for another thread");
        throw e;
      }
    }
  }

  /** A named class, for start-up: see CONTRIBUTING. */
  private final class Race implements Runnable {

    private final WarmUp warmUp;

    Race(WarmUp warmUp) {
      this.warmUp = warmUp;
    }

    @Override
    public void run() {
      try {
        InferenceBackend simd = loadSimd();
        if (simd.vectorBits() < MIN_BITS) {
          choose(SWAR, "the processor's vectors have " + simd.vectorBits() + " bits");
        } else if (warmUp.isFaster(simd, SWAR)) {
          choose(simd, "faster than SWAR");
        } else {
          choose(SWAR, "SIMD was slower for " + WarmUp.SECONDS + " s");
        }
      } catch (ReflectiveOperationException | InterruptedException | RuntimeException | Error e) {
        // The search goes on by SWAR.
        choose(SWAR, "SIMD has failed: " + e);
      }
    }
  }
}
