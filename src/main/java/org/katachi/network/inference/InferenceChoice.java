package org.katachi.network.inference;

import java.util.concurrent.atomic.AtomicInteger;
import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.rules.Rule;

/**
 * Says how convolutions are computed: by the Vector API where that is there and fast, else by
 * lanes. Both give the same bits, so a board may go over from one to the other at any time.
 *
 * <p>Code of the Vector API is far slower than lanes until C2 has compiled it. So a thread runs it
 * on a board of its own first, until it is measured to be faster than lanes.
 *
 * <p>There is one for the process, as there is one compiler. Safe for use by several threads.
 */
final class InferenceChoice {

  /**
   * The values before the warm-up, by whatever network: about the first second of search in a
   * process. It takes processor time, which a game of shorter searches would not win back.
   */
  static final int VALUES_BEFORE_WARM_UP = 100_000;

  /** In vectors of 128 bits the sums take twice as many. */
  private static final int MIN_BITS = 256;

  private static final String BACKEND = "org.katachi.network.inference.SimdInference";
  private static final Inference LANES = new SwarInference();
  private static final InferenceChoice OF_PROCESS =
      new InferenceChoice(VectorConditions.ofThisJvm(), new NamedBackend());

  private final Loader loader;

  /** The values until the warm-up, zero once there were enough. */
  private final AtomicInteger missing = new AtomicInteger(VALUES_BEFORE_WARM_UP);

  private volatile Choice choice;

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
  private record Choice(Inference backend, String reason, Stage stage) {}

  /** Loads the vectors. */
  interface Loader {
    Inference load() throws ReflectiveOperationException;
  }

  /** Measures. */
  interface Race {

    /** Whether the first is faster than the second, once it is compiled. */
    boolean isWon(Inference vectors, Inference lanes);
  }

  /** By name, for without the module the class can't be loaded. */
  private static final class NamedBackend implements Loader {

    @Override
    public Inference load() throws ReflectiveOperationException {
      return Class.forName(BACKEND)
          .asSubclass(Inference.class)
          .getDeclaredConstructor()
          .newInstance();
    }
  }

  InferenceChoice(VectorConditions conditions, Loader loader) {
    this.loader = loader;
    if (!conditions.obstacle().isEmpty()) {
      choice = lanes(conditions.obstacle());
    } else if (conditions.areForced()) {
      choice = loaded("forced");
      missing.set(0);
    } else {
      choice = new Choice(LANES, "vectors are not compiled yet", Stage.BEFORE_WARM_UP);
    }
  }

  /** The process's own. */
  static InferenceChoice ofProcess() {
    return OF_PROCESS;
  }

  private static Choice lanes(String reason) {
    return new Choice(LANES, reason, Stage.MADE);
  }

  private Choice loaded(String reason) {
    try {
      return new Choice(loader.load(), reason, Stage.MADE);
    } catch (ReflectiveOperationException | LinkageError e) {
      return lanes("vectors can't be loaded: " + e);
    }
  }

  /** The backend to use from now on. */
  Inference backend() {
    return choice.backend;
  }

  /** The backend and the reason, in one line. */
  String describe() {
    Choice now = choice;
    String name =
        now.backend == LANES ? "lanes" : "vectors of " + now.backend.vectorBits() + " bits";
    return name + " (" + now.reason + ")";
  }

  /** Counts values of the process. */
  void count(int more) {
    // Not by updateAndGet: the first lambda of a process takes milliseconds.
    int before = missing.get();
    while (before > 0 && !missing.compareAndSet(before, Math.max(0, before - more))) {
      before = missing.get();
    }
  }

  /** Whether it is time for the warm-up. */
  boolean isDue() {
    return missing.get() == 0 && choice.stage == Stage.BEFORE_WARM_UP;
  }

  /** Whether convolutions are slow yet: the process is young, or vectors are being compiled. */
  boolean isCold() {
    return missing.get() > 0 || choice.stage != Stage.MADE;
  }

  /**
   * Starts the warm-up, unless it has begun. Its thread does not keep the process alive.
   *
   * @throws OutOfMemoryError if there is no room for the thread; then lanes stay
   */
  synchronized void warmUp(ConvolutionHead head, ConvolutionTables rows, Rule rule) {
    if (choice.stage == Stage.BEFORE_WARM_UP) {
      Thread thread = new Thread(new WarmUp(new VectorWarmUp(head, rows, rule)), "vector-warm-up");
      thread.setDaemon(true);
      choice = new Choice(LANES, choice.reason, Stage.WARM_UP);
      try {
        thread.start();
      } catch (OutOfMemoryError e) {
        choice = lanes("no room for another thread");
        throw e;
      }
    }
  }

  /** Chooses by a race. */
  void decide(Race race) {
    Choice vectors = loaded("faster than lanes");
    if (vectors.backend == LANES) {
      choice = vectors;
    } else if (vectors.backend.vectorBits() < MIN_BITS) {
      choice = lanes("the processor's vectors have " + vectors.backend.vectorBits() + " bits");
    } else if (race.isWon(vectors.backend, LANES)) {
      choice = vectors;
    } else {
      choice = lanes("vectors were slower for " + VectorWarmUp.SECONDS + " s");
    }
  }

  /** A named class, because the first lambda of a process takes milliseconds. */
  private final class WarmUp implements Runnable {

    private final Race race;

    WarmUp(Race race) {
      this.race = race;
    }

    @Override
    public void run() {
      try {
        decide(race);
      } catch (RuntimeException | Error e) {
        // The search goes on by lanes.
        choice = lanes("vectors have failed: " + e);
      }
    }
  }
}
