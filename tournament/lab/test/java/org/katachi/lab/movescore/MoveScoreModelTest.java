package org.katachi.lab.movescore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.katachi.eval.MoveWeights;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.lab.train.PolicyMetrics;
import org.katachi.lab.train.Trainer;

class MoveScoreModelTest {

  private static final int CANDIDATES = 5;
  private static final int WANTED = 3;

  @Test
  void theWeightsFindWhatTheBestMovesHaveInCommon() throws Exception {
    MoveScoreModel model = new MoveScoreModel(MoveWeights.zero());
    try (Trainer<MoveScoreSample, PolicyMetrics> trainer = trainer(model, 30)) {
      double before = trainer.validate().all().loss();
      assertEquals(Math.log(CANDIDATES), before, 1e-6);
      for (int epoch = 0; epoch < 30; epoch++) {
        trainer.trainEpoch(progress(), new Curves());
      }
      assertTrue(trainer.validate().all().loss() < before / 2);
    }
    int[] own = model.weights().own();
    for (int i = 0; i < CANDIDATES; i++) {
      assertTrue(i == WANTED || own[i] < own[WANTED]);
    }
  }

  @Test
  void theSameSeedGivesTheSameWeights() throws Exception {
    MoveScoreModel one = new MoveScoreModel(MoveWeights.zero());
    MoveScoreModel other = new MoveScoreModel(MoveWeights.zero());
    for (MoveScoreModel model : List.of(one, other)) {
      try (Trainer<MoveScoreSample, PolicyMetrics> trainer = trainer(model, 1)) {
        trainer.trainEpoch(progress(), new Curves());
      }
    }
    assertTrue(one.weights().own()[WANTED] > 0);
    assertTrue(Arrays.deepEquals(one.file().lists(), other.file().lists()));
  }

  private static Trainer<MoveScoreSample, PolicyMetrics> trainer(MoveScoreModel model, int epochs) {
    Trainer.Options options = new Trainer.Options(epochs, MoveScoreModel.BATCH, 0.1, 2);
    return new Trainer<>(model, samples(), samples(), options, new Random(1));
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
