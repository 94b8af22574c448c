package org.katachi.web.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.engine.MemoryBudget;

/** What the server answers to a page, and to others. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BoardServerTest {

  private static final String BOARD = "rule=freestyle&width=15&height=15&moves=";

  /** Black has an open three and moves: a win in three moves. */
  private static final String OPEN_THREE = BOARD + "h8a1i8c3j8e5";

  private final HttpClient client = HttpClient.newHttpClient();
  private BoardServer server;

  /** A tab for each test: the numbers of its tasks begin anew. */
  private String session;

  @BeforeAll
  void begin() throws Exception {
    server = BoardServer.start(new BoardOptions(0, 1, 1 << 22, false));
  }

  @BeforeEach
  void openTab() {
    session = UUID.randomUUID().toString().replace("-", "");
  }

  @AfterAll
  void end() {
    server.close();
  }

  @ParameterizedTest
  @CsvSource({
    "'', text/html",
    "board.css, text/css",
    "page.js, text/javascript",
    "board-view.js, text/javascript"
  })
  void thePageIsServedWithAPolicyThatAllowsItsOwnFilesAlone(String file, String type)
      throws Exception {
    HttpResponse<String> response = send(request(file).GET());
    assertEquals(200, response.statusCode());
    assertEquals(type + "; charset=utf-8", header(response, "Content-Type"));
    assertTrue(header(response, "Content-Security-Policy").startsWith("default-src 'self'"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "none.html",
        "../pom.xml",
        "BoardApp.class",
        "api/none?session=0123456789abcdef0123456789abcdef"
      })
  void whatIsNotThereIsNotFound(String path) throws Exception {
    assertEquals(404, send(request(path).GET()).statusCode());
  }

  @ParameterizedTest
  @CsvSource({
    "Origin, http://evil.example",
    "Origin, null",
    "Origin, http://127.0.0.1:1",
    "Sec-Fetch-Site, cross-site",
    "Sec-Fetch-Site, same-site"
  })
  void aRequestFromAnotherSiteIsRefused(String header, String value) throws Exception {
    HttpRequest.BodyPublisher body = HttpRequest.BodyPublishers.ofString(BOARD);
    assertEquals(403, send(api("position").POST(body).header(header, value)).statusCode());
    assertEquals(403, send(request("").GET().header(header, value)).statusCode());
  }

  @Test
  void aRequestThatNamesAnotherHostIsRefused() throws Exception {
    assertTrue(statusLine("evil.example").contains("403"));
    assertTrue(statusLine("localhost:" + port()).contains("200"));
  }

  private String statusLine(String host) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
      String request = "GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return reader(socket.getInputStream()).readLine();
    }
  }

  @Test
  void theServerListensToThisMachineAlone() {
    assertTrue(server.boundTo().isLoopbackAddress());
  }

  @Test
  void thePositionTellsTheForbiddenPointsOfTheSideToMove() throws Exception {
    String moves = "h7a1h9c1g8a3i8c3";
    JsonNode renju = post("position", "rule=renju&width=15&height=15&moves=" + moves);
    assertEquals("[\"h8\"]", renju.get("forbidden").toString());
    assertEquals("[\"DOUBLE_THREE\"]", renju.get("fouls").toString());
    assertEquals("[]", post("position", BOARD + moves).get("forbidden").toString());
  }

  @Test
  void thePositionTellsTheWinnerAndTheLine() throws Exception {
    JsonNode position = post("position", BOARD + "a1a2b1b2c1c2d1d2e1");
    assertEquals("win", position.get("over").textValue());
    assertEquals("black", position.get("winner").textValue());
    assertEquals(5, position.get("line").size());
    JsonNode setup = post("position", BOARD + "a1a2b1b2c1c2d1d2e1g7i7&setup=11");
    assertEquals("[\"a1\",\"b1\",\"c1\",\"d1\",\"e1\"]", setup.get("line").toString());
    JsonNode foul = post("position", "rule=renju&width=15&height=15&moves=h7a1h9c1g8a3i8c3h8");
    assertEquals("foul", foul.get("over").textValue());
    assertEquals("white", foul.get("winner").textValue());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "position|rule=go&width=15&height=15&moves=|go is not a rule; the rules are freestyle,"
            + " standard, renju, caro, caro-exact",
        "position|rule=renju&width=4&height=15&moves=|width is not from 5 to 40: 4",
        "position|rule=renju&width=5&height=5&moves=f1|move 1, f1, is outside the board of 5x5",
        "play|rule=freestyle&width=15&height=15&moves=a1a2b1b2c1c2d1d2e1&millis=1&strength=1&task=1|the"
            + " game is over",
        "play|rule=freestyle&width=15&height=15&moves=&millis=0|millis is not from 1 to 3600000: 0",
        "play|rule=freestyle&width=15&height=15&moves=&millis=1&left=-1|left is not from 0 to 36000000: -1",
        "swap2|rule=freestyle&width=15&height=15&moves=h8i9&millis=1&strength=1&task=1|"
            + "swap2 has a reply to 0, 3 or 5 stones, not to 2",
        "export|rule=freestyle&width=15&height=15&moves=&format=doc|format is not moves, drawing,"
            + " sgf, psq, lib, pos, sav or bdt: doc",
        "balance|rule=freestyle&width=15&height=15&moves=&count=3|count is not from 1 to 2: 3",
        "export|sgf=(;SZ[20])&format=lib|RenLib has boards of 15x15"
            + " only, and this one is 20x20",
      })
  void aFaultyRequestIsToldWhatIsWrong(String name, String body, String message) throws Exception {
    HttpResponse<String> response = send(api(name).POST(HttpRequest.BodyPublishers.ofString(body)));
    assertEquals(400, response.statusCode());
    assertEquals(message, new ObjectMapper().readTree(response.body()).get("error").textValue());
  }

  @Test
  void aFaultWithoutAMessageIsToldByItsKind() {
    assertEquals("IllegalArgumentException", BoardServer.message(new IllegalArgumentException()));
    assertEquals("wrong", BoardServer.message(new IllegalStateException("wrong")));
  }

  @Test
  void onlyTabsWithAnIdAreServed() throws Exception {
    assertEquals(400, send(request("api/events?session=1").GET()).statusCode());
    assertEquals(400, send(request("api/events").GET()).statusCode());
  }

  @Test
  void anEndlessBodyIsRefused() {
    InputStream body = new ByteArrayInputStream(new byte[(1 << 23) + 1]);
    HttpException fault = assertThrows(HttpException.class, () -> HttpApi.body(body));
    assertEquals(413, fault.status());
  }

  @Test
  void otherMethodsThanGetAndPostAreRefused() throws Exception {
    assertEquals(405, send(api("events").DELETE()).statusCode());
    assertEquals(405, send(request("").DELETE()).statusCode());
  }

  @Test
  void theEngineRepliesOverTheEvents() throws Exception {
    try (BufferedReader events = events()) {
      post("play", BOARD + "h8&millis=50&strength=100&task=1");
      JsonNode move = await(events, "move");
      assertEquals(1, move.get("task").intValue());
      assertEquals(1, move.get("stones").intValue());
      assertFalse(move.get("move").textValue().equals("h8"));
    }
  }

  private static final String SWAP2 = "&millis=50&strength=100&task=";

  @Test
  void theEngineLaysTheThreeStonesOfSwap2() throws Exception {
    try (BufferedReader events = events()) {
      post("swap2", BOARD + SWAP2 + 1);
      JsonNode reply = await(events, "swap2");
      assertEquals("stones", reply.get("reply").textValue());
      assertEquals(3, reply.get("moves").size());
      assertEquals(0, reply.get("stones").intValue());
    }
  }

  /** Black has an open three, or white two stones against none that count. */
  @ParameterizedTest
  @CsvSource({"h8a1i8a15j8, black", "a1h8a15i9o1, white"})
  void theEngineTakesTheBetterColourOfSwap2AndMovesIfThatIsWhite(String stones, String colour)
      throws Exception {
    try (BufferedReader events = events()) {
      post("swap2", BOARD + stones + "&millis=1000&strength=100&task=1");
      JsonNode reply = await(events, "swap2");
      assertEquals(colour, reply.get("reply").textValue());
      assertEquals(colour.equals("white") ? 1 : 0, reply.get("moves").size());
    }
  }

  @Test
  void theEngineRepliesToThreeStonesOfSwap2WithAColour() throws Exception {
    try (BufferedReader events = events()) {
      post("swap2", BOARD + "h8i9a1" + SWAP2 + 1);
      JsonNode reply = await(events, "swap2");
      boolean isWhite = reply.get("reply").textValue().equals("white");
      assertTrue(isWhite || reply.get("reply").textValue().equals("black"));
      assertEquals(isWhite ? 1 : 0, reply.get("moves").size());
    }
  }

  @Test
  void anAnalysisTellsOfItsLinesUntilAForcedWinIsFound() throws Exception {
    try (BufferedReader events = events()) {
      post("analyse", OPEN_THREE + "&lines=1&task=2");
      JsonNode line = await(events, "lines").get("lines").get(0);
      while (!line.has("proved")) {
        line = await(events, "lines").get("lines").get(0);
      }
      assertEquals("win", line.get("proved").textValue());
      assertEquals(line.get("plies").intValue(), line.get("moves").size());
    }
  }

  @Test
  void anAnalysisLeavesBlockedPointsOut() throws Exception {
    try (BufferedReader events = events()) {
      post("analyse", OPEN_THREE + "&lines=2&blocked=g8k8&task=3");
      JsonNode lines = await(events, "lines").get("lines");
      assertEquals(2, lines.size());
      for (JsonNode line : lines) {
        String move = line.get("moves").get(0).textValue();
        assertFalse(move.equals("g8") || move.equals("k8"), move);
      }
    }
  }

  @Test
  void thePageMayChooseThreadsAndTable() throws Exception {
    try (BufferedReader events = events()) {
      post("play", BOARD + "h8&millis=50&strength=100&task=4&threads=2&hash=1");
      assertEquals(4, await(events, "move").get("task").intValue());
    }
  }

  @Test
  void theTableIsNoLargerThanTheMemoryAllows() throws Exception {
    long largest = MemoryBudget.ofProcess().maxHashBytes() >> 20;
    assertEquals(largest, post("limits", "").get("hash").longValue());
    String body = OPEN_THREE + "&lines=1&task=1&hash=" + (largest + 1);
    HttpResponse<String> response =
        send(api("analyse").POST(HttpRequest.BodyPublishers.ofString(body)));
    assertEquals(400, response.statusCode());
    assertTrue(response.body().contains("hash is not from 1 to " + largest), response.body());
  }

  @Test
  void theEngineHearsOfItsClock() throws Exception {
    try (BufferedReader events = events()) {
      post("play", BOARD + "h8&millis=3600000&left=100&strength=100&task=5");
      assertEquals(5, await(events, "move").get("task").intValue());
    }
  }

  @Test
  void theThreatsOfBothSidesAreTold() throws Exception {
    JsonNode threats = post("threats", OPEN_THREE);
    assertEquals("[\"f8\",\"g8\",\"k8\",\"l8\"]", threats.at("/black/four").toString());
    assertEquals(0, threats.at("/black/five").size());
    assertEquals("[\"b2\",\"d4\"]", threats.at("/white/four").toString());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void balancedStonesAreFound(int count) throws Exception {
    try (BufferedReader events = events()) {
      post("balance", BOARD + "h8&millis=200&task=60&count=" + count);
      assertEquals(count, await(events, "balance").get("moves").size());
    }
  }

  @Test
  void anAnalysisThatIsStoppedMakesRoomForTheNextMove() throws Exception {
    try (BufferedReader events = events()) {
      post("analyse", BOARD + "h8i9j10&lines=2&task=10");
      assertEquals(2, await(events, "lines").get("lines").size());
      post("play", BOARD + "h8i9j10&millis=50&strength=100&task=11");
      // It was for the task before, and comes too late.
      post("stop", "task=10");
      assertEquals(11, await(events, "move").get("task").intValue());
    }
  }

  @Test
  void aMoveIsPlayedAtOnceOnDemand() throws Exception {
    try (BufferedReader events = events()) {
      post("play", BOARD + "h8i9j10&millis=3600000&strength=100&task=20");
      await(events, "lines");
      post("stop", "task=20");
      assertEquals(20, await(events, "move").get("task").intValue());
    }
  }

  @Test
  void theReviewOfAGameFindsItsMistakes() throws Exception {
    try (BufferedReader events = events()) {
      post("review", OPEN_THREE + "k8b5l8&millis=1000&task=30");
      assertTrue(await(events, "progress").get("stones").intValue() < 9);
      JsonNode analysis = await(events, "review").get("analysis");
      assertTrue(analysis.get("over").booleanValue());
      assertEquals(10, analysis.get("positions").size());
      assertTrue(analysis.get("mistakes").size() > 0);
    }
  }

  /** The first game of a file that is read. */
  private JsonNode read(String fields) throws Exception {
    return post("import", fields).get("games").get(0);
  }

  @Test
  void textsAreReadAndFaultsToldWithTheirPlace() throws Exception {
    JsonNode game = read("width=15&rule=freestyle&text=" + encode("(;SZ[19];B[jj])"));
    assertTrue(game.get("sgf").textValue().contains(";B[jj]"), game::toString);
    assertEquals(19, game.get("width").intValue());
    JsonNode sizeless = read("width=19&rule=freestyle&text=" + encode("(;B[ss])"));
    assertEquals(19, sizeless.get("width").intValue());
    JsonNode fault = post("import", "width=15&rule=freestyle&text=h8h8");
    assertEquals("move 2: h8 is taken", fault.get("fault").textValue());
  }

  @Test
  void allGamesOfAFileAreReadWithTheirVariations() throws Exception {
    String text = encode("(;SZ[15];B[hh](;W[ii]C[good])(;W[jj]))(;SZ[15]RU[renju];B[gg])");
    JsonNode file = post("import", "width=15&rule=freestyle&text=" + text);
    assertEquals(2, file.get("games").size());
    JsonNode first = file.get("games").get(0);
    assertTrue(first.get("sgf").textValue().contains(";B[hh]\n(;W[ii]C[good])\n(;W[jj])"));
    assertEquals(0, first.get("warnings").size());
    assertTrue(first.get("rule").isNull());
    assertEquals("renju", file.get("games").get(1).get("rule").textValue());
  }

  @Test
  void movesAfterTheEndOfAGameAreTakenAndTold() throws Exception {
    JsonNode game = read("width=15&rule=freestyle&text=a1a2b1b2c1c2d1d2e1e2");
    assertTrue(game.get("sgf").textValue().contains(";B[ea]\n;W[eb]"), game::toString);
    assertEquals(
        "move 9, e1, ended the game by the rule freestyle",
        game.get("warnings").get(0).textValue());
  }

  private static final String SGF = "(;FF[4]GM[4]CA[UTF-8]AP[Katachi]SZ[15]";

  @ParameterizedTest
  @ValueSource(strings = {"moves", "drawing", "sgf", "psq", "lib", "pos", "sav", "bdt"})
  void whatIsExportedIsImportedAgain(String format) throws Exception {
    String sgf = "&sgf=" + encode("(;SZ[15];B[hh];W[ii];B[jj])");
    JsonNode made = post("export", BOARD + "h8i9j10&format=" + format + sgf);
    String name = made.has("file") ? "file" : "text";
    JsonNode again =
        read("width=15&rule=freestyle&" + name + "=" + encode(made.get(name).textValue()));
    // Without the times, which only psq has.
    String text = again.get("sgf").textValue().replace("MILLIS[0]", "");
    String wanted = format.equals("drawing") ? "AB[hh][jj]AW[ii]PL[W]" : "\n;B[hh]\n;W[ii]\n;B[jj]";
    assertTrue(text.contains(wanted), text);
    assertEquals(0, again.get("warnings").size(), again.get("warnings").toString());
  }

  @Test
  void aPositionKeepsItsSideToMove() throws Exception {
    String text = "(;SZ[15]AB[hh]AW[ii][jj]PL[W])";
    JsonNode game = read("width=15&rule=freestyle&text=" + encode(text));
    assertEquals(SGF + "AB[hh]AW[ii][jj]PL[W])\n", game.get("sgf").textValue());
    JsonNode sgf = post("export", "format=sgf&sgf=" + encode(game.get("sgf").textValue()));
    assertTrue(sgf.get("text").textValue().contains("AB[hh]AW[ii][jj]PL[W]"), sgf::toString);
    JsonNode position = post("position", BOARD + "h8i9--j10--&setup=5");
    assertEquals(5, position.get("stones").intValue());
  }

  @Test
  void aFileIsDecodedByTheServerAndWhatIsLeftOutIsTold() throws Exception {
    byte[] file = "(;CA[Shift_JIS]SZ[15]RU[go];B[hh]C[\u8868];W[ii])".getBytes("Shift_JIS");
    String encoded = encode(Base64.getEncoder().encodeToString(file));
    JsonNode game = read("width=15&rule=freestyle&file=" + encoded);
    assertTrue(game.get("sgf").textValue().contains(";B[hh]C[\u8868]\n;W[ii]"), game::toString);
    assertEquals("the rule is not known: go", game.get("warnings").get(0).textValue());
  }

  private int port() {
    return URI.create(server.address()).getPort();
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(server.address() + path));
  }

  private HttpRequest.Builder api(String name) {
    return request("api/" + name + "?session=" + session);
  }

  private HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  private JsonNode post(String name, String body) throws Exception {
    HttpResponse<String> response = send(api(name).POST(HttpRequest.BodyPublishers.ofString(body)));
    assertEquals(200, response.statusCode(), response.body());
    return new ObjectMapper().readTree(response.body());
  }

  private BufferedReader events() throws Exception {
    BufferedReader events =
        reader(
            client
                .send(api("events").GET().build(), HttpResponse.BodyHandlers.ofInputStream())
                .body());
    assertEquals(":", events.readLine());
    return events;
  }

  /** The data of the next event of a name. */
  private static JsonNode await(BufferedReader events, String name) throws Exception {
    String line = events.readLine();
    while (line != null && !line.equals("event: " + name)) {
      line = events.readLine();
    }
    return new ObjectMapper().readTree(events.readLine().substring("data: ".length()));
  }

  private static BufferedReader reader(InputStream in) {
    return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  private static String header(HttpResponse<String> response, String name) {
    return response.headers().firstValue(name).orElse("");
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
