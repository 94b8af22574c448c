package org.katachi.conformance.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.katachi.conformance.record.Recorder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Stands in for a brain before a manager, and writes the conversation down. */
@Command(
    name = "record",
    mixinStandardHelpOptions = true,
    description = "Stands between a manager and a brain and writes their conversation to a file.")
final class RecordCommand implements Callable<Integer> {

  @Parameters(index = "0", paramLabel = "FILE", description = "Takes the conversation.")
  private Path file;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "COMMAND",
      description = "Starts the brain; goes after --.")
  private List<String> command;

  @Override
  public Integer call() throws IOException, InterruptedException {
    return new Recorder(file, command).run(System.in, System.out);
  }
}
