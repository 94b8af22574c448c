package org.katachi.lab.movescore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.katachi.eval.MoveWeights;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;

class MoveScoreTrainerTest {

  private static final int CANDIDATES = 5;
  private static final int WANTED = 3;

  @Test
  void theWeightsFindWhatTheBestMovesHaveInCommon() {
    List<MoveScoreSample> samples = samples();
    MoveScoreTrainer fit = new MoveScoreTrainer(MoveWeights.zero(), samples, 3, 0.3, 1);
    double before = fit.validate(samples).all().loss();
    assertEquals(Math.log(CANDIDATES), before, 1e-6);
    for (int epoch = 0; epoch < 3; epoch++) {
      fit.trainEpoch(progress());
    }
    assertTrue(fit.validate(samples).all().loss() < before / 2);
    int[] own = fit.weights().own();
    for (int i = 0; i < CANDIDATES; i++) {
      assertTrue(i == WANTED || own[i] < own[WANTED]);
    }
  }

  @Test
  void theSameSeedGivesTheSameWeights() {
    MoveScoreTrainer one = new MoveScoreTrainer(MoveWeights.zero(), samples(), 1, 0.3, 7);
    MoveScoreTrainer other = new MoveScoreTrainer(MoveWeights.zero(), samples(), 1, 0.3, 7);
    one.trainEpoch(progress());
    other.trainEpoch(progress());
    assertEquals(
        List.of(one.weights().own()[0], one.weights().own()[WANTED]),
        List.of(other.weights().own()[0], other.weights().own()[WANTED]));
  }

  /** The best move is the one with the combination {@link #WANTED}, wherever it stands. */
  private static List<MoveScoreSample> samples() {
    Random random = new Random(5);
    List<MoveScoreSample> samples = new ArrayList<>();
    for (int n = 0; n < 300; n++) {
      int shift = random.nextInt(CANDIDATES);
      char[] own = new char[CANDIDATES];
      for (int i = 0; i < CANDIDATES; i++) {
        own[i] = (char) ((i + shift) % CANDIDATES);
      }
      int best = (WANTED + CANDIDATES - shift) % CANDIDATES;
      samples.add(
          new MoveScoreSample(own, new char[CANDIDATES], new char[CANDIDATES], best, -1, 20));
    }
    return samples;
  }

  private static ProgressLine progress() {
    return new ProgressOutput(new PrintWriter(Writer.nullWriter()), false)
        .begin("positions", 0, 1000);
  }
}
