package org.katachi.tournament.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;

/** Who may press the buttons of a page that other machines can open. */
class AccessTest {

  private final Access access = new Access("c0ffee");

  private static InetSocketAddress address(int... bytes) throws Exception {
    byte[] number = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      number[i] = (byte) bytes[i];
    }
    return new InetSocketAddress(InetAddress.getByAddress(number), 8080);
  }

  @Test
  void onThisMachineWhoeverOpensThePage() throws Exception {
    InetSocketAddress here = address(127, 0, 0, 1);
    assertEquals("http://127.0.0.1:8080/", access.url("127.0.0.1", here));
    assertTrue(access.mayControl(here, null));
  }

  @Test
  void elsewhereWhoHasTheKey() throws Exception {
    InetSocketAddress network = address(10, 1, 2, 3);
    assertEquals("http://node1:8080/?key=c0ffee", access.url("node1", network));
    assertTrue(access.mayControl(network, "key=c0ffee"));
    assertFalse(access.mayControl(network, "key=c0ffe"));
    assertFalse(access.mayControl(network, "key="));
    assertFalse(access.mayControl(network, null));
  }

  @Test
  void allAddressesGoByTheMachinesName() throws Exception {
    String name = InetAddress.getLocalHost().getHostName();
    assertEquals(
        "http://" + name + ":8080/?key=c0ffee", access.url("0.0.0.0", address(0, 0, 0, 0)));
  }
}
