package org.katachi.network;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.katachi.network.common.ShippedFiles;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.policy.PolicyWeights;
import org.katachi.network.value.ValueWeights;
import org.katachi.rules.Rule;

/** The value networks, convolutions and policies that the program was built with. */
public final class ShippedNetworks {

  private static final int DIGITS = 16;

  private static final List<String> KINDS =
      List.of(ValueWeights.ENDING, ConvolutionWeights.ENDING, PolicyWeights.ENDING);

  private ShippedNetworks() {}

  /**
   * A file of weights.
   *
   * @param checksum the first 16 digits of its SHA-256
   */
  public record NamedFile(String name, String checksum) {}

  /** All of them, by rule and by size of the board. */
  public static List<NamedFile> list() {
    List<NamedFile> files = new ArrayList<>();
    for (Rule rule : Rule.values()) {
      for (String size : List.of("", ShippedFiles.LARGE)) {
        for (String kind : KINDS) {
          addIfShipped(files, rule + size + kind);
        }
      }
    }
    return files;
  }

  private static void addIfShipped(List<NamedFile> files, String name) {
    try (InputStream stream = ShippedNetworks.class.getResourceAsStream(name)) {
      if (stream != null) {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(stream.readAllBytes());
        files.add(new NamedFile(name, HexFormat.of().formatHex(digest).substring(0, DIGITS)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
