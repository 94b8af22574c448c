package org.katachi.tournament.config;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.text.StringSubstitutor;
import org.katachi.cli.NearestWord;
import org.katachi.tournament.settings.FileTree;
import org.katachi.tournament.settings.SettingKey;
import org.katachi.tournament.settings.SettingTree;

/**
 * A file of settings: a JSON object whose keys are the words of the command line without their
 * dash. {@code parts} is a list of objects like the whole, tournaments that are played one after
 * the other, each laid over the whole.
 *
 * <p>In texts <code>${NAME}</code> stands for a variable, and <code>${NAME:-VALUE}</code> for one
 * with a value if nothing else is said; <code>${here}</code> is the folder of the file.
 */
public final class ConfigFile {

  static final String PARTS = "parts";
  static final String SCHEMA = "$schema";

  private static final Map<String, SettingKey> KEYS = SettingKey.of(TournamentConfig.class);

  private final Path file;
  private final Set<String> given;
  private final Set<String> used = new TreeSet<>();
  private final StringSubstitutor variables;

  /**
   * Makes a reader.
   *
   * @param values the variables
   */
  public ConfigFile(Path file, Map<String, String> values) {
    this.file = file;
    Map<String, String> all = new HashMap<>(values);
    Path folder = file.toAbsolutePath().getParent();
    all.put("here", folder == null ? "." : folder.toString());
    given = new TreeSet<>(values.keySet());
    variables =
        new StringSubstitutor(key -> lookUp(key, all))
            .setEnableUndefinedVariableException(true)
            .setEnableSubstitutionInVariables(true);
  }

  /**
   * Reads the words after {@code -var}; a later one of the same name replaces an earlier.
   *
   * @throws IllegalArgumentException if one is not of the form {@code NAME=VALUE}
   */
  public static Map<String, String> variables(List<String> words) {
    Map<String, String> variables = new HashMap<>();
    for (String word : words) {
      int equals = word.indexOf('=');
      if (equals < 1) {
        throw new IllegalArgumentException("-var needs NAME=VALUE: " + word);
      }
      variables.put(word.substring(0, equals), word.substring(equals + 1));
    }
    return variables;
  }

  private String lookUp(String key, Map<String, String> all) {
    used.add(key);
    return all.get(key);
  }

  /**
   * Reads the file.
   *
   * @return for each tournament its tree
   * @throws IllegalArgumentException if it can't be read, has an unknown key, or has no place for a
   *     variable that was given
   */
  public List<ObjectNode> trees() {
    List<ObjectNode> trees = parts();
    for (String name : given) {
      if (!used.contains(name)) {
        throw new IllegalArgumentException(
            file + " has no variable " + name + NearestWord.question(name, used));
      }
    }
    return trees;
  }

  private List<ObjectNode> parts() {
    FileTree reader = new FileTree(file, this::filled);
    ObjectNode whole = reader.read();
    JsonNode parts = whole.remove(PARTS);
    whole.remove(SCHEMA);
    ObjectNode common = reader.group("", KEYS, whole);
    if (parts == null) {
      return List.of(common);
    }
    if (!parts.isArray() || parts.isEmpty()) {
      throw new IllegalArgumentException(
          file + ": \"" + PARTS + "\" takes a list of tournaments, not " + parts);
    }
    List<ObjectNode> trees = new ArrayList<>();
    for (JsonNode part : parts) {
      trees.add(SettingTree.over(KEYS, reader.group("", KEYS, part), common));
    }
    return trees;
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
