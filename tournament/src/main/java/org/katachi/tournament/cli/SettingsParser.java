package org.katachi.tournament.cli;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.console.Intervals;
import org.katachi.tournament.console.OutputForm;
import org.katachi.tournament.format.ColourOrder;
import org.katachi.tournament.format.Format;
import org.katachi.tournament.format.TournamentType;
import org.katachi.tournament.run.Plan;
import org.katachi.tournament.statistics.Sprt;

/** Makes settings of words. All that makes no sense is refused here, in words. */
final class SettingsParser {

  private static final Pattern BOARD_SIZE = Pattern.compile("([0-9]{1,3})(?:[x,]([0-9]{1,3}))?");

  private final Words words;

  SettingsParser(Words words) {
    this.words = words;
  }

  /**
   * Makes the settings.
   *
   * @throws IllegalArgumentException if the words make no tournament; the message tells why
   */
  Settings parse() {
    LogWords logWords = LogWords.parse(words.log);
    if (words.part > 0) {
      logWords = logWords.ofPart(words.part);
    }
    List<BrainSettings> brains =
        EngineWords.brains(
            words.engines,
            words.each,
            new EngineWords.Shared(words.suspend, logWords.folder()),
            BrainFile.read(words.brains));
    Plan plan = plan(brains);
    Optional<Sprt> sprt = sprt(brains);
    return new Settings(
        brains,
        plan,
        sprt,
        running(brains),
        log(brains),
        logWords,
        new Settings.Telling(
            new Intervals(words.ratingInterval, words.outcomeInterval),
            outputForm(),
            Optional.ofNullable(words.progress)));
  }

  private Plan plan(List<BrainSettings> brains) {
    Geometry geometry = geometry();
    RuleSet rules = rules();
    return new Plan(
        brains.stream().map(brain -> brain.spec().name()).toList(),
        format(brains.size()),
        gamesPerEncounter(),
        geometry,
        rules,
        words.openings.isEmpty()
            ? Optional.empty()
            : Optional.of(OpeningWords.book(words.openings, geometry, rules, words.srand)),
        words.swap2,
        AdjudicationWords.adjudication(words.drawAfter, words.draw, words.resign),
        new ColourOrder(!words.noSwap, words.reverse));
  }

  private RuleSet rules() {
    return RuleSet.ofInfo(words.rule)
        .filter(known -> !known.continuous())
        .orElseThrow(
            () -> new IllegalArgumentException("-rule is 0, 1, 4, 8 or 9, not " + words.rule));
  }

  private Format format(int brains) {
    List<String> types = TournamentType.names();
    return TournamentType.of(words.tournament)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "-tournament is "
                        + String.join(", ", types)
                        + ", not "
                        + words.tournament
                        + NearestWord.question(words.tournament, types)))
        .format(
            new TournamentType.Numbers(
                brains,
                words.rounds,
                words.seeds,
                gamesPerEncounter() == 1 && !words.noSwap,
                words.srand));
  }

  private int gamesPerEncounter() {
    return words.repeat ? 2 : words.games;
  }

  private Geometry geometry() {
    Matcher matcher = BOARD_SIZE.matcher(words.boardSize);
    if (matcher.matches()) {
      int width = Integer.parseInt(matcher.group(1));
      int height = matcher.group(2) == null ? width : Integer.parseInt(matcher.group(2));
      if (Geometry.isPlayable(width, height)) {
        return new Geometry(width, height);
      }
    }
    throw new IllegalArgumentException(
        "-boardsize is 5 to 40, or as 20x15, not " + words.boardSize);
  }

  private Optional<Sprt> sprt(List<BrainSettings> brains) {
    if (words.sprt.isEmpty()) {
      return Optional.empty();
    }
    if (brains.size() != 2) {
      throw new IllegalArgumentException("-sprt tests two brains, not " + brains.size());
    }
    return Optional.of(SprtWords.test(words.sprt));
  }

  private Settings.Running running(List<BrainSettings> brains) {
    int threads = brains.stream().mapToInt(BrainSettings::threads).max().orElse(1);
    int processors = Runtime.getRuntime().availableProcessors();
    if (words.concurrency < 1) {
      throw new IllegalArgumentException("-concurrency is 1 or more, not " + words.concurrency);
    }
    if ((long) words.concurrency * threads > processors && !words.forceConcurrency) {
      throw new IllegalArgumentException(
          "-concurrency "
              + words.concurrency
              + " lets brains think on "
              + (long) words.concurrency * threads
              + " processors and there are "
              + processors
              + "; -force-concurrency plays all the same");
    }
    if (words.wait < 0) {
      throw new IllegalArgumentException("-wait is 0 or more, not " + words.wait);
    }
    return new Settings.Running(
        words.concurrency,
        Optional.ofNullable(words.useAffinity),
        words.check,
        words.wait,
        faultLimit());
  }

  private Settings.Log log(List<BrainSettings> brains) {
    if (words.out != null && LogWords.parse(words.log).file().equals(Optional.of(words.out))) {
      throw new IllegalArgumentException("the same file is to be written twice: " + words.out);
    }
    if (words.out == null && (words.resume || words.report != null)) {
      throw new IllegalArgumentException(
          (words.resume ? "-resume" : "-report") + " needs the file of games, -out FILE");
    }
    words.exports.check(words.resume);
    return new Settings.Log(
        Optional.ofNullable(words.out),
        words.resume,
        LogSettings.of(words, brains),
        words.exports,
        Optional.ofNullable(words.report));
  }

  private OutputForm outputForm() {
    String name =
        KeyValues.parseAll("-output", List.of("format"), words.output)
            .text("format")
            .orElse(OutputForm.KATACHI.toString());
    return OutputForm.of(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "-output format= is "
                        + String.join(", ", OutputForm.names())
                        + ", not "
                        + name
                        + NearestWord.question(name, OutputForm.names())));
  }

  private FaultLimit faultLimit() {
    if (words.maxFaults != null && words.maxFaults < 0) {
      throw new IllegalArgumentException("-maxfaults is 0 or more, not " + words.maxFaults);
    }
    if (words.strict) {
      return new FaultLimit(OptionalLong.of(0));
    }
    return new FaultLimit(
        words.maxFaults == null ? OptionalLong.empty() : OptionalLong.of(words.maxFaults));
  }
}
