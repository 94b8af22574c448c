package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.katachi.tournament.export.SampleGame;
import org.katachi.tournament.export.SampleReader;

/** Reads the games of several files of training samples. */
final class GameFiles {

  private GameFiles() {}

  static List<SampleGame> read(List<Path> files) throws IOException {
    List<SampleGame> games = new ArrayList<>();
    for (Path file : files) {
      games.addAll(SampleReader.readWholeGames(file));
    }
    return games;
  }
}
