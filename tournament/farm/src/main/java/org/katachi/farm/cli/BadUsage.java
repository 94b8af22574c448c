package org.katachi.farm.cli;

import java.io.PrintWriter;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;

/**
 * Says in two lines what is wrong with a command line, and where help is.
 *
 * @param words what is wrong
 */
record BadUsage(Function<ParameterException, String> words) implements IParameterExceptionHandler {

  @Override
  public int handleParseException(ParameterException exception, String[] arguments) {
    String program = exception.getCommandLine().getCommandSpec().qualifiedName();
    PrintWriter err = exception.getCommandLine().getErr();
    err.println(program + ": " + words.apply(exception));
    err.println("\"" + program + " --help\" shows its options.");
    err.flush();
    return CommandLine.ExitCode.USAGE;
  }
}
