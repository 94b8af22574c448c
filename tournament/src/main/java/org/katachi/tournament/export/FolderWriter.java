package org.katachi.tournament.export;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Function;
import org.katachi.tournament.log.GameWriter;
import org.katachi.tournament.log.LoggedGame;

/** Writes each game into a file of its own, named by the game's number: {@code game-000001.psq}. */
final class FolderWriter implements GameWriter {

  private final Path folder;
  private final String extension;
  private final Charset charset;
  private final Function<LoggedGame, String> format;

  /** Makes the folder if there is none. What it holds stays. */
  FolderWriter(Path folder, String extension, Charset charset, Function<LoggedGame, String> format)
      throws IOException {
    this.folder = folder;
    this.extension = extension;
    this.charset = charset;
    this.format = format;
    Files.createDirectories(folder);
  }

  /** Whether a folder holds games of this kind. */
  static boolean holdsGames(Path folder, String extension) throws IOException {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (DirectoryStream<Path> games = Files.newDirectoryStream(folder, "game-*." + extension)) {
      return games.iterator().hasNext();
    }
  }

  @Override
  public void write(LoggedGame game) throws IOException {
    String name = String.format(Locale.ROOT, "game-%06d.%s", game.number(), extension);
    Files.write(folder.resolve(name), format.apply(game).getBytes(charset));
  }

  @Override
  public void close() {}
}
