package org.katachi.farm.message;

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
import org.katachi.board.Geometry;

/**
 * Messages as bytes: JSON, in which nothing may stand that is not known, and nothing be missing.
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

  private static final class FromGeometry extends StdConverter<Geometry, TournamentOffer.Board> {
    @Override
    public TournamentOffer.Board convert(Geometry geometry) {
      return new TournamentOffer.Board(geometry.width(), geometry.height());
    }
  }

  private static final class ToGeometry extends StdConverter<TournamentOffer.Board, Geometry> {
    @Override
    public Geometry convert(TournamentOffer.Board board) {
      if (!Geometry.isPlayable(board.width(), board.height())) {
        throw new IllegalArgumentException("no board of " + board.width() + "x" + board.height());
      }
      return new Geometry(board.width(), board.height());
    }
  }

  /** Writes a report. */
  public static byte[] write(Report report) {
    try {
      return MAPPER.writerFor(Report.class).writeValueAsBytes(report);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("every report can be written", e);
    }
  }

  /** Writes what a worker's games look like. */
  public static byte[] write(LiveReport report) {
    return bytes(report);
  }

  /** Writes an order. */
  public static byte[] write(PairOrder order) {
    return bytes(order);
  }

  /** Writes an offer. */
  public static byte[] write(Offer offer) {
    return bytes(offer);
  }

  /** Writes an order of a task. */
  public static byte[] write(TaskOrder order) {
    return bytes(order);
  }

  private static byte[] bytes(Object message) {
    try {
      return MAPPER.writeValueAsBytes(message);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("every message can be written", e);
    }
  }

  /**
   * Reads a report.
   *
   * @throws IOException if it is none
   */
  public static Report report(byte[] message) throws IOException {
    return MAPPER.readValue(message, Report.class);
  }

  /**
   * Reads what a worker's games look like.
   *
   * @throws IOException if it is nothing of the kind
   */
  public static LiveReport liveReport(byte[] message) throws IOException {
    return MAPPER.readValue(message, LiveReport.class);
  }

  /**
   * Reads an order.
   *
   * @throws IOException if it is none
   */
  public static PairOrder pairOrder(byte[] message) throws IOException {
    return MAPPER.readValue(message, PairOrder.class);
  }

  /**
   * Reads an order of a task.
   *
   * @throws IOException if it is none
   */
  public static TaskOrder taskOrder(byte[] message) throws IOException {
    return MAPPER.readValue(message, TaskOrder.class);
  }

  /**
   * Reads an offer.
   *
   * @throws OtherVersion if it is one of another version, which may look otherwise
   * @throws IOException if it is none
   */
  public static Offer offer(byte[] message) throws IOException {
    JsonNode tree = MAPPER.readTree(message);
    int version = tree.path("version").asInt();
    if (version != Offer.VERSION) {
      throw new OtherVersion(version);
    }
    return MAPPER.treeToValue(tree, Offer.class);
  }
}
