package org.katachi.tournament.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.Referee;
import org.katachi.tournament.engine.BrainFailure;
import org.katachi.tournament.engine.MoveReply;
import org.katachi.tournament.engine.Player;
import org.katachi.tournament.engine.SearchInfo;

/** One game between two brains, from its opening to its end. It is played once. */
public final class Game {

  private final GameSetup setup;
  private final Player first;
  private final Player second;
  private final Referee referee;
  private final GamePosition position;
  private final Swap2Opening swap2;
  private final Adjudicator adjudicator;
  private final GameListener listener;
  private final Prover prover;
  private final Stopwatch stopwatch = new Stopwatch();
  private final List<MoveReply> answers = new ArrayList<>();

  /**
   * A game that has not begun.
   *
   * @param first has black, or opens swap2
   */
  public Game(GameSetup setup, Player first, Player second) {
    this(setup, first, second, GameListener.NONE, Prover.NONE);
  }

  /**
   * A game that has not begun.
   *
   * @param first has black, or opens swap2
   * @param listener hears of it while it is played
   * @param prover ends it with a win that it proves
   */
  public Game(GameSetup setup, Player first, Player second, GameListener listener, Prover prover) {
    this.setup = setup;
    this.first = first;
    this.second = second;
    referee = new Referee(setup.rules());
    position = new GamePosition(setup);
    swap2 = new Swap2Opening(position, first, second);
    adjudicator = new Adjudicator(setup.adjudication(), side -> player(side).name());
    this.listener = listener;
    this.prover = prover;
  }

  /** Plays it. Whatever the brains do, it ends, and with a result. */
  public GameRecord play() throws InterruptedException {
    stopwatch.begin();
    Optional<Forfeit> forfeit = start(first);
    if (forfeit.isEmpty()) {
      forfeit = start(second);
    }
    if (forfeit.isEmpty() && setup.swap2()) {
      forfeit = swap2.play();
    }
    if (forfeit.isEmpty()) {
      prover.begin(setup);
    }
    Optional<GameResult> result = forfeit.map(this::lost);
    List<Point> opening = position.points();
    while (result.isEmpty()) {
      tell(opening);
      result = move(position.sideToMove());
    }
    return record(result.get());
  }

  private void tell(List<Point> opening) {
    listener.changed(
        new GameSnapshot(
            player(Colour.BLACK).name(), player(Colour.WHITE).name(), opening, answers));
  }

  private GameRecord record(GameResult result) {
    return new GameRecord(
        setup,
        first.name(),
        player(Colour.BLACK).name(),
        player(Colour.WHITE).name(),
        swap2.steps(),
        answers,
        result,
        stopwatch.end());
  }

  private Optional<Forfeit> start(Player player) throws InterruptedException {
    try {
      player.start(setup.geometry(), setup.rules());
      return Optional.empty();
    } catch (BrainFailure e) {
      return Optional.of(Forfeit.of(player, e));
    } finally {
      stopwatch.started();
    }
  }

  private Optional<GameResult> move(Colour side) throws InterruptedException {
    Player player = player(side);
    try {
      MoveReply answer = player.ask(position.points());
      Optional<String> objection = position.objection(answer.move());
      return objection.isPresent()
          ? Optional.of(lost(new Forfeit(player, Termination.ILLEGAL_MOVE, objection.get())))
          : play(side, answer);
    } catch (BrainFailure e) {
      return Optional.of(lost(Forfeit.of(player, e)));
    }
  }

  private Optional<GameResult> play(Colour side, MoveReply answer) throws InterruptedException {
    int cell = position.play(answer.move());
    answers.add(answer);
    String name = player(side).name();
    return switch (referee.verdict(position.board(), cell)) {
      case ONGOING -> adjudicated(side, answer);
      case WIN ->
          Optional.of(GameResult.win(side, Termination.FIVE, name + " makes five in a row"));
      case FOUL ->
          Optional.of(
              GameResult.win(
                  side.opponent(),
                  Termination.FOUL,
                  name + " plays the forbidden " + Notation.letterNumber(answer.move()) + foul()));
      case DRAW -> Optional.of(GameResult.draw(Termination.FULL_BOARD, "the board is full"));
    };
  }

  /** What is proved comes before what brains think of the game. */
  private Optional<GameResult> adjudicated(Colour side, MoveReply answer)
      throws InterruptedException {
    Optional<GameResult> proved =
        prover.prove(position.points()).filter(this::endsInTime).map(this::won);
    return proved.isPresent()
        ? proved
        : adjudicator.afterMove(
            side, answer.searchInfo().flatMap(SearchInfo::evaluation), position.count());
  }

  /** Whether the limit of moves does not make a draw of it before. */
  private boolean endsInTime(Proof proof) {
    int end = position.count() + proof.line().size();
    return end <= setup.adjudication().maxMoves().orElse(end);
  }

  private GameResult won(Proof proof) {
    return GameResult.win(
        proof.winner(),
        Termination.ADJUDICATION_BY_PROOF,
        player(proof.winner()).name()
            + " has a proved win by move "
            + (position.count() + proof.line().size())
            + ": "
            + Notation.pos(proof.line()));
  }

  /** Which foul the last move was, to follow its name. */
  private String foul() {
    return ", " + position.foulOfLastMove().name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private GameResult lost(Forfeit forfeit) {
    Player loser = forfeit.loser();
    loser.abandon();
    return GameResult.win(
        colour(loser).opponent(), forfeit.ending(), loser.name() + " " + forfeit.words());
  }

  private Colour colour(Player player) {
    return player == swap2.black() ? Colour.BLACK : Colour.WHITE;
  }

  private Player player(Colour side) {
    boolean firstIsBlack = swap2.black() == first;
    return firstIsBlack == (side == Colour.BLACK) ? first : second;
  }
}
