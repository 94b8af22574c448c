package org.katachi.tournament.export;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.katachi.tournament.console.Line;
import org.katachi.tournament.log.LoggedGame;

/** Folders of games, each in a file that is named by its number: {@code game-000001.psq}. */
final class GameFolder {

  private GameFolder() {}

  /** Makes the folder if there is none. What it holds stays. */
  static GameWriter open(
      Path folder, String extension, Charset charset, Function<LoggedGame, String> format)
      throws IOException {
    Files.createDirectories(folder);
    return game ->
        Files.write(
            folder.resolve(Line.of("game-%06d.%s", game.number(), extension)),
            format.apply(game).getBytes(charset));
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
}
