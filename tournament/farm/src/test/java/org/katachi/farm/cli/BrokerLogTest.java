package org.katachi.farm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What goes wrong in the broker is told in the log of the manager, and there alone. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(180)
class BrokerLogTest {

  @TempDir Path folder;

  @Test
  void whoHasNoTokenFileIsInTheManagersLog() throws Exception {
    Path log = folder.resolve("manager.log");
    int port = FarmProcesses.freePort();
    List<String> words =
        new ArrayList<>(ScriptedMatch.write(folder, 1, "0").words(folder.resolve("games.jsonl")));
    words.addAll(List.of("-log", "file=" + log));
    try (FarmProcesses processes = new FarmProcesses(folder)) {
      Process coordinator = processes.coordinator(List.of(), "127.0.0.1:" + port, words);
      while (!isRefused(port)) {
        Thread.sleep(50);
      }
      processes.worker("worker", List.of(), "127.0.0.1:" + port);
      assertEquals(0, coordinator.waitFor(), processes::coordinatorSaid);
      assertFalse(processes.coordinatorSaid().contains("AMQ"), processes::coordinatorSaid);
      assertFalse(processes.said("worker").contains("AMQ"), () -> processes.said("worker"));
    }
    String logged = Files.readString(log);
    assertTrue(logged.contains(" warn "), logged);
    assertFalse(logged.contains("Address configured"), logged);
    assertTrue(logged.contains("SSL handshake failed"), logged);
  }

  /** Whether somebody answers, whose certificate nobody else trusts. */
  private static boolean isRefused(int port) {
    try (Socket socket =
        SSLSocketFactory.getDefault().createSocket(InetAddress.getLoopbackAddress(), port)) {
      ((SSLSocket) socket).startHandshake();
      return false;
    } catch (SSLException e) {
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
