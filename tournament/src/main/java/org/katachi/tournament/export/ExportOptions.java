package org.katachi.tournament.export;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.katachi.tournament.log.GameWriter;
import org.katachi.tournament.log.LogHeader;
import org.katachi.tournament.log.LoggedGame;
import picocli.CommandLine.Option;

/** The options that name files for games in other formats. */
public final class ExportOptions {

  /** What Piskvork reads: the code page of a Western Windows. */
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private static final String SGF = "sgf";
  private static final String PSQ = "psq";

  private static final String OWN_SAMPLES = "katachi";

  private static final Map<String, Function<LoggedGame, byte[]>> SAMPLES =
      Map.of(
          "csv", GomokuCliSamples::csv,
          "bin", GomokuCliSamples::bin,
          "binpack", GomokuCliSamples::binpack);

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
          "Results for BayesElo and Ordo, with the moves as a comment. White is who moved first:"
              + " the brain with the black stones.")
  private Path pgn;

  @Option(
      names = {"--csv", "-csv"},
      paramLabel = "FILE",
      description = "A line of comma-separated values for each game, with all its moves.")
  private Path csv;

  @Option(
      names = {"--samples", "-samples"},
      paramLabel = "FILE",
      description =
          "Moves, evaluations and results for training, in bytes that docs/game-log.md describes;"
              + " without games that a fault ended.")
  private Path samples;

  @Option(
      names = {"--samples-format", "-samples-format"},
      paramLabel = "FORMAT",
      description = "The layout of --samples: katachi, or c-gomoku-cli's csv, bin or binpack.")
  private String samplesFormat = OWN_SAMPLES;

  @Option(
      names = {"--append", "-append"},
      description =
          "Adds the games to the files of SGF, PGN, CSV and c-gomoku-cli's samples if they hold"
              + " games already.")
  private boolean appends;

  /** Whether no file is named. */
  public boolean isEmpty() {
    return sgf == null && psq == null && pgn == null && csv == null && samples == null;
  }

  /** The files and folders that are named, as they are. */
  List<String> names() {
    return Stream.of(sgf, psq, pgn, csv, samples)
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
    Stream.of(pgn, csv, samples).filter(Objects::nonNull).forEach(files::add);
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
      boolean isKept = appends && !(file.equals(samples) && samplesFormat.equals(OWN_SAMPLES));
      if (!isKept && Files.exists(file) && Files.size(file) > 0) {
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
        writers.add(GameFileWriter.ofText(pgn, appends, "", game -> PgnGame.of(game, header)));
      }
      if (csv != null) {
        writers.add(GameFileWriter.ofText(csv, appends, CsvGame.HEAD, CsvGame::of));
      }
      if (samples != null) {
        writers.add(samples());
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
        : GameFileWriter.ofText(path, appends, "", game -> SgfGame.of(game, header));
  }

  private GameWriter samples() throws IOException {
    return samplesFormat.equals(OWN_SAMPLES)
        ? new SampleWriter(samples)
        : GameFileWriter.open(samples, appends, "", SAMPLES.get(samplesFormat));
  }

  /**
   * Checks what files alone don't tell.
   *
   * @param resumes whether all games of a log are written again
   * @throws IllegalArgumentException if the options make no sense
   */
  public void check(boolean resumes) {
    if (!samplesFormat.equals(OWN_SAMPLES) && !SAMPLES.containsKey(samplesFormat)) {
      throw new IllegalArgumentException(
          "the formats of samples are katachi, csv, bin and binpack, not " + samplesFormat);
    }
    if (appends && resumes) {
      throw new IllegalArgumentException(
          "-append and -resume: a resumed tournament writes the games of its log again");
    }
  }

  private boolean sgfIsFolder() {
    return Files.isDirectory(Path.of(sgf)) || sgf.endsWith("/") || sgf.endsWith(File.separator);
  }
}
