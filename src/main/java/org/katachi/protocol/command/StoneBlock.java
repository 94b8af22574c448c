package org.katachi.protocol.command;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.engine.Position.PlacedStone;
import org.katachi.protocol.io.ReceivedLine;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

/**
 * The stone lines between {@code BOARD}, or a command like it, and {@code DONE}. They are checked
 * at the end, since the block has one reply.
 */
public final class StoneBlock {

  /** Further lines are not kept: no board has as many points. */
  private static final int MAX_LINES = Geometry.MAX_SIZE * Geometry.MAX_SIZE + 1;

  private static final int OWN = 1;
  private static final int OPPONENT = 2;
  private static final int DEAD = 3;

  private final String kind;
  private final ReceivedLine line;
  private final List<StoneLine> lines = new ArrayList<>();
  private String firstUnreadable = "";

  /**
   * A stone line.
   *
   * @param field the owner of the stone; {@link #NO_FIELD} if the line has none
   */
  public record StoneLine(Point point, int field) {

    private static final int NO_FIELD = 0;

    /** The stone of a request of kind {@code STONE}. */
    public static StoneLine of(Command.Request request) {
      List<Integer> numbers = request.numbers();
      return new StoneLine(request.point(), numbers.size() == 2 ? NO_FIELD : numbers.get(2));
    }

    /** In the protocol's form. */
    @Override
    public String toString() {
      return field == NO_FIELD ? point.toString() : point + "," + field;
    }
  }

  /**
   * An empty block.
   *
   * @param kind the command that opens it
   * @param line its first line
   */
  public StoneBlock(String kind, ReceivedLine line) {
    this.kind = kind;
    this.line = line;
  }

  /** The command that opened it. */
  public String kind() {
    return kind;
  }

  /** The first line, with which the clock starts. */
  public ReceivedLine line() {
    return line;
  }

  public void add(StoneLine line) {
    if (lines.size() < MAX_LINES) {
      lines.add(line);
    }
  }

  /** Adds a line that is not a stone line. */
  public void addUnreadable(String line) {
    firstUnreadable = firstUnreadable.isEmpty() ? line : firstUnreadable;
  }

  /**
   * The position of a {@code BOARD} or {@code YXBOARD} block, with any number of stones of either
   * side; the brain is to move.
   *
   * @throws Refusal if a line is no stone on a free point of the board
   */
  public Position toPosition(Geometry geometry, RuleSet rules) {
    checkPoints(geometry, "x,y,field");
    List<StoneLine> stones = stones(rules);
    Colour own = ownColour(stones);
    List<PlacedStone> placed = new ArrayList<>(stones.size());
    for (StoneLine stone : stones) {
      placed.add(new PlacedStone(stone.point(), colour(stone.field(), own)));
    }
    return new Position(geometry, rules, placed, own);
  }

  /**
   * The opening of a {@code SWAP2BOARD} block, black's stone first.
   *
   * @throws Refusal if it is not a swap2 opening
   */
  public Position toOpening(Geometry geometry, RuleSet rules) {
    checkPoints(geometry, "x,y");
    int count = lines.size();
    if (count != 0 && count != 3 && count != 5) {
      throw new Refusal("%s with %d stones; expected 0, 3 or 5", kind, count);
    }
    List<PlacedStone> placed = new ArrayList<>(count);
    for (StoneLine line : lines) {
      Colour colour = placed.size() % 2 == 0 ? Colour.BLACK : Colour.WHITE;
      placed.add(new PlacedStone(line.point(), colour));
    }
    return new Position(geometry, rules, placed);
  }

  /**
   * The points of a {@code YXBLOCK} or {@code YXBLOCKUNDO} block.
   *
   * @throws Refusal if one is not a point of the board
   */
  public Set<Point> toPoints(Geometry geometry) {
    checkPoints(geometry, "x,y");
    Set<Point> points = new HashSet<>();
    for (StoneLine line : lines) {
      points.add(line.point());
    }
    return points;
  }

  private void checkPoints(Geometry geometry, String expected) {
    if (!firstUnreadable.isEmpty()) {
      throw new Refusal("%s line '%s' can't be read; expected %s", kind, firstUnreadable, expected);
    }
    boolean[] taken = new boolean[geometry.cellCount()];
    for (StoneLine line : lines) {
      if (!geometry.contains(line.point())) {
        throw new Refusal(
            "%s line %s is outside; expected a point of the board of %s", kind, line, geometry);
      }
      int cell = geometry.cell(line.point());
      if (taken[cell]) {
        throw new Refusal("%s line %s comes twice; expected one stone on a point", kind, line);
      }
      taken[cell] = true;
    }
  }

  /** The lines with stones: in renju the field 3 marks a forbidden point, which is empty. */
  private List<StoneLine> stones(RuleSet rules) {
    boolean marks = rules.rule() == Rule.RENJU && !rules.continuous();
    List<StoneLine> stones = new ArrayList<>(lines.size());
    for (StoneLine line : lines) {
      if (line.field() < OWN || line.field() > DEAD) {
        throw new Refusal(
            "%s line %s has no field that is known; expected x,y,field with field 1 own,"
                + " 2 opponent's, 3 dead",
            kind, line);
      }
      if (!marks || line.field() != DEAD) {
        stones.add(line);
      }
    }
    return stones;
  }

  /**
   * The colour of the brain. The counts tell it if alternating moves lead to them: with an even
   * number of stones the brain, which is to move, is black. Other counts tell nothing; then the
   * first stone is black's, as in Rapfi and by the order of play that renju's managers keep.
   */
  private static Colour ownColour(List<StoneLine> stones) {
    Colour byCount = stones.size() % 2 == 0 ? Colour.BLACK : Colour.WHITE;
    if (alternate(stones, byCount)) {
      return byCount;
    }
    int first = 0;
    while (stones.get(first).field() == DEAD) {
      first++;
    }
    return stones.get(first).field() == OWN ? Colour.BLACK : Colour.WHITE;
  }

  /**
   * Whether alternating moves can lead to the counts. Of {@code n} stones black has placed half,
   * rounded up. Each side may have fewer, if some are dead, but not more.
   */
  private static boolean alternate(List<StoneLine> stones, Colour own) {
    int white = stones.size() / 2;
    int black = stones.size() - white;
    boolean ownBlack = own == Colour.BLACK;
    return count(OWN, stones) <= (ownBlack ? black : white)
        && count(OPPONENT, stones) <= (ownBlack ? white : black);
  }

  private static int count(int field, List<StoneLine> stones) {
    int count = 0;
    for (StoneLine stone : stones) {
      count += stone.field() == field ? 1 : 0;
    }
    return count;
  }

  private static Colour colour(int field, Colour own) {
    return switch (field) {
      case OWN -> own;
      case OPPONENT -> own.opponent();
      default -> Colour.DEAD;
    };
  }
}
