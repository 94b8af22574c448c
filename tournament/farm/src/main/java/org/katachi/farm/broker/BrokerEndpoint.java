package org.katachi.farm.broker;

import java.net.InetSocketAddress;

/**
 * Where workers connect.
 *
 * @param secret what they must have
 */
public record BrokerEndpoint(InetSocketAddress address, Secret secret) {

  /** Host and port as on the command line; no word of the secret. */
  @Override
  public String toString() {
    return address.getHostString() + ":" + address.getPort();
  }
}
