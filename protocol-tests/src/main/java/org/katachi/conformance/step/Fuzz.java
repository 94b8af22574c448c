package org.katachi.conformance.step;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.ReplyLine;
import org.katachi.conformance.fuzz.BrokenLine;
import org.katachi.conformance.fuzz.BrokenLines;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.script.StepFailed;

/**
 * {@code fuzz}: random requests on a board of 15x15, with broken lines before each. The brain must
 * answer every request, and say nothing else but one refusal for each broken line.
 *
 * @param requests the number of requests
 */
public record Fuzz(int requests) implements Step {

  private static final int MAX_BROKEN = 3;
  private static final int SIZE = 15;
  private static final int MAX_PAIRS = 6;
  private static final Pattern ABOUT = Pattern.compile("(?i)(.*[, ])?name *= *\"[^\"]+\".*");

  @Override
  public boolean hasLimit() {
    return true;
  }

  @Override
  public void run(ScriptContext context) throws StepFailed, InterruptedException {
    Random random = new Random(context.seed());
    BrokenLines broken = new BrokenLines(context.seed());
    int request = 0;
    try {
      while (request < requests) {
        request++;
        sendBroken(random.nextInt(MAX_BROKEN + 1), broken, context);
        sendRequest(random, context);
      }
    } catch (StepFailed.Unexpected e) {
      throw new StepFailed.Unexpected(
          e.expected() + " (request " + request + " of --seed " + context.seed() + ")",
          e.getMessage());
    }
  }

  /** Sends broken lines, and ABOUT, whose answer shows that all of them have been read. */
  private static void sendBroken(int count, BrokenLines broken, ScriptContext context)
      throws StepFailed, InterruptedException {
    int refusals = 0;
    for (int i = 0; i < count; i++) {
      for (BrokenLine line : broken.next()) {
        context.commands().sendBroken(line.text());
        refusals += line.mayBeRefused() ? 1 : 0;
      }
    }
    context.commands().send("ABOUT");
    String expected = "the answer to ABOUT, after at most " + refusals + " refusals";
    ReplyLine reply = context.replies().next(expected);
    for (; refusals > 0 && reply.isRefusal(); refusals--) {
      reply = context.replies().next(expected);
    }
    if (!ABOUT.matcher(reply.text()).matches()) {
      throw context.mismatch(expected, reply);
    }
  }

  private static void sendRequest(Random random, ScriptContext context)
      throws StepFailed, InterruptedException {
    int kind = context.game().isOver() ? 0 : random.nextInt(10);
    switch (kind) {
      case 0 -> {
        new SendLine("START " + SIZE).run(context);
        new ExpectLine("OK").run(context);
      }
      case 1 -> {
        new SendBoard(position(random)).run(context);
        ExpectMove.any().run(context);
      }
      case 2 -> {
        new SendLine("TURN " + SIZE + "," + random.nextInt(SIZE)).run(context);
        new ExpectPattern(Pattern.compile("ERROR\\b.*")).run(context);
      }
      default -> {
        Point wish = new Point(random.nextInt(SIZE), random.nextInt(SIZE));
        new SendTurn(Optional.of(wish), Optional.empty()).run(context);
        ExpectMove.any().run(context);
      }
    }
  }

  /** A few moves of both sides, anywhere; the brain is the first player. */
  private static List<Point> position(Random random) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < SIZE * SIZE; i++) {
      points.add(new Point(i % SIZE, i / SIZE));
    }
    Collections.shuffle(points, random);
    return points.subList(0, 2 * (1 + random.nextInt(MAX_PAIRS)));
  }
}
