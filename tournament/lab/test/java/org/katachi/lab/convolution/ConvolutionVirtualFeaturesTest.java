package org.katachi.lab.convolution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.katachi.lab.train.VirtualFeatures;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.convolution.LineWindows;
import org.katachi.shape.Combinations;
import org.katachi.shape.Shape;

class ConvolutionVirtualFeaturesTest {

  private final VirtualFeatures combinations = ConvolutionVirtualFeatures.ofCombinations();
  private final VirtualFeatures windows = ConvolutionVirtualFeatures.ofLines();

  @Test
  void aCombinationHasFourShapesAndSixPairs() {
    int[] features = ofShapes(Shape.TWO, Shape.TWO, Shape.ONE, Shape.DEAD);
    assertEquals(10, features.length);
    assertEquals(2, count(features, Shape.TWO));
    assertEquals(1, count(features, Shape.ONE));
    assertEquals(7, Arrays.stream(features).distinct().count(), "TWO and two pairs come twice");
  }

  @Test
  void combinationsShareWhatTheirShapesMake() {
    int[] one = ofShapes(Shape.TWO, Shape.ONE, Shape.OPEN_ONE, Shape.DEAD);
    int[] other = ofShapes(Shape.OPEN_TWO, Shape.ONE, Shape.OPEN_ONE, Shape.DEAD);
    long shared = Arrays.stream(one).filter(feature -> count(other, feature) > 0).count();
    assertEquals(3 + 3, shared);
  }

  private int[] ofShapes(int a, int b, int c, int d) {
    return combinations.ofIndex()[Combinations.of(Combinations.pack(a, b, c, d))];
  }

  private static long count(int[] features, int feature) {
    return Arrays.stream(features).filter(one -> one == feature).count();
  }

  @Test
  void aStoneSharesNothing() {
    assertEquals(0, combinations.ofIndex()[ConvolutionWeights.BLACK_STONE].length);
    assertEquals(0, combinations.ofIndex()[ConvolutionWeights.WHITE_STONE].length);
  }

  @Test
  void windowsShareWhatIsNearest() {
    int[] one = ofWindow("xo.x..o");
    int[] farther = ofWindow(".o.x..x");
    int[] nearer = ofWindow("xo.x.oo");
    assertArrayEquals(one, farther);
    assertFalse(one[0] == nearer[0]);
    assertEquals(one[1], nearer[1]);
  }

  @Test
  void aWindowAndItsMirrorImageAreOne() {
    assertArrayEquals(ofWindow("xo.x..o"), ofWindow("o..x.ox"));
    assertArrayEquals(ofWindow("##.x..o"), ofWindow("o..x.##"));
  }

  @Test
  void whatLiesBeyondTheEdgeIsNotSeen() {
    assertArrayEquals(ofWindow("##.x..o"), ofWindow("x#.x..o"));
    assertFalse(Arrays.equals(ofWindow("##.x..o"), ofWindow("...x..o")));
  }

  /** The features of a window of stones {@code x} and {@code o} and the edge {@code #}. */
  private int[] ofWindow(String cells) {
    int window = 0;
    for (int i = 0; i < cells.length(); i++) {
      window |= ".xo#".indexOf(cells.charAt(i)) << LineWindows.shift(i - LineWindows.REACH);
    }
    return windows.ofIndex()[LineWindows.indices()[window]];
  }

  @Test
  void allPartsHaveNumbers() {
    for (VirtualFeatures features : new VirtualFeatures[] {combinations, windows}) {
      assertTrue(
          Arrays.stream(features.ofIndex())
              .flatMapToInt(Arrays::stream)
              .allMatch(feature -> feature >= 0 && feature < features.count()));
    }
    assertTrue(Arrays.stream(windows.ofIndex()).allMatch(features -> features.length == 2));
  }
}
