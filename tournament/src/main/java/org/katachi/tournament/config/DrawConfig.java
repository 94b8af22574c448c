package org.katachi.tournament.config;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.katachi.tournament.match.Adjudication.LevelDraw;
import org.katachi.tournament.settings.Setting;

/** When a game is a draw by what both brains tell. */
public record DrawConfig(
    @Setting(
            param = "N",
            standard = "0",
            value = "Not before so many full moves, each of two stones, the opening's included.")
        @JsonProperty("movenumber")
        int moveNumber,
    @Setting(
            param = "N",
            required = true,
            value =
                "For so many moves in a row of each, both have reported it; 0 for none, if"
                    + " movenumber= is 0 or not set.")
        @JsonProperty("movecount")
        int moveCount,
    @Setting(
            param = "X",
            required = true,
            value = "The evaluation is so far from zero at the most.")
        double score) {

  /** Whether both numbers of moves are 0, which is no rule in cutechess and c-gomoku-cli. */
  boolean isOff() {
    return moveNumber == 0 && moveCount == 0;
  }

  LevelDraw level() {
    return new LevelDraw(moveNumber, moveCount, score);
  }
}
