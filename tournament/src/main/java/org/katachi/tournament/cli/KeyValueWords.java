package org.katachi.tournament.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Stack;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Takes the words up to the next option as one group, so that an option that comes several times
 * has as many groups.
 */
final class KeyValueWords implements IParameterConsumer {

  @Override
  public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
    List<String> group = new ArrayList<>();
    while (!words.isEmpty() && !words.peek().startsWith("-")) {
      group.add(words.pop());
    }
    List<List<String>> groups = option.getValue();
    groups.add(group);
  }
}
