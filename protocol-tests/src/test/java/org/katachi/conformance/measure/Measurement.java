package org.katachi.conformance.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import org.katachi.conformance.script.StepFailed;

/** One kind of measurement of a brain. */
interface Measurement {

  /** The INFO line with Gomocup's limit, 350 MB. */
  String MAX_MEMORY = "INFO max_memory 367001600";

  /**
   * Measures a brain.
   *
   * @param command starts the brain
   * @param out gets the results
   */
  void take(List<String> command, PrintStream out)
      throws IOException, StepFailed, InterruptedException;
}
