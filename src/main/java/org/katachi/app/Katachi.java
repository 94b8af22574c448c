package org.katachi.app;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.katachi.app.analyse.AnalyseCommand;
import org.katachi.app.bench.BenchCommand;
import org.katachi.app.play.PlayCommand;
import org.katachi.classic.weighted.ScoringWeights;
import org.katachi.engine.Engine;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.SearchEngine;
import org.katachi.engine.Swap2Player;
import org.katachi.protocol.game.ProtocolSettings;
import org.katachi.protocol.io.FailureLog;
import org.katachi.protocol.io.StartupClock;
import org.katachi.protocol.session.CommandHandler;
import org.katachi.protocol.session.Identity;
import org.katachi.protocol.session.ProtocolLoop;

/** The main class: reads the command line and connects the parts. */
public final class Katachi {

  private static final int BAD_USAGE = 2;
  private static final String OPTIONS_FILE = "pbrain-katachi.options";

  private Katachi() {}

  /** Runs the brain or a subcommand; the exit code is 2 if the command line is wrong. */
  public static void main(String[] args) {
    String first = args.length == 0 ? "" : args[0];
    switch (first) {
      case "play" -> System.exit(play(rest(args)));
      case "analyse" -> System.exit(analyse(rest(args)));
      case "bench" -> System.exit(BenchCommand.run(rest(args), System.out, System.err));
      case "--help", "-h" -> System.out.print(usage());
      case "--version" -> System.out.print(Version.describe());
      default -> talk(args);
    }
  }

  private static String usage() {
    return """
    Katachi, a gomoku brain for the Gomocup/Piskvork protocol.

    Usage: pbrain-katachi [OPTION...]    talk with a manager over stdin and stdout
           pbrain-katachi play ...       play a game against a person, see play --help
           pbrain-katachi analyse ...    analyse a position or a game, see analyse --help
           pbrain-katachi bench ...      measure the engine, see bench --help
           pbrain-katachi archive        make the class archive again, for a quick start, after
                                         the files were moved (not by the jar or the .bat)

    Openings, training and tuning are commands of katachi-lab.

      --player=NAME     the player: %s (default the first)
      --scoring=FILE    a file with weights of the player weighted, lines as own.open-three=50
      --network=FILE    a value network of katachi-lab in place of the built-in ones, whose
                        convolutions and policies it does not use
      --convolution=FILE
                        a convolution of katachi-lab in place of the built-in ones
      --policy=FILE     a policy of katachi-lab in place of the built-in ones
      --overhead=MS     the move overhead: milliseconds of each turn kept back for the move's
                        way to the manager (default %d)
      --threads=N       threads, where the manager does not say (default 1)
      --hash=MB         the transposition table, the same (default: by time and memory)
      --strength=N      the playing strength in percent, the same (default 100)
      --pondering=N     1: search in the opponent's time, the same (default 0)
      --version         print the version, the commit, the JVM and the networks
      --help            print this

    Options may also stand in the file pbrain-katachi.options beside the program, one a
    line as threads=4. The command line comes before the file, and what the manager sends
    before both.
    """
        .formatted(String.join(", ", Players.NAMES), EngineOptions.defaults().overheadMillis());
  }

  private static void talk(String[] args) {
    BrainOptions options;
    try {
      options = BrainOptions.parse(optionsFile(), List.of(args));
    } catch (IllegalArgumentException e) {
      complaints().println("pbrain-katachi: " + e.getMessage());
      complaints().println("Try: pbrain-katachi --help");
      System.exit(BAD_USAGE);
      return;
    }
    Engine engine = Players.make(options.player(), options.engine(), options.weights());
    prepare(engine);
    FailureLog log = new FailureLog(System.err);
    CommandHandler handler =
        new CommandHandler(
            engine,
            new Swap2Player(engine, options.engine().overheadMillis(), new Random()),
            new Identity("Katachi", Version.read(), "the Katachi developers", "international", ""),
            ProtocolSettings.of(SearchEngine.MIN_MEMORY, options.settings()),
            StartupClock.ofThisProcess(),
            log);
    FileInputStream in = new FileInputStream(FileDescriptor.in);
    FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    ProtocolLoop.run(in, out, handler, log);
  }

  /**
   * Where a wrong command line is told: on stderr, or on stdout if the launcher has shut stderr,
   * because both are one pipe.
   */
  static PrintStream complaints() {
    return "shut".equals(System.getProperty("katachi.stderr")) ? System.out : System.err;
  }

  /**
   * The file of options beside the program. A package's launcher names the folder; elsewhere the
   * path of the jar is the class path of {@code java -jar}. To ask the class for its source would
   * take milliseconds.
   */
  private static Path optionsFile() {
    String home = System.getProperty("katachi.home");
    if (home != null) {
      return Path.of(home, OPTIONS_FILE).normalize();
    }
    String classPath = System.getProperty("java.class.path");
    boolean isOne = !classPath.contains(File.pathSeparator);
    return Path.of(isOne ? classPath : "").resolveSibling(OPTIONS_FILE).normalize();
  }

  /** Prepares the engine while the session answers the manager's first commands. */
  private static void prepare(Engine engine) {
    Thread thread = new Thread(new Preparation(engine), "preparation");
    thread.setDaemon(true);
    thread.start();
  }

  /** A named class, for start-up: see CONTRIBUTING. */
  private record Preparation(Engine engine) implements Runnable {

    @Override
    public void run() {
      try {
        engine.prepare();
      } catch (RuntimeException | Error e) {
        // Nobody waits for it; the first search meets the same failure and reports it.
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

  private static int analyse(List<String> arguments) {
    return AnalyseCommand.run(arguments, SearchEngine::new, System.in, System.out, System.err);
  }

  private static List<String> rest(String[] args) {
    return List.of(args).subList(1, args.length);
  }
}
