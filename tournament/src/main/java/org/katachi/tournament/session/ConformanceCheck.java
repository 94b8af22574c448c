package org.katachi.tournament.session;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.katachi.board.Geometry;
import org.katachi.conformance.format.ConversationFiles;
import org.katachi.conformance.format.ConversationSyntaxException;
import org.katachi.conformance.report.ReadinessVerdict;
import org.katachi.conformance.report.TextReport;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.ConversationRunner;
import org.katachi.conformance.script.Conversation;
import org.katachi.conformance.script.DefaultGame;
import org.katachi.conformance.script.Level;
import org.katachi.conformance.script.RunOptions;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.play.Shutdown;
import org.katachi.tournament.schedule.Plan;

/** Checks a brain by the conformance kit's conversations of the level "competition". */
public final class ConformanceCheck {

  /** The theme of the swap2 opening, which only tournaments with that opening need. */
  private static final String SWAP2 = "swap2";

  private final PrintWriter out;
  private final DefaultGame game;
  private final List<Conversation> conversations;

  private ConformanceCheck(PrintWriter out, DefaultGame game, List<Conversation> conversations) {
    this.out = out;
    this.game = game;
    this.conversations = conversations;
  }

  /**
   * A check by all rules; a brain is not judged by those that it does not play.
   *
   * @param out takes what failed and the verdict
   * @throws IOException if the kit's conversations can't be read
   */
  public static ConformanceCheck byAllRules(PrintWriter out) throws IOException {
    return new ConformanceCheck(
        out,
        DefaultGame.FREESTYLE_15,
        shipped().stream().filter(ConformanceCheck::isForCompetitions).toList());
  }

  /** A check by the conversations that a tournament needs: of its rules, board and opening. */
  static ConformanceCheck of(Plan plan, PrintWriter out) throws IOException {
    DefaultGame game = game(plan);
    return new ConformanceCheck(
        out,
        game,
        shipped().stream()
            .filter(
                conversation ->
                    isForCompetitions(conversation)
                        ? isOf(game, conversation)
                        : plan.swap2() && conversation.theme().equals(SWAP2))
            .toList());
  }

  /** On other boards than squares of 15 to 40 there are no conversations; then it is 15x15. */
  private static DefaultGame game(Plan plan) {
    Geometry board = plan.geometry();
    boolean fits = board.width() == board.height() && DefaultGame.isPossible(board.width());
    return new DefaultGame(fits ? board.width() : DefaultGame.MIN_SIZE, plan.rules());
  }

  private static boolean isForCompetitions(Conversation conversation) {
    return conversation.level() == Level.COMPETITION;
  }

  private static boolean isOf(DefaultGame game, Conversation conversation) {
    Optional<RuleSet> rules = conversation.needs().rules();
    Optional<Geometry> board = conversation.needs().board();
    return (rules.isEmpty() || rules.get().equals(game.rules()))
        && (board.isEmpty() || board.get().equals(new Geometry(game.size(), game.size())));
  }

  List<Conversation> conversations() {
    return conversations;
  }

  private static List<Conversation> shipped() throws IOException {
    try {
      return ConversationFiles.shipped();
    } catch (ConversationSyntaxException e) {
      throw new IllegalStateException("the kit's own conversations are wrong", e);
    }
  }

  /**
   * Runs the conversations with a brain, and prints those that failed and the verdict.
   *
   * @param brain starts it
   * @return whether it is ready for the competition, if that can be said
   * @throws InterruptedException if this program is about to end, which may be why the brain fails
   */
  public Optional<Boolean> readiness(Supplier<ProcessBuilder> brain)
      throws IOException, InterruptedException {
    List<ConversationResult> results = results(brain);
    if (results.stream().anyMatch(result -> result.status().isFailure())) {
      checkGoesOn();
    }
    TextReport report = new TextReport(out);
    report.writeFailures(results);
    ReadinessVerdict verdict = ReadinessVerdict.of(results, true);
    report.writeWrapped(verdict.sentence());
    return verdict.readyForCompetition();
  }

  private List<ConversationResult> results(Supplier<ProcessBuilder> brain)
      throws IOException, InterruptedException {
    try {
      return new ConversationRunner(brain, RunOptions.DEFAULT.with(game))
          .runAll(conversations, ConversationRunner.ProgressListener.NONE);
    } catch (IOException e) {
      checkGoesOn();
      throw e;
    }
  }

  private static void checkGoesOn() throws InterruptedException {
    if (Shutdown.comes()) {
      throw new InterruptedException("stopped in the check");
    }
  }
}
