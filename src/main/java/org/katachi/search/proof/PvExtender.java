package org.katachi.search.proof;

import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.search.Score;
import org.katachi.search.table.TranspositionTable;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.Defences;
import org.katachi.threat.VcfSearch;

/**
 * Extends the line of a proved result to the end of the game. A search cuts its line off wherever
 * the transposition table or a VCF probe proves the rest.
 */
public final class PvExtender {

  /** The most nodes of a VCF search at one position of the line. */
  private static final int VCF_NODES = 10_000;

  private final ShapeBoard shapes;
  private final Board board;
  private final Referee referee;
  private final Defences defences;
  private final VcfSearch vcf;
  private final ProofTt proofs;
  private final int[] replies;
  private final int[] near;
  private int[] line;
  private int length;

  public PvExtender(
      ShapeBoard shapes, Referee referee, Defences defences, VcfSearch vcf, ProofTt proofs) {
    this.shapes = shapes;
    this.referee = referee;
    this.defences = defences;
    this.vcf = vcf;
    this.proofs = proofs;
    board = shapes.board();
    replies = new int[Defences.MAX_MOVES];
    near = new int[board.geometry().pointCount()];
  }

  /**
   * Extends a line.
   *
   * @param moves the line; takes the moves that are added
   * @param known the number of its moves
   * @param plies the plies to the end of the game, at most as many as the line has room
   * @return the number of its moves now
   */
  int extend(int[] moves, int known, int plies) {
    line = moves;
    length = known;
    int played = 0;
    while (played < length && !isOver(played)) {
      shapes.play(line[played++]);
      if (played == length && length < plies) {
        addNext(plies);
      }
    }
    while (played-- > 0) {
      shapes.undo();
    }
    return length;
  }

  private boolean isOver(int played) {
    return played > 0 && referee.wins(board, board.lastMove(), Stone.opponent(board.sideToMove()));
  }

  /** Adds the next move, or the whole rest, of a position whose result is proved. */
  private void addNext(int plies) {
    if (isOver(length) || board.isFull()) {
      return;
    }
    int side = board.sideToMove();
    int opponent = Stone.opponent(side);
    if (shapes.has(side, CellClass.FIVE)) {
      line[length++] = shapes.first(side, CellClass.FIVE);
    } else if (shapes.has(opponent, CellClass.FIVE)) {
      addDefence(opponent, plies);
    } else if (shapes.has(side, CellClass.OPEN_FOUR)) {
      line[length++] = shapes.first(side, CellClass.OPEN_FOUR);
    } else if (!addTtMove(plies - length) && !addVcf(plies) && isLoser(plies)) {
      addAnyMove();
    }
  }

  /** Whether the side to move is the one that loses: the winner makes the last move. */
  private boolean isLoser(int plies) {
    return (plies - length) % 2 == 0;
  }

  /** In caro several moves may stop a five: the table knows which. */
  private void addDefence(int opponent, int plies) {
    int count = defences.againstFive(opponent, replies, 0);
    if (count > 1 && addTtMove(plies - length)) {
      return;
    }
    addIfLegal(count > 0 ? replies[0] : shapes.first(opponent, CellClass.FIVE));
  }

  /** Adds the move of a proof; of a win only if it takes so many plies at the most. */
  private boolean addTtMove(int mostPlies) {
    long entry = proofs.probe();
    if (entry == TranspositionTable.MISSING) {
      return false;
    }
    int value = TranspositionTable.valueFromRoot(entry, 0);
    if (Score.isProvedWin(value) && Score.plies(value) > mostPlies) {
      return false;
    }
    line[length++] = TranspositionTable.move(entry);
    return true;
  }

  /** Adds the rest of a win by fours that takes no longer than the line. */
  private boolean addVcf(int plies) {
    int fours = Math.min(VcfSearch.MAX_FOURS, (plies - length) / 2);
    if (vcf.search(fours, VCF_NODES) == 0) {
      return false;
    }
    for (int i = 0; i < vcf.line().length() && length < plies; i++) {
      line[length++] = vcf.line().move(i);
    }
    return true;
  }

  /** Where the table knows no move, all moves lose alike: the first that may resist. */
  private void addAnyMove() {
    int opponent = Stone.opponent(board.sideToMove());
    int count =
        shapes.has(opponent, CellClass.OPEN_FOUR)
            ? defences.againstOpenFour(opponent, replies, 0)
            : 0;
    addIfLegal(count > 0 ? replies[0] : shapes.first(opponent, CellClass.OPEN_FOUR));
  }

  /** Adds a move, or the first legal one near a stone where there is no such move. */
  private void addIfLegal(int move) {
    int side = board.sideToMove();
    if (move != ShapeBoard.NO_CELL && !referee.isForbidden(board, move, side)) {
      line[length++] = move;
      return;
    }
    int count = shapes.collectNear(near, 0);
    for (int i = 0; i < count; i++) {
      if (!referee.isForbidden(board, near[i], side)) {
        line[length++] = near[i];
        return;
      }
    }
  }
}
