package org.katachi.tournament.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.SearchInfo;
import org.katachi.rules.Verdict;
import org.katachi.tournament.player.BrainFailure;
import org.katachi.tournament.player.MoveReply;
import org.katachi.tournament.player.Player;
import org.katachi.tournament.player.Termination;

/** One game between two brains, from its opening to its end. It is played once. */
public final class Game {

  private final PlannedGame planned;
  private final GameSetup setup;
  private final Player first;
  private final Player second;
  private final GamePosition position;
  private final Swap2Opening swap2;
  private final Adjudicator adjudicator;
  private final Consumer<GameRecord> listener;
  private final Prover prover;
  private final Stopwatch stopwatch = new Stopwatch();
  private final List<RecordedMove> moves = new ArrayList<>();

  /**
   * A game that has not begun.
   *
   * @param first has black, or opens swap2
   * @param listener hears of the game so far when the brains are ready and their colours settled,
   *     and when one of them has moved; by the thread that plays it. No brain's clock runs
   *     meanwhile, but the game waits
   * @param prover ends it with a win that it proves
   */
  public Game(
      PlannedGame planned,
      Player first,
      Player second,
      Consumer<GameRecord> listener,
      Prover prover) {
    this.planned = planned;
    setup = planned.setup();
    this.first = first;
    this.second = second;
    position = new GamePosition(setup);
    swap2 = new Swap2Opening(position, first, second);
    adjudicator = new Adjudicator(setup.adjudication(), side -> player(side).name());
    this.listener = listener;
    this.prover = prover;
  }

  /** Plays it. Whatever the brains do, it ends, and with a result. */
  public GameRecord play() throws InterruptedException {
    stopwatch.begin();
    GameResult result = result();
    return record(result, Optional.of(stopwatch.end(swap2.black() == first)));
  }

  private GameResult result() throws InterruptedException {
    try {
      start(first);
      start(second);
      if (setup.swap2()) {
        swap2.play();
      }
      prover.begin(setup);
      Optional<GameResult> result = Optional.empty();
      while (result.isEmpty()) {
        listener.accept(record(GameResult.ONGOING, Optional.empty()));
        result = move(position.sideToMove());
      }
      return result.get();
    } catch (Forfeit forfeit) {
      return lost(forfeit);
    }
  }

  private GameRecord record(GameResult result, Optional<GameTimes> times) {
    return new GameRecord(
        planned.number() + 1,
        planned.pair() + 1,
        planned.round() + 1,
        planned.first(),
        player(Colour.BLACK).name(),
        player(Colour.WHITE).name(),
        setup.geometry(),
        setup.rules(),
        opening(),
        swap2.steps(),
        moves,
        result,
        times,
        Optional.empty());
  }

  /** The stones before the brains' moves; of swap2 those of legal steps. */
  private List<Point> opening() {
    List<Point> opening = new ArrayList<>(setup.opening());
    swap2.steps().forEach(step -> opening.addAll(Notation.parsePos(step.stones())));
    return opening;
  }

  private void start(Player player) throws Forfeit, InterruptedException {
    try {
      player.start(setup.geometry(), setup.rules());
    } catch (BrainFailure e) {
      throw new Forfeit(player, e);
    } finally {
      stopwatch.started();
    }
  }

  private Optional<GameResult> move(Colour side) throws Forfeit, InterruptedException {
    Player player = player(side);
    try {
      MoveReply answer = player.ask(position.points());
      position.check(answer.move());
      Verdict verdict = position.play(answer.move());
      moves.add(RecordedMove.of(answer));
      return result(verdict, side, answer);
    } catch (BrainFailure e) {
      throw new Forfeit(player, e);
    }
  }

  private Optional<GameResult> result(Verdict verdict, Colour side, MoveReply answer)
      throws InterruptedException {
    String name = player(side).name();
    return switch (verdict) {
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
            side,
            answer.searchInfo().flatMap(SearchInfo::evaluation),
            position.count(),
            openingStones());
  }

  /** How many stones were there before the brains' moves, those of swap2 included. */
  private int openingStones() {
    return position.count() - moves.size();
  }

  /** Whether the limit of moves does not make a draw of it before. */
  private boolean endsInTime(Proof proof) {
    int end = position.count() + proof.line().size();
    return end <= setup.adjudication().stoneLimit(openingStones());
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
        colour(loser).opponent(), forfeit.ending(), loser.name() + " " + forfeit.getMessage());
  }

  private Colour colour(Player player) {
    return player == swap2.black() ? Colour.BLACK : Colour.WHITE;
  }

  private Player player(Colour side) {
    boolean firstIsBlack = swap2.black() == first;
    return firstIsBlack == (side == Colour.BLACK) ? first : second;
  }
}
