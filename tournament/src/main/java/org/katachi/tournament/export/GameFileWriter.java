package org.katachi.tournament.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Function;
import org.katachi.tournament.match.GameRecord;

/** Writes all games into one file. Each is in the file when {@link #write} returns. */
record GameFileWriter(OutputStream out, Function<GameRecord, byte[]> format) implements GameWriter {

  /**
   * Begins a file, or goes on with it.
   *
   * @param head what comes before the first game
   */
  static GameFileWriter open(
      ExportFile.Opener opener, ExportFile file, byte[] head, Function<GameRecord, byte[]> format)
      throws IOException {
    boolean isNew = !file.appends() || !file.isBegun();
    OutputStream out = opener.open(file);
    if (isNew) {
      out.write(head);
      out.flush();
    }
    return new GameFileWriter(out, format);
  }

  @Override
  public void write(GameRecord game) throws IOException {
    out.write(format.apply(game));
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
