package org.katachi.tournament.analysis;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.commons.lang3.Validate;
import org.katachi.io.FileErrors;
import org.katachi.tournament.games.LogSeries;
import org.katachi.tournament.match.RecordedMove;
import org.katachi.tournament.text.NumberText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a book of the openings of a log that several brains find level. */
@Command(
    name = "level-openings",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Makes a book of the openings of a log that each of several brains finds level: the"
          + " evaluation that it reported with its first move of a game is near zero, or near"
          + " --level.",
      "With --scored an opening is also tried by the games of the log: an evaluation near zero does"
          + " not tell whether either colour can win.",
      "Without both: how far from level the evaluations of each brain are."
    },
    footer = {
      "",
      "Exit code: 0, 1 if fewer openings than --count are level or none is, 2 if a log can't be"
          + " read, the book exists or can't be written, or the command line makes no sense."
    })
public final class LevelOpeningsCommand implements Callable<Integer> {

  private static final int TOO_FEW = 1;
  private static final int ALL = Integer.MAX_VALUE;

  @Option(
      names = "--within",
      paramLabel = "BRAIN=N",
      description =
          "Only openings that this brain evaluates no farther than N from level, in its own unit."
              + " For each brain that is to find them level.")
  private List<String> within = new ArrayList<>();

  @Option(
      names = "--level",
      paramLabel = "BRAIN=N",
      description =
          "This brain's evaluation for black of a level position (0): in renju more than 0, for"
              + " short searches value black too highly there.")
  private List<String> level = new ArrayList<>();

  @Option(
      names = "--scored",
      paramLabel = "N",
      description =
          "Only openings from which either colour made N points in the games of the logs, or more;"
              + " a draw is half a point. Of four games 1 leaves out what one colour always wins.")
  private double scored;

  @Option(names = "--count", paramLabel = "N", description = "Only the first N of them; else all.")
  private int count = ALL;

  @Option(
      names = "-o",
      paramLabel = "FILE",
      description = "The book, a new file; else it is printed.")
  private Path file;

  @Parameters(
      paramLabel = "LOG",
      arity = "1..*",
      description = "Logs that -out wrote, or folders of them, all by one rule on one board.")
  private List<Path> logs;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    List<LevelBound> bounds = LevelBound.parse(within);
    checkOptions();
    Map<String, Double> levels = levels();
    EvaluatedOpenings openings = EvaluatedOpenings.read(LogSeries.files(logs), levels);
    levels.keySet().forEach(openings::checkHasPlayed);
    bounds.forEach(bound -> openings.checkHasPlayed(bound.brain()));
    return isBook() ? choose(openings, bounds) : printDistances(openings);
  }

  private Map<String, Double> levels() {
    Map<String, Double> levels = BrainNumbers.parse("--level", level);
    for (double number : levels.values()) {
      Validate.isTrue(
          Math.abs(number) < RecordedMove.MIN_FORCED,
          "a level is below %s, where proved results begin; not %s",
          RecordedMove.MIN_FORCED,
          number);
    }
    return levels;
  }

  private boolean isBook() {
    return !within.isEmpty() || scored != 0;
  }

  private void checkOptions() throws IOException {
    Validate.isTrue(
        scored >= 0 && scored < Double.POSITIVE_INFINITY,
        "--scored is a number of points, not %s",
        scored);
    Validate.isTrue(count > 0, "--count is above 0, not %s", count);
    Validate.isTrue(
        isBook() || (count == ALL && file == null),
        "--count and -o are for a book: say by --within or --scored which openings are level");
    if (file != null) {
      FileErrors.checkBeside(file);
      if (Files.exists(file)) {
        throw new FileAlreadyExistsException(file.toString());
      }
    }
  }

  private int printDistances(EvaluatedOpenings openings) {
    DistanceTable.lines(openings).forEach(spec.commandLine().getOut()::println);
    err().println(openings.size() + " openings read");
    return 0;
  }

  private int choose(EvaluatedOpenings openings, List<LevelBound> bounds) throws IOException {
    List<EvaluatedOpening> all = openings.all();
    List<String> level =
        all.stream()
            .filter(opening -> bounds.stream().allMatch(bound -> bound.holds(opening)))
            .filter(this::isOpen)
            .map(EvaluatedOpening::pos)
            .toList();
    List<String> kept = level.stream().limit(count).toList();
    if (!kept.isEmpty()) {
      write(List.of(recipe(), "# " + openings.game()), kept);
    }
    err()
        .println(
            NumberText.of(
                "%d openings read, %d level, %d kept", all.size(), level.size(), kept.size()));
    bounds.forEach(bound -> err().println(bound.summary(all)));
    if (scored != 0) {
      long closed = all.stream().filter(opening -> !isOpen(opening)).count();
      err().println(NumberText.of("%d where a colour made fewer than %s points", closed, scored));
    }
    return verdict(kept.size());
  }

  private boolean isOpen(EvaluatedOpening opening) {
    return opening.pointsOfWeaker() >= scored;
  }

  private int verdict(int kept) {
    if (kept == 0) {
      err().println("No opening is level for all: no book is made.");
      return TOO_FEW;
    }
    if (count != ALL && kept < count) {
      err().println("Only " + kept + " of --count " + count + ".");
      return TOO_FEW;
    }
    return 0;
  }

  private void write(List<String> comments, List<String> openings) throws IOException {
    List<String> lines = new ArrayList<>(comments);
    lines.addAll(openings);
    if (file == null) {
      lines.forEach(spec.commandLine().getOut()::println);
    } else {
      Files.write(file, lines, StandardOpenOption.CREATE_NEW);
    }
  }

  /** The options that decide which openings are kept. */
  private String recipe() {
    StringBuilder recipe = new StringBuilder("# katachi-tournament level-openings");
    logs.forEach(log -> recipe.append(' ').append(log.getFileName()));
    level.forEach(number -> recipe.append(" --level ").append(number));
    within.forEach(bound -> recipe.append(" --within ").append(bound));
    if (scored != 0) {
      recipe.append(" --scored ").append(scored);
    }
    if (count != ALL) {
      recipe.append(" --count ").append(count);
    }
    return recipe.toString();
  }

  private PrintWriter err() {
    return spec.commandLine().getErr();
  }
}
