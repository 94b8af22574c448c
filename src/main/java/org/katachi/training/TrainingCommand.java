package org.katachi.training;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.katachi.command.Options;
import org.katachi.eval.EvaluationWeights;
import org.katachi.eval.NetworkValue;
import org.katachi.eval.NetworkWeights;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.search.Score;

/** The subcommands {@code train games}, {@code train fit} and {@code train net}. */
public final class TrainingCommand {

  private static final int FAILURE = 1;
  private static final int BAD_USAGE = 2;

  /** One of so many games is kept apart to test the weights on. */
  private static final int TESTED = 20;

  /** The last steps are so much shorter than the first. */
  private static final double LAST_RATE = 0.05;

  private static final int GAMES_BETWEEN_NEWS = 100;

  private static final String USAGE =
      """
      Usage: pbrain-katachi train games [OPTION...] FILE           play games against itself
             pbrain-katachi train fit [OPTION...] WEIGHTS FILE...  fit weights to games
             pbrain-katachi train net [OPTION...] NETWORK FILE...  fit a network to games

      games appends to FILE; broken off and started again with the same options it goes on.
        --rule N          0 freestyle, 1 standard, 4 renju, 8 caro, 9 caro with exactly five (0)
        --boardsize N     5 to 40 a side, or as 30x20 (15)
        --count N         games in the file (10000)
        --nodes N         nodes of a move on average (2000)
        --balance N       openings that the search values at more than N are not played (400);
                          closer ones make longer games
        --seed N          decides the openings (1)
        --weights FILE    play with these weights, not with what is built in
        --network FILE    play with this network, not with what is built in

      fit writes to WEIGHTS after each time through the games. Games of any program will do, see
      katachi-tournament export --samples.
        --times N         how often to go through the games (12)
        --rate X          the length of the first steps (0.05)
        --result X        the share of the game's result, beside the search's opinion, in what a
                          position is taken to be worth (0.6)
        --seed N          decides the order of the games (1)

      net writes to NETWORK after each time through the positions of the games.
        --times N         how often to go through them (8)
        --rate X          the length of the first steps (0.002)
        --result X        as for fit (0.6)
        --seed N          decides the order of games and positions, and the first weights (1)
      """;

  private final Options options;
  private final PrintStream out;

  private TrainingCommand(Options options, PrintStream out) {
    this.options = options;
    this.out = out;
  }

  /**
   * Runs the subcommand.
   *
   * @param arguments what follows its name on the command line
   * @return the exit code
   */
  public static int run(List<String> arguments, PrintStream out, PrintStream err) {
    if (arguments.isEmpty() || arguments.contains("--help") || arguments.contains("-h")) {
      out.print(USAGE);
      return arguments.isEmpty() ? BAD_USAGE : 0;
    }
    try {
      List<String> rest = arguments.subList(1, arguments.size());
      switch (arguments.get(0)) {
        case "games" -> new TrainingCommand(gameOptions(rest), out).play();
        case "fit" -> new TrainingCommand(fitOptions(rest, "fit", "12", "0.05"), out).fit();
        case "net" -> new TrainingCommand(fitOptions(rest, "net", "8", "0.002"), out).fitNetwork();
        default -> throw new IllegalArgumentException("neither games nor fit nor net");
      }
      return 0;
    } catch (IllegalArgumentException e) {
      err.println("pbrain-katachi train: " + e.getMessage() + "; --help tells more");
      return BAD_USAGE;
    } catch (IOException e) {
      err.println("pbrain-katachi train: a file can't be read or written: " + e);
      return FAILURE;
    }
  }

  private static Options gameOptions(List<String> arguments) {
    Options options =
        new Options(
            Map.of(
                "--rule", "0",
                "--boardsize", "15",
                "--count", "10000",
                "--nodes", "2000",
                "--balance", "400",
                "--seed", "1",
                "--weights", "",
                "--network", ""),
            Set.of());
    options.read(arguments);
    if (options.others().size() != 1) {
      throw new IllegalArgumentException("train games needs one file");
    }
    return options;
  }

  private static Options fitOptions(
      List<String> arguments, String subcommand, String times, String rate) {
    Options options =
        new Options(
            Map.of("--times", times, "--rate", rate, "--result", "0.6", "--seed", "1"), Set.of());
    options.read(arguments);
    if (options.others().size() < 2) {
      throw new IllegalArgumentException(
          "train " + subcommand + " needs a file of weights and one of games");
    }
    return options;
  }

  private void play() throws IOException {
    RuleSet rules = options.rules("--rule");
    SelfPlay games =
        new SelfPlay(
            rules,
            options.board("--boardsize"),
            evaluation(rules.rule()),
            (int) options.number("--nodes", 100, Integer.MAX_VALUE / 2),
            (int) options.number("--balance", 20, Score.INFINITE),
            options.number("--seed", Long.MIN_VALUE, Long.MAX_VALUE));
    int count = (int) options.number("--count", 1, Integer.MAX_VALUE);
    Path file = Path.of(options.others().get(0));
    List<SampleGame> done = SampleFile.read(file);
    long positions = 0;
    try (SampleFile samples = SampleFile.append(file, done)) {
      for (int number = done.size(); number < count; number++) {
        SampleGame game = games.play(number);
        samples.write(game);
        positions += game.cells().length - game.opening();
        if ((number + 1) % GAMES_BETWEEN_NEWS == 0) {
          out.printf("%d of %d games, %d new positions%n", number + 1, count, positions);
        }
      }
    }
  }

  private ShapeEvaluation evaluation(Rule rule) throws IOException {
    EvaluationWeights weights = EvaluationWeights.of(rule);
    if (!options.text("--network").isEmpty()) {
      try (InputStream stream = Files.newInputStream(Path.of(options.text("--network")))) {
        return new ShapeEvaluation(weights, new NetworkValue(NetworkWeights.read(stream)));
      }
    }
    if (!options.text("--weights").isEmpty()) {
      try (InputStream stream = Files.newInputStream(Path.of(options.text("--weights")))) {
        return new ShapeEvaluation(EvaluationWeights.read(stream));
      }
    }
    return ShapeEvaluation.of(rule, options.board("--boardsize"));
  }

  private void fit() throws IOException {
    int times = (int) options.number("--times", 1, Integer.MAX_VALUE);
    double rate = options.decimal("--rate", 0, 1);
    WeightFit fit = new WeightFit(options.decimal("--result", 0, 1));
    Random random = random();
    List<SampleGame> games = shuffledGames(random);
    List<SampleGame> tested = games.subList(0, games.size() / TESTED);
    List<SampleGame> learnt = new ArrayList<>(games.subList(tested.size(), games.size()));
    for (int time = 0; time < times; time++) {
      Collections.shuffle(learnt, random);
      Losses losses = fit.learn(learnt, rate * Math.pow(LAST_RATE, (double) time / times));
      out.printf("%d of %d  learnt %s  tested %s%n", time + 1, times, losses, fit.test(tested));
      try (OutputStream stream = Files.newOutputStream(Path.of(options.others().get(0)))) {
        fit.weights().write(stream);
      }
    }
  }

  private void fitNetwork() throws IOException {
    int times = (int) options.number("--times", 1, Integer.MAX_VALUE);
    double rate = options.decimal("--rate", 0, 1);
    double resultShare = options.decimal("--result", 0, 1);
    Random random = random();
    List<SampleGame> games = shuffledGames(random);
    List<SampleGame> tested = games.subList(0, games.size() / TESTED);
    List<SampleGame> learnt = games.subList(tested.size(), games.size());
    NetworkFit fit =
        new NetworkFit(
            NetworkSample.of(learnt, resultShare),
            NetworkSample.of(tested, resultShare),
            rate,
            times,
            random);
    for (int time = 0; time < times; time++) {
      Losses losses = fit.learn();
      out.printf("%d of %d  learnt %s  tested %s%n", time + 1, times, losses, fit.test());
      try (OutputStream stream = Files.newOutputStream(Path.of(options.others().get(0)))) {
        fit.weights().write(stream);
      }
    }
  }

  private Random random() {
    return new Random(options.number("--seed", Long.MIN_VALUE, Long.MAX_VALUE));
  }

  private List<SampleGame> shuffledGames(Random random) throws IOException {
    List<SampleGame> games = new ArrayList<>();
    for (String file : options.others().subList(1, options.others().size())) {
      games.addAll(SampleFile.read(Path.of(file)));
    }
    if (games.size() < TESTED) {
      throw new IllegalArgumentException(
          "there are " + games.size() + " games, and " + TESTED + " are the least");
    }
    Collections.shuffle(games, random);
    return games;
  }
}
