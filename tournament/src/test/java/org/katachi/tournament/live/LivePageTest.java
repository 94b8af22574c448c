package org.katachi.tournament.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.tournament.config.ListenAddress;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.games.LogLines;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.Fakes;
import org.katachi.tournament.play.MatchListener;
import org.katachi.tournament.report.HtmlReport;
import org.katachi.tournament.standings.Scoreboard;

/** A page listens to a tournament, over HTTP. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LivePageTest {

  private static final int MOVES = LiveTournament.MOVES;

  /** Forty texts as long as this fill each socket, whose buffers the system lets grow. */
  private static final int LONG = 1_000_000;

  private LiveTournament tournament;
  private Requests requests;

  private void begin(int pairs, int concurrency) throws IOException {
    begin(new LiveTournament(pairs, concurrency));
  }

  private void begin(LiveTournament begun) {
    tournament = begun;
    requests = new Requests(tournament.page().url());
  }

  @AfterEach
  void end() throws Exception {
    if (tournament != null) {
      tournament.close();
    }
  }

  @Test
  void aPageIsToldOfEachMoveOfARunningGame() throws Exception {
    begin(1, 1);
    try (Requests.Events events = requests.events("")) {
      assertTrue(events.await("running", "\"stones\":\"\"").contains("\"number\":1"));
      assertEquals("{\"all\":1,\"shown\":[1]}", events.await("playing", "[1]"));
      tournament.allow(1);
      events.await("running", "\"stones\":\"a1\"");
      tournament.allow(2);
      String game = events.await("running", "\"stones\":\"a1a2b1\"");
      assertTrue(game.contains("\"black\":\"brain 0\",\"white\":\"brain 1\""), game);
    }
  }

  @Test
  void aGameThatEndsIsToldWithItsTables() throws Exception {
    begin(1, 1);
    try (Requests.Events events = requests.events("")) {
      events.await("status", "\"games\":0,\"total\":2");
      tournament.allow(MOVES);
      String game = events.await("game", "\"number\":1");
      assertTrue(game.contains("\"reason\":\"brain 0 makes five in a row\""), game);
      events.await("status", "\"games\":1,\"total\":2");
      events.await("part", "brain 0 against brain 1: 1–0–0");
      events.await("playing", "[2]");
      events.await("workers", "\"games\":1");
    }
  }

  /** Keeps games as slowly as a test wants. */
  private static final class Keeper implements MatchListener {

    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch kept = new CountDownLatch(1);

    @Override
    public void ended(GameRecord game, Scoreboard scoreboard) {}

    @Override
    public void flush() throws IOException {
      asked.countDown();
      try {
        kept.await();
      } catch (InterruptedException e) {
        throw new IOException(e);
      }
    }
  }

  @Test
  void aGameIsShownWhenItIsOnTheDisk() throws Exception {
    Keeper sink = new Keeper();
    begin(new LiveTournament(1, 1, Optional.empty(), HtmlReport.DEFAULT_EMBEDDED_BYTES, sink));
    try (Requests.Events events = requests.events("")) {
      tournament.allow(MOVES);
      sink.asked.await();
      // By then the page has been told all that there is to be told.
      assertEquals(204, requests.status("POST /pause", requests.token()));
      events.await("status", "\"state\":\"paused\"");
      assertEquals(204, requests.status("POST /resume", requests.token()));
      String status = events.await("status", "\"state\":\"running\"");
      assertTrue(status.contains("\"games\":0"), status);
      assertTrue(requests.answer("GET /").contains("<span>0 games</span>"));
      sink.kept.countDown();
      events.await("game", "\"number\":1");
      events.await("status", "\"games\":1");
    } finally {
      sink.kept.countDown();
    }
  }

  @Test
  void aPageThatComesLaterIsToldHowAllStands() throws Exception {
    begin(2, 1);
    tournament.allow(2 * MOVES + 1);
    try (Requests.Events events = requests.events("")) {
      events.await("game", "\"number\":2");
    }
    try (Requests.Events events = requests.events("")) {
      events.await("status", "\"games\":2,\"total\":4");
      events.await("game", "\"number\":1");
      events.await("game", "\"number\":2");
    }
    String page = requests.answer("GET /");
    assertTrue(page.contains("brain 0 against brain 1: 1–0–1"), page);
    assertTrue(page.contains("{\"number\":2,\"black\":\"brain 1\""), page);
  }

  @Test
  void aPageThatComesAgainIsToldTheGamesThatItMissed() throws Exception {
    begin(2, 1);
    tournament.allow(MOVES);
    String known;
    try (Requests.Events events = requests.events("")) {
      events.await("game", "\"number\":1");
      known = events.lastEventId();
    }
    tournament.allow(MOVES);
    try (Requests.Events events = requests.events("", known)) {
      String game = events.await("game", "\"number\"");
      assertTrue(game.startsWith("{\"number\":2,"), game);
    }
  }

  @Test
  void aPageOfAnotherRunLoadsItselfAnew() throws Exception {
    begin(1, 1);
    try (Requests.Events events = requests.events("0123:7")) {
      events.await("reload", "");
      assertFalse(events.rest().contains("event"), "it is told nothing else");
    }
  }

  @Test
  void aPageThatMissedTooMuchLoadsItselfAnew() throws Exception {
    begin(200, 1);
    String known;
    try (Requests.Events events = requests.events("")) {
      tournament.allow(MOVES);
      events.await("game", "\"number\":1");
      known = events.lastEventId();
    }
    tournament.allow(400 * MOVES);
    tournament.awaitEnd();
    try (Requests.Events events = requests.events("")) {
      events.await("status", "\"games\":400");
    }
    try (Requests.Events events = requests.events("", known)) {
      events.await("reload", "");
    }
  }

  @Test
  void gamesOfALogAreOnThePage(@TempDir Path folder) throws Exception {
    Path log = LogLines.write(folder.resolve("log"), LogLines.game(1, "brain 0", "brain 1"));
    begin(new LiveTournament(1, 1, Optional.of(log)));
    assertTrue(requests.answer("GET /").contains("<span>1 game</span>"));
  }

  @Test
  void pauseLetsPairsEndAndNoneBegin() throws Exception {
    begin(3, 1);
    String token = requests.token();
    try (Requests.Events events = requests.events("")) {
      events.await("playing", "[1]");
      assertEquals(204, requests.status("POST /pause", token));
      events.await("status", "\"state\":\"paused\"");
      tournament.allow(6 * MOVES);
      events.await("game", "\"number\":2");
      events.await("playing", "[]");
      assertEquals(4 * MOVES, tournament.allowed(), "the second pair has not begun");
      assertEquals(204, requests.status("POST /resume", token));
      events.await("status", "\"state\":\"running\"");
      events.await("game", "\"number\":6");
    }
    tournament.awaitEnd();
    assertEquals(6, tournament.games());
  }

  @Test
  void stopEndsTheTournament() throws Exception {
    begin(3, 1);
    try (Requests.Events events = requests.events("")) {
      events.await("playing", "[1]");
      assertFalse(tournament.page().isStopping());
      assertEquals(204, requests.status("POST /stop", requests.token()));
      assertThrows(ExecutionException.class, tournament::awaitEnd);
      assertTrue(tournament.page().isStopping());
      tournament.page().close();
      events.await("status", "\"state\":\"stopped\"");
    }
    assertEquals(0, tournament.games());
  }

  @Test
  void theEndIsToldAndEndsTheEvents() throws Exception {
    begin(1, 1);
    try (Requests.Events events = requests.events("")) {
      events.await("playing", "[1]");
      tournament.allow(2 * MOVES);
      tournament.awaitEnd();
      tournament.page().showEnd();
      tournament.page().close();
      events.await("status", "\"state\":\"ended\"");
      events.rest();
    }
    assertThrows(IOException.class, () -> requests.answer("GET /"), "nobody serves any more");
  }

  @Test
  void buttonsWithoutTheTokenDoNothing() throws Exception {
    begin(1, 1);
    assertEquals(403, requests.status("POST /stop"));
    assertEquals(403, requests.status("POST /stop", "X-Katachi-Token: 0"));
    assertEquals(404, requests.status("GET /stop", requests.token()));
    tournament.allow(2 * MOVES);
    tournament.awaitEnd();
    assertEquals(2, tournament.games());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Host: evil.example",
        "Origin: http://evil.example",
        "Origin: null",
        "Sec-Fetch-Site: cross-site",
        "Sec-Fetch-Site: same-site"
      })
  void requestsOfOtherSitesAreRefused(String header) throws Exception {
    begin(1, 1);
    String token = requests.token();
    assertEquals(403, requests.status("GET /", header));
    assertEquals(403, requests.status("GET /events", header));
    assertEquals(403, requests.status("POST /stop", token, header));
    assertFalse(tournament.page().isStopping());
  }

  @Test
  void aLinkOnAnotherSiteOpensThePage() throws Exception {
    begin(1, 1);
    assertEquals(
        200,
        requests.status(
            "GET /",
            "Sec-Fetch-Site: cross-site",
            "Sec-Fetch-Mode: navigate",
            "Sec-Fetch-Dest: document"));
    assertTrue(requests.answer("GET /").contains("frame-ancestors 'none'"), "not in a frame");
  }

  @Test
  void anotherPageIsNotThere() throws Exception {
    begin(1, 1);
    assertEquals(404, requests.status("GET /report.html"));
    assertEquals(404, requests.status("PUT /"));
  }

  @Test
  void thePageIsMadeOnceBetweenTwoGames() throws Exception {
    begin(1, 1);
    try (Requests.Events events = requests.events("")) {
      String first = requests.answer("GET /");
      tournament.allow(1);
      events.await("running", "\"stones\":\"a1\"");
      assertEquals(position(first), position(requests.answer("GET /")), "no game has ended");
      tournament.allow(MOVES - 1);
      events.await("game", "\"number\":1");
      String later = requests.answer("GET /");
      assertTrue(later.contains("<span>1 game</span>"), later);
      assertFalse(position(first).equals(position(later)));
    }
  }

  private static String position(String page) {
    Matcher matcher = Pattern.compile("data-position=\"([^\"]+)\"").matcher(page);
    assertTrue(matcher.find(), page);
    return matcher.group(1);
  }

  /** What it does not read fills its socket; the games are played all the same. */
  @Test
  @SuppressWarnings("try") // What does not read has no other use.
  void aPageThatReadsNothingHoldsNobody() throws Exception {
    begin(100, 2);
    for (int i = 0; i < 40; i++) {
      tournament.page().warn(i + "x".repeat(LONG));
    }
    try (Socket deaf = requests.openDeaf("GET /events");
        Requests.Events events = requests.events("")) {
      while (tournament.page().listeners() < 2) {
        Thread.sleep(100);
      }
      tournament.allow(200 * MOVES);
      tournament.awaitEnd();
      assertEquals(200, tournament.games());
      events.await("status", "\"games\":200");
      while (tournament.page().listeners() > 1) {
        Thread.sleep(100);
      }
      tournament.page().showEnd();
      tournament.page().close();
      events.await("status", "\"state\":\"ended\"");
    }
  }

  @Test
  void remarksAreTold() throws Exception {
    begin(1, 1);
    tournament.page().warn("brain 1 talks too much");
    try (Requests.Events events = requests.events("")) {
      events.await("remark", "brain 1 talks too much");
    }
  }

  @Test
  void anAddressThatIsTakenIsTold() throws Exception {
    begin(1, 1);
    int port = URI.create(tournament.page().url()).getPort();
    IOException taken =
        assertThrows(
            IOException.class,
            () ->
                new LivePage(
                    new ListenAddress("127.0.0.1", port),
                    tournament.state(),
                    new HtmlReport().growing(LogHeader.NONE, ""),
                    Optional.empty(),
                    Fakes.pool(1, (participant, worker) -> null)));
    assertTrue(taken.getMessage().startsWith("-live 127.0.0.1:" + port + " can't be served"));
  }
}
