package org.katachi.farm.message;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.std.StdDelegatingDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdDelegatingSerializer;
import com.fasterxml.jackson.databind.util.StdConverter;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.util.HexFormat;
import org.katachi.board.Geometry;
import org.katachi.farm.broker.NotAdmitted;

/**
 * Messages as texts: JSON, in which nothing may stand that is not known, and nothing be missing.
 */
public final class Messages {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .addModule(new Jdk8Module())
          .addModule(new JavaTimeModule())
          .addModule(
              new SimpleModule()
                  .addSerializer(new StdDelegatingSerializer(Geometry.class, new FromGeometry()))
                  .addDeserializer(
                      Geometry.class, new StdDelegatingDeserializer<>(new ToGeometry())))
          .visibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .build();

  private Messages() {}

  /** The size of a board. */
  private record Size(int width, int height) {}

  private static final class FromGeometry extends StdConverter<Geometry, Size> {
    @Override
    public Size convert(Geometry geometry) {
      return new Size(geometry.width(), geometry.height());
    }
  }

  private static final class ToGeometry extends StdConverter<Size, Geometry> {
    @Override
    public Geometry convert(Size size) {
      if (!Geometry.isPlayable(size.width(), size.height())) {
        throw new IllegalArgumentException("no board of " + size.width() + "x" + size.height());
      }
      return new Geometry(size.width(), size.height());
    }
  }

  /** The name under which a worker looks for the reason why it was rejected. */
  public static String rejection(String worker) {
    return "rejection" + HexFormat.of().formatHex(worker.getBytes(UTF_8));
  }

  /** Writes a message. */
  public static String write(Object message) {
    try {
      return MAPPER.writeValueAsString(message);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("every message can be written", e);
    }
  }

  /**
   * Reads a message.
   *
   * @throws IOException if it is none of this kind
   */
  public static <T> T read(String message, Class<T> kind) throws IOException {
    T read = MAPPER.readValue(message, kind);
    if (read == null) {
      throw new IOException("nothing is told");
    }
    return read;
  }

  /**
   * Reads an offer.
   *
   * @throws NotAdmitted if it is one of another version, which may look otherwise
   * @throws IOException if it is none
   */
  public static Offer offer(byte[] message) throws IOException {
    JsonNode tree = MAPPER.readTree(message);
    int version = tree.path("version").asInt();
    if (version != Offer.VERSION) {
      throw new NotAdmitted(
          "the coordinator speaks version %d and this worker version %d: both need the same katachi-farm.jar"
              .formatted(version, Offer.VERSION));
    }
    return MAPPER.treeToValue(tree, Offer.class);
  }
}
