package org.katachi.protocol.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.katachi.board.Point;
import org.katachi.engine.BestMove;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;
import org.katachi.engine.Swap2;
import org.katachi.protocol.game.BrainParts;
import org.katachi.protocol.game.RulesAdapter;

/**
 * Recorded conversations of real managers with brains: {@code >} to the brain, {@code <} from it.
 * The test sends the manager's lines again, the engine plays the recorded moves, and all replies
 * must be the recorded ones.
 *
 * <p>In some recordings the brain made faults on purpose. They are left out where the fault is one
 * of the protocol: a second move, an {@code OK} with text, {@code UNKNOWN} to {@code RESTART}, no
 * reply at all.
 */
@Timeout(60)
class RecordedManagersTest {

  /** Plays the moves of a recorded brain, in the order of its replies. */
  private static final class RecordedBrain implements Engine, Swap2, RulesAdapter {

    private final Queue<String> replies;

    RecordedBrain(List<String> replies) {
      this.replies = new ArrayDeque<>(replies);
    }

    @Override
    public BestMove choose(
        Position position, SearchControl control, Consumer<SearchReport> listener) {
      Point move = points().get(0);
      return new BestMove(
          move, new SearchReport(0, 0, SearchScore.estimate(0), 0, 0, List.of(move)));
    }

    @Override
    public void newGame() {}

    @Override
    public List<Point> open(Position empty, SearchControl control) {
      return points();
    }

    @Override
    public AfterThree answer(Position three, SearchControl control) {
      List<Point> points = points();
      return switch (points.size()) {
        case 0 -> new Swap();
        case 1 -> new Stay(points.get(0));
        default -> new Offer(points.get(0), points.get(1));
      };
    }

    @Override
    public AfterFive settle(Position five, SearchControl control) {
      List<Point> points = points();
      return points.isEmpty() ? new Swap() : new Stay(points.get(0));
    }

    private List<Point> points() {
      List<Point> points = new ArrayList<>();
      for (String word : replies.remove().split(" ", -1)) {
        int comma = word.indexOf(',');
        if (comma > 0) {
          points.add(
              new Point(
                  Integer.parseInt(word.substring(0, comma)),
                  Integer.parseInt(word.substring(comma + 1))));
        }
      }
      return points;
    }

    @Override
    public Position afterMove(Position position) {
      return position;
    }

    @Override
    public List<Point> forbiddenPoints(Position position) {
      return List.of();
    }
  }

  /** A recorded conversation without {@code MESSAGE} and {@code DEBUG} lines. */
  private record Recording(List<String> sent, List<String> replies) {

    static Recording read(Path file) throws IOException {
      List<String> sent = new ArrayList<>();
      List<String> replies = new ArrayList<>();
      for (String line : Files.readAllLines(file)) {
        String text = line.substring(2);
        if (line.startsWith("> ")) {
          sent.add(text);
        } else if (!text.startsWith("MESSAGE") && !text.startsWith("DEBUG")) {
          replies.add(text.startsWith("name") ? FirstPointBrain.IDENTITY.about() : text);
        }
      }
      return new Recording(sent, replies);
    }

    BrainParts brain() {
      RecordedBrain recorded =
          new RecordedBrain(
              replies.stream()
                  .filter(reply -> !reply.equals("OK") && !reply.startsWith("name"))
                  .toList());
      return new BrainParts(recorded, recorded, recorded, FirstPointBrain.IDENTITY, 0);
    }
  }

  static Stream<Path> recordings() throws IOException {
    return WrittenConversation.files("recorded");
  }

  @ParameterizedTest
  @MethodSource("recordings")
  void aManagerThatWaitsGetsTheRecordedReplies(Path file) throws IOException {
    Recording recording = Recording.read(file);
    SessionHarness session = new SessionHarness(recording.brain());
    List<String> replies = session.send(recording.sent().toArray(String[]::new));
    assertEquals(recording.replies(), withoutMessages(replies));
    assertEquals(List.of(), session.log());
  }

  @ParameterizedTest
  @MethodSource("recordings")
  void aManagerThatDoesNotWaitGetsThemToo(Path file) throws IOException, InterruptedException {
    Recording recording = Recording.read(file);
    TestManager manager = new TestManager(recording.brain());
    manager.send(
        recording.sent().stream().filter(line -> !line.equals("END")).toArray(String[]::new));
    manager.send("that was all");
    List<String> replies = new ArrayList<>(recording.replies());
    replies.add("UNKNOWN that was all");
    assertEquals(replies, withoutMessages(manager.repliesUpTo("UNKNOWN that was all")));
    manager.send("END");
    manager.expectEnd();
  }

  private static List<String> withoutMessages(List<String> lines) {
    return lines.stream().filter(line -> !line.startsWith("MESSAGE ")).toList();
  }
}
