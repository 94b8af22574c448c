package org.katachi.lab.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.katachi.lab.progress.ProgressOutput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What all commands of the program share. */
@Command(mixinStandardHelpOptions = true, sortOptions = false, usageHelpWidth = 100)
abstract class LabCommand implements Callable<Integer> {

  /** A system property of the launcher's; Java 17 can't ask whether stderr is a terminal. */
  private static final String TERMINAL = "katachi.progress";

  @Spec CommandSpec spec;

  final PrintWriter out() {
    return spec.commandLine().getOut();
  }

  final PrintWriter err() {
    return spec.commandLine().getErr();
  }

  /** The place of the progress line. */
  final ProgressOutput progress() {
    return new ProgressOutput(err(), Boolean.getBoolean(TERMINAL));
  }
}
