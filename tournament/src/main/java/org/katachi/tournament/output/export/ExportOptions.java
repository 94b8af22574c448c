package org.katachi.tournament.output.export;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.katachi.tournament.output.GameWriter;
import org.katachi.tournament.output.LogHeader;
import picocli.CommandLine.Option;

/** The options that name files for games in other formats. */
public final class ExportOptions {

  /** What Piskvork reads: the code page of a Western Windows. */
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private static final String SGF = "sgf";
  private static final String PSQ = "psq";

  @Option(
      names = {"--sgf", "-sgf"},
      paramLabel = "FILE|DIR",
      description =
          "Games in the Smart Game Format, all in one file; with a folder, or a name that ends in"
              + " a slash, each in a file of its own.")
  private String sgf;

  @Option(
      names = {"--psq", "-psq"},
      paramLabel = "DIR",
      description = "Games as Piskvork saves them, each in a file of its own.")
  private Path psq;

  @Option(
      names = {"--pgn", "-pgn"},
      paramLabel = "FILE",
      description =
          "Results without moves for BayesElo and Ordo. White is who moved first: the brain with"
              + " the black stones.")
  private Path pgn;

  @Option(
      names = {"--samples", "-samples"},
      paramLabel = "FILE",
      description =
          "Moves, evaluations and results for training, in bytes that docs/game-log.md describes;"
              + " without games that a fault ended.")
  private Path samples;

  /** Whether no file is named. */
  public boolean isEmpty() {
    return sgf == null && psq == null && pgn == null && samples == null;
  }

  /** The files and folders that are named, as they are. */
  List<String> names() {
    return Stream.of(sgf, psq, pgn, samples)
        .filter(Objects::nonNull)
        .map(Object::toString)
        .toList();
  }

  /** The files that are named; of a folder a file as it will hold. */
  public List<Path> files() {
    List<Path> files = new ArrayList<>();
    if (sgf != null) {
      files.add(sgfIsFolder() ? Path.of(sgf, "game." + SGF) : Path.of(sgf));
    }
    if (psq != null) {
      files.add(psq.resolve("game." + PSQ));
    }
    Stream.of(pgn, samples).filter(Objects::nonNull).forEach(files::add);
    return List.copyOf(files);
  }

  /** The files and folders that are named and hold something, which {@link #open} replaces. */
  public List<Path> full() throws IOException {
    List<Path> full = new ArrayList<>();
    if (sgf != null && sgfIsFolder() && FolderWriter.holdsGames(Path.of(sgf), SGF)) {
      full.add(Path.of(sgf));
    }
    if (psq != null && FolderWriter.holdsGames(psq, PSQ)) {
      full.add(psq);
    }
    for (Path file : files()) {
      if (Files.exists(file) && Files.size(file) > 0) {
        full.add(file);
      }
    }
    return full;
  }

  /** Begins all files that are named. */
  public GameWriter open(LogHeader header) throws IOException {
    List<GameWriter> writers = new ArrayList<>();
    GameWriter all = new GameWriters(writers);
    try {
      if (sgf != null) {
        writers.add(sgf(header));
      }
      if (psq != null) {
        writers.add(new FolderWriter(psq, PSQ, WINDOWS, PsqGame::of));
      }
      if (pgn != null) {
        writers.add(new TextFileWriter(pgn, game -> PgnGame.of(game, header)));
      }
      if (samples != null) {
        writers.add(new SampleWriter(samples));
      }
      return all;
    } catch (IOException e) {
      all.close();
      throw e;
    }
  }

  private GameWriter sgf(LogHeader header) throws IOException {
    Path path = Path.of(sgf);
    return sgfIsFolder()
        ? new FolderWriter(path, SGF, StandardCharsets.UTF_8, game -> SgfGame.of(game, header))
        : new TextFileWriter(path, game -> SgfGame.of(game, header));
  }

  private boolean sgfIsFolder() {
    return Files.isDirectory(Path.of(sgf)) || sgf.endsWith("/") || sgf.endsWith(File.separator);
  }
}
