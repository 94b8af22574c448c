package org.katachi.tournament.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.brain.BrainSpec;
import org.katachi.tournament.brain.Seat;
import org.katachi.tournament.output.GameLog;
import org.katachi.tournament.output.PlainText;
import org.katachi.tournament.schedule.Course;
import org.katachi.tournament.schedule.Match;
import org.katachi.tournament.schedule.MatchListener;
import org.katachi.tournament.schedule.Plan;
import org.katachi.tournament.schedule.RoundRobin;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays a match between two brains of the Gomocup protocol. */
@Command(
    name = "katachi-tournament",
    mixinStandardHelpOptions = true,
    version = "katachi-tournament 0.1.0",
    sortOptions = false,
    separator = " ",
    usageHelpWidth = 100,
    description = "Plays a match between two Gomocup brains and tells which is the stronger.",
    footer = {
      "",
      "A move's clock runs from the moment when its command has been written to the moment when",
      "the move has been read, and a late move loses. START is not counted.",
      "",
      "Example, 100 pairs of games on 15x15, 5 seconds a move and 3 minutes a game:",
      "  katachi-tournament -engine cmd=./pbrain-a -engine cmd=./pbrain-b name=b \\",
      "    -each tc=180/5 -boardsize 15 -rounds 100 -games match.jsonl",
      "",
      "Exit code: 0 the match was played, 1 it was broken off, 2 the command line makes no sense."
    })
public final class Tournament implements Callable<Integer> {

  private static final int BROKEN_OFF = 1;
  private static final int BAD_USAGE = 2;
  private static final Pattern BOARD_SIZE = Pattern.compile("([0-9]{1,3})(?:[x,]([0-9]{1,3}))?");

  @Option(
      names = "-engine",
      paramLabel = "KEY=VALUE...",
      parameterConsumer = KeyValueWords.class,
      description =
          "A brain; comes twice. cmd=COMMAND starts it (words in quotes stay together), name=NAME"
              + " is what it is called; and all that -each takes, for this brain alone.")
  private final List<List<String>> engines = new ArrayList<>();

  @Option(
      names = "-each",
      paramLabel = "KEY=VALUE...",
      parameterConsumer = KeyValueWords.class,
      description =
          "For both brains. tc=MATCH/TURN+INCREMENT: seconds a game, seconds a move, seconds added"
              + " after each move; MATCH and INCREMENT may be left out. timemargin=MS: how much"
              + " later than told a move may come (0). startup-ms=MS: how long a start may take"
              + " (10000).")
  private final List<List<String>> each = new ArrayList<>();

  @Option(
      names = "-rounds",
      paramLabel = "N",
      description = "Pairs of games: the same opening twice, with colours swapped (1).")
  private int rounds = 1;

  @Option(
      names = "-openings",
      paramLabel = "KEY=VALUE...",
      parameterConsumer = KeyValueWords.class,
      description =
          "file=FILE holds an opening a line, type=pos (h8i9) or type=offset (0,0, 1,-2); or is a"
              + " game saved by Piskvork, or a folder of these, type=psq. order=sequential or"
              + " order=random; symmetry=all (when the book is through, it begins anew turned or"
              + " mirrored), symmetry=none or symmetry=random; srand=SEED. Without openings games"
              + " begin on the empty board.")
  private final List<List<String>> openings = new ArrayList<>();

  @Option(
      names = "-rule",
      paramLabel = "N",
      description = "0 freestyle, 1 standard, 4 renju, 8 caro, 9 caro with exactly five (0).")
  private int rule;

  @Option(names = "-boardsize", paramLabel = "N|WxH", description = "5 to 40 a side (15).")
  private String boardSize = "15";

  @Option(
      names = "-sprt",
      paramLabel = "KEY=VALUE...",
      parameterConsumer = KeyValueWords.class,
      description =
          "Stops as soon as it is decided whether the first brain is rather elo0=X or elo1=Y"
              + " stronger, with probabilities of error alpha= and beta= (0.05); model=logistic (so"
              + " by itself) or model=normalized.")
  private final List<List<String>> sprt = new ArrayList<>();

  @Option(
      names = "-games",
      paramLabel = "FILE",
      description = "Appends each game, with times and messages, as a line of JSON.")
  private Path games;

  @Option(names = "-resume", description = "Plays only what the file of -games does not hold.")
  private boolean resume;

  @Spec private CommandSpec spec;

  /** Runs the command line and exits. */
  public static void main(String[] arguments) {
    PrintWriter out =
        new PrintWriter(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    int code = commandLine().setOut(out).execute(arguments);
    out.flush();
    System.exit(code);
  }

  static CommandLine commandLine() {
    return new CommandLine(new Tournament())
        .setPosixClusteredShortOptionsAllowed(false)
        .setParameterExceptionHandler(
            (exception, arguments) -> {
              PrintWriter err = exception.getCommandLine().getErr();
              err.println("katachi-tournament: " + exception.getMessage());
              err.println("\"katachi-tournament --help\" shows all options.");
              err.flush();
              return BAD_USAGE;
            })
        .setExecutionExceptionHandler(
            (exception, commandLine, parsed) -> {
              commandLine.getErr().println("katachi-tournament: " + exception.getMessage());
              return BROKEN_OFF;
            });
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<BrainSpec> brains;
    Course course;
    try {
      brains = EngineWords.brains(engines, each);
      course = new Course(plan(brains), once("-sprt", sprt).map(SprtWords::test));
      replay(course);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    play(course, brains);
    return 0;
  }

  private Plan plan(List<BrainSpec> brains) {
    Geometry geometry = geometry();
    RuleSet rules =
        RuleSet.ofInfo(rule)
            .filter(known -> !known.continuous())
            .orElseThrow(
                () -> new IllegalArgumentException("-rule is 0, 1, 4, 8 or 9, not " + rule));
    return new Plan(
        brains.stream().map(BrainSpec::name).toList(),
        new RoundRobin(brains.size(), rounds, false),
        2,
        geometry,
        rules,
        once("-openings", openings).map(words -> OpeningWords.book(words, geometry, rules)));
  }

  private Geometry geometry() {
    Matcher matcher = BOARD_SIZE.matcher(boardSize);
    if (matcher.matches()) {
      int width = Integer.parseInt(matcher.group(1));
      int height = matcher.group(2) == null ? width : Integer.parseInt(matcher.group(2));
      if (Geometry.isPlayable(width, height)) {
        return new Geometry(width, height);
      }
    }
    throw new IllegalArgumentException("-boardsize is 5 to 40, or as 20x15, not " + boardSize);
  }

  private static Optional<List<String>> once(String option, List<List<String>> groups) {
    if (groups.size() > 1) {
      throw new IllegalArgumentException(option + " comes more than once");
    }
    return groups.stream().findFirst();
  }

  /** Counts what need not be played. A file of games is never taken for another tournament's. */
  private void replay(Course course) throws IOException {
    if (games == null && resume) {
      throw new IllegalArgumentException("-resume needs the file of games, -games FILE");
    }
    if (games == null || Files.notExists(games) || Files.size(games) == 0) {
      return;
    }
    if (!resume) {
      throw new IllegalArgumentException(
          games + " holds games already: add -resume to go on, or name another file");
    }
    GameLog.replay(games, course);
  }

  private void play(Course course, List<BrainSpec> brains)
      throws IOException, InterruptedException {
    String first = brains.get(0).name();
    String second = brains.get(1).name();
    PlainText text = new PlainText(spec.commandLine().getOut(), first, second, course.games());
    try (Seat firstSeat = new Seat(brains.get(0));
        Seat secondSeat = new Seat(brains.get(1))) {
      if (games == null) {
        new Match(course, firstSeat, secondSeat, text).play();
      } else {
        try (GameLog log = GameLog.open(games)) {
          MatchListener logFirst =
              (game, record, score) -> {
                log.ended(game, record, score);
                text.ended(game, record, score);
              };
          new Match(course, firstSeat, secondSeat, logFirst).play();
        }
      }
    }
    text.tellEnd(course.standing());
  }
}
