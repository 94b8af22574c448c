package org.katachi.app.analyse;

import java.util.ArrayList;
import java.util.List;
import org.katachi.gamefile.GameTree;

/**
 * A game that is analysed, and where it comes from.
 *
 * @param file the file's name, or the moves
 * @param number its number in the file, from 1
 * @param count the number of games of the file
 * @param isOneOfMany whether several games are analysed
 * @param tree the game
 * @param fileWarnings what the file has that is in none of its games
 */
record GameSource(
    String file,
    int number,
    int count,
    boolean isOneOfMany,
    GameTree tree,
    List<String> fileWarnings) {

  /** The file, and the number if it has several games. */
  String place() {
    return count > 1 ? file + ", game " + number : file;
  }

  /** The place and the players. */
  String title() {
    return tree.players().isEmpty() ? place() : place() + ": " + tree.players();
  }

  /** What the game and its file have that is not taken. */
  List<String> warnings() {
    List<String> all = new ArrayList<>(fileWarnings);
    all.addAll(tree.warnings());
    return all;
  }
}
