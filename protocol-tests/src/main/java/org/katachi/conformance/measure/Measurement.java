package org.katachi.conformance.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/** One thing that can be measured from outside. */
interface Measurement {

  /** The INFO line with Gomocup's limit, 350 MB. */
  String MAX_MEMORY = "INFO max_memory 367001600";

  /**
   * Measures it.
   *
   * @param command starts the brain
   * @param out takes the figures
   */
  void take(List<String> command, PrintStream out) throws IOException, InterruptedException;
}
