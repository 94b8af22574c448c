package org.katachi.web.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.BindException;
import java.net.URI;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** The main class of {@code katachi-board}. */
public final class BoardApp {

  private static final int FAILURE = 1;
  private static final int BAD_USAGE = 2;

  /** A server that takes longer to answer is not the board. */
  private static final int ANSWER_MILLIS = 2000;

  /** The title stands in so many bytes of the page. */
  private static final int START_BYTES = 1000;

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
      open(server.address(), options);
    } catch (BindException e) {
      String address = BoardServer.address(options.port());
      if (isBoard(address)) {
        System.out.println(
            "The board is open already at " + address + ", with the options that it began with.");
        open(address, options);
      } else {
        fail(
            "can't use port %d (%s); choose another with --port"
                .formatted(options.port(), e.getMessage()));
      }
    } catch (IOException e) {
      fail("can't serve the page: " + e.getMessage());
    }
  }

  /** Whether another process serves the board at an address. */
  private static boolean isBoard(String address) {
    try {
      URLConnection connection = URI.create(address).toURL().openConnection();
      connection.setConnectTimeout(ANSWER_MILLIS);
      connection.setReadTimeout(ANSWER_MILLIS);
      try (InputStream page = connection.getInputStream()) {
        return new String(page.readNBytes(START_BYTES), StandardCharsets.UTF_8)
            .contains("<title>Katachi</title>");
      }
    } catch (IOException e) {
      return false;
    }
  }

  private static void fail(String message) {
    System.err.println("katachi-board: " + message);
    System.exit(FAILURE);
  }

  /** Opens the browser, if asked to. Without one the address that was printed has to do. */
  private static void open(String address, BoardOptions options) {
    if (!options.open()) {
      return;
    }
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
