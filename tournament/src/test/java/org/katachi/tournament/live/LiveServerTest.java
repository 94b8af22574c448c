package org.katachi.tournament.live;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.katachi.tournament.config.ListenAddress;

/** However many pages are asked for, few are in memory at once. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LiveServerTest {

  private static final int MOST_PAGES = 8;

  /** More than the system keeps of what nobody reads. */
  private static final byte[] PAGE = new byte[32 << 20];

  private final PageStreams streams = new PageStreams(new EventBuffer(), "run", 100);
  private final Semaphore made = new Semaphore(0);
  private volatile Optional<byte[]> page = Optional.of(PAGE);
  private LiveServer server;
  private Requests requests;

  @BeforeEach
  void begin() throws IOException {
    server =
        new LiveServer(
            new ListenAddress("127.0.0.1", 0),
            new Access("c0ffee"),
            streams,
            mayControl -> {
              made.release();
              return page;
            },
            wanted -> {});
    requests = new Requests(server.url());
  }

  @AfterEach
  void end() {
    server.close();
  }

  @Test
  void pagesThatNobodyReadsMakeRoomForOthers() throws Exception {
    List<Socket> deaf = new ArrayList<>();
    try {
      for (int i = 0; i < MOST_PAGES; i++) {
        deaf.add(requests.openDeaf("GET /"));
      }
      made.acquire(MOST_PAGES);
      assertEquals(503, requests.status("GET /"));
      page = Optional.of(new byte[0]);
      while (requests.status("GET /") != 200) {
        streams.dropStalled();
      }
    } finally {
      for (Socket socket : deaf) {
        socket.close();
      }
    }
  }

  @Test
  void requestsThatNeverEndDoNotHoldTheStopButton() throws Exception {
    List<Socket> halves = new ArrayList<>();
    try {
      for (int i = 0; i < 64; i++) {
        halves.add(requests.openHalf("POST /stop"));
      }
      while (!isStopped()) {
        Thread.sleep(100);
      }
    } finally {
      for (Socket socket : halves) {
        socket.close();
      }
    }
  }

  private boolean isStopped() {
    try {
      return requests.status("POST /stop", "X-Katachi-Token: c0ffee") == 204;
    } catch (IOException | RuntimeException e) {
      return false; // It is closed without an answer.
    }
  }

  @Test
  void withoutAPageItIsBusy() throws Exception {
    page = Optional.empty();
    assertEquals(503, requests.status("GET /"));
  }
}
