package org.katachi.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads and writes points.
 *
 * <ul>
 *   <li>{@code 7,7}: column and row from zero; see {@link Point#toString}
 *   <li>{@code h8}: the column as a letter from a, the row as a number from 1; after z come aa, ab
 *       and so on
 *   <li>{@code h8i9j10}: several such points in the order of play, a "pos" string
 *   <li>{@code 0,0, 1,-2}: offsets from the centre cell, as managers ship openings
 * </ul>
 */
public final class Notation {

  private static final int LETTERS = 26;

  private Notation() {}

  /**
   * Needed only to read. A class of its own, so that a brain's first move does not wait for it to
   * be loaded.
   */
  private static final class Patterns {
    static final Pattern LETTER_NUMBER = Pattern.compile("([a-z]{1,2})([0-9]{1,3})");
    static final Pattern OFFSET = Pattern.compile("-?[0-9]{1,3}");
  }

  /** The point in letter-number form, as {@code h8}. */
  public static String letterNumber(Point point) {
    StringBuilder text = new StringBuilder(4);
    if (point.x() >= LETTERS) {
      text.append((char) ('a' + point.x() / LETTERS - 1));
    }
    return text.append((char) ('a' + point.x() % LETTERS)).append(point.y() + 1).toString();
  }

  /**
   * Reads a point in letter-number form, in either case.
   *
   * @throws IllegalArgumentException if the text is no such point; a point outside a board is not
   *     refused
   */
  public static Point parseLetterNumber(String text) {
    Matcher matcher = Patterns.LETTER_NUMBER.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw new IllegalArgumentException("not a point like h8: " + text);
    }
    return toPoint(matcher);
  }

  /** The points in the order of play without blanks, as {@code h8i9j10}. */
  public static String pos(List<Point> points) {
    StringBuilder text = new StringBuilder();
    points.forEach(point -> text.append(letterNumber(point)));
    return text.toString();
  }

  /**
   * Reads a pos string; blanks between the points are tolerated.
   *
   * @throws IllegalArgumentException if anything in the text is not a point
   */
  public static List<Point> parsePos(String text) {
    String line = text.toLowerCase(Locale.ROOT).replaceAll("\\s+", "");
    Matcher matcher = Patterns.LETTER_NUMBER.matcher(line);
    List<Point> points = new ArrayList<>();
    int end = 0;
    while (matcher.find() && matcher.start() == end) {
      points.add(toPoint(matcher));
      end = matcher.end();
    }
    if (end != line.length()) {
      throw new IllegalArgumentException("not a point like h8: " + line.substring(end));
    }
    return List.copyOf(points);
  }

  /** The points as offsets from the centre cell of a board, as {@code 0,0, 1,-2}. */
  public static String offsets(Geometry geometry, List<Point> points) {
    int centre = geometry.centre();
    StringBuilder text = new StringBuilder();
    for (Point point : points) {
      text.append(text.isEmpty() ? "" : ", ");
      text.append(point.x() - geometry.x(centre))
          .append(',')
          .append(point.y() - geometry.y(centre));
    }
    return text.toString();
  }

  /**
   * Reads offsets from the centre cell of a board.
   *
   * @throws IllegalArgumentException if the text is not a list of pairs, or a point lies outside
   *     the board
   */
  public static List<Point> parseOffsets(Geometry geometry, String text) {
    String line = text.strip();
    if (line.isEmpty()) {
      return List.of();
    }
    // Number by number: TeaVM does not match a list by one pattern.
    String[] numbers = line.split("\\s*,\\s*", -1);
    boolean areNumbers =
        Arrays.stream(numbers).allMatch(number -> Patterns.OFFSET.matcher(number).matches());
    if (!areNumbers || numbers.length % 2 != 0) {
      throw new IllegalArgumentException("not a list of offsets like 0,0, 1,-2: " + text);
    }
    int centre = geometry.centre();
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 2) {
      Point point =
          new Point(
              geometry.x(centre) + Integer.parseInt(numbers[i]),
              geometry.y(centre) + Integer.parseInt(numbers[i + 1]));
      if (!geometry.contains(point)) {
        throw new IllegalArgumentException("outside the board of " + geometry + ": " + point);
      }
      points.add(point);
    }
    return List.copyOf(points);
  }

  private static Point toPoint(Matcher matcher) {
    int x = 0;
    for (char letter : matcher.group(1).toCharArray()) {
      x = x * LETTERS + letter - 'a' + 1;
    }
    int row = Integer.parseInt(matcher.group(2));
    if (row == 0) {
      throw new IllegalArgumentException("rows count from 1: " + matcher.group());
    }
    return new Point(x - 1, row - 1);
  }
}
