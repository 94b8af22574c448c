package org.katachi.rules;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;

/** Positions of 15×15 with all the points that two independent referees forbid to black. */
public final class RenjuPositions {

  /** The board of all positions. */
  public static final Geometry GEOMETRY = new Geometry(15, 15);

  private RenjuPositions() {}

  /** One position; points are pairs of column and row. */
  public record RenjuPosition(
      List<List<Integer>> black, List<List<Integer>> white, List<List<Integer>> forbidden) {

    /** Puts the stones on an empty board. */
    public void placeOn(Board board) {
      black.forEach(point -> board.set(cell(point), Stone.BLACK));
      white.forEach(point -> board.set(cell(point), Stone.WHITE));
    }

    /** The cells forbidden to black. */
    public List<Integer> forbiddenCells() {
      return forbidden.stream().map(RenjuPosition::cell).toList();
    }

    private static int cell(List<Integer> point) {
      return GEOMETRY.cell(point.get(0), point.get(1));
    }
  }

  /** All 3,000 of them. */
  public static List<RenjuPosition> all() {
    try (InputStream lines = RenjuPositions.class.getResourceAsStream("renju-forbidden.jsonl");
        MappingIterator<RenjuPosition> positions =
            JsonMapper.builder()
                .build()
                .readerFor(new TypeReference<RenjuPosition>() {})
                .readValues(lines)) {
      return positions.readAll();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
