package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.katachi.lab.samples.MoveChoice;
import org.katachi.lab.samples.MoveSampler;
import org.katachi.lab.samples.SampleForm;
import org.katachi.lab.samples.SampleSets;
import org.katachi.lab.selfplay.SelfPlayKind;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;

/** The file to write, and the files of self-play games to take samples of their best moves of. */
final class SampleOptions {

  @Parameters(index = "0", paramLabel = "OUT", description = "The file to write.")
  private Path out;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "GAMES",
      description = "Files from selfplay.")
  private List<Path> files;

  @Mixin private SelectionOptions selection;

  Path out() {
    return out;
  }

  int threads() {
    return selection.threads();
  }

  /**
   * Reads the samples and says how many there are.
   *
   * @throws IllegalArgumentException if an option is out of its range, or the files hold too few
   */
  <T extends MoveChoice> SampleSets<T> read(
      Function<SelfPlayKind, SampleForm<T>> forms, CommandSpec spec) throws IOException {
    OutputFile.check(out);
    return selection.read(files, kind -> new MoveSampler<>(kind, forms.apply(kind)), spec);
  }
}
