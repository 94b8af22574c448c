package org.katachi.app.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.engine.Position;
import org.katachi.rules.RuleSet;

/**
 * The fixed positions of bench. Each line of the resource has the rule's number, the board's size
 * and the moves.
 */
final class BenchPositions {

  private static final String RESOURCE = "positions.txt";

  private BenchPositions() {}

  static List<Position> load() {
    List<Position> positions = new ArrayList<>();
    try (InputStream stream = BenchPositions.class.getResourceAsStream(RESOURCE);
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(stream, StandardCharsets.US_ASCII))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (!line.isBlank() && !line.startsWith("#")) {
          positions.add(parse(line));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return positions;
  }

  private static Position parse(String line) {
    String[] fields = StringUtils.split(line);
    int size = Integer.parseInt(fields[1]);
    RuleSet rules = RuleSet.ofInfo(Integer.parseInt(fields[0])).orElseThrow();
    return Position.of(new Geometry(size, size), rules, Notation.parsePos(fields[2]));
  }
}
