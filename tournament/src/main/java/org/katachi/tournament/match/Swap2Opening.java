package org.katachi.tournament.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.katachi.board.Point;
import org.katachi.tournament.match.Swap2Step.Choice;
import org.katachi.tournament.player.BrainFailure;
import org.katachi.tournament.player.Player;
import org.katachi.tournament.player.Swap2Reply;
import org.katachi.tournament.player.Termination;

/**
 * The swap2 opening of one game, in which the players settle who has black.
 *
 * <pre>
 *   no stones      the first puts three
 *   three stones   the second takes black, or takes white and moves, or puts two more
 *   five stones    the first takes black, or takes white and moves
 * </pre>
 *
 * <p>In the last two white is to move.
 */
final class Swap2Opening {

  /** Takes the stones that the first player, or a book, puts. */
  static final int OPENED = 3;

  private final GamePosition position;
  private final Player first;
  private final Player second;
  private final List<Swap2Step> steps = new ArrayList<>();
  private Optional<Player> black = Optional.empty();

  /**
   * An opening that has not begun, or that a book has begun.
   *
   * @param position the game with no stones, or the book's three; the opening's go there, too
   */
  Swap2Opening(GamePosition position, Player first, Player second) {
    this.position = position;
    this.first = first;
    this.second = second;
  }

  /**
   * Asks the players in turn until the colours are settled.
   *
   * @throws Forfeit if one of them loses before
   */
  void play() throws Forfeit, InterruptedException {
    while (black.isEmpty()) {
      ask(position.count() == OPENED ? second : first);
    }
  }

  private void ask(Player player) throws Forfeit, InterruptedException {
    try {
      take(player, player.askSwap2(position.points()));
    } catch (BrainFailure e) {
      throw new Forfeit(player, e);
    }
  }

  private void take(Player player, Swap2Reply answer) throws BrainFailure {
    Optional<Choice> choice = choice(answer.stones().size());
    if (choice.isEmpty()) {
      throw new BrainFailure(
          Termination.GARBAGE, "answered " + text(answer.stones()) + " instead of " + expected());
    }
    for (Point stone : answer.stones()) {
      position.check(stone);
      position.play(stone);
    }
    steps.add(Swap2Step.of(player.name(), choice.get(), answer));
    settleColours(player, choice.get());
  }

  /** What an answer of so many stones means now; nothing if the rules don't know it. */
  private Optional<Choice> choice(int put) {
    if (position.count() == 0) {
      return put == OPENED ? Optional.of(Choice.OPEN) : Optional.empty();
    }
    return switch (put) {
      case 0 -> Optional.of(Choice.TAKE_BLACK);
      case 1 -> Optional.of(Choice.TAKE_WHITE);
      case 2 -> position.count() == OPENED ? Optional.of(Choice.OFFER) : Optional.empty();
      default -> Optional.empty();
    };
  }

  private String expected() {
    return switch (position.count()) {
      case 0 -> "three stones";
      case OPENED -> "SWAP, a move or two stones";
      default -> "SWAP or a move";
    };
  }

  private static String text(List<Point> put) {
    return put.isEmpty()
        ? "SWAP"
        : put.stream().map(Point::toString).collect(Collectors.joining(" "));
  }

  private void settleColours(Player player, Choice choice) {
    if (choice == Choice.TAKE_BLACK) {
      black = Optional.of(player);
    } else if (choice == Choice.TAKE_WHITE) {
      black = Optional.of(player == first ? second : first);
    }
  }

  /** The steps that were legal. */
  List<Swap2Step> steps() {
    return List.copyOf(steps);
  }

  /** Who has black; the first player as long as that is not settled. */
  Player black() {
    return black.orElse(first);
  }
}
