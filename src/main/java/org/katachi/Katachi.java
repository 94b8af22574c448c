package org.katachi;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.katachi.bench.BenchCommand;
import org.katachi.engine.Engine;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.EvaluatingSwap2;
import org.katachi.engine.SearchEngine;
import org.katachi.openings.OpeningsCommand;
import org.katachi.play.PlayCommand;
import org.katachi.player.weighted.ScoringWeights;
import org.katachi.protocol.BrainParts;
import org.katachi.protocol.Identity;
import org.katachi.protocol.ProtocolLoop;
import org.katachi.protocol.RefereeRules;
import org.katachi.protocol.StartCharge;
import org.katachi.training.TrainingCommand;
import org.katachi.tuning.TuningCommand;

/** The program's entrance: reads the command line and wires the parts. */
public final class Katachi {

  private static final int BAD_USAGE = 2;

  private Katachi() {}

  /** Runs what the command line asks for; exits with 2 if it makes no sense. */
  public static void main(String[] args) {
    String first = args.length == 0 ? "" : args[0];
    switch (first) {
      case "play" -> System.exit(play(rest(args)));
      case "bench" -> System.exit(BenchCommand.run(rest(args), System.out, System.err));
      case "openings" -> System.exit(openings(rest(args)));
      case "train" -> System.exit(TrainingCommand.run(rest(args), System.out, System.err));
      case "tune" -> System.exit(TuningCommand.run(rest(args), System.out, System.err));
      case "--help", "-h" -> System.out.print(usage());
      case "--version" -> System.out.println("Katachi " + Version.read());
      default -> talk(args);
    }
  }

  private static String usage() {
    return """
        Katachi, a gomoku brain for the Gomocup/Piskvork protocol.

        Usage: pbrain-katachi [OPTION...]    talk with a manager over stdin and stdout
               pbrain-katachi play ...       play a game against a person, see play --help
               pbrain-katachi bench ...      measure the engine, see bench --help
               pbrain-katachi openings ...   make balanced openings, see openings --help
               pbrain-katachi train ...      make the weights of the evaluation, see train --help
               pbrain-katachi tune ...       tune the constants of the search, see tune --help
               pbrain-katachi archive        (launcher) make the archive of classes again, for a
                                             quick start, where the files were moved to

          --player=NAME     how moves are chosen: %s
          --weights=FILE    weights of weighted scoring, lines like own.open-three=50
          --overhead=MS     milliseconds of each turn kept back for the way of the move (usually %d)
          --version         print the version
          --help            print this
        """
        .formatted(String.join(", ", Players.NAMES), EngineOptions.defaults().overheadMillis());
  }

  private static void talk(String[] args) {
    BrainOptions options;
    try {
      options = BrainOptions.parse(List.of(args));
    } catch (IllegalArgumentException e) {
      System.err.println("pbrain-katachi: " + e.getMessage() + "; --help tells more");
      System.exit(BAD_USAGE);
      return;
    }
    Engine engine = Players.make(options.player(), options.engine(), options.weights());
    prepare(engine);
    BrainParts brain =
        new BrainParts(
            engine,
            new EvaluatingSwap2(engine, new Random()),
            new RefereeRules(),
            new Identity("Katachi", Version.read(), "the Katachi developers", "international", ""),
            SearchEngine.MIN_MEMORY);
    FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    ProtocolLoop.run(System.in, out, System.err, brain, StartCharge.ofThisProcess());
  }

  /** Gets the engine ready while the manager's first commands are read and answered. */
  private static void prepare(Engine engine) {
    Thread thread = new Thread(new Preparation(engine), "preparation");
    thread.setDaemon(true);
    thread.start();
  }

  /** A class of its own, for the first lambda of a process takes milliseconds. */
  private record Preparation(Engine engine) implements Runnable {

    @Override
    public void run() {
      try {
        engine.prepare();
      } catch (RuntimeException | Error e) {
        // Nobody waits for it; the first choice meets the same trouble, and reports it.
      }
    }
  }

  private static int play(List<String> arguments) {
    Map<String, Supplier<Engine>> players = new LinkedHashMap<>();
    for (String name : Players.NAMES) {
      players.put(
          name, () -> Players.make(name, EngineOptions.defaults(), ScoringWeights.defaults()));
    }
    return PlayCommand.run(arguments, players, System.in, System.out, System.err);
  }

  private static int openings(List<String> arguments) {
    return OpeningsCommand.run(
        arguments, () -> new SearchEngine(EngineOptions.defaults()), System.out, System.err);
  }

  private static List<String> rest(String[] args) {
    return List.of(args).subList(1, args.length);
  }
}
