package org.katachi.tournament.config;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Makes trees of settings of the JSON that people write. All that is unknown is refused. */
final class FileTree {

  private final String file;
  private final UnaryOperator<String> texts;

  /**
   * Makes a reader.
   *
   * @param file its name, for messages
   * @param texts what texts become
   */
  FileTree(String file, UnaryOperator<String> texts) {
    this.file = file;
    this.texts = texts;
  }

  /**
   * The tree of an object. A list in place of a group is laid over each other.
   *
   * @param where the names on the way to it, for messages; may be empty
   * @throws IllegalArgumentException if it has a key that is unknown, or a value of another shape
   */
  ObjectNode group(String where, Map<String, SettingKey> keys, JsonNode object) {
    checkObject(where, object);
    ObjectNode tree = SettingTree.empty();
    for (Map.Entry<String, JsonNode> entry : object.properties()) {
      if (!entry.getValue().isNull()) {
        add(tree, where, keys, entry.getKey(), entry.getValue());
      }
    }
    SettingTree.checkSaidOnce(keys, tree);
    return tree;
  }

  private void add(
      ObjectNode tree, String where, Map<String, SettingKey> keys, String name, JsonNode value) {
    String path = where.isEmpty() ? name : where + " " + name;
    int dot = name.indexOf('.');
    if (SettingTree.isFamily(keys, name, dot)) {
      tree.withObject("/" + name.substring(0, dot))
          .set(name.substring(dot + 1), plain(path, value));
    } else if (keys.containsKey(name)) {
      SettingKey key = keys.get(name);
      if (!isUnsaid(key, value)) {
        tree.set(name, value(path, key, value));
      }
    } else {
      throw new IllegalArgumentException(
          file + ": unknown key \"" + path + "\"" + NearestWord.question(name, keys.keySet()));
    }
  }

  /** {@code false} for what can stand alone. */
  private static boolean isUnsaid(SettingKey key, JsonNode value) {
    return !key.setting().alone().isEmpty() && value.isBoolean() && !value.asBoolean();
  }

  private JsonNode value(String path, SettingKey key, JsonNode value) {
    if (key.isGroup()) {
      return key.isList() ? groups(path, key, value) : oneGroup(path, key, value);
    }
    if (key.isFamily()) {
      checkObject(path, value);
      ObjectNode family = SettingTree.empty();
      value.properties().forEach(each -> family.set(each.getKey(), plain(path, each.getValue())));
      return family;
    }
    if (key.isList()) {
      ArrayNode all = JsonNodeFactory.instance.arrayNode();
      (value.isArray() ? value : List.of(value)).forEach(each -> all.add(plain(path, each)));
      return all;
    }
    return !key.setting().alone().isEmpty() && value.isBoolean()
        ? TextNode.valueOf(key.setting().alone())
        : plain(path, value);
  }

  private ArrayNode groups(String path, SettingKey key, JsonNode value) {
    ArrayNode all = JsonNodeFactory.instance.arrayNode();
    (value.isArray() ? value : List.of(value))
        .forEach(each -> all.add(group(path, key.keys(), each)));
    return all;
  }

  private ObjectNode oneGroup(String path, SettingKey key, JsonNode value) {
    String first = key.setting().firstKey();
    if (value.isTextual() && !first.isEmpty()) {
      return SettingTree.empty().put(first, texts.apply(value.asText()));
    }
    if (!value.isArray()) {
      return group(path, key.keys(), value);
    }
    ObjectNode all = SettingTree.empty();
    for (JsonNode each : value) {
      all = SettingTree.over(key.keys(), group(path, key.keys(), each), all);
    }
    return all;
  }

  private JsonNode plain(String path, JsonNode value) {
    if (value.isContainerNode()) {
      throw wrong(path, "needs a plain value");
    }
    return value.isTextual() ? TextNode.valueOf(texts.apply(value.asText())) : value;
  }

  private void checkObject(String where, JsonNode value) {
    if (!value.isObject()) {
      throw wrong(where, "needs an object, {...}");
    }
  }

  private IllegalArgumentException wrong(String where, String message) {
    return new IllegalArgumentException(file + ": \"" + where + "\" " + message);
  }
}
