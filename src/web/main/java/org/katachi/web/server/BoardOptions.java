package org.katachi.web.server;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.katachi.cli.Options;
import org.katachi.engine.MemoryBudget;
import org.katachi.engine.SearchLimits;

/**
 * The command line of {@code katachi-board}.
 *
 * @param port the port of the server; 0 for any that is free
 * @param threads the threads of each search
 * @param hashBytes the size of each tab's transposition table in bytes
 * @param open whether a browser is opened
 */
public record BoardOptions(int port, int threads, long hashBytes, boolean open) {

  static final String USAGE =
      """
      Usage: katachi-board [OPTION...]

      Opens a board in the browser: play against Katachi, and analyse positions and games. The page
      is served to this machine alone. Ctrl-C ends it.

        --port N        the port (default 8315; 0 for any that is free)
        --threads N     the threads of each search (default 1)
        --hash MB       the transposition table of each tab in megabytes (default 64; at most three
                        quarters of Java's heap, which -Xmx in KATACHI_JAVA_OPTS sets)
        --no-open       open no browser, only print the address
        --help          print this
      """;

  private static final String HASH = "--hash";
  private static final String NO_OPEN = "--no-open";
  private static final String PORT = "--port";
  private static final String THREADS = "--threads";

  private static final int MAX_PORT = 65_535;
  private static final int BITS_PER_MEGABYTE = 20;
  private static final int DEFAULT_HASH_MEGABYTES = 64;

  /**
   * Parses the command line.
   *
   * @throws IllegalArgumentException if it is wrong; the message is for people
   */
  static BoardOptions parse(List<String> arguments) {
    long maxHashMegabytes = MemoryBudget.ofProcess().maxHashBytes() >> BITS_PER_MEGABYTE;
    String hash = String.valueOf(Math.min(DEFAULT_HASH_MEGABYTES, maxHashMegabytes));
    Options options = new Options(Map.of(PORT, "8315", THREADS, "1", HASH, hash), Set.of(NO_OPEN));
    options.read(arguments);
    return new BoardOptions(
        (int) options.number(PORT, 0, MAX_PORT),
        (int) options.number(THREADS, 1, SearchLimits.MAX_THREADS),
        options.number(HASH, 1, maxHashMegabytes) << BITS_PER_MEGABYTE,
        !options.isSet(NO_OPEN));
  }
}
