package org.katachi.tournament.settings;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Stack;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/** The options of a command line for settings, to be mixed into a command. */
@Command
public final class OptionWords {

  private final Map<String, SettingKey> keys;
  private final String dashes;
  private CommandSpec command;

  /**
   * The options for the settings of a record.
   *
   * @param dashes what options begin with
   */
  public OptionWords(Class<?> type, String dashes) {
    keys = SettingKey.of(type);
    this.dashes = dashes;
  }

  /** Adds them to the command in which they are mixed. */
  @Spec(Spec.Target.MIXEE)
  public void addTo(CommandSpec mixee) {
    command = mixee;
    keys.values().forEach(key -> command.addOption(option(key)));
  }

  private OptionSpec option(SettingKey key) {
    OptionSpec.Builder option =
        OptionSpec.builder(dashes + key.name(), aliases(key)).description(description(key));
    if (key.isFlag()) {
      return option.type(boolean.class).arity("0").build();
    }
    if (key.isGroup()) {
      return option
          .type(List.class)
          .auxiliaryTypes(String.class)
          .paramLabel("KEY=VALUE...")
          .parameterConsumer(OptionWords::takeGroup)
          .build();
    }
    String alone = key.setting().alone();
    if (!alone.isEmpty()) {
      option.arity("0..1").fallbackValue(alone);
    }
    return option.type(String.class).paramLabel(key.setting().param()).build();
  }

  /** What a tournament is told with one dash is known with one everywhere. */
  private String[] aliases(SettingKey key) {
    return Stream.concat(
            Stream.of(key.setting().aliases()).map(name -> dashes + name),
            Stream.of("-" + key.name()).filter(name -> !dashes.equals("-")))
        .toArray(String[]::new);
  }

  /** Of a group also its own words; those of records that it unwraps are told elsewhere. */
  private static String[] description(SettingKey key) {
    List<String> lines = new ArrayList<>();
    lines.add(help(key));
    if (key.isGroup()) {
      key.keys().values().stream()
          .filter(part -> part.component().getDeclaringRecord() == key.type())
          .forEach(part -> lines.add(word(part) + ": " + help(part)));
    }
    return lines.toArray(String[]::new);
  }

  private static String word(SettingKey key) {
    return key.name() + (key.isFamily() ? ".X=" : "=") + key.setting().param();
  }

  private static String help(SettingKey key) {
    String standard = key.setting().standard();
    String text = String.join(" ", key.setting().value()).replace("$", "$$").replace("%", "%%");
    return standard.isEmpty() ? text : text.replaceFirst("\\.$", " (" + standard + ").");
  }

  /**
   * The tree of what a command line says.
   *
   * @throws IllegalArgumentException if the words after an option make no sense
   */
  public ObjectNode tree() {
    ObjectNode tree = SettingTree.empty();
    for (SettingKey key : keys.values()) {
      Object value = command.findOption(dashes + key.name()).getValue();
      if (value instanceof List<?> groups) {
        addGroups(tree, key, groups);
      } else if (value instanceof Boolean flag) {
        if (flag) {
          tree.put(key.name(), true);
        }
      } else if (value != null) {
        checkFile(key, value.toString());
        tree.put(key.name(), value.toString());
      }
    }
    return tree;
  }

  /** Other managers take {@code key=value} where a file is meant here. */
  private void checkFile(SettingKey key, String value) {
    boolean isFile = key.setting().param().matches("FILE.*|DIR");
    if (isFile && value.matches("[a-z]+=.*") && Files.notExists(Path.of(value))) {
      throw new IllegalArgumentException(
          dashes + key.name() + " takes a file without a key, not " + value);
    }
  }

  /** One tree laid over another, as {@link SettingTree#over} does. */
  public ObjectNode over(ObjectNode above, ObjectNode below) {
    return SettingTree.over(keys, above, below);
  }

  private void addGroups(ObjectNode tree, SettingKey key, List<?> groups) {
    for (Object group : groups) {
      List<String> words = ((List<?>) group).stream().map(Object::toString).toList();
      ObjectNode said = SettingTree.ofWords(dashes + key.name(), key, words);
      if (key.isList()) {
        tree.withArray(key.name()).add(said);
      } else {
        ObjectNode before =
            tree.get(key.name()) instanceof ObjectNode object ? object : SettingTree.empty();
        SettingTree.checkSaidOnce(key.keys(), before.deepCopy().setAll(said));
        tree.set(key.name(), SettingTree.over(key.keys(), said, before));
      }
    }
  }

  /**
   * Takes the words up to the next option as one group, so that an option that comes several times
   * has as many groups.
   */
  private static void takeGroup(Stack<String> words, ArgSpec option, CommandSpec command) {
    List<String> group = new ArrayList<>();
    while (!words.isEmpty() && !words.peek().startsWith("-")) {
      group.add(words.pop());
    }
    List<List<String>> groups = option.getValue();
    List<List<String>> all = groups == null ? new ArrayList<>() : groups;
    all.add(group);
    option.setValue(all);
  }
}
