package org.katachi.tournament.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;
import org.katachi.cli.NearestWord;

/**
 * Trees of settings that are not bound yet, each an object whose keys are known: lists of groups
 * are arrays of objects, everything else plain values. Of a family each member has a key, as {@code
 * env.HOME}.
 */
public final class SettingTree {

  private SettingTree() {}

  /** A tree that says nothing. */
  public static ObjectNode empty() {
    return JsonNodeFactory.instance.objectNode();
  }

  /**
   * Lays one tree over another: its values replace those below, its groups are laid over those
   * below, and its lists of groups come after those below.
   *
   * @param keys the settings that the trees are of
   * @return a tree of its own
   */
  public static ObjectNode over(Map<String, SettingKey> keys, ObjectNode above, ObjectNode below) {
    ObjectNode all = below.deepCopy();
    above
        .fieldNames()
        .forEachRemaining(name -> all.remove(List.of(key(keys, name).setting().replaces())));
    above.forEachEntry(
        (name, value) -> all.set(name, over(key(keys, name), value, below.get(name))));
    return all;
  }

  private static SettingKey key(Map<String, SettingKey> keys, String name) {
    return keys.get(StringUtils.substringBefore(name, "."));
  }

  private static JsonNode over(SettingKey key, JsonNode above, JsonNode below) {
    if (below == null) {
      return above.deepCopy();
    }
    if (key.isGroup() && key.isList()) {
      return ((ArrayNode) below.deepCopy()).addAll((ArrayNode) above.deepCopy());
    }
    if (key.isGroup()) {
      return over(key.keys(), (ObjectNode) above, (ObjectNode) below);
    }
    return above.deepCopy();
  }

  /**
   * The tree of the words after a group's option.
   *
   * @param group the option's name, for messages
   * @throws IllegalArgumentException if a word has no such form, or its key is unknown or comes
   *     twice
   */
  public static ObjectNode ofWords(String group, SettingKey option, List<String> words) {
    Map<String, SettingKey> keys = option.keys();
    ObjectNode tree = empty();
    for (String word : words) {
      int equals = word.indexOf('=');
      String first = option.setting().firstKey();
      if (equals < 0 && first.isEmpty()) {
        throw new IllegalArgumentException(group + ": not of the form key=value: " + word);
      }
      String said = equals < 0 ? first : word.substring(0, equals);
      SettingKey key = find(keys, said).orElseThrow(() -> unknown(group, keys, said));
      String name = key.nameOf(said);
      String value = word.substring(equals + 1);
      if (key.isList()) {
        tree.withArray(name).add(value);
      } else if (tree.has(name)) {
        throw new IllegalArgumentException(group + ": " + name + "= comes twice");
      } else {
        tree.put(name, value);
      }
    }
    checkSaidOnce(keys, tree);
    return tree;
  }

  /**
   * Checks that nothing is said in two ways.
   *
   * @throws IllegalArgumentException if something is
   */
  static void checkSaidOnce(Map<String, SettingKey> keys, ObjectNode tree) {
    for (SettingKey key : keys.values()) {
      for (String other : key.setting().replaces()) {
        if (tree.has(key.name()) && tree.has(other)) {
          throw new IllegalArgumentException(
              "either " + key.name() + "= or " + other + "=, not both");
        }
      }
    }
  }

  private static IllegalArgumentException unknown(
      String group, Map<String, SettingKey> keys, String name) {
    List<String> known =
        keys.values().stream().map(key -> key.isFamily() ? key.name() + ".X" : key.name()).toList();
    return new IllegalArgumentException(
        "%s knows no %s=, only %s%s"
            .formatted(group, name, String.join(", ", known), NearestWord.question(name, known)));
  }

  /** The setting that a name says; of {@code env.HOME} the family. */
  static Optional<SettingKey> find(Map<String, SettingKey> keys, String name) {
    int dot = name.indexOf('.');
    boolean isMember = dot > 0 && dot < name.length() - 1;
    String word = isMember ? name.substring(0, dot) : name;
    return keys.values().stream()
        .filter(key -> key.isSaidBy(word) && key.isFamily() == isMember)
        .findFirst();
  }

  /**
   * Adds the standards of all that is not said, and puts the members of families into objects.
   *
   * @param group what the settings belong to, for messages
   * @throws IllegalArgumentException if something that a group needs is not there
   */
  static ObjectNode complete(String group, Map<String, SettingKey> keys, ObjectNode tree) {
    checkRequired(group, keys, tree);
    ObjectNode all = tree.deepCopy();
    for (SettingKey key : keys.values()) {
      JsonNode value = tree.get(key.name());
      String standard = key.setting().standard();
      if (value != null && key.isGroup()) {
        all.set(key.name(), complete(key, value));
      } else if (value == null && key.isFamily()) {
        all.set(key.name(), members(key, tree));
      } else if (value == null && !standard.isEmpty()) {
        all.put(key.name(), standard);
      }
    }
    return all;
  }

  private static ObjectNode members(SettingKey family, ObjectNode tree) {
    String start = family.name() + ".";
    ObjectNode members = empty();
    tree.propertyStream()
        .filter(entry -> entry.getKey().startsWith(start))
        .forEach(entry -> members.set(entry.getKey().substring(start.length()), entry.getValue()));
    return members;
  }

  private static JsonNode complete(SettingKey group, JsonNode value) {
    if (value.isArray()) {
      ArrayNode all = JsonNodeFactory.instance.arrayNode();
      value.forEach(each -> all.add(complete(group, each)));
      return all;
    }
    return value instanceof ObjectNode object
        ? complete(group.name(), group.keys(), object)
        : value;
  }

  private static void checkRequired(String group, Map<String, SettingKey> keys, ObjectNode tree) {
    List<String> required =
        keys.values().stream()
            .filter(key -> key.setting().required())
            .map(SettingKey::name)
            .toList();
    if (!required.stream().allMatch(tree::has)) {
      throw new IllegalArgumentException(
          "-" + group + " needs " + String.join("= and ", required) + "=");
    }
  }
}
