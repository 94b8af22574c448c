package org.katachi.tournament.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.text.NumberText;

/**
 * A file that takes all games in a format, or a folder that takes each in a file that is named by
 * its number: {@code game-000001.psq}.
 *
 * @param name as it was said
 * @param file the file, or the folder
 * @param extension of the files of a folder; empty if it is a file
 * @param head what comes before the first game of a file
 * @param format by the log's header, how a game is written
 */
@SuppressWarnings("ArrayRecordComponent") // Written, never compared.
record ExportTarget(
    String name,
    ExportFile file,
    String extension,
    byte[] head,
    Function<LogHeader, Function<GameRecord, byte[]>> format) {

  Path path() {
    return file.path();
  }

  boolean isFolder() {
    return !extension.isEmpty();
  }

  /** Of a folder a file as it holds. */
  Path example() {
    return path().resolve("game." + extension);
  }

  /** Of a folder the games of this kind that it holds; none of a file. */
  List<Path> games() throws IOException {
    List<Path> all = new ArrayList<>();
    if (isFolder() && Files.isDirectory(path())) {
      try (DirectoryStream<Path> games = Files.newDirectoryStream(path(), "game-*." + extension)) {
        games.forEach(all::add);
      }
    }
    return all;
  }

  /** Whether it holds something that is replaced. */
  boolean isFull() throws IOException {
    return isFolder() ? !games().isEmpty() : !file.appends() && file.isBegun();
  }

  /**
   * Begins a file, or goes on with it; a folder exists when its first game comes, and what else it
   * holds stays. Each game is in its file when it was written.
   */
  GameWriter writer(ExportFile.Opener opener, LogHeader header) throws IOException {
    Function<GameRecord, byte[]> games = format.apply(header);
    if (isFolder()) {
      return game -> {
        Path own = path().resolve(NumberText.of("game-%06d.%s", game.number(), extension));
        try (OutputStream out = opener.open(ExportFile.plain(own))) {
          out.write(games.apply(game));
        }
      };
    }
    boolean isNew = !file.appends() || !file.isBegun();
    OutputStream out = opener.open(file);
    if (isNew) {
      out.write(head);
      out.flush();
    }
    return new GameWriter() {

      @Override
      public void write(GameRecord game) throws IOException {
        out.write(games.apply(game));
        out.flush();
      }

      @Override
      public void close() throws IOException {
        out.close();
      }
    };
  }
}
