package org.katachi.brain.gomocup;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line in which a brain tells people of its search. There is no standard; these are the ways of
 * brains that take part in tournaments:
 *
 * <pre>
 *   Depth 12-23 | Eval 35 | Node 512K | Speed 900K | Time 569ms | h8 i9 j10
 *   Speed 640K | Depth 19-29 | Eval +M9 | Node 430K | Time 672ms
 *   (1) 233 (W 53.20, D 0.10, S 0.05) | V 12K | SD 9 | H7G8
 *   depth 12-20 ev -M8 n 1200K n/ms 900 tm 1300 pv H8I9
 *   dep 12-23 ev +v9 nd 517k tm 570 sp 908
 *   depth: 7-14 best:[7,9] val=53 time:310ms
 *   winrate: 0.5312, bestmove: H8 (120 v), visits: 800
 * </pre>
 */
final class SearchInfoParser {

  private static final String IS = "\\s*[:=]?\\s*";
  private static final String NUMBER = "([0-9]+(?:\\.[0-9]+)?)";

  private static final Pattern OTHER =
      Pattern.compile("^(?:\\[|REALTIME\\b|\\([0-9]*[02-9]\\)|\\([0-9]+1\\))|\\bmultipv (?!1\\b)");
  private static final Pattern EVALUATION =
      pattern("\\b(?:ev|eval|evaluation|score|val|value)" + IS + "([+-]?[a-z#]*[0-9.*]+)");
  private static final Pattern FIRST_LINE = pattern("^\\(1\\) ([+-]?[a-z]?[0-9.*]+)");
  private static final Pattern REPORT =
      pattern("^(?:depth|dep|speed|bestline|pv|nodes?|nd|winrate|info)\\b");
  private static final Pattern DEPTH = pattern("\\b(?:depth|dep)" + IS + "([0-9]{1,4})\\b");
  private static final Pattern NODES =
      pattern("\\b(?:nodes?|nd|visits?|n(?=[\\s:=]))" + IS + NUMBER + "([kmgt]?)\\b");
  private static final Pattern TIME = pattern("\\b(?:time|tm)" + IS + NUMBER + "\\s*((?:m?s)?)\\b");
  private static final Pattern VARIATION =
      pattern(
          "(?:\\||\\bpv\\b|\\bbestline\\b)[:\\s]*"
              + "((?:\\[?[a-z0-9]{1,2},[0-9]{1,2}\\]?|[a-z]{1,2}[0-9]{1,2})"
              + "(?:\\s?(?:\\[?[a-z0-9]{1,2},[0-9]{1,2}\\]?|[a-z]{1,2}[0-9]{1,2}))*+)\\s*$");

  private static final String UNITS = "kmgt";
  private static final double THOUSAND = 1000;

  private final String text;

  SearchInfoParser(String text) {
    this.text = text;
  }

  private static Pattern pattern(String regex) {
    return Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
  }

  /** What the line tells, and where it tells nothing, what was known before. */
  SearchInfo after(SearchInfo before) {
    if (!isReport()) {
      return before;
    }
    return new SearchInfo(
        evaluation().or(before::evaluation),
        depth().or(before::depth),
        nodes().or(before::nodes),
        millis().or(before::millis),
        first(VARIATION).map(line -> line.group(1)).orElse(before.variation()));
  }

  /** Lines on side searches, on second-best moves and on the opponent's time are none. */
  private boolean isReport() {
    return !OTHER.matcher(text).find() && (REPORT.matcher(text).find() || evaluation().isPresent());
  }

  private Optional<Evaluation> evaluation() {
    return first(EVALUATION)
        .or(() -> first(FIRST_LINE))
        .flatMap(matcher -> Evaluation.parse(matcher.group(1)));
  }

  private Optional<Integer> depth() {
    return first(DEPTH).map(depth -> Integer.valueOf(depth.group(1)));
  }

  private Optional<Long> nodes() {
    return first(NODES)
        .map(nodes -> Math.round(Double.parseDouble(nodes.group(1)) * factor(nodes.group(2))));
  }

  private static double factor(String unit) {
    return unit.isEmpty()
        ? 1
        : Math.pow(THOUSAND, UNITS.indexOf(unit.toLowerCase(Locale.ROOT)) + 1);
  }

  /** Without a unit these are milliseconds. */
  private Optional<Double> millis() {
    return first(TIME)
        .map(
            time ->
                Double.parseDouble(time.group(1))
                    * (time.group(2).equalsIgnoreCase("s") ? THOUSAND : 1));
  }

  private Optional<Matcher> first(Pattern pattern) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? Optional.of(matcher) : Optional.empty();
  }
}
