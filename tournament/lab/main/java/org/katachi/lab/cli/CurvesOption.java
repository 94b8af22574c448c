package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.katachi.io.FileErrors;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.curves.CurvesPage;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The option that asks for a page with the plots of a fit. */
final class CurvesOption {

  @Option(
      names = "--curves",
      paramLabel = "FILE",
      description = "After each epoch, write a page (HTML) with the plots of the fit.")
  private Path file;

  /**
   * Checks before the fit that there is a place for the page.
   *
   * @throws IOException if there is none
   */
  void check() throws IOException {
    if (file != null) {
      FileErrors.refuseFolder(file);
      FileErrors.checkBeside(file);
    }
  }

  /** Writes the page if it is asked for. */
  void write(Curves curves, CommandSpec spec) throws IOException {
    if (file != null) {
      String arguments =
          String.join(" ", spec.root().commandLine().getParseResult().originalArgs());
      new CurvesPage(file, spec.root().name() + " " + arguments).write(curves);
    }
  }
}
