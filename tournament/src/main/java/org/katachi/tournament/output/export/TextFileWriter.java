package org.katachi.tournament.output.export;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.katachi.tournament.output.GameWriter;
import org.katachi.tournament.output.LoggedGame;

/** Writes all games into one file of text. Each is in the file when {@link #write} returns. */
final class TextFileWriter implements GameWriter {

  private final BufferedWriter out;
  private final Function<LoggedGame, String> format;

  /** Begins the file anew. */
  TextFileWriter(Path file, Function<LoggedGame, String> format) throws IOException {
    out = Files.newBufferedWriter(file);
    this.format = format;
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
