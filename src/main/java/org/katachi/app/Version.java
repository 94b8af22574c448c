package org.katachi.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import org.katachi.network.ShippedNetworks;

/** The version of the build. */
final class Version {

  private Version() {}

  /** The version's number. */
  static String read() {
    return properties().getProperty("version");
  }

  /**
   * What {@code --version} prints: version, commit ("unknown" if it was built outside git, with
   * "-dirty" if files were changed), JVM, and the networks with the first digits of their SHA-256.
   */
  static String describe() {
    Properties build = properties();
    StringBuilder text = new StringBuilder();
    text.append("Katachi ").append(build.getProperty("version")).append('\n');
    text.append("Commit: ").append(build.getProperty("commit")).append('\n');
    text.append("JVM: ").append(System.getProperty("java.vm.name"));
    text.append(' ').append(System.getProperty("java.vm.version"));
    text.append(", ").append(System.getProperty("java.vm.vendor")).append('\n');
    for (ShippedNetworks.NamedFile file : ShippedNetworks.list()) {
      text.append("Network: ").append(file.name());
      text.append(' ').append(file.checksum()).append('\n');
    }
    return text.toString();
  }

  private static Properties properties() {
    Properties properties = new Properties();
    try (InputStream stream = Version.class.getResourceAsStream("version.properties")) {
      properties.load(stream);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties;
  }
}
