package org.katachi.training;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.katachi.board.Geometry;
import org.katachi.command.Options;
import org.katachi.eval.EvaluationWeights;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.network.NetworkWeights;
import org.katachi.network.ValueNetwork;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.search.Score;

/** The subcommands of {@code train}: it plays games, searches positions, and learns from both. */
public final class TrainingCommand {

  private static final int FAILURE = 1;
  private static final int BAD_USAGE = 2;

  /** One of so many games is kept apart to test the weights on. */
  private static final int TESTED = 20;

  /** The last steps are so much shorter than the first. */
  private static final double LAST_RATE = 0.05;

  private static final int GAMES_BETWEEN_NEWS = 100;
  private static final int POSITIONS_BETWEEN_NEWS = 10_000;

  private static final String USAGE =
      """
      Usage: pbrain-katachi train games [OPTION...] FILE           play games against itself
             pbrain-katachi train positions [OPTION...] FILE GAMES... search positions beside games
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

      positions appends to FILE what the search thinks of positions a move or two, drawn at random,
      off the way of GAMES, files of games by the same rules on the same board; broken off and
      started again with the same options it goes on.
        --count N         positions in the file (100000)
        --nodes N         nodes of a search on average (2500)
        --seed N          decides the positions (1)
        --weights FILE, --network FILE   as for games

      fit writes to WEIGHTS after each time through the games. Games of any program will do, see
      katachi-tournament export --samples.
        --times N         how often to go through the games (12)
        --rate X          the length of the first steps (0.05)
        --result X        the share of the game's result, beside the search's opinion, in what a
                          position is taken to be worth (0.6)
        --seed N          decides the order of the games (1)

      net writes to NETWORK after each time through the positions of the games.
        --from FILE       go on from this network, not from one that knows nothing; the first steps
                          should be shorter then
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
        case "positions" -> new TrainingCommand(positionOptions(rest), out).searchPositions();
        case "fit" -> new TrainingCommand(fitOptions(rest), out).fit();
        case "net" -> new TrainingCommand(networkOptions(rest), out).fitNetwork();
        default ->
            throw new IllegalArgumentException("neither games nor positions nor fit nor net");
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

  private static Options positionOptions(List<String> arguments) {
    return optionsOverGames(
        "positions",
        arguments,
        Map.of(
            "--count", "100000",
            "--nodes", "2500",
            "--seed", "1",
            "--weights", "",
            "--network", ""));
  }

  private static Options fitOptions(List<String> arguments) {
    return optionsOverGames(
        "fit",
        arguments,
        Map.of("--times", "12", "--rate", "0.05", "--result", "0.6", "--seed", "1"));
  }

  private static Options networkOptions(List<String> arguments) {
    return optionsOverGames(
        "net",
        arguments,
        Map.of("--from", "", "--times", "8", "--rate", "0.002", "--result", "0.6", "--seed", "1"));
  }

  private static Options optionsOverGames(
      String subcommand, List<String> arguments, Map<String, String> usual) {
    Options options = new Options(usual, Set.of());
    options.read(arguments);
    if (options.others().size() < 2) {
      throw new IllegalArgumentException(
          "train " + subcommand + " needs a file to write to and one of games");
    }
    return options;
  }

  private void play() throws IOException {
    RuleSet rules = options.rules("--rule");
    SelfPlay games =
        new SelfPlay(
            rules,
            options.board("--boardsize"),
            evaluation(rules.rule(), options.board("--boardsize")),
            nodes(),
            (int) options.number("--balance", 20, Score.INFINITE),
            options.number("--seed", Long.MIN_VALUE, Long.MAX_VALUE));
    samples(GAMES_BETWEEN_NEWS).fill("games", games::play);
  }

  private void searchPositions() throws IOException {
    List<SampleGame> games = games();
    if (games.isEmpty()) {
      throw new IllegalArgumentException("there are no games");
    }
    SampleGame first = games.get(0);
    for (SampleGame game : games) {
      if (!game.rules().equals(first.rules()) || !game.geometry().equals(first.geometry())) {
        throw new IllegalArgumentException("the games differ in their rules or in their boards");
      }
    }
    ShapeEvaluation evaluation = evaluation(first.rules().rule(), first.geometry());
    PositionSampler sampler =
        new PositionSampler(
            games, evaluation, nodes(), options.number("--seed", Long.MIN_VALUE, Long.MAX_VALUE));
    samples(POSITIONS_BETWEEN_NEWS).fill("positions", sampler::sample);
  }

  private int nodes() {
    return (int) options.number("--nodes", 100, Integer.MAX_VALUE / 2);
  }

  private SampleWriter samples(int news) {
    int count = (int) options.number("--count", 1, Integer.MAX_VALUE);
    return new SampleWriter(file(), count, news, out);
  }

  private Path file() {
    return Path.of(options.others().get(0));
  }

  private ShapeEvaluation evaluation(Rule rule, Geometry geometry) throws IOException {
    EvaluationWeights weights = EvaluationWeights.of(rule);
    if (!options.text("--network").isEmpty()) {
      NetworkWeights network = NetworkWeights.read(Path.of(options.text("--network")));
      return new ShapeEvaluation(weights, new ValueNetwork(network));
    }
    if (!options.text("--weights").isEmpty()) {
      return new ShapeEvaluation(EvaluationWeights.read(Path.of(options.text("--weights"))));
    }
    return ShapeEvaluation.of(rule, geometry);
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
      fit.weights().file().write(file());
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
            network(random),
            NetworkSample.of(learnt, resultShare),
            NetworkSample.of(tested, resultShare),
            rate,
            times,
            random);
    for (int time = 0; time < times; time++) {
      Losses losses = fit.learn();
      out.printf("%d of %d  learnt %s  tested %s%n", time + 1, times, losses, fit.test());
      fit.weights().file().write(file());
    }
  }

  private Network network(Random random) throws IOException {
    String from = options.text("--from");
    return from.isEmpty() ? new Network(random) : new Network(NetworkWeights.read(Path.of(from)));
  }

  private Random random() {
    return new Random(options.number("--seed", Long.MIN_VALUE, Long.MAX_VALUE));
  }

  private List<SampleGame> games() throws IOException {
    List<SampleGame> games = new ArrayList<>();
    for (String file : options.others().subList(1, options.others().size())) {
      games.addAll(SampleFile.read(Path.of(file)));
    }
    return games;
  }

  private List<SampleGame> shuffledGames(Random random) throws IOException {
    List<SampleGame> games = games();
    if (games.size() < TESTED) {
      throw new IllegalArgumentException(
          "there are " + games.size() + " games, and " + TESTED + " are the least");
    }
    Collections.shuffle(games, random);
    return games;
  }
}
