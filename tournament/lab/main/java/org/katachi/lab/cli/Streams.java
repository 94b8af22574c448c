package org.katachi.lab.cli;

import org.katachi.lab.progress.ProgressOutput;
import picocli.CommandLine.Model.CommandSpec;

/** The place of the progress line. */
final class Streams {

  /** A system property of the launcher's; Java 17 can't ask whether stderr is a terminal. */
  private static final String TERMINAL = "katachi.progress";

  private Streams() {}

  static ProgressOutput progress(CommandSpec spec) {
    return new ProgressOutput(spec.commandLine().getErr(), Boolean.getBoolean(TERMINAL));
  }
}
