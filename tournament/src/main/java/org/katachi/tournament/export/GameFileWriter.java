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
import org.katachi.tournament.log.GameWriter;
import org.katachi.tournament.log.LoggedGame;

/**
 * Writes all games into one file, compressed if its name ends in {@code .gz}. Each is in the file
 * when {@link #write} returns.
 */
final class GameFileWriter implements GameWriter {

  private final OutputStream out;
  private final Function<LoggedGame, byte[]> format;

  private GameFileWriter(OutputStream out, Function<LoggedGame, byte[]> format) {
    this.out = out;
    this.format = format;
  }

  /**
   * Begins a file, or goes on with it.
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

  /** The same of a text. */
  static GameFileWriter ofText(
      Path file, boolean appends, String head, Function<LoggedGame, String> format)
      throws IOException {
    return open(file, appends, head, format.andThen(text -> text.getBytes(StandardCharsets.UTF_8)));
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
