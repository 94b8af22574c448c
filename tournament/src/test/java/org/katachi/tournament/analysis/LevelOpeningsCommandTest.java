package org.katachi.tournament.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.games.LogLines;
import org.katachi.tournament.opening.OpeningBook;

class LevelOpeningsCommandTest {

  private static final String FIRST = "h8i9";
  private static final String SECOND = "h8i9j11";
  private static final String THIRD = "h8h9k5l7";

  @TempDir Path folder;

  @Test
  void anOpeningIsKeptIfEachBrainFindsItLevelInItsOwnUnit() throws Exception {
    CommandRun run =
        run(
            List.of("--within", "a=60", "--within", "b=150"),
            pair(1, FIRST, 60, -150),
            pair(2, SECOND, 61, 0),
            pair(3, THIRD, 0, -151));
    assertEquals(0, run.code(), run::err);
    assertEquals(List.of(FIRST), openings(run));
    assertEquals(
        List.of(
            "3 openings read, 1 level, 1 kept",
            "a: 1 outside, 0 missing",
            "b: 1 outside, 0 missing"),
        run.err().lines().toList());
  }

  @Test
  void aBrainWithoutABoundHasNoSay() throws Exception {
    assertEquals(
        List.of(FIRST), openings(run(List.of("--within=a=60"), pair(1, FIRST, 0, 29_990))));
  }

  /** Of a game that goes on the later evaluations are of other positions. */
  @Test
  void theFirstMoveOfEachBrainCounts() throws Exception {
    List<ObjectNode> games =
        List.of(LogLines.evaluations(game(1, FIRST, "a", "b", 10), 10, -20, 5000));
    assertEquals(List.of(FIRST), openings(run(List.of("--within=a=10", "--within=b=20"), games)));
    assertEquals(1, run(List.of("--within=a=9"), games).code());
    assertEquals(1, run(List.of("--within=b=19"), games).code());
  }

  @Test
  void withAnOddNumberOfStonesWhiteIsToMove() throws Exception {
    List<ObjectNode> game = List.of(game(1, SECOND, "b", "a", 10));
    assertEquals(List.of(SECOND), openings(run(List.of("--within=a=60"), game)));
    assertEquals(1, run(List.of("--within=b=60"), game).code());
  }

  /** In renju both engines hold an opening for better for black than it is. */
  @Test
  void whatIsLevelToABrainMayBeAnotherNumberForBlack() throws Exception {
    List<String> near = List.of("--level=a=100", "--level=b=50", "--within=a=10", "--within=b=0");
    CommandRun run =
        run(near, pair(1, FIRST, 110, 50), pair(2, SECOND, 100, 50), pair(3, THIRD, 89, 50));
    assertEquals(List.of(FIRST), openings(run), run::err); // In the second white is to move.
    List<ObjectNode> white =
        List.of(game(1, SECOND, "b", "a", -100), game(2, THIRD, "a", "b", 29_010));
    assertEquals(List.of(SECOND), openings(run(List.of("--level=a=100", "--within=a=0"), white)));
    CommandRun far = run(List.of("--level=a=100", "--within=a=28999"), white);
    assertEquals(List.of(SECOND), openings(far), "what is proved is beyond all bounds");
  }

  @Test
  void aBrainThatToldNothingKeepsAnOpeningOut() throws Exception {
    ObjectNode unsearched = game(1, FIRST, "a", "b", 0);
    LogLines.move(unsearched, 0).put("depth", 0);
    ObjectNode crashed = game(3, THIRD, "a", "b", null).put("ending", "crashed");
    crashed.set("moves", LogLines.moves());
    CommandRun run =
        run(
            List.of("--within=a=60"),
            List.of(unsearched, game(2, SECOND, "b", "a", null), crashed));
    assertEquals(1, run.code());
    assertEquals(List.of(), run.out());
    assertEquals(
        List.of(
            "3 openings read, 0 level, 0 kept",
            "a: 0 outside, 3 missing",
            "No opening is level for all: no book is made."),
        run.err().lines().toList());
  }

  @Test
  void ofSeveralEvaluationsAllAreWithinTheBound() throws Exception {
    List<ObjectNode> games = new ArrayList<>();
    games.addAll(pair(1, FIRST, 10, 10));
    games.addAll(pair(2, SECOND, 10, 10));
    games.addAll(pair(3, FIRST, -70, 10));
    games.addAll(pair(4, SECOND, -20, 10));
    assertEquals(List.of(SECOND), openings(run(List.of("--within=a=60"), games)));
  }

  /** An evaluation near zero does not tell whether either colour can win. */
  @Test
  void anOpeningIsKeptIfEachColourScoresInItsGames() throws Exception {
    List<ObjectNode> games = new ArrayList<>();
    games.addAll(won(1, FIRST, "black", "black", "black", "white"));
    games.addAll(won(3, SECOND, "white", "white", "none", "white"));
    games.addAll(won(5, THIRD, "none", "white", "none", "white"));
    CommandRun run = run(List.of("--scored=1"), games);
    assertEquals(List.of(FIRST, THIRD), openings(run), run::err);
    assertEquals(
        List.of("3 openings read, 2 level, 2 kept", "1 where a colour made fewer than 1.0 points"),
        run.err().lines().toList());
    assertEquals("# katachi-tournament level-openings log.jsonl --scored 1.0", run.out().get(0));
    assertEquals(List.of(FIRST), openings(run(List.of("--scored=1", "--count=1"), games)));
    assertEquals(1, run(List.of("--scored=1.5"), games).code());
    assertEquals(List.of(), openings(run(List.of("--scored=1", "--within=a=60"), games)));
  }

  /** So a tournament plays a book that begins anew. */
  @Test
  void anOpeningThatIsTurnedOrInAnotherOrderIsTheSame() throws Exception {
    OpeningBook book =
        OpeningBook.read(new Geometry(15, 15), RuleSet.ofInfo(0).orElseThrow(), List.of(THIRD));
    String turned = Notation.pos(book.opening(1));
    assertFalse(turned.equals(THIRD));
    CommandRun run =
        run(
            List.of("--within=a=60"),
            pair(1, THIRD, 10, 0),
            pair(2, turned, 20, 0),
            pair(3, "k5l7h8h9", 20, 0));
    assertEquals(List.of(THIRD), openings(run));
    CommandRun outside =
        run(List.of("--within=a=60"), pair(1, THIRD, 10, 0), pair(2, turned, 61, 0));
    assertEquals(1, outside.code());
  }

  @Test
  void theCountEndsTheBook() throws Exception {
    CommandRun run =
        run(
            List.of("--within=a=60", "--count=2"),
            pair(1, THIRD, 0, 0),
            pair(2, FIRST, 0, 0),
            pair(3, SECOND, 0, 0));
    assertEquals(0, run.code());
    assertEquals(List.of(THIRD, FIRST), openings(run));
    assertTrue(run.err().startsWith("3 openings read, 3 level, 2 kept"), run::err);
  }

  @Test
  void fewerThanTheCountMakeABookAndTheExitCodeOne() throws Exception {
    CommandRun run = run(List.of("--within=a=60", "--count=2"), pair(1, FIRST, 0, 0));
    assertEquals(1, run.code());
    assertEquals(List.of(FIRST), openings(run));
    assertTrue(run.err().endsWith("Only 1 of --count 2." + System.lineSeparator()), run::err);
  }

  @Test
  void theBookBeginsWithItsOptionsAndCanBePlayed() throws Exception {
    Path book = folder.resolve("book.txt");
    CommandRun run =
        run(
            List.of("--within=a=60", "--within=b=0.5", "--count=1", "-o", book.toString()),
            pair(1, FIRST, 0, 0));
    assertEquals(List.of(), run.out());
    assertEquals(
        List.of(
            "# katachi-tournament level-openings log.jsonl --within a=60 --within b=0.5 --count 1",
            "# rule 0 on 15x15",
            FIRST),
        Files.readAllLines(book));
    assertEquals(
        Notation.parsePos(FIRST),
        OpeningBook.read(
                new Geometry(15, 15), RuleSet.ofInfo(0).orElseThrow(), Files.readAllLines(book))
            .opening(0));
  }

  @Test
  void aFileThatExistsStaysAsItIs() throws Exception {
    Path book = Files.writeString(folder.resolve("book.txt"), "h8\n");
    assertUsage(
        book + ": it exists already",
        List.of("--within=a=60", "-o", book.toString()),
        pair(1, FIRST, 0, 0));
    assertEquals("h8\n", Files.readString(book));
  }

  @Test
  void ofSeveralLogsTheFirstOnesOpeningsComeFirst() throws Exception {
    String one = write("one.jsonl", pair(7, SECOND, 0, 0)).toString();
    String two = write("two.jsonl", pair(1, FIRST, 0, 0)).toString();
    assertEquals(
        List.of(SECOND, FIRST),
        openings(CommandRun.of("level-openings", one, two, "--within=a=60")));
  }

  @Test
  void withoutBoundsTheDistancesFromZeroAreTold() throws Exception {
    List<ObjectNode> games = new ArrayList<>();
    String columns = "abcdefghij";
    for (int i = 0; i < 10; i++) {
      int evaluation = i % 2 == 0 ? 10 * (i + 1) : -10 * (i + 1);
      games.add(
          game(2 * i + 1, "g8" + columns.charAt(i) + 1, "a", "b", i == 9 ? 29_990 : evaluation));
      games.add(game(2 * i + 2, "g8" + columns.charAt(i) + 1, "b", "a", null));
    }
    LogLines.move(games.get(1), 0).put("evaluation", -0.5);
    CommandRun run = run(List.of(), games);
    assertEquals(0, run.code(), run::err);
    assertEquals(
        List.of(
            "brain                     evals     10 %     25 %     50 %     75 %     90 %"
                + "  proved missing",
            "a                            10       10       30       50       80       90"
                + "       1       0",
            "b                             1      0.5      0.5      0.5      0.5      0.5"
                + "       0       9"),
        run.out());
    assertEquals("10 openings read", run.err().strip());
  }

  @Test
  void aQuantileIsABoundThatKeepsThatShare() throws Exception {
    List<ObjectNode> games = new ArrayList<>();
    for (int i = 1; i <= 8; i++) {
      games.addAll(pair(i, "h8a" + i, i * i, 29_000));
    }
    List<String> lines = run(List.of(), games).out();
    assertEquals(List.of("a", "8", "1", "4", "16", "36", "64", "0", "0"), words(lines.get(1)));
    assertEquals(
        List.of("b", "8", "proved", "proved", "proved", "proved", "proved", "8", "0"),
        words(lines.get(2)));
    assertEquals(4, openings(run(List.of("--within=a=16"), games)).size());
  }

  @Test
  void whatNoBookCanBeMadeOfIsRefused() throws Exception {
    List<String> within = List.of("--within=a=60");
    List<ObjectNode> mixed = new ArrayList<>(pair(1, FIRST, 0, 0));
    ObjectNode other = game(3, SECOND, "a", "b", 0).put("rule", 1);
    mixed.add(other);
    assertUsage(
        "game 3 is by rule 1 on 15x15, others by rule 0 on 15x15: a book is for one rule and board",
        within,
        mixed);
    other.put("rule", 0).put("width", 20);
    assertUsage("game 3 is by rule 0 on 20x15, others by", within, mixed);
    List<ObjectNode> swapped = pair(1, FIRST, 0, 0);
    LogLines.swap2(swapped.get(0), "a", "open");
    assertUsage("game 1 began with swap2", within, swapped);
    assertUsage("game 1 began on the empty board", within, pair(1, "", 0, 0));
    assertUsage("no game to read", within, List.of());
    assertUsage("no game of c, but of a, b", List.of("--within=c=60"), pair(1, FIRST, 0, 0));
    CommandRun none = CommandRun.of("level-openings", "none.jsonl", "--within=a=60");
    assertEquals(2, none.code());
    assertTrue(none.err().contains("there is no file none.jsonl"), none::err);
  }

  @Test
  void optionsThatMakeNoSenseAreRefused() throws Exception {
    List<ObjectNode> games = pair(1, FIRST, 0, 0);
    assertUsage("--within takes BRAIN=N, not a", List.of("--within", "a"), games);
    assertUsage("--within takes BRAIN=N, not =5", List.of("--within", "=5"), games);
    assertUsage("--within takes a number after the =, not x", List.of("--within=a=x"), games);
    for (String beyond : List.of("-1", "29000", "NaN")) {
      assertUsage("a bound is at least 0 and below 29000", List.of("--within=a=" + beyond), games);
    }
    assertUsage("a level is below 29000", List.of("--within=a=1", "--level=a=NaN"), games);
    assertUsage("no game of c", List.of("--within=a=1", "--level=c=5"), games);
    assertUsage("two --within for a", List.of("--within=a=1", "--within=a=2"), games);
    assertUsage("--count is above 0, not 0", List.of("--within=a=1", "--count=0"), games);
    assertUsage("--scored is a number of points, not -1", List.of("--scored=-1"), games);
    assertUsage("--scored is a number of points, not NaN", List.of("--scored=NaN"), games);
    assertUsage("--count and -o are for a book", List.of("--count=3"), games);
    assertUsage("--count and -o are for a book", List.of("-o", "book.txt"), games);
    assertUsage(
        "there is no folder ", List.of("--within=a=1", "-o", folder + "/none/book.txt"), games);
  }

  @Test
  void theNameOfABrainMayHoldAnEqualsSign() throws Exception {
    ObjectNode game = game(1, FIRST, "v=2", "b", 5);
    assertEquals(List.of(FIRST), openings(run(List.of("--within=v=2=60"), List.of(game))));
  }

  /** A log holds games in the order in which they ended. */
  @Property(tries = 50)
  void theBookDoesNotDependOnTheOrderInWhichGamesEnded(@ForAll Random random) throws Exception {
    List<ObjectNode> games = new ArrayList<>();
    for (int i = 1; i <= 12; i++) {
      String opening = "h8" + "abcdef".charAt(random.nextInt(6)) + 1;
      games.addAll(pair(i, opening, random.nextInt(200) - 100, random.nextInt(200) - 100));
    }
    folder = Files.createTempDirectory("level");
    try {
      List<String> within = List.of("--within=a=80", "--within=b=70");
      CommandRun inOrder = run(within, games);
      Collections.shuffle(games, random);
      assertEquals(inOrder, run(within, games));
    } finally {
      Files.deleteIfExists(folder.resolve("log.jsonl"));
      Files.delete(folder);
    }
  }

  /** The two games of a pair, in each of which the side to move tells an evaluation and moves. */
  private static List<ObjectNode> pair(int number, String opening, int ofA, int ofB) {
    boolean blackMoves = Notation.parsePos(opening).size() % 2 == 0;
    return List.of(
        game(2 * number - 1, opening, "a", "b", blackMoves ? ofA : ofB),
        game(2 * number, opening, "b", "a", blackMoves ? ofB : ofA));
  }

  /** Games of an opening, from a pair on, with who won each. */
  private static List<ObjectNode> won(int pair, String opening, String... winners) {
    List<ObjectNode> games = new ArrayList<>();
    for (String winner : winners) {
      int number = 2 * pair - 1 + games.size();
      ObjectNode game = game(number, opening, "a", "b", null).put("winner", winner);
      games.add(game);
    }
    return games;
  }

  private static ObjectNode game(
      int number, String opening, String black, String white, Integer evaluation) {
    ObjectNode game = LogLines.game(number, black, white).put("opening", opening);
    game.set("moves", LogLines.moves("o15", "o14", "o13"));
    return LogLines.evaluations(game.put("ending", "move limit"), evaluation);
  }

  @SafeVarargs
  private CommandRun run(List<String> options, List<ObjectNode>... games) throws IOException {
    List<ObjectNode> all = new ArrayList<>();
    for (List<ObjectNode> some : games) {
      all.addAll(some);
    }
    return run(options, all);
  }

  private CommandRun run(List<String> options, List<ObjectNode> games) throws IOException {
    List<String> words = new ArrayList<>(List.of("level-openings"));
    words.add(write("log.jsonl", games).toString());
    words.addAll(options);
    return CommandRun.of(words.toArray(String[]::new));
  }

  private Path write(String name, List<ObjectNode> games) throws IOException {
    return LogLines.write(folder.resolve(name), games.toArray(ObjectNode[]::new));
  }

  private void assertUsage(String words, List<String> options, List<ObjectNode> games)
      throws IOException {
    CommandRun run = run(options, games);
    assertEquals(2, run.code(), run::err);
    assertTrue(run.err().contains(words), run::err);
  }

  private static List<String> openings(CommandRun run) {
    return run.out().stream().filter(line -> !line.startsWith("#")).toList();
  }

  private static List<String> words(String line) {
    return List.of(line.split(" +", -1));
  }
}
