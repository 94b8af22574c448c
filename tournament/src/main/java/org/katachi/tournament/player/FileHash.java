package org.katachi.tournament.player;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** The SHA-256 of files, and of bytes. */
public final class FileHash {

  private FileHash() {}

  /** The hash of some files one after the other, in hexadecimal digits. */
  public static String sha256(List<Path> files) throws IOException {
    MessageDigest digest = digest();
    for (Path file : files) {
      try (InputStream bytes = new DigestInputStream(Files.newInputStream(file), digest)) {
        bytes.transferTo(OutputStream.nullOutputStream());
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** The hash of bytes. */
  public static byte[] sha256(byte[] bytes) {
    return digest().digest(bytes);
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
