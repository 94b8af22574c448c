package org.katachi.network.inference;

import java.util.concurrent.atomic.AtomicInteger;
import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.rules.Rule;

/**
 * Chooses how convolutions are computed: by SIMD where that is there and fast, else by SWAR. Both
 * give the same bits, so a board may go over from one to the other at any time.
 *
 * <p>SIMD is far slower than SWAR until C2 has compiled it. So a thread {@linkplain WarmUp warms it
 * up} on a board of its own first, until it is measured to be faster.
 *
 * <p>There is one choice for the process, as there is one compiler. Safe for use by several
 * threads.
 */
final class InferenceChoice {

  /**
   * The evaluations before the warm-up, by whatever network: about the first second of search in a
   * process. It takes processor time, which a game of shorter searches would not win back.
   */
  static final int EVALUATIONS_BEFORE_WARM_UP = 100_000;

  /** 128-bit vectors need two instructions for each sum. */
  private static final int MIN_BITS = 256;

  private static final String SIMD = "org.katachi.network.inference.SimdInference";
  private static final Inference SWAR = new SwarInference();
  private static final InferenceChoice OF_PROCESS = new InferenceChoice(SimdSupport.ofThisJvm());

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
  private record State(Inference inference, String reason, Stage stage) {}

  InferenceChoice(SimdSupport support) {
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
  static InferenceChoice ofProcess() {
    return OF_PROCESS;
  }

  /** By name, for without the module the class can't be loaded. */
  private static Inference loadSimd() throws ReflectiveOperationException {
    return Class.forName(SIMD).asSubclass(Inference.class).getDeclaredConstructor().newInstance();
  }

  /** Makes the choice. */
  void choose(Inference inference, String reason) {
    state = new State(inference, reason, Stage.MADE);
  }

  /** What to use from now on. */
  Inference inference() {
    return state.inference;
  }

  /** The choice and the reason, in one line. */
  String describe() {
    State now = state;
    String name =
        now.inference == SWAR ? "SWAR" : "SIMD of " + now.inference.vectorBits() + " bits";
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
   * @throws OutOfMemoryError if there is no room for the thread; then SWAR stays
   */
  synchronized void warmUp(ConvolutionTables tables, ConvolutionHead head, Rule rule) {
    if (state.stage == Stage.BEFORE_WARM_UP) {
      Thread thread = new Thread(new Race(new WarmUp(tables, head, rule)), "simd-warm-up");
      thread.setDaemon(true);
      state = new State(SWAR, state.reason, Stage.WARM_UP);
      try {
        thread.start();
      } catch (OutOfMemoryError e) {
        choose(SWAR, "no room for another thread");
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
        Inference simd = loadSimd();
        if (simd.vectorBits() < MIN_BITS) {
          choose(SWAR, "the processor's vectors have " + simd.vectorBits() + " bits");
        } else if (warmUp.isFaster(simd, SWAR)) {
          choose(simd, "faster than SWAR");
        } else {
          choose(SWAR, "SIMD was slower for " + WarmUp.SECONDS + " s");
        }
      } catch (ReflectiveOperationException | RuntimeException | Error e) {
        // The search goes on by SWAR.
        choose(SWAR, "SIMD has failed: " + e);
      }
    }
  }
}
