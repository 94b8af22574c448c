package org.katachi.tournament.config;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.Map;
import org.katachi.tournament.settings.FileTree;
import org.katachi.tournament.settings.SettingKey;
import org.katachi.tournament.settings.SettingTree;

/** Puts together what a tree says of each brain. */
final class EngineTrees {

  private static final String ENGINE = "engine";
  private static final String EACH = "each";
  private static final String BRAINS = "brains";
  private static final String CONF = "conf";

  private static final Map<String, SettingKey> KEYS = SettingKey.of(EngineConfig.class);

  private EngineTrees() {}

  /**
   * The tree with what it says of all brains, and what the file of brains says of one, laid under
   * each.
   *
   * @throws IllegalArgumentException if that file can't be read, or has no such brain
   */
  static ObjectNode resolved(ObjectNode tree) {
    ObjectNode all = tree.deepCopy();
    ObjectNode each = all.remove(EACH) instanceof ObjectNode said ? said : SettingTree.empty();
    JsonNode file = all.remove(BRAINS);
    ObjectNode stored = file == null ? SettingTree.empty() : stored(Path.of(file.asText()));
    ArrayNode engines = JsonNodeFactory.instance.arrayNode();
    for (JsonNode engine : tree.path(ENGINE)) {
      ObjectNode own = withStored((ObjectNode) engine, stored);
      engines.add(SettingTree.over(KEYS, own, each));
    }
    all.set(ENGINE, engines);
    return all;
  }

  private static ObjectNode withStored(ObjectNode engine, ObjectNode stored) {
    if (!engine.has(CONF)) {
      return engine;
    }
    ObjectNode own = engine.deepCopy();
    String name = own.remove(CONF).asText();
    if (!stored.has(name)) {
      throw new IllegalArgumentException(
          "conf="
              + name
              + ": the file of -brains has no such brain; it has "
              + (stored.isEmpty()
                  ? "none"
                  : String.join(", ", (Iterable<String>) stored::fieldNames)));
    }
    return SettingTree.over(KEYS, own, (ObjectNode) stored.get(name));
  }

  /** Brains to reuse, by name. */
  private static ObjectNode stored(Path file) {
    FileTree reader = new FileTree(file, text -> text);
    ObjectNode brains = SettingTree.empty();
    for (Map.Entry<String, JsonNode> brain : reader.read().properties()) {
      ObjectNode said = reader.group(brain.getKey(), KEYS, brain.getValue());
      if (said.has(CONF)) {
        throw new IllegalArgumentException(
            file + ": " + brain.getKey() + " has conf, which only -engine takes");
      }
      if (!said.has("name")) {
        said.put("name", brain.getKey());
      }
      brains.set(brain.getKey(), said);
    }
    return brains;
  }
}
