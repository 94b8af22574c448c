package org.katachi.tournament.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.tournament.live.Requests;

/** The manager with a page that tells of the tournament meanwhile. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(value = 180, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LiveRunTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Pattern URL = Pattern.compile("Live page: (\\S+)\\R");

  @TempDir Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void makeBrains() throws Exception {
    brain("row", "$n,3", "");
    brain("gaps", "$((2*n)),8", "");
  }

  private void brain(String name, String move, String pause) throws Exception {
    new ScriptedBrain()
        .onMove(pause + "echo \"" + move + "\"; n=$((n+1))")
        .write(folder.resolve(name));
  }

  @Test
  void aPortThatIsTakenIsToldBeforeABrainIsStarted() throws Exception {
    Path started = folder.resolve("started");
    new ScriptedBrain().first(": > '" + started + "'").write(folder.resolve("row"));
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String address = "127.0.0.1:" + taken.getLocalPort();
      assertEquals(2, play("log", "-live", address));
      assertTrue(err.toString().contains("-live " + address + " can't be served"), err::toString);
    }
    assertEquals("", out.toString());
    assertTrue(Files.notExists(started));
    assertTrue(Files.notExists(folder.resolve("log")));
  }

  @Test
  void aPortThatIsNamedAndFreeIsServed() throws Exception {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    assertEquals(0, play("log", "-live", Integer.toString(port)), err::toString);
    assertTrue(out.toString().contains("Live page: http://127.0.0.1:" + port), out::toString);
  }

  private int play(String log, String... more) {
    List<String> words = new ArrayList<>();
    for (String name : List.of("row", "gaps")) {
      words.addAll(List.of("-engine", "cmd=sh '" + folder.resolve(name) + "'", "name=" + name));
    }
    words.addAll(List.of("-each", "tc=60/5", "-out", folder.resolve(log).toString()));
    words.addAll(List.of(more));
    return Tournament.execute(
        new PrintWriter(out, true), new PrintWriter(err, true), words.toArray(String[]::new));
  }

  /** The games of a log without the times. */
  private List<ObjectNode> games(String log) throws Exception {
    List<ObjectNode> games = new ArrayList<>();
    List<String> lines = Files.readAllLines(folder.resolve(log));
    for (String line : lines.subList(1, lines.size())) {
      ObjectNode game = (ObjectNode) MAPPER.readTree(line);
      game.remove(List.of("began", "length", "blackStart", "whiteStart"));
      game.get("moves").forEach(move -> ((ObjectNode) move).remove(List.of("millis", "clock")));
      games.add(game);
    }
    return games;
  }

  private Requests page() throws InterruptedException {
    Matcher matcher = URL.matcher(out.toString());
    while (!matcher.find()) {
      Thread.sleep(5);
      matcher = URL.matcher(out.toString());
    }
    return new Requests(matcher.group(1));
  }

  /** Lets brains wait until somebody makes a file, which is returned. */
  private Path waitingBrains() throws Exception {
    Path watched = folder.resolve("somebody watches");
    String wait = "until [ -e '" + watched + "' ]; do sleep 0.1; done; ";
    brain("row", "$n,3", wait);
    brain("gaps", "$((2*n)),8", wait);
    return watched;
  }

  /** Browsers are slow to hear of the end, and after a signal there is little time. */
  @Test
  void allIsWrittenBeforeThePageEnds() throws Exception {
    Path watched = waitingBrains();
    Path report = folder.resolve("report.html");
    CompletableFuture<Integer> code =
        CompletableFuture.supplyAsync(
            () -> play("log", "-rounds", "1", "-live", "0", "-report", report.toString()));
    try (Requests.Events events = page().events("")) {
      events.await("status", "\"games\":0");
      Files.createFile(watched);
      events.rest();
      assertTrue(out.toString().contains("Report: " + report), out::toString);
    }
    assertEquals(0, code.get(), err::toString);
  }

  @Test
  void aPageChangesNoResult() throws Exception {
    Path watched = waitingBrains();
    Files.createFile(watched);
    assertEquals(0, play("plain", "-rounds", "3"), err::toString);
    Files.delete(watched);
    assertFalse(out.toString().contains("Live page"), "nobody has asked");
    CompletableFuture<Integer> code =
        CompletableFuture.supplyAsync(() -> play("watched", "-rounds", "3", "-live", "0"));
    try (Requests.Events events = page().events("")) {
      events.await("status", "\"games\":0");
      Files.createFile(watched);
      assertTrue(events.rest().contains("\"state\":\"ended\""), "all was told to the end");
    }
    assertEquals(0, code.get(), err::toString);
    assertEquals(games("plain"), games("watched"));
  }

  @Test
  void theReportIsTheSamePageFrozen() throws Exception {
    Path report = folder.resolve("report.html");
    assertEquals(
        0, play("log", "-rounds", "2", "-live", "0", "-report", report.toString()), err::toString);
    String html = Files.readString(report);
    assertTrue(html.contains("<span>4 games</span>"), html);
    assertFalse(html.contains("EventSource"), "it asks nobody for news");
    assertFalse(html.contains("connect-src"), "and may not");
  }

  @Test
  void stopOnThePageIsAsCtrlC() throws Exception {
    brain("gaps", "$((2*n)),8", "sleep 0.05; ");
    CompletableFuture<Integer> code =
        CompletableFuture.supplyAsync(() -> play("log", "-rounds", "20", "-live", "0"));
    Requests page = page();
    try (Requests.Events events = page.events("")) {
      events.await("game", "\"number\":1,");
      assertEquals(204, page.status("POST /stop", page.token()));
      assertEquals(130, code.get(), out::toString);
    }
    assertTrue(out.toString().contains("-resume goes on with it"), out::toString);
    assertTrue(games("log").size() < 40, "it was over before");
    assertEquals(0, play("log", "-rounds", "20", "-resume", "-live", "0"), err::toString);
    assertEquals(40, games("log").size());
  }

  /** That of a stop is the graver code, and no fault hides it. */
  @Test
  void aReportThatCanNotBeWrittenAfterAStopIsToldToo() throws Exception {
    Path report = folder.resolve("report.html");
    String block = "rm -f '%s'; mkdir -p '%s/x'; ".formatted(report, report);
    brain("gaps", "$((2*n)),8", block + "sleep 0.05; ");
    CompletableFuture<Integer> code =
        CompletableFuture.supplyAsync(
            () -> play("log", "-rounds", "20", "-live", "0", "-report", report.toString()));
    Requests page = page();
    try (Requests.Events events = page.events("")) {
      events.await("game", "\"number\":1,");
      assertEquals(204, page.status("POST /stop", page.token()));
      assertEquals(130, code.get(), out::toString);
    }
    assertTrue(err.toString().contains(report.toString()), err::toString);
    assertTrue(out.toString().contains("-resume goes on with it"), out::toString);
  }

  @Test
  void anAddressThatIsNoneIsRefused() {
    assertEquals(2, play("log", "-live", "here"));
    assertTrue(err.toString().contains("-live takes PORT or HOST:PORT, not here"), err::toString);
    assertEquals(2, play("log", "-live", "99999"));
  }

  @Test
  void anAddressOfAnotherMachineIsRefused() {
    assertEquals(2, play("log", "-live", "192.0.2.1:0"));
    assertTrue(err.toString().contains("-live 192.0.2.1:0 can't be served"), err::toString);
  }
}
