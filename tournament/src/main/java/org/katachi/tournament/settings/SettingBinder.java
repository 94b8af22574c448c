package org.katachi.tournament.settings;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.cfg.MutableConfigOverride;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.commons.lang3.ClassUtils;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.math.NumberUtils;
import org.katachi.cli.NearestWord;
import org.katachi.rules.Rule;

/** Makes records of trees of settings, and trees of records. */
public final class SettingBinder {

  private static final JsonMapper MAPPER = mapper();

  private SettingBinder() {}

  private static JsonMapper mapper() {
    return JsonMapper.builder()
        .addModule(new Jdk8Module())
        .addModule(
            new SimpleModule()
                .addSerializer(Path.class, ToStringSerializer.instance)
                .addDeserializer(Path.class, new PathReader()))
        .enable(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
        .enable(DeserializationFeature.READ_ENUMS_USING_TO_STRING)
        .enable(SerializationFeature.WRITE_ENUMS_USING_TO_STRING)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .defaultPropertyInclusion(
            JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, JsonInclude.Include.ALWAYS))
        .withConfigOverride(
            boolean.class,
            config ->
                config.setInclude(
                    JsonInclude.Value.construct(
                        JsonInclude.Include.NON_DEFAULT, JsonInclude.Include.ALWAYS)))
        .withConfigOverride(List.class, SettingBinder::emptyIfAbsent)
        .withConfigOverride(Map.class, SettingBinder::emptyIfAbsent)
        .withCoercionConfigDefaults(
            config -> config.setCoercion(CoercionInputShape.EmptyString, CoercionAction.Fail))
        .build();
  }

  private static void emptyIfAbsent(MutableConfigOverride container) {
    container.setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY));
  }

  /**
   * Binds a tree; what it does not say has its standard, or is absent.
   *
   * @param group what it is of, for messages
   * @throws IllegalArgumentException if a value makes no sense; the message names it
   */
  public static <T> T bind(String group, ObjectNode tree, Class<T> type) {
    try {
      return MAPPER.treeToValue(SettingTree.complete(group, SettingKey.of(type), tree), type);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(message(e), e);
    }
  }

  /** The tree that says all of a record, without what is absent. */
  public static ObjectNode tree(Record config) {
    return MAPPER.valueToTree(config);
  }

  private static String message(JsonProcessingException problem) {
    if (problem instanceof ValueInstantiationException && problem.getCause() != null) {
      return problem.getCause().getMessage();
    }
    if (!(problem instanceof MismatchedInputException mismatch)) {
      return problem.getOriginalMessage();
    }
    String name = name(mismatch);
    if (mismatch instanceof InvalidFormatException format) {
      return name + wanted(format.getTargetType(), String.valueOf(format.getValue()));
    }
    return name + " needs another value";
  }

  /** {@code -rounds}, or {@code nodes=} in a group. */
  private static String name(MismatchedInputException problem) {
    List<String> names =
        problem.getPath().stream()
            .map(JsonMappingException.Reference::getFieldName)
            .filter(Objects::nonNull)
            .toList();
    String last = names.isEmpty() ? "" : names.get(names.size() - 1);
    return names.size() == 1 ? "-" + last : last + "=";
  }

  private static String wanted(Class<?> type, String value) {
    if (type.isEnum()) {
      List<String> known = Arrays.stream(type.getEnumConstants()).map(Object::toString).toList();
      return " is one of "
          + String.join(", ", known)
          + ", not "
          + value
          + NearestWord.question(value, known);
    }
    if (ClassUtils.primitiveToWrapper(type) == Boolean.class) {
      return " is true or false, not " + value;
    }
    String number = type.getSimpleName().endsWith("ouble") ? "a number: " : "a whole number: ";
    return " needs " + number + value;
  }

  /** A rule by its name or its number, as a number. */
  public static final class RuleReader extends StdScalarDeserializer<Integer> {

    @Serial private static final long serialVersionUID = 1;

    RuleReader() {
      super(Integer.class);
    }

    @Override
    public Integer deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      String rule = parser.getValueAsString();
      if (StringUtils.isNumeric(rule)) {
        return NumberUtils.toInt(rule, -1);
      }
      return Rule.find(rule)
          .orElseThrow(() -> context.weirdStringException(rule, Rule.class, "no rule"))
          .info();
    }
  }

  /** A path as it is written; a colon makes no address of it. */
  private static final class PathReader extends StdScalarDeserializer<Path> {

    @Serial private static final long serialVersionUID = 1;

    PathReader() {
      super(Path.class);
    }

    @Override
    public Path deserialize(JsonParser parser, DeserializationContext context) throws IOException {
      return Path.of(parser.getValueAsString());
    }
  }
}
