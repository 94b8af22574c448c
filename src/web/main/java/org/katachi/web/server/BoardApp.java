package org.katachi.web.server;

import java.io.IOException;
import java.net.BindException;
import java.util.List;
import java.util.Locale;

/** The main class of {@code katachi-board}. */
public final class BoardApp {

  private static final int FAILURE = 1;
  private static final int BAD_USAGE = 2;

  private BoardApp() {}

  /** Serves the page until the process is ended. */
  public static void main(String[] args) {
    List<String> arguments = List.of(args);
    if (arguments.contains("--help") || arguments.contains("-h")) {
      System.out.print(BoardOptions.USAGE);
      return;
    }
    BoardOptions options;
    try {
      options = BoardOptions.parse(arguments);
    } catch (IllegalArgumentException e) {
      System.err.println("katachi-board: " + e.getMessage());
      System.err.println("Try: katachi-board --help");
      System.exit(BAD_USAGE);
      return;
    }
    try {
      BoardServer server = BoardServer.start(options);
      System.out.println("The board is at " + server.address() + " (Ctrl-C ends it).");
      if (options.open()) {
        openBrowser(server.address());
      }
    } catch (BindException e) {
      fail(
          "can't use port "
              + options.port()
              + " ("
              + e.getMessage()
              + "); if the board is open already, it is at http://127.0.0.1:"
              + options.port()
              + "/, else choose another port with --port");
    } catch (IOException e) {
      fail("can't serve the page: " + e.getMessage());
    }
  }

  private static void fail(String message) {
    System.err.println("katachi-board: " + message);
    System.exit(FAILURE);
  }

  /** Without a browser the address that was printed has to do. */
  private static void openBrowser(String address) {
    try {
      new ProcessBuilder(browserCommand(address))
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      System.out.println("No browser could be opened; open the address yourself.");
    }
  }

  private static List<String> browserCommand(String address) {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    if (system.contains("win")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", address);
    }
    return List.of(system.contains("mac") ? "open" : "xdg-open", address);
  }
}
