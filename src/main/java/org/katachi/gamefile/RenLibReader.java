package org.katachi.gamefile;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.lang3.ArrayUtils;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;

/**
 * Reads a library of RenLib, up to version 3.4, with all its variations. After a header of 20 bytes
 * the nodes stand in preorder:
 *
 * <ul>
 *   <li>a byte for the point: the column from 1 in its low half, the row from the top in its high
 *       half; 0 is a pass, or as the first node the root
 *   <li>a byte of flags, and with {@link #EXTENSION} two more
 *   <li>the comment, if a flag says so, and then the text on the board; each ends with a zero byte
 *       and takes an even number of bytes. In the comment a backspace stands after its first line.
 *       In libraries of older programs the last byte of a comment has its highest bit set instead
 * </ul>
 *
 * <p>The oldest libraries have no header: they begin with the move h8, as RenLib's reader demands.
 *
 * <p>The library ends where the file does. A text on the board is a label on the point of its node
 * before the move; a node without a move is such a label alone.
 *
 * <p>Source: RenLib's LibraryFile.cpp, MoveNode.cpp and RenLibDoc.cpp.
 */
final class RenLibReader {

  /** How such a file begins. */
  static final byte[] MAGIC = {(byte) 0xFF, 'R', 'e', 'n', 'L', 'i', 'b', (byte) 0xFF};

  /** The only board. */
  static final Geometry BOARD = new Geometry(15, 15);

  static final int HEADER_BYTES = 20;

  /** The newest version of such files, 3.4. */
  static final byte[] VERSION = {3, 4};

  /** The node has a sibling. */
  static final int SIBLING = 0x80;

  /** The node has no child. */
  static final int NO_CHILD = 0x40;

  private static final int OLD_COMMENT = 0x20;
  static final int MARK = 0x10;
  static final int COMMENT = 0x08;
  static final int START_NODE = 0x04;
  static final int NO_MOVE = 0x02;
  static final int EXTENSION = 0x01;

  /** Of the extension's second byte. */
  static final int BOARD_TEXT = 0x01;

  /** Stands between the first line of a comment and the others. */
  static final char LINE_SEPARATOR = '\b';

  /** The move h8. */
  private static final byte CENTRE = 0x78;

  private static final int HIGHEST_BIT = 0x80;

  /** The letters of Swedish in old comments. */
  private static final String OLD_LETTERS = "}{|][\\";

  private static final String LETTERS = "åäöÅÄÖ";

  private final byte[] bytes;
  private final GameTree tree = new GameTree(BOARD);
  private final List<Text> texts = new ArrayList<>();

  /** The parents of the siblings that are still to come. */
  private final Deque<GameNode> open = new ArrayDeque<>();

  /** The first node. */
  private final int start;

  private int at;

  private RenLibReader(byte[] bytes) {
    this.bytes = bytes;
    start = hasMagic(bytes) ? HEADER_BYTES : 0;
    at = start;
  }

  /**
   * A text that is not decoded yet.
   *
   * @param label the point that it labels, with a colon; empty for a comment
   * @param bytes a character for each byte
   */
  private record Text(GameNode node, String label, String bytes) {}

  /** Whether a file is such a library. One without a header begins with h8, and is no text. */
  static boolean isLibrary(byte[] file) {
    return hasMagic(file)
        || (file.length >= HEADER_BYTES
            && file[0] == CENTRE
            && ArrayUtils.contains(file, (byte) 0));
  }

  private static boolean hasMagic(byte[] file) {
    return file.length >= MAGIC.length
        && Arrays.equals(file, 0, MAGIC.length, MAGIC, 0, MAGIC.length);
  }

  /**
   * Reads a library.
   *
   * @throws IllegalArgumentException if it is faulty; the message tells the byte, from 0
   */
  static GameFile read(byte[] file) {
    RenLibReader reader = new RenLibReader(file);
    if (reader.start > 0) {
      reader.checkHeader();
    }
    reader.nodes();
    reader.decodeTexts();
    return GameFile.of(reader.tree);
  }

  private void checkHeader() {
    if (bytes.length < HEADER_BYTES) {
      throw fault(bytes.length, "the end of the library within its header");
    }
    int major = Byte.toUnsignedInt(bytes[MAGIC.length]);
    int minor = Byte.toUnsignedInt(bytes[MAGIC.length + 1]);
    if (major > VERSION[0] || (major == VERSION[0] && minor > VERSION[1])) {
      throw fault(
          MAGIC.length,
          "version %d.%d, which is newer than %d.%d"
              .formatted(major, minor, VERSION[0], VERSION[1]));
    }
  }

  private void nodes() {
    GameNode node = tree.root();
    boolean hasEnded = false;
    boolean isSiblingNext = false;
    while (at + 1 < bytes.length) {
      int place = at;
      int point = next();
      int flags = next();
      if (hasEnded) {
        tree.warn(
            "byte %d: moves after the end of the library; they follow its last move"
                .formatted(place));
      }
      GameNode parent = node;
      try {
        node = read(parent, place == start, point, flags);
      } catch (IllegalArgumentException e) {
        throw fault(place, e.getMessage());
      }
      if ((flags & SIBLING) != 0) {
        open.push(parent);
      }
      hasEnded = (flags & NO_CHILD) != 0 && open.isEmpty();
      isSiblingNext = (flags & NO_CHILD) != 0 && !open.isEmpty();
      if (isSiblingNext) {
        node = open.pop();
      }
    }
    if (at < bytes.length) {
      tree.warn("byte %d: half a node at the end of the library is left out".formatted(at));
    }
    if (isSiblingNext || !open.isEmpty()) {
      tree.warn("the library ends before its last variations");
    } else if (!hasEnded) {
      tree.warn("the last move is not marked as an end, so the library may be cut short");
    }
  }

  /** Reads a node; one that is only a label belongs to its parent. */
  private GameNode read(GameNode parent, boolean isFirst, int point, int flags) {
    boolean isLabel = (flags & ~(SIBLING | EXTENSION)) == (NO_MOVE | NO_CHILD);
    boolean hasText = false;
    if ((flags & EXTENSION) != 0) {
      // The first of its bytes has no meaning yet.
      next();
      hasText = (next() & BOARD_TEXT) != 0;
    }
    GameNode node = parent;
    if (!isLabel && !(isFirst && point == 0)) {
      node = (flags & NO_MOVE) != 0 ? parent.addChild() : parent.play(move(parent, point));
    }
    if ((flags & MARK) != 0) {
      node.add("HO", "1");
    }
    if ((flags & START_NODE) != 0) {
      node.add("START", "");
    }
    if ((flags & OLD_COMMENT) != 0) {
      node.setComment(lines(StringUtils.replaceChars(old(), OLD_LETTERS, LETTERS)));
    } else if ((flags & COMMENT) != 0) {
      texts.add(new Text(node, "", text()));
    }
    if (hasText) {
      GameNode shown = (flags & NO_MOVE) == 0 ? parent : node;
      texts.add(new Text(shown, SgfPoints.format(point(point)) + ":", text()));
    }
    return node;
  }

  private static Move move(GameNode parent, int point) {
    Colour side = parent.next().orElse(Colour.BLACK);
    return point == 0 ? Move.pass(side) : Move.stone(side, point(point));
  }

  private static Point point(int point) {
    Point move = new Point((point & 0xF) - 1, point >> 4);
    if (!BOARD.contains(move)) {
      throw new IllegalArgumentException("a point outside the board");
    }
    return move;
  }

  /** A character for each byte, up to a zero in a pair of bytes. */
  private String text() {
    StringBuilder text = new StringBuilder();
    while (true) {
      int first = nextOfText();
      int second = nextOfText();
      if (first == 0) {
        return text.toString();
      }
      text.append((char) first);
      if (second == 0) {
        return text.toString();
      }
      text.append((char) second);
    }
  }

  /** Up to a byte with its highest bit in a pair of bytes. */
  private String old() {
    StringBuilder text = new StringBuilder();
    while (true) {
      int first = nextOfText();
      int second = nextOfText();
      text.append((char) (first & ~HIGHEST_BIT));
      if ((first & HIGHEST_BIT) != 0 || at >= bytes.length) {
        return text.toString();
      }
      text.append((char) (second & ~HIGHEST_BIT));
      if ((second & HIGHEST_BIT) != 0) {
        return text.toString();
      }
    }
  }

  private static String lines(String comment) {
    return comment.replace(LINE_SEPARATOR, '\n').replaceAll("\r\n?", "\n");
  }

  /** The texts of a library have one charset, which it does not tell. */
  private void decodeTexts() {
    byte[] all =
        texts.stream()
            .map(Text::bytes)
            .collect(Collectors.joining("\0"))
            .getBytes(StandardCharsets.ISO_8859_1);
    GameText decoded = GameText.undeclared(all);
    decoded.warnings().forEach(tree::warn);
    String[] each = decoded.text().split("\0", -1);
    if (each.length != Math.max(1, texts.size())) {
      // A text that was cut within a character took the next one's beginning.
      tree.warn("the texts are read as " + StandardCharsets.ISO_8859_1);
      each = texts.stream().map(Text::bytes).toArray(String[]::new);
    }
    for (int i = 0; i < texts.size(); i++) {
      Text text = texts.get(i);
      if (text.label().isEmpty()) {
        text.node().setComment(lines(each[i]));
      } else {
        text.node().add("LB", text.label() + lines(each[i]));
      }
    }
  }

  private int nextOfText() {
    if (at == bytes.length) {
      tree.warn("byte %d: the library ends within a text".formatted(at));
    }
    return at < bytes.length ? next() : 0;
  }

  private int next() {
    if (at >= bytes.length) {
      throw fault(at, "the end of the library within a node");
    }
    return Byte.toUnsignedInt(bytes[at++]);
  }

  private static IllegalArgumentException fault(int place, String what) {
    return new IllegalArgumentException("byte " + place + ": " + what);
  }
}
