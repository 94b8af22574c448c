package org.katachi.tournament.export;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipException;

/**
 * Compares what files hold with what is to be written to them, and writes nothing. A file that
 * holds no more than a beginning of it, as after a break, is taken for a file of the same games.
 */
final class ExportVerifier implements ExportFile.Opener {

  private final Set<Path> compared = new HashSet<>();
  private final List<Path> different = new ArrayList<>();

  /** Takes what is to be written to a file; the file has been compared when that is closed. */
  @Override
  public OutputStream open(ExportFile file) throws IOException {
    compared.add(file.path());
    return new Comparer(file);
  }

  /** The files that hold something else, and of those given the ones that nothing is written to. */
  List<Path> different(List<Path> existing) {
    List<Path> all = new ArrayList<>(different);
    existing.stream().filter(file -> !compared.contains(file)).forEach(all::add);
    return all;
  }

  private final class Comparer extends OutputStream {

    private final Path path;
    private final InputStream held;
    private boolean isSame = true;
    private boolean hasEnded;

    Comparer(ExportFile file) throws IOException {
      path = file.path();
      held = open(file);
    }

    private InputStream open(ExportFile file) throws IOException {
      try {
        return file.read();
      } catch (EOFException e) {
        return InputStream.nullInputStream(); // Compressed, and cut off at once.
      } catch (ZipException e) {
        isSame = false;
        return InputStream.nullInputStream();
      }
    }

    @Override
    public void write(int next) throws IOException {
      if (isSame && !hasEnded) {
        int old = next();
        hasEnded = old < 0;
        isSame = hasEnded || old == (next & 0xff);
      }
    }

    /** What is compressed and was cut off ends there. */
    private int next() throws IOException {
      try {
        return held.read();
      } catch (EOFException e) {
        return -1;
      } catch (ZipException e) {
        isSame = false;
        return 0;
      }
    }

    @Override
    public void close() throws IOException {
      try (held) {
        if (!isSame || (!hasEnded && next() >= 0)) {
          different.add(path);
        }
      }
    }
  }
}
