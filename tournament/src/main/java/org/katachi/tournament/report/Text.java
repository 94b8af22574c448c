package org.katachi.tournament.report;

import java.util.Locale;
import org.katachi.statistics.WinDrawLoss;

/** Numbers as the page shows them. */
final class Text {

  private static final double HUNDRED = 100;

  private Text() {}

  static String decimal(double value, int digits) {
    String text = String.format(Locale.ROOT, "%." + digits + "f", value);
    return text.matches("-0(\\.0+)?") ? text.substring(1) : text;
  }

  /** Rounded, with a sign; infinities as such. */
  static String elo(double value) {
    if (Double.isInfinite(value)) {
      return value > 0 ? "+∞" : "−∞";
    }
    long rounded = Math.round(value);
    return rounded == 0 ? "0" : String.format(Locale.ROOT, "%+d", rounded).replace('-', '−');
  }

  /** With a digit after the point, and a sign unless it is zero. */
  static String signed(double value) {
    String text = String.format(Locale.ROOT, "%+.1f", value);
    return text.endsWith("0.0") && Math.abs(value) < 1 ? "0.0" : text.replace('-', '−');
  }

  /** Half the width of an interval. */
  static String error(double value) {
    return Double.isInfinite(value) ? "±∞" : "±" + decimal(value, 0);
  }

  /** Points with a half as a fraction: {@code 3½}. */
  static String points(WinDrawLoss games) {
    long whole = games.wins() + games.draws() / 2;
    String half = games.draws() % 2 == 1 ? "½" : "";
    return whole == 0 && !half.isEmpty() ? half : whole + half;
  }

  /** The share of points in percent, of no games a dash. */
  static String score(WinDrawLoss games) {
    return games.games() == 0 ? "–" : decimal(HUNDRED * games.share(), 0) + " %";
  }

  static String winDrawLoss(WinDrawLoss games) {
    return games.wins() + "–" + games.draws() + "–" + games.losses();
  }

  /** A part of a whole in percent, for lengths. */
  static String percent(long part, long whole) {
    return decimal(whole == 0 ? 0 : HUNDRED * part / whole, 2);
  }

  /** As {@code 20 games}. */
  static String games(long games) {
    return games == 1 ? "1 game" : games + " games";
  }

  /** As {@code 12 ms} or {@code 1.25 s}. */
  static String duration(double millis) {
    return Math.abs(millis) < 1000 ? decimal(millis, 0) + " ms" : decimal(millis / 1000, 2) + " s";
  }

  /** As {@code 512}, {@code 1.2 K} or {@code 3.4 M}. */
  static String count(double number) {
    if (number < 1e3) {
      return decimal(number, 0);
    }
    return number < 1e6 ? decimal(number / 1e3, 1) + " K" : decimal(number / 1e6, 1) + " M";
  }
}
