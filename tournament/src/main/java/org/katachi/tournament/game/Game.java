package org.katachi.tournament.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.Referee;
import org.katachi.tournament.brain.Answer;
import org.katachi.tournament.brain.BrainFailure;
import org.katachi.tournament.brain.Player;

/** One game between two brains, from its opening to its end. It is played once. */
public final class Game {

  private final GameSetup setup;
  private final Player black;
  private final Player white;
  private final Referee referee;
  private final Board board;
  private final List<Point> points;
  private final List<Answer> answers = new ArrayList<>();

  /** A game that has not begun. */
  public Game(GameSetup setup, Player black, Player white) {
    this.setup = setup;
    this.black = black;
    this.white = white;
    referee = new Referee(setup.rules());
    board = setup.board();
    points = new ArrayList<>(setup.opening());
  }

  /** Plays it. Whatever the brains do, it ends, and with a result. */
  public GameRecord play() throws InterruptedException {
    Optional<GameResult> result = start(Colour.BLACK);
    if (result.isEmpty()) {
      result = start(Colour.WHITE);
    }
    while (result.isEmpty()) {
      result = move(Colour.of(board.sideToMove()));
    }
    return new GameRecord(setup, black.name(), white.name(), answers, result.get());
  }

  private Optional<GameResult> start(Colour side) throws InterruptedException {
    try {
      player(side).start(setup.geometry(), setup.rules());
      return Optional.empty();
    } catch (BrainFailure e) {
      return Optional.of(fault(side, Ending.of(e.fault()), e.getMessage()));
    }
  }

  private Optional<GameResult> move(Colour side) throws InterruptedException {
    try {
      Answer answer = player(side).ask(List.copyOf(points));
      Optional<String> objection = objection(answer.move());
      if (objection.isPresent()) {
        return Optional.of(fault(side, Ending.ILLEGAL_MOVE, objection.get()));
      }
      return play(side, answer);
    } catch (BrainFailure e) {
      return Optional.of(fault(side, Ending.of(e.fault()), e.getMessage()));
    }
  }

  private Optional<String> objection(Point move) {
    if (!setup.geometry().contains(move)) {
      return Optional.of("played " + move + ", outside the board of " + setup.geometry());
    }
    return board.isEmpty(setup.geometry().cell(move))
        ? Optional.empty()
        : Optional.of("played " + move + " (" + Notation.letterNumber(move) + "), occupied");
  }

  private Optional<GameResult> play(Colour side, Answer answer) {
    int cell = setup.geometry().cell(answer.move());
    board.play(cell);
    points.add(answer.move());
    answers.add(answer);
    String name = player(side).name();
    return switch (referee.verdict(board, cell)) {
      case ONGOING -> Optional.empty();
      case WIN -> Optional.of(won(side, Ending.FIVE, name + " makes five in a row"));
      case FOUL ->
          Optional.of(
              won(
                  side.opponent(),
                  Ending.FOUL,
                  name + " plays the forbidden " + Notation.letterNumber(answer.move())));
      case DRAW ->
          Optional.of(new GameResult(Optional.empty(), Ending.FULL_BOARD, "the board is full"));
    };
  }

  private GameResult fault(Colour side, Ending ending, String words) {
    player(side).abandon();
    return won(side.opponent(), ending, player(side).name() + " " + words);
  }

  private static GameResult won(Colour winner, Ending ending, String words) {
    return new GameResult(Optional.of(winner), ending, words);
  }

  private Player player(Colour side) {
    return side == Colour.BLACK ? black : white;
  }
}
