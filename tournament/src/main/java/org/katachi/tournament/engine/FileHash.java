package org.katachi.tournament.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** The SHA-256 of files. */
public final class FileHash {

  private static final int BUFFER = 1 << 16;

  private FileHash() {}

  /** The hash of some files one after the other, in hexadecimal digits. */
  public static String sha256(List<Path> files) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Path file : files) {
        update(digest, file);
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private static void update(MessageDigest digest, Path file) throws IOException {
    try (InputStream bytes = Files.newInputStream(file)) {
      byte[] buffer = new byte[BUFFER];
      for (int count = bytes.read(buffer); count >= 0; count = bytes.read(buffer)) {
        digest.update(buffer, 0, count);
      }
    }
  }
}
