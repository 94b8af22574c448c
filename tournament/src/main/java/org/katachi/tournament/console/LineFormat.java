package org.katachi.tournament.console;

import java.util.List;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.run.PlannedGame;

/** The form of the lines that tell of a tournament. */
interface LineFormat {

  /** A game that has ended. */
  String game(PlannedGame game, GameRecord record);

  /** How it stands while it goes on. */
  List<String> standing();

  /** How it ended. */
  List<String> end();
}
