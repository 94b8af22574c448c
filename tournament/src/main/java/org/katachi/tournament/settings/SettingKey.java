package org.katachi.tournament.settings;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A setting as it is declared.
 *
 * @param name the word that it is said by
 * @param setting what the declaration says of it
 * @param component where it is declared
 */
public record SettingKey(String name, Setting setting, RecordComponent component) {

  /** The settings of a record and of the records in it, by name, in their order. */
  public static Map<String, SettingKey> of(Class<?> type) {
    Map<String, SettingKey> keys = new LinkedHashMap<>();
    for (RecordComponent component : type.getRecordComponents()) {
      Setting setting = component.getAnnotation(Setting.class);
      if (setting != null) {
        String name = name(component);
        keys.put(name, new SettingKey(name, setting, component));
      } else if (component.getType().isRecord()) {
        keys.putAll(of(component.getType()));
      }
    }
    return Collections.unmodifiableMap(keys);
  }

  private static String name(RecordComponent component) {
    JsonProperty property = component.getAccessor().getAnnotation(JsonProperty.class);
    return property == null ? component.getName() : property.value();
  }

  /** Whether a word is its name, or another one for it. */
  boolean isSaidBy(String word) {
    return name.equals(word) || List.of(setting.aliases()).contains(word);
  }

  /** What a word for it is called in a tree: a member of a family keeps its own name. */
  String nameOf(String word) {
    return isFamily() ? word : name;
  }

  /** Whether it is said or not, without a value. */
  public boolean isFlag() {
    return component.getType() == boolean.class;
  }

  /** Whether it may be said several times. */
  public boolean isList() {
    return component.getType() == List.class;
  }

  /** Whether it stands for all keys that begin with its name and a dot. */
  public boolean isFamily() {
    return component.getType() == Map.class;
  }

  /** Whether it takes {@code key=value} words. */
  public boolean isGroup() {
    return type().isRecord();
  }

  /** Of a group the settings in it. */
  public Map<String, SettingKey> keys() {
    return of(type());
  }

  /** The type of its value, or of each. */
  public Class<?> type() {
    Type type = component.getGenericType();
    boolean isContainer = isList() || component.getType() == Optional.class;
    return isContainer
        ? (Class<?>) ((ParameterizedType) type).getActualTypeArguments()[0]
        : component.getType();
  }
}
