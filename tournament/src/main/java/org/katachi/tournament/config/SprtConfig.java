package org.katachi.tournament.config;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.katachi.statistics.EloModel;
import org.katachi.statistics.Sprt;
import org.katachi.tournament.settings.Setting;
import org.katachi.tournament.settings.SettingBinder;

/** A sequential test of the first two brains. */
public record SprtConfig(
    @Setting(param = "X", standard = "0", value = "What the first brain is stronger if it is not.")
        double elo0,
    @Setting(param = "Y", required = true, value = "What it is stronger if it is.") double elo1,
    @Setting(param = "P", standard = "0.05", value = "The probability to take elo1 by error.")
        double alpha,
    @Setting(param = "P", standard = "0.05", value = "The probability to take elo0 by error.")
        double beta,
    @Setting(param = "MODEL", standard = "logistic", value = "The scale: logistic or normalized.")
        EloModel model) {

  /**
   * The test that a tree says.
   *
   * @throws IllegalArgumentException if it makes no sense
   */
  public static SprtConfig of(ObjectNode tree) {
    return SettingBinder.bind("sprt", tree, SprtConfig.class);
  }

  /**
   * The test.
   *
   * @throws IllegalArgumentException if the numbers make none
   */
  public Sprt test() {
    return new Sprt(elo0, elo1, alpha, beta, model);
  }
}
