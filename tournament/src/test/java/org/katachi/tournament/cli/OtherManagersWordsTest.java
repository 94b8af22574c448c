package org.katachi.tournament.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.scripted.ScriptedBrain;

/**
 * Command lines of other managers run here with other brains and openings, once the words are
 * changed that have another name here.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(60)
class OtherManagersWordsTest {

  private static final String FASTCHESS =
      """
      -engine cmd=sh args=DIR/row name=New -engine cmd=sh args=DIR/gaps name=Old
      -each tc=10+0.1 timemargin=1000 option.Hash=16 nodes=1000 restart=on
      -rounds 3 -games 2 -repeat -concurrency 1 -force-concurrency -recover -event Test -site Here
      -openings file=DIR/book format=epd order=random plies=2 start=2 -srand 7 -wait 1
      -draw movenumber=40 movecount=8 score=10 -resign movecount=3 score=400 twosided=true
      -maxmoves 150 -ratinginterval 2 -output format=fastchess -log file=DIR/manager.log level=info
      -pgnout file=DIR/games.pgn
      """;

  private static final String CUTECHESS =
      """
      -engine cmd=sh arg=DIR/row name=New -engine cmd=sh arg=DIR/gaps name=Old
      -each tc=inf depth=5 timemargin=1000 restart=off initstr=ABOUT
      -tournament round-robin -rounds 1 -games 6 -repeat 2 -concurrency 1 -recover -event Test
      -site Here -openings file=DIR/book format=pgn order=sequential plies=2 start=1 -srand 7
      -draw movenumber=40 movecount=8 score=10 -resign movecount=3 score=400
      -maxmoves 150 -ratinginterval 2 -outcomeinterval 1 -wait 1 -pgnout DIR/games.pgn
      """;

  private static final String C_GOMOKU_CLI =
      """
      -engine name=New cmd=DIR/row -engine name=Old cmd=DIR/gaps
      -each tc=180/5+0.5 thread=1 depth=5 nodes=1000 maxmemory=1000000000 tolerance=2
      -rule 1 -boardsize 15 -rounds 1 -games 6 -repeat -concurrency 1 -drawafter 150
      -openings file=DIR/book type=pos order=random srand=7 -pgn DIR/games.pgn -sgf DIR/games.sgf
      -sample freq=0.5 format=csv file=DIR/samples.csv
      """;

  @TempDir Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void makeBrains() throws Exception {
    // In five moves the one has five in a row, and the other five with gaps.
    brain("row", "echo \"$n,3\"; n=$((n+1))");
    brain("gaps", "echo \"$((2*n)),8\"; n=$((n+1))");
    Files.writeString(folder.resolve("book"), "o15\no14n12\nn13o11\n");
  }

  private void brain(String name, String move) throws Exception {
    Path script = folder.resolve(name);
    new ScriptedBrain().onMove(move).write(script);
    Files.writeString(script, "#!/bin/sh\n" + Files.readString(script));
    assertTrue(script.toFile().setExecutable(true));
  }

  @Test
  void aCommandLineOfFastchess() throws Exception {
    assertPlaysThreePairs(
        FASTCHESS,
        Map.of(
            "format=epd", "type=pos",
            "-pgnout file=", "-pgnout "));
    assertTrue(out.toString().contains("Finished game 6 (Old vs New): 0-1"), out::toString);
    assertEquals(6, count("games.pgn", "[Site \"Here\"]"));
  }

  @Test
  void aCommandLineOfCutechess() throws Exception {
    assertPlaysThreePairs(
        CUTECHESS, Map.of("format=pgn", "type=pos", "-pgnout ", "-sgf DIR/games.sgf -pgnout "));
    assertEquals(6, count("games.pgn", "[Site \"Here\"]"));
    assertEquals(6, count("games.sgf", "PC[Here]"));
  }

  /** How often a file holds a text. */
  private int count(String file, String text) throws Exception {
    return StringUtils.countMatches(Files.readString(folder.resolve(file)), text);
  }

  @Test
  void aCommandLineOfCGomokuCli() throws Exception {
    assertPlaysThreePairs(
        C_GOMOKU_CLI,
        Map.of(
            "tolerance=2", "timemargin=2000",
            "-sample freq=0.5 format=csv file=",
                "-samples-freq 0.5 -samples-format csv -samples "));
    assertTrue(Files.size(folder.resolve("games.sgf")) > 0);
    assertTrue(Files.size(folder.resolve("samples.csv")) > 0);
  }

  /** What another manager's file of games would hold: each opening twice, with both colours. */
  private void assertPlaysThreePairs(String script, Map<String, String> names) throws Exception {
    assertEquals(0, run(script, names), err::toString);
    List<String> games =
        Files.readAllLines(folder.resolve("games.pgn")).stream()
            .filter(line -> line.startsWith("[White ") || line.startsWith("[Result "))
            .toList();
    List<String> pair =
        List.of("[White \"New\"]", "[Result \"1-0\"]", "[White \"Old\"]", "[Result \"0-1\"]");
    List<String> three = new ArrayList<>(pair);
    three.addAll(pair);
    three.addAll(pair);
    assertEquals(three, games);
  }

  private int run(String script, Map<String, String> names) {
    String renamed = script;
    for (Map.Entry<String, String> name : names.entrySet()) {
      assertTrue(renamed.contains(name.getKey()), name.getKey());
      renamed = renamed.replace(name.getKey(), name.getValue());
    }
    String[] words = renamed.replace("DIR", folder.toString()).strip().split("\\s+");
    return Tournament.execute(new PrintWriter(out), new PrintWriter(err), words);
  }
}
