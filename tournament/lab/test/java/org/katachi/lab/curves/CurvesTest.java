package org.katachi.lab.curves;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class CurvesTest {

  @Test
  void linesOfAPlotShareTheirSamples() {
    Curves curves = new Curves();
    curves.add("loss", "training", 20, 0.6);
    curves.add("loss", "validation", 30, 0.8);
    curves.add("loss", "training", 10, 0.7);
    Curves.Plot plot = curves.plots().get(0);
    assertEquals(List.of(10L, 20L, 30L), plot.samples());
    assertEquals(
        List.of(
            new Curves.Line("training", Arrays.asList(0.7, 0.6, null), 0.6),
            new Curves.Line("validation", Arrays.asList(null, null, 0.8), 0.8)),
        plot.lines());
  }

  @Test
  void plotsKeepTheirOrderAndALaterPointReplacesOne() {
    Curves curves = new Curves();
    curves.add("second", "line", 1, 1);
    curves.add("first", "line", 1, 2);
    curves.add("second", "line", 1, 3);
    assertEquals(
        List.of("second", "first"), curves.plots().stream().map(Curves.Plot::name).toList());
    assertEquals(3, curves.plots().get(0).lines().get(0).last());
  }
}
