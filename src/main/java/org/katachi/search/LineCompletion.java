package org.katachi.search;

import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.Defences;
import org.katachi.threat.VcfSearch;

/**
 * Extends the line of a proved result to the end of the game. A search cuts its line off wherever
 * the transposition table or a VCF probe proves the rest.
 */
final class LineCompletion {

  /** The most nodes of a VCF search at one position of the line. */
  private static final int VCF_NODES = 10_000;

  private final ShapeBoard shapes;
  private final Board board;
  private final Referee referee;
  private final Defences defences;
  private final VcfSearch vcf;
  private final TtProofs proofs;
  private final int[] replies;
  private final int[] near;
  private int[] line;
  private int length;

  /** Whether all moves that were added for the winner are known to win in time. */
  private boolean proved;

  LineCompletion(
      ShapeBoard shapes, Referee referee, Defences defences, VcfSearch vcf, TtProofs proofs) {
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
  int complete(int[] moves, int known, int plies) {
    line = moves;
    length = known;
    proved = true;
    int played = 0;
    while (played < length && !isOver(played)) {
      shapes.play(line[played++]);
      if (played == length && length < plies) {
        addNext(plies);
      }
    }
    boolean isWhole = proved && played == plies && isOver(played);
    while (played > 0) {
      shapes.undo();
      played--;
      if (isWhole) {
        store(played, plies - played);
      }
    }
    return length;
  }

  /**
   * Keeps what a whole line proves of a position on it, so that no longer win is taken there. Of
   * the root it proves no loss: other moves may be better.
   */
  private void store(int played, int plies) {
    boolean isWinner = plies % 2 != 0;
    if (isWinner || played > 0) {
      proofs.proved(isWinner, line[played], plies);
    }
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
    } else if (!addTtMove(plies - length) && !addVcf(plies)) {
      addUnproved(plies);
    }
  }

  /** Adds the move of a proof that takes longer; or for the loser any move. */
  private void addUnproved(int plies) {
    proved &= isLoser(plies);
    if (!addTtMove(Integer.MAX_VALUE) && isLoser(plies)) {
      addAnyMove();
    }
  }

  /** Whether the side to move is the one that loses: the winner makes the last move. */
  private boolean isLoser(int plies) {
    return (plies - length) % 2 == 0;
  }

  /**
   * In caro several moves may stop a five; for the winner it must be the one that is known to win.
   */
  private void addDefence(int opponent, int plies) {
    int count = defences.againstFive(opponent, replies, 0);
    if (count > 1 && !isLoser(plies)) {
      if (addTtMove(plies - length)) {
        return;
      }
      proved = false;
    }
    int move = count > 0 ? replies[0] : shapes.first(opponent, CellClass.FIVE);
    if (!referee.isForbidden(board, move, board.sideToMove())) {
      line[length++] = move;
    }
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

  private boolean addVcf(int plies) {
    if (vcf.search(VcfSearch.MAX_FOURS, VCF_NODES) == 0) {
      return false;
    }
    for (int i = 0; i < vcf.line().length() && length < plies; i++) {
      line[length++] = vcf.line().move(i);
    }
    return true;
  }

  /** Where the table knows no move, all moves lose alike: the first legal one that may resist. */
  private void addAnyMove() {
    int side = board.sideToMove();
    int opponent = Stone.opponent(side);
    int count =
        shapes.has(opponent, CellClass.OPEN_FOUR)
            ? defences.againstOpenFour(opponent, replies, 0)
            : 0;
    int move = count > 0 ? replies[0] : shapes.first(opponent, CellClass.OPEN_FOUR);
    if (move == ShapeBoard.NO_CELL) {
      shapes.collectNear(near, 0);
      move = near[0];
    }
    if (!referee.isForbidden(board, move, side)) {
      line[length++] = move;
    }
  }
}
