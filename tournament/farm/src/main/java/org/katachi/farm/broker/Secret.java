package org.katachi.farm.broker;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.activemq.artemis.core.remoting.impl.netty.TransportConstants;

/**
 * What coordinator and workers have in common and nobody else has: the file of {@code -token-file},
 * a key store with one key and its certificate. Each end of a connection shows that certificate and
 * trusts no other.
 *
 * @param file the key store; without one connections are open to all, and in clear text
 * @param token what a worker logs in with, made from the key
 */
public record Secret(Optional<Path> file, String token) {

  /** Lets everybody in who reaches the port. */
  public static final Secret NONE = new Secret(Optional.empty(), "none");

  private static final String TYPE = "PKCS12";
  private static final String ALIAS = "katachi";
  private static final int PAD = 0x5a;

  /** A key store must have one; whoever reads the file reads this line, too. */
  private static final String PASSWORD = "katachi-farm";

  private static final String NEW_KEY =
      ("-genkeypair -keyalg EC -groupname secp256r1 -dname CN=katachi-farm -validity 3650"
              + " -alias %s -storetype %s -storepass %s")
          .formatted(ALIAS, TYPE, PASSWORD);

  /**
   * Reads a file.
   *
   * @throws IOException if it can't be read, or is no file of this kind
   */
  public static Secret read(Path file) throws IOException {
    try (InputStream bytes = Files.newInputStream(file)) {
      KeyStore store = KeyStore.getInstance(TYPE);
      store.load(bytes, PASSWORD.toCharArray());
      Key key = store.getKey(ALIAS, PASSWORD.toCharArray());
      if (key == null) {
        throw new IOException(file + " is no token file");
      }
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      // The key itself is never sent, nor its plain hash.
      digest.update((byte) PAD);
      return new Secret(
          Optional.of(file), HexFormat.of().formatHex(digest.digest(key.getEncoded())));
    } catch (GeneralSecurityException e) {
      throw new IOException(file + " is no token file: " + e.getMessage(), e);
    }
  }

  /**
   * Makes a file that only its owner can read.
   *
   * @throws IOException if it can't be written, or the JDK's keytool fails
   */
  public static void make(Path file) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("katachi-token");
    Path fresh = folder.resolve("token");
    try {
      Process keytool = keytool(fresh).start();
      String said = new String(keytool.getInputStream().readAllBytes(), UTF_8);
      if (keytool.waitFor() != 0) {
        throw new IOException("keytool makes no key: " + said.strip());
      }
      if (Files.getFileStore(fresh).supportsFileAttributeView("posix")) {
        Files.setPosixFilePermissions(fresh, PosixFilePermissions.fromString("rw-------"));
      }
      Files.move(fresh, file);
    } finally {
      Files.deleteIfExists(fresh);
      Files.delete(folder);
    }
  }

  private static ProcessBuilder keytool(Path file) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
    words.addAll(List.of(NEW_KEY.split(" ", -1)));
    words.addAll(List.of("-keystore", file.toString()));
    return new ProcessBuilder(words).redirectErrorStream(true);
  }

  /** What a transport has to know to connect by it, or to listen. */
  Map<String, Object> transport(InetSocketAddress address) {
    Map<String, Object> settings = new HashMap<>();
    settings.put(TransportConstants.HOST_PROP_NAME, address.getHostString());
    settings.put(TransportConstants.PORT_PROP_NAME, address.getPort());
    settings.put(TransportConstants.USE_EPOLL_PROP_NAME, false);
    settings.put(TransportConstants.USE_KQUEUE_PROP_NAME, false);
    file.ifPresent(
        store -> {
          String path = store.toAbsolutePath().toString();
          settings.put(TransportConstants.SSL_ENABLED_PROP_NAME, true);
          settings.put(TransportConstants.ENABLED_PROTOCOLS_PROP_NAME, "TLSv1.3");
          settings.put(TransportConstants.NEED_CLIENT_AUTH_PROP_NAME, true);
          // The certificate itself is known; the host's name says nothing more.
          settings.put(TransportConstants.VERIFY_HOST_PROP_NAME, false);
          settings.put(TransportConstants.KEYSTORE_TYPE_PROP_NAME, TYPE);
          settings.put(TransportConstants.KEYSTORE_PATH_PROP_NAME, path);
          settings.put(TransportConstants.KEYSTORE_PASSWORD_PROP_NAME, PASSWORD);
          settings.put(TransportConstants.TRUSTSTORE_TYPE_PROP_NAME, TYPE);
          settings.put(TransportConstants.TRUSTSTORE_PATH_PROP_NAME, path);
          settings.put(TransportConstants.TRUSTSTORE_PASSWORD_PROP_NAME, PASSWORD);
        });
    return settings;
  }
}
