package org.katachi.lab.cli;

import org.apache.commons.lang3.StringUtils;
import org.katachi.lab.openings.OpeningsOptions;
import picocli.CommandLine;

/** Reads the options of {@code openings} for tests. */
public final class OpeningsArguments {

  private OpeningsArguments() {}

  /**
   * Reads options that are separated by blanks.
   *
   * @throws CommandLine.ParameterException if one can't be read
   * @throws IllegalArgumentException if a number is out of range
   */
  public static OpeningsOptions parse(String arguments) {
    CommandLine.ParseResult result =
        Lab.commandLine().parseArgs(StringUtils.split("openings " + arguments)).subcommand();
    return ((OpeningsCommand) result.commandSpec().userObject()).options();
  }
}
