package org.katachi.farm.bundle;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.katachi.tournament.player.FileHash;

/**
 * The files of a brain as a ZIP archive. The same files under the same names make the same bytes.
 * Programs lie in it below {@value #PROGRAMS}, all else below {@value #DATA}.
 */
public final class Bundle {

  private static final String PROGRAMS = "x/";
  private static final String DATA = "d/";

  private final byte[] content;

  Bundle(byte[] content) {
    this.content = content;
  }

  /**
   * Reads files into a bundle.
   *
   * @param files by the name that each has in the bundle, with {@code /} between folders
   */
  static Bundle of(SortedMap<String, Path> files) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, Path> file : files.entrySet()) {
        String kind = Files.isExecutable(file.getValue()) ? PROGRAMS : DATA;
        ZipEntry entry = new ZipEntry(kind + file.getKey());
        entry.setTime(0);
        zip.putNextEntry(entry);
        Files.copy(file.getValue(), zip);
        zip.closeEntry();
      }
    }
    return new Bundle(bytes.toByteArray());
  }

  /** The archive; whoever gets it leaves it as it is. */
  public byte[] content() {
    return content;
  }

  /** The SHA-256 of the content in hexadecimal digits. */
  public String sha256() {
    return HexFormat.of().formatHex(FileHash.sha256(content));
  }

  /**
   * Writes the files into a folder.
   *
   * @throws IOException if one can't be written, or would lie outside the folder
   */
  public void unpack(Path folder) throws IOException {
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(content))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        boolean isProgram = entry.getName().startsWith(PROGRAMS);
        Path file = folder.resolve(entry.getName().substring(PROGRAMS.length())).normalize();
        if (!file.startsWith(folder) || !(isProgram || entry.getName().startsWith(DATA))) {
          throw new IOException("a bundle with a file " + entry.getName());
        }
        Files.createDirectories(file.resolveSibling("."));
        Files.copy(zip, file);
        if (isProgram && !file.toFile().setExecutable(true, true)) {
          throw new IOException(file + " can't be made executable");
        }
      }
    }
  }
}
