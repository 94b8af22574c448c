package org.katachi.gamefile;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.board.Point;

/**
 * Reads the database of RenjuNet, the site of the Renju International Federation ({@code .rif}):
 *
 * <pre>{@code
 * <database version="1.0" date="2026-01-02">
 * <rules><rule id="25" name="Soosyrv-8" /></rules>
 * <players><player id="3" name="A" surname="B" /><player id="4" surname="C" /></players>
 * <tournaments><tournament id="9" name="Cup" /></tournaments>
 * <games>
 * <game id="1" tournament="9" rule="25" black="3" white="4" bresult="0.5" alt="51" swap="R--R-">
 * <move>h8 h9 i8</move><info>a comment</info>
 * </game>
 * </games>
 * </database>
 * }</pre>
 *
 * <p>Rows count from the bottom; {@code bresult} is 1 if black won and 0 if white did. There is no
 * description of the form: its meaning is that of the programs which read it.
 *
 * @see <a href="https://github.com/renju-note/renju-note">renju-note, src/database/rif.ts</a>
 */
final class RifReader {

  private static final Pattern NAME = Pattern.compile("/?([a-z]+)(?=[\\s/]|$)");
  private static final Pattern ATTRIBUTE = Pattern.compile("\\s+([a-z]+)\\s*=\\s*\"([^\"]*)\"");
  private static final Pattern ENTITY = Pattern.compile("&(#[0-9]{1,5}|[a-z]+);");
  private static final Map<String, String> ENTITIES =
      Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'");

  private static final String GAME = "game";
  private static final String MOVE = "move";
  private static final String INFO = "info";

  /** The lists of what games name by a number. */
  private static final Set<String> LISTS = Set.of("rule", "player", "tournament", "opening");

  /** For an attribute of a game the list that it is a number of. */
  private static final Map<String, String> LISTED =
      Map.of(
          "rule", "rule",
          "black", "player",
          "white", "player",
          "publisher", "player",
          "tournament", "tournament",
          "opening", "opening");

  /** The attributes that are known, and the properties that they become. */
  private static final Map<String, String> PROPERTIES =
      Map.ofEntries(
          Map.entry("id", "ID"),
          Map.entry("rule", "RU"),
          Map.entry("black", "PB"),
          Map.entry("white", "PW"),
          Map.entry("bresult", "RE"),
          Map.entry("tournament", "EV"),
          Map.entry("round", "RO"),
          Map.entry("opening", "ON"),
          Map.entry("publisher", "PUBLISHER"),
          Map.entry("btime", "BTIME"),
          Map.entry("wtime", "WTIME"),
          Map.entry("alt", "ALT"),
          Map.entry("swap", "SWAP"));

  private final String text;
  private final TextPlaces places;
  private final Map<String, Map<String, String>> lists = new HashMap<>();
  private final List<Span> games = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();

  private RifReader(String text) {
    this.text = text;
    places = new TextPlaces(text);
  }

  /** A part of the text. */
  private record Span(int start, int end) {}

  /**
   * A tag.
   *
   * @param name empty for what is no element, as a comment
   * @param isBeginning whether an element begins with it
   * @param isEnd whether an element ends with it
   * @param end the first character behind it
   */
  private record Tag(
      String name, boolean isBeginning, boolean isEnd, Map<String, String> attributes, int end) {}

  /** Whether a text is such a database. */
  static boolean isDatabase(String text) {
    return text.stripLeading().startsWith("<") && text.contains("<database");
  }

  /**
   * Reads all games; one that is faulty is left out and told. There may be many, so a game's tree
   * is made whenever it is asked for.
   *
   * @throws IllegalArgumentException if the database is faulty or has no game; the message tells
   *     the place
   */
  static GameFile read(String text) {
    RifReader reader = new RifReader(text);
    reader.database();
    if (reader.games.isEmpty()) {
      throw new IllegalArgumentException(
          reader.warnings.stream().findFirst().orElse("the database has no game"));
    }
    List<GameTree> trees =
        new AbstractList<>() {
          @Override
          public GameTree get(int index) {
            return reader.tree(reader.games.get(index));
          }

          @Override
          public int size() {
            return reader.games.size();
          }
        };
    return new GameFile(trees, reader.warnings);
  }

  private void database() {
    int gameStart = -1;
    int at = 0;
    for (int open = text.indexOf('<'); open >= 0; open = text.indexOf('<', at)) {
      Tag tag = tag(open);
      at = tag.end();
      if (tag.name().equals(GAME)) {
        if (tag.isBeginning() == (gameStart >= 0)) {
          throw places.fault(open, "the beginning or the end of a game is missing before it");
        }
        gameStart = tag.isBeginning() ? open : gameStart;
        if (tag.isEnd()) {
          add(new Span(gameStart, at));
          gameStart = -1;
        }
      } else if (gameStart < 0 && tag.name().equals(MOVE)) {
        throw places.fault(open, "moves outside of a game");
      } else if (gameStart < 0 && tag.isBeginning() && LISTS.contains(tag.name())) {
        Map<String, String> entry = tag.attributes();
        lists
            .computeIfAbsent(tag.name(), unused -> new HashMap<>())
            .put(
                entry.getOrDefault("id", ""),
                (entry.getOrDefault("name", "") + " " + entry.getOrDefault("surname", "")).strip());
      }
    }
    if (gameStart >= 0) {
      warnings.add(places.at(gameStart) + ": a game without an end is left out");
    }
    if (!text.stripTrailing().endsWith("</database>")) {
      warnings.add("the database lacks its end, so it may be cut short");
    }
  }

  private void add(Span game) {
    try {
      tree(game);
      games.add(game);
    } catch (IllegalArgumentException e) {
      warnings.add("%s: a game is left out: %s".formatted(places.at(game.start()), e.getMessage()));
    }
  }

  private GameTree tree(Span game) {
    GameTree tree = new GameTree(RenLibReader.BOARD);
    Map<String, String> contents = new LinkedHashMap<>();
    String element = "";
    Tag tag = tag(game.start());
    tag.attributes().forEach((name, value) -> property(tree, name, value));
    if (!tag.attributes().containsKey("rule")) {
      tree.warn("the game names no rule");
    }
    for (int at = tag.end(); at < game.end(); at = tag.end()) {
      int open = text.indexOf('<', at);
      String content = unescaped(text.substring(at, open));
      if (!element.isEmpty()) {
        contents.merge(element, content, String::concat);
      } else if (!content.isBlank()) {
        tree.warn(places.at(at) + ": text in a game is left out: " + content.strip());
      }
      tag = tag(open);
      if (tag.name().equals(MOVE) || tag.name().equals(INFO)) {
        element = tag.isEnd() ? "" : tag.name();
      } else if (tag.isBeginning()) {
        tree.warn("%s: the element %s is left out".formatted(places.at(open), tag.name()));
      }
    }
    String comment = contents.getOrDefault(INFO, "").strip();
    if (!comment.isEmpty()) {
      tree.root().add("GC", comment);
    }
    play(tree.root(), contents.getOrDefault(MOVE, ""));
    return tree;
  }

  private void property(GameTree tree, String name, String value) {
    Map<String, String> list = lists.getOrDefault(LISTED.getOrDefault(name, ""), Map.of());
    String meaning = name.equals("bresult") ? result(tree, value) : list.getOrDefault(value, value);
    // A number of a rule is that of the list, and no other.
    boolean isUnknownRule = name.equals("rule") && !list.containsKey(value);
    if (isUnknownRule) {
      tree.warn("the rule is not known: " + value);
    } else if (name.equals("rule")) {
      RuleNames.read(meaning, tree);
    }
    if (!PROPERTIES.containsKey(name)) {
      tree.warn("the attribute %s is left out: %s".formatted(name, value));
    } else if (!meaning.isBlank()) {
      tree.root().add(isUnknownRule ? "RULE" : PROPERTIES.get(name), meaning);
    }
  }

  private static String result(GameTree tree, String value) {
    return switch (value) {
      case "1" -> "B+";
      case "0" -> "W+";
      case "0.5" -> "Draw";
      default -> {
        tree.warn("the result is not known: " + value);
        yield value;
      }
    };
  }

  private static void play(GameNode root, String moves) {
    GameNode node = root;
    Colour side = Colour.BLACK;
    for (String move : StringUtils.split(moves)) {
      Point fromBottom = Notation.parseLetterNumber(move);
      Point point = new Point(fromBottom.x(), RenLibReader.BOARD.height() - 1 - fromBottom.y());
      if (point.y() < 0) {
        throw new IllegalArgumentException(move + " is outside the board");
      }
      node = node.play(Move.stone(side, point));
      side = side.opponent();
    }
  }

  /** The tag that begins at a bracket. */
  private Tag tag(int open) {
    if (text.startsWith("<!--", open)) {
      return other(open, "-->");
    }
    if (text.startsWith("<?", open) || text.startsWith("<!", open)) {
      return other(open, ">");
    }
    int close = open + 1;
    for (boolean isQuoted = false; close < text.length(); close++) {
      char character = text.charAt(close);
      if (!isQuoted && character == '>') {
        break;
      }
      isQuoted ^= character == '"';
    }
    Matcher name = NAME.matcher(text).region(open + 1, Math.min(close, text.length()));
    if (close >= text.length() || !name.lookingAt()) {
      throw places.fault(open, "not an element of a database of games");
    }
    boolean isEnd = text.charAt(open + 1) == '/';
    boolean isEmpty = text.charAt(close - 1) == '/';
    return new Tag(
        name.group(1),
        !isEnd,
        isEnd || isEmpty,
        attributes(name.end(), isEmpty ? close - 1 : close),
        close + 1);
  }

  /** A comment, or what is no element. */
  private Tag other(int open, String last) {
    int close = text.indexOf(last, open);
    if (close < 0) {
      throw places.fault(open, "a comment without an end");
    }
    return new Tag("", false, false, Map.of(), close + last.length());
  }

  private Map<String, String> attributes(int start, int end) {
    Map<String, String> attributes = new LinkedHashMap<>();
    Matcher attribute = ATTRIBUTE.matcher(text);
    int at = start;
    while (attribute.region(at, end).lookingAt()) {
      // An end of a line is a blank there.
      attributes.put(attribute.group(1), unescaped(attribute.group(2)).replaceAll("\\s", " "));
      at = attribute.end();
    }
    if (!text.substring(at, end).isBlank()) {
      throw places.fault(at, "not an attribute like name=\"value\"");
    }
    return attributes;
  }

  /** A text without escapes; one that is not known stays. */
  private static String unescaped(String text) {
    StringBuilder plain = new StringBuilder();
    Matcher entity = ENTITY.matcher(text);
    int at = 0;
    while (entity.find()) {
      String name = entity.group(1);
      plain.append(text, at, entity.start());
      if (name.startsWith("#")) {
        plain.appendCodePoint(Integer.parseInt(name.substring(1)));
      } else {
        plain.append(ENTITIES.getOrDefault(name, entity.group()));
      }
      at = entity.end();
    }
    return plain.append(text, at, text.length()).toString().replaceAll("\r\n?", "\n");
  }
}
