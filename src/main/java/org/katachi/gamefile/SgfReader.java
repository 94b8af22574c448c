package org.katachi.gamefile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.BoardSize;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;

/**
 * Reads all games of an SGF file. Points are two letters from the top left, or as {@code h8}; those
 * of stones may be rectangles, as {@code aa:cb}. A move without a point is a pass, and so is {@code
 * tt} on boards up to 19×19.
 *
 * @see <a href="https://www.red-bean.com/sgf/">The Smart Game Format, FF[4]</a>
 */
final class SgfReader {

  private static final int LARGEST_WITH_TT = 19;
  private static final String GOMOKU = "4";

  /** The properties that a tree has in another form. */
  private static final List<String> TAKEN = List.of("C", "AE", "AB", "AW", "PL", "B", "W");

  /** Properties that hold for the whole game. */
  private static final List<String> OF_ROOT = List.of("SZ", "RU", "GM");

  /** The first three stones of a game of Gomoku Quest, and the fourth. */
  private static final List<String> QUEST = List.of("QPR", "QSLW");

  private static final Pattern BEGINNING = Pattern.compile("\\(\\s*[;(]");

  /** Where a game begins behind other text: that text may have brackets, too. */
  private static final Pattern WITHIN = Pattern.compile("\\((?=[\\s(]*;\\s*[A-Z][A-Za-z]*\\s*\\[)");

  private static final int SHOWN_CHARACTERS = 40;

  private final String text;
  private final Geometry board;
  private final List<String> warnings = new ArrayList<>();
  private final TextPlaces places;
  private int at;

  private SgfReader(String text, Geometry board) {
    this.text = text;
    places = new TextPlaces(text);
    this.board = board;
  }

  /** A value of a property, and its place in the text. */
  private record Value(String text, int place) {}

  /**
   * Reads the games.
   *
   * @param board the size of the board where a game tells none
   * @throws IllegalArgumentException if one is faulty; the message tells the line and the column
   */
  static GameFile read(String text, Geometry board) {
    SgfReader reader = new SgfReader(text, board);
    List<GameTree> games = new ArrayList<>();
    reader.skipToGame(true);
    do {
      games.add(reader.game());
      reader.skipToGame(false);
    } while (reader.peek() == '(');
    return new GameFile(games, reader.warnings);
  }

  /** Whether a game stands among other text. */
  static boolean isWithin(String text) {
    return WITHIN.matcher(text).find();
  }

  /** Goes to the next game, and notes what else stands before it. */
  private void skipToGame(boolean isFirst) {
    skipBlanks();
    boolean isGame =
        peek() == '(' && (isFirst || BEGINNING.matcher(text).region(at, text.length()).lookingAt());
    if (!isGame) {
      Matcher next = WITHIN.matcher(text);
      int end = next.find(at) ? next.start() : text.length();
      if (end > at) {
        warnings.add(
            "%s: text outside of a game is left out: %s"
                .formatted(places.at(at), shorten(text.substring(at, end))));
      }
      at = end;
    }
  }

  private GameTree game() {
    int start = at;
    try {
      return new Game(true).read();
    } catch (QuestFault e) {
      at = start;
      GameTree tree = new Game(false).read();
      tree.warn(
          "%s: the opening stones of Gomoku Quest are left out, since %s"
              .formatted(places.at(e.place), e.getMessage()));
      return tree;
    }
  }

  /** That the opening of a game of Gomoku Quest and its moves do not fit together. */
  private static final class QuestFault extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    final int place;

    QuestFault(int place, IllegalArgumentException cause) {
      super(cause.getMessage(), cause);
      this.place = place;
    }
  }

  /** Reads one game. */
  private final class Game {

    private final GameTree tree = new GameTree(board);
    private final boolean takesQuest;
    private final Deque<GameNode> branches = new ArrayDeque<>();
    private Optional<Integer> quest = Optional.empty();
    private GameNode node;

    Game(boolean takesQuest) {
      this.takesQuest = takesQuest;
    }

    GameTree read() {
      boolean isAfterVariation = false;
      do {
        char next = peek();
        if (isAfterVariation && next == ';') {
          tree.warn(places.at(at) + ": moves after a variation are read as another variation");
        } else if (isAfterVariation && Character.isLetterOrDigit(next)) {
          throw places.fault(at, "a property after a variation");
        }
        isAfterVariation = next == ')';
        if (next == '(') {
          branches.push(node == null ? tree.root() : node);
          at++;
        } else if (next == ')') {
          node = branches.pop();
          at++;
        } else if (next == ';') {
          node = node == null ? tree.root() : node.addChild();
          at++;
        } else if (Character.isLetterOrDigit(next)) {
          node = node == null ? tree.root() : node;
          content();
        } else {
          throw places.fault(
              at, next == 0 ? "the end of the text within a game" : "unexpected " + next);
        }
        skipBlanks();
      } while (!branches.isEmpty());
      return tree;
    }

    /** All properties of a node; what they mean does not depend on their order. */
    private void content() {
      Map<String, List<Value>> properties = new LinkedHashMap<>();
      while (Character.isLetterOrDigit(peek())) {
        String name = name();
        skipBlanks();
        if (peek() != '[') {
          throw places.fault(at, "expected [ after " + name);
        }
        while (peek() == '[') {
          int place = at;
          String value = value();
          properties
              .computeIfAbsent(name, unused -> new ArrayList<>())
              .add(new Value(value, place));
          skipBlanks();
        }
      }
      boolean isRoot = node == tree.root();
      if (isRoot) {
        take(properties, List.of("SZ"), this::size);
      }
      properties.forEach((name, values) -> keep(name, values, isRoot));
      take(properties, List.of("C"), this::comment);
      take(properties, List.of("AE", "AB", "AW"), this::setUp);
      take(properties, List.of("PL"), (name, value) -> node.setToMove(colour(value.text())));
      if (takesQuest) {
        take(properties, QUEST, this::openQuest);
      }
      take(properties, List.of("B", "W"), this::move);
      if (isRoot) {
        rule();
      }
    }

    /** Keeps a property that nothing else in the tree stands for. */
    private void keep(String name, List<Value> values, boolean isRoot) {
      boolean isTaken =
          TAKEN.contains(name)
              || (isRoot && name.equals("SZ"))
              || (takesQuest && QUEST.contains(name));
      if (!isTaken) {
        values.forEach(value -> node.add(name, value.text()));
      }
      if (!isRoot && OF_ROOT.contains(name)) {
        tree.warn(
            "%s: %s does not stand at the beginning of the game, and is not taken"
                .formatted(places.at(values.get(0).place()), name));
      }
      if (TAKEN.contains(name.toUpperCase(Locale.ROOT)) && !TAKEN.contains(name)) {
        tree.warn(
            "%s: %s in small letters is no property of SGF, and is skipped"
                .formatted(places.at(values.get(0).place()), name));
      }
    }

    private void take(Map<String, List<Value>> properties, List<String> names, Taker taker) {
      for (Map.Entry<String, List<Value>> property : properties.entrySet()) {
        if (names.contains(property.getKey())) {
          for (Value value : property.getValue()) {
            try {
              taker.take(property.getKey(), value);
            } catch (IllegalArgumentException e) {
              IllegalArgumentException fault = places.fault(value.place(), e.getMessage());
              throw quest.isPresent() ? new QuestFault(quest.get(), fault) : fault;
            }
          }
        }
      }
    }

    private void size(String name, Value value) {
      tree.setGeometry(BoardSize.parse(value.text().strip().replace(':', 'x')));
    }

    private void comment(String name, Value value) {
      String before = node.comment();
      node.setComment(before.isEmpty() ? value.text() : before + "\n" + value.text());
    }

    /** The rule stands for itself, or in the name of the game where that has it. */
    private void rule() {
      GameNode root = tree.root();
      if (!root.text("RU").isBlank()) {
        RuleNames.read(root.text("RU"), tree);
      } else {
        RuleNames.find(root.text("GN"))
            .ifPresent(
                rule -> {
                  tree.setRule(rule);
                  tree.warn("the rule %s is taken from the name of the game".formatted(rule));
                });
      }
      String game = root.text("GM").strip();
      if (!game.isEmpty() && !game.equals(GOMOKU)) {
        tree.warn("GM[%s] is another game than gomoku; it is read as gomoku".formatted(game));
      }
    }

    private void setUp(String property, Value value) {
      String text = value.text();
      Optional<Colour> stone =
          property.equals("AE") ? Optional.empty() : Optional.of(colour(property.substring(1)));
      Point corner = SgfPoints.parse(StringUtils.substringBefore(text, ":"));
      Point opposite = SgfPoints.parse(text.substring(text.indexOf(':') + 1));
      between(corner.y(), opposite.y())
          .forEach(
              y ->
                  between(corner.x(), opposite.x())
                      .forEach(x -> node.setUp(new Point(x, y), stone)));
    }

    /** Points are set apart by commas; the sides take turns. */
    private void openQuest(String property, Value value) {
      quest = quest.or(() -> Optional.of(value.place()));
      for (String point : value.text().split(",", -1)) {
        play(new Move(node.next().orElse(Colour.BLACK), Optional.of(SgfPoints.parse(point))));
      }
    }

    private void move(String property, Value value) {
      Colour side = colour(property);
      if (node.next().isPresent() && node.next().get() != side) {
        tree.warn(
            "%s: %s moves, though %s is to move"
                .formatted(places.at(value.place()), side.word(), side.opponent().word()));
      }
      String text = value.text();
      play(new Move(side, isPass(text) ? Optional.empty() : Optional.of(SgfPoints.parse(text))));
    }

    /** A second move of a node becomes a node of its own. */
    private void play(Move move) {
      if (node.move().isPresent()) {
        node = node.play(move);
      } else {
        node.setMove(move);
      }
    }

    private boolean isPass(String text) {
      boolean mayBeTt =
          tree.geometry().width() <= LARGEST_WITH_TT && tree.geometry().height() <= LARGEST_WITH_TT;
      return text.isBlank() || (mayBeTt && text.strip().equals("tt"));
    }
  }

  /** Takes a value of a property. */
  private interface Taker {
    void take(String name, Value value);
  }

  private static IntStream between(int one, int other) {
    return IntStream.rangeClosed(Math.min(one, other), Math.max(one, other));
  }

  private static Colour colour(String value) {
    return switch (value.strip().toLowerCase(Locale.ROOT)) {
      case "b", "black", "1" -> Colour.BLACK;
      case "w", "white", "2" -> Colour.WHITE;
      default ->
          throw new IllegalArgumentException("the side to move is neither B nor W: " + value);
    };
  }

  /** Older versions of the format allow small letters among the capitals, which don't matter. */
  private String name() {
    int start = at;
    while (Character.isLetterOrDigit(peek())) {
      at++;
    }
    String whole = text.substring(start, at);
    String name = whole.replaceAll("\\p{Ll}", "");
    return name.isEmpty() ? whole : name;
  }

  /** A value without its escapes; an escaped end of a line is none. */
  private String value() {
    StringBuilder value = new StringBuilder();
    for (at++; peek() != ']'; at++) {
      if (at >= text.length()) {
        throw places.fault(at, "the end of the text within a value");
      }
      if (peek() == '\\') {
        at++;
        int end = endOfLine();
        if (end > 0) {
          at += end - 1;
          continue;
        }
      }
      int end = endOfLine();
      value.append(end > 0 ? '\n' : peek());
      at += Math.max(0, end - 1);
    }
    at++;
    return value.toString();
  }

  /** The number of characters of the end of a line here: 0 if there is none. */
  private int endOfLine() {
    char character = peek();
    if (character != '\r' && character != '\n') {
      return 0;
    }
    char next = at + 1 < text.length() ? text.charAt(at + 1) : 0;
    return next != character && (next == '\r' || next == '\n') ? 2 : 1;
  }

  private void skipBlanks() {
    while (Character.isWhitespace(peek())) {
      at++;
    }
  }

  /** The next character; 0 at the end. */
  private char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private static String shorten(String words) {
    return StringUtils.abbreviate(words.strip(), SHOWN_CHARACTERS);
  }
}
