package org.katachi.farm.cli;

import java.net.InetSocketAddress;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.farm.broker.Secret;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** An address as {@code node1:7070}. */
final class HostPort implements ITypeConverter<InetSocketAddress> {

  private static final Pattern FORM = Pattern.compile("(.+):([0-9]{1,5})");
  private static final int PORTS = 1 << 16;

  @Override
  public InetSocketAddress convert(String word) {
    Matcher matcher = FORM.matcher(word);
    if (!matcher.matches() || Integer.parseInt(matcher.group(2)) >= PORTS) {
      throw new TypeConversionException("HOST:PORT, not " + word);
    }
    return new InetSocketAddress(matcher.group(1), Integer.parseInt(matcher.group(2)));
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
