package org.katachi.tournament.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.text.NumberText;

/** A folder of games, each in a file that is named by its number: {@code game-000001.psq}. */
record GameFolder(Path path, String extension) {

  /** Writes each game anew. The folder exists when the first comes; what it holds else stays. */
  GameWriter writer(
      ExportFile.Opener opener, Charset charset, Function<GameRecord, String> format) {
    return game -> {
      String name = NumberText.of("game-%06d.%s", game.number(), extension);
      try (OutputStream out = opener.open(ExportFile.plain(path.resolve(name)))) {
        out.write(format.apply(game).getBytes(charset));
      }
    };
  }

  /** The games of this kind that the folder holds. */
  List<Path> games() throws IOException {
    List<Path> all = new ArrayList<>();
    if (Files.isDirectory(path)) {
      try (DirectoryStream<Path> games = Files.newDirectoryStream(path, "game-*." + extension)) {
        games.forEach(all::add);
      }
    }
    return all;
  }

  /** A file as it holds. */
  Path example() {
    return path.resolve("game." + extension);
  }
}
