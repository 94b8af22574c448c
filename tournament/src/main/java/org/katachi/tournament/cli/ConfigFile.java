package org.katachi.tournament.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.text.StringSubstitutor;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * A file of settings: a JSON object whose keys are the words of the command line without their
 * dash. {@code engine} is a list of objects; {@code each}, {@code openings} and {@code sprt} are
 * objects; {@code parts} is a list of objects like the whole, tournaments that are played one after
 * the other, each with the words of the whole before its own.
 *
 * <p>In texts <code>${NAME}</code> stands for a variable, and <code>${NAME:-VALUE}</code> for one
 * with a value if nothing else is said; <code>${here}</code> is the folder of the file.
 */
final class ConfigFile {

  private static final String PARTS = "parts";
  private static final String SCHEMA = "$schema";
  private static final Set<String> ON_COMMAND_LINE_ONLY =
      Set.of("config", "var", "check", "help", "version");

  private final Path file;
  private final Set<String> known = new TreeSet<>();
  private final Set<String> given;
  private final Set<String> used = new TreeSet<>();
  private final StringSubstitutor variables;

  /**
   * Makes a reader.
   *
   * @param spec the options that are known
   * @param values the variables
   */
  ConfigFile(Path file, CommandSpec spec, Map<String, String> values) {
    this.file = file;
    for (OptionSpec option : spec.options()) {
      known.add(key(option));
    }
    known.removeAll(ON_COMMAND_LINE_ONLY);
    known.add("check");
    known.add(PARTS);
    known.add(SCHEMA);
    Map<String, String> all = new HashMap<>(values);
    Path folder = file.toAbsolutePath().getParent();
    all.put("here", folder == null ? "." : folder.toString());
    given = new TreeSet<>(values.keySet());
    variables =
        new StringSubstitutor(key -> lookUp(key, all))
            .setEnableUndefinedVariableException(true)
            .setEnableSubstitutionInVariables(true);
  }

  private String lookUp(String key, Map<String, String> all) {
    used.add(key);
    return all.get(key);
  }

  private static String key(OptionSpec option) {
    return option.longestName().replaceFirst("^-+", "");
  }

  /** The keys that a file may have. */
  Set<String> known() {
    return Set.copyOf(known);
  }

  /**
   * Reads the file.
   *
   * @return for each tournament its words
   * @throws IllegalArgumentException if it can't be read, has an unknown key, or has no place for a
   *     variable that was given
   */
  List<List<String>> words() {
    List<List<String>> words = parts();
    for (String name : given) {
      if (!used.contains(name)) {
        throw new IllegalArgumentException(
            file + " has no variable " + name + NearestWord.question(name, used));
      }
    }
    return words;
  }

  private List<List<String>> parts() {
    JsonNode whole = JsonFile.read(file);
    List<String> common = words(whole);
    if (!whole.has(PARTS)) {
      return List.of(common);
    }
    List<List<String>> parts = new ArrayList<>();
    for (JsonNode part : whole.get(PARTS)) {
      List<String> words = new ArrayList<>(common);
      words.addAll(words(part));
      parts.add(words);
    }
    return parts;
  }

  private List<String> words(JsonNode object) {
    List<String> words = new ArrayList<>();
    for (Map.Entry<String, JsonNode> entry : object.properties()) {
      String key = entry.getKey();
      if (!known.contains(key)) {
        throw new IllegalArgumentException(
            file + ": unknown key \"" + key + "\"" + NearestWord.question(key, known));
      }
      if (!key.equals(PARTS) && !key.equals(SCHEMA)) {
        addWords(key, entry.getValue(), words);
      }
    }
    return words;
  }

  private void addWords(String key, JsonNode value, List<String> words) {
    if (value.isArray()) {
      value.forEach(element -> addWords(key, element, words));
    } else if (value.isObject()) {
      words.add("-" + key);
      JsonFile.keyValues(file, key, value).forEach(word -> words.add(filled(word)));
    } else if (value.isBoolean()) {
      if (value.asBoolean()) {
        words.add("-" + key);
      }
    } else {
      words.add("-" + key);
      words.add(filled(value.asText()));
    }
  }

  private String filled(String text) {
    try {
      return variables.replace(text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          file + ": a variable in \"" + text + "\" has no value; give it one with -var NAME=VALUE",
          e);
    }
  }
}
