package org.katachi.tournament.config;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.katachi.tournament.match.Adjudication.Resignation;
import org.katachi.tournament.settings.Setting;

/** When a brain has lost by what it tells. */
public record ResignConfig(
    @Setting(
            param = "N",
            required = true,
            value = "For so many of its moves in a row it has reported it; 0 for none.")
        @JsonProperty("movecount")
        int moveCount,
    @Setting(param = "X", required = true, value = "The evaluation is -X or less.") double score,
    @Setting(
            param = "true|false",
            value = "Whether its opponent must have reported X or more for as many moves.")
        @JsonProperty("twosided")
        boolean twoSided) {

  /** Whether it is no rule, as 0 moves are none in cutechess and c-gomoku-cli. */
  boolean isOff() {
    return moveCount == 0;
  }

  Resignation resignation() {
    return new Resignation(moveCount, score, twoSided);
  }
}
