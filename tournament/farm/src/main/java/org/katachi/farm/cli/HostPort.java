package org.katachi.farm.cli;

import java.net.InetSocketAddress;
import org.katachi.farm.broker.Secret;
import org.katachi.tournament.config.ListenAddress;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** An address as {@code node1:7070}. */
final class HostPort implements ITypeConverter<InetSocketAddress> {

  @Override
  public InetSocketAddress convert(String word) {
    return ListenAddress.parse(word)
        .filter(address -> word.contains(":"))
        .map(address -> new InetSocketAddress(address.host(), address.port()))
        .orElseThrow(() -> new TypeConversionException("HOST:PORT, not " + word));
  }

  /**
   * Checks that nobody but this machine is concerned where there is no secret.
   *
   * @throws IllegalArgumentException if others are
   */
  static void check(InetSocketAddress address, Secret secret) {
    if (address.isUnresolved()) {
      throw new IllegalArgumentException("there is no host " + address.getHostString());
    }
    if (secret.file().isEmpty() && !address.getAddress().isLoopbackAddress()) {
      throw new IllegalArgumentException(
          address.getHostString() + " is not this machine alone: -token-file FILE is needed");
    }
  }
}
