package org.katachi.protocol;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.engine.Position;
import org.katachi.engine.Position.PlacedStone;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

/**
 * The lines between {@code BOARD} and {@code DONE}. They are judged at the end, since the block is
 * one request and has one reply.
 */
final class StoneBlock {

  /** Lines beyond this number are not kept: no board has so many points. */
  private static final int MAX_LINES = Geometry.MAX_SIZE * Geometry.MAX_SIZE + 1;

  private static final int OWN = 1;
  private static final int OPPONENT = 2;
  private static final int DEAD = 3;

  private final BlockKind kind;
  private final Received received;
  private final List<Command.StoneLine> lines = new ArrayList<>();
  private String firstBadLine = "";

  /**
   * An empty block.
   *
   * @param received when its first line came
   */
  StoneBlock(BlockKind kind, Received received) {
    this.kind = kind;
    this.received = received;
  }

  BlockKind kind() {
    return kind;
  }

  Received received() {
    return received;
  }

  void add(Command.StoneLine line) {
    if (lines.size() < MAX_LINES) {
      lines.add(line);
    }
  }

  /** Notes a line that is no line of a block. */
  void addBad(String line) {
    firstBadLine = firstBadLine.isEmpty() ? line : firstBadLine;
  }

  /**
   * The position that the lines of {@code BOARD} describe; the brain is to move.
   *
   * @throws Refusal if no game leads to it
   */
  Position toPosition(Geometry geometry, RuleSet rules) {
    checkPoints(geometry, "x,y,field");
    List<Command.StoneLine> stones = stones(rules);
    boolean blackMoves = stones.size() % 2 == 0;
    Colour own = blackMoves ? Colour.BLACK : Colour.WHITE;
    checkCounts(stones, own);
    List<PlacedStone> placed = new ArrayList<>(stones.size());
    for (Command.StoneLine stone : stones) {
      placed.add(new PlacedStone(stone.point(), colour(stone.field(), own)));
    }
    return new Position(geometry, rules, placed);
  }

  /**
   * The position after the lines of {@code SWAP2BOARD}, black's stone first.
   *
   * @throws Refusal if they are no swap2 opening
   */
  Position toOpening(Geometry geometry, RuleSet rules) {
    checkPoints(geometry, "x,y");
    int count = lines.size();
    if (count != 0 && count != 3 && count != 5) {
      throw new Refusal(kind + " with " + count + " stones; expected 0, 3 or 5");
    }
    List<PlacedStone> placed = new ArrayList<>(count);
    for (Command.StoneLine line : lines) {
      Colour colour = placed.size() % 2 == 0 ? Colour.BLACK : Colour.WHITE;
      placed.add(new PlacedStone(line.point(), colour));
    }
    return new Position(geometry, rules, placed);
  }

  private void checkPoints(Geometry geometry, String expected) {
    if (!firstBadLine.isEmpty()) {
      throw new Refusal(kind + " line '" + firstBadLine + "' can't be read; expected " + expected);
    }
    boolean[] taken = new boolean[geometry.cellCount()];
    for (Command.StoneLine line : lines) {
      if (!geometry.contains(line.point())) {
        throw new Refusal(
            kind + " line " + line + " is outside; expected a point of the board of " + geometry);
      }
      int cell = geometry.cell(line.point());
      if (taken[cell]) {
        throw new Refusal(kind + " line " + line + " comes twice; expected one stone on a point");
      }
      taken[cell] = true;
    }
  }

  /** The lines that stand for stones: in renju a 3 marks a forbidden point, which is empty. */
  private List<Command.StoneLine> stones(RuleSet rules) {
    boolean marks = rules.rule() == Rule.RENJU && !rules.continuous();
    List<Command.StoneLine> stones = new ArrayList<>(lines.size());
    for (Command.StoneLine line : lines) {
      if (line.field() < OWN || line.field() > DEAD) {
        throw new Refusal(
            kind
                + " line "
                + line
                + " has no field that is known; expected x,y,field with field"
                + " 1 own, 2 opponent's, 3 dead");
      }
      if (!marks || line.field() != DEAD) {
        stones.add(line);
      }
    }
    return stones;
  }

  /**
   * Of {@code n} stones black has placed half, rounded up. Some of each may be dead by now, but
   * none can have come.
   */
  private void checkCounts(List<Command.StoneLine> stones, Colour own) {
    int ownStones = count(OWN, stones);
    int opponentStones = count(OPPONENT, stones);
    int white = stones.size() / 2;
    int black = stones.size() - white;
    boolean ownBlack = own == Colour.BLACK;
    if (ownStones > (ownBlack ? black : white) || opponentStones > (ownBlack ? white : black)) {
      throw new Refusal(
          kind
              + " with "
              + ownStones
              + " own and "
              + opponentStones
              + " opponent's stones; expected as many, or one more of the opponent's");
    }
  }

  private static int count(int field, List<Command.StoneLine> stones) {
    int count = 0;
    for (Command.StoneLine stone : stones) {
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
