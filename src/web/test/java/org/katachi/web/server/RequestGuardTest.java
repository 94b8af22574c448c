package org.katachi.web.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.net.httpserver.Headers;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which hosts a request may name. */
class RequestGuardTest {

  /** Browsers leave port 80 out. */
  @ParameterizedTest
  @CsvSource({
    "8315, localhost:8315, true",
    "8315, 127.0.0.1:8315, true",
    "8315, localhost, false",
    "80, localhost, true",
    "80, 127.0.0.1, true",
    "80, 127.0.0.1:80, true",
    "80, evil.example, false",
  })
  void aRequestNamesThisMachineAndThePort(int port, String host, boolean isAllowed) {
    Headers headers = new Headers();
    headers.set("Host", host);
    headers.set("Origin", "http://" + host);
    assertEquals(isAllowed, new RequestGuard(port).allows(headers));
  }
}
