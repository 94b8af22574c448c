package org.katachi.web.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The board is started although something has its port. */
class BoardAppTest {

  @Test
  void theBoardThatIsOpenAlreadyIsNamed() throws Exception {
    try (BoardServer server = BoardServer.start(new BoardOptions(0, 1, 1 << 22, false))) {
      assertEquals(
          "0 The board is open already at "
              + server.address()
              + ", with the options that it began with.\n",
          start(URI.create(server.address()).getPort()));
    }
  }

  @Test
  void anotherProgramIsNotTheBoard() throws Exception {
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = other.getLocalPort();
      assertEquals(
          "1 katachi-board: can't use port "
              + port
              + " (Address already in use); choose another with --port\n",
          start(port));
    }
  }

  /** The exit code and what is printed. */
  private static String start(int port) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                BoardApp.class.getName(),
                "--no-open",
                "--port",
                String.valueOf(port))
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor() + " " + output;
  }
}
