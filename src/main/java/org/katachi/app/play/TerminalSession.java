package org.katachi.app.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.SearchReport;
import org.katachi.gamefile.BoardDrawing;
import org.katachi.gamefile.GameFormat;
import org.katachi.gamefile.GameWriter;
import org.katachi.gamefile.Glyphs;
import org.katachi.io.FileErrors;
import org.katachi.io.WholeFile;

/** A game in the terminal, line by line. */
final class TerminalSession {

  private static final String DEFAULT_FILE = "katachi-game.sgf";

  private final TerminalGame game;
  private final Opponent opponent;
  private final Glyphs glyphs;
  private final BufferedReader in;
  private final PrintStream out;

  TerminalSession(
      TerminalGame game, Opponent opponent, Glyphs glyphs, BufferedReader in, PrintStream out) {
    this.game = game;
    this.opponent = opponent;
    this.glyphs = glyphs;
    this.in = in;
    this.out = out;
  }

  /** Plays until the person quits or the input ends. */
  void run() throws IOException {
    out.println(GameTexts.beginning(game.setup(), glyphs));
    opponent.newGame();
    goOn();
    String line = ask();
    while (line != null && obey(line)) {
      line = ask();
    }
  }

  private String ask() throws IOException {
    out.print("> ");
    out.flush();
    String line = in.readLine();
    if (line == null) {
      out.println();
    }
    return line;
  }

  /** Obeys a line; false if the person quits. */
  private boolean obey(String line) {
    String text = line.strip();
    String word = StringUtils.substringBefore(text, " ").toLowerCase(Locale.ROOT);
    switch (word) {
      case "" -> {}
      case "board" -> show();
      case "help" -> out.print(HelpTexts.COMMANDS);
      case "hint" -> unlessOver(this::hint);
      case "quit" -> {
        return false;
      }
      case "resign" -> unlessOver(this::resign);
      case "save" -> save(text.substring(word.length()).strip());
      case "undo" -> undo();
      default -> unlessOver(() -> place(text));
    }
    return true;
  }

  private void unlessOver(Runnable action) {
    if (game.isOver()) {
      out.println("The game is over: undo, save or quit.");
    } else {
      action.run();
    }
  }

  private void place(String text) {
    try {
      game.play(parsePoint(text));
    } catch (IllegalArgumentException e) {
      out.println(StringUtils.capitalize(e.getMessage()) + ".");
      return;
    }
    goOn();
  }

  private static Point parsePoint(String text) {
    String[] numbers = StringUtils.splitPreserveAllTokens(text, ',');
    if (numbers.length != 2) {
      return Notation.parseLetterNumber(text);
    }
    try {
      return new Point(Integer.parseInt(numbers[0].strip()), Integer.parseInt(numbers[1].strip()));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("not a point like 7,7: " + text, e);
    }
  }

  private void hint() {
    SearchReport best = opponent.choose(game.position());
    out.println(
        "Hint: " + Notation.letterNumber(best.move()) + " (evaluation " + best.score() + ")");
  }

  private void undo() {
    if (game.takeBack()) {
      show();
    } else {
      out.println("You have no stone to take back.");
    }
  }

  private void resign() {
    game.resign();
    tellEnd();
  }

  private void save(String name) {
    String file = name.isEmpty() ? DEFAULT_FILE : name;
    try {
      byte[] bytes = GameWriter.write(game.record(), format(file));
      WholeFile.replace(Path.of(file), path -> Files.write(path, bytes));
      out.println("Saved as " + file + ".");
    } catch (IOException e) {
      out.println("Not saved as " + file + ": " + FileErrors.cause(e) + ".");
    } catch (InvalidPathException e) {
      out.println("Not saved as " + file + ": " + e.getReason() + ".");
    } catch (IllegalArgumentException e) {
      out.println("Not saved as " + file + ": " + e.getMessage() + ".");
    }
  }

  /** By the ending of the name; SGF if that says nothing. */
  private static GameFormat format(String file) {
    return GameFormat.find(StringUtils.substringAfterLast(file, ".")).orElse(GameFormat.SGF);
  }

  /** Lets the engine move if it is its turn, then shows the board. */
  private void goOn() {
    if (!game.isOver() && !game.isPersonToMove()) {
      Point move = opponent.choose(game.position()).move();
      game.play(move);
      out.println(game.setup().player() + " plays " + Notation.letterNumber(move) + ".");
    }
    show();
  }

  private void show() {
    out.print(new BoardDrawing(glyphs).draw(game.board()));
    if (game.isOver()) {
      tellEnd();
    }
  }

  private void tellEnd() {
    out.println(GameTexts.ending(game));
  }
}
