package org.katachi.tournament.export;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Function;
import java.util.zip.GZIPOutputStream;
import org.katachi.tournament.log.LoggedGame;

/** Writes all games into one file. Each is in the file when {@link #write} returns. */
record GameFileWriter(OutputStream out, Function<LoggedGame, byte[]> format) implements GameWriter {

  /**
   * Begins a file, or goes on with it. It is compressed if its name ends in {@code .gz}.
   *
   * @param appends whether the games that the file holds stay
   * @param head what comes before the first game
   */
  static GameFileWriter open(
      Path file, boolean appends, String head, Function<LoggedGame, byte[]> format)
      throws IOException {
    boolean isNew = !appends || !Files.exists(file) || Files.size(file) == 0;
    OutputStream bytes =
        new BufferedOutputStream(
            Files.newOutputStream(
                file,
                StandardOpenOption.CREATE,
                appends ? StandardOpenOption.APPEND : StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE));
    OutputStream out = file.toString().endsWith(".gz") ? new GZIPOutputStream(bytes, true) : bytes;
    if (isNew) {
      out.write(head.getBytes(StandardCharsets.UTF_8));
    }
    return new GameFileWriter(out, format);
  }

  /** Begins a file of our own training samples anew; its readers know no compressed ones. */
  static GameFileWriter ofSamples(Path file) throws IOException {
    OutputStream out = new BufferedOutputStream(Files.newOutputStream(file));
    out.write(SampleFormat.header().array());
    out.flush();
    return new GameFileWriter(out, SampleFormat::encode);
  }

  @Override
  public void write(LoggedGame game) throws IOException {
    out.write(format.apply(game));
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
