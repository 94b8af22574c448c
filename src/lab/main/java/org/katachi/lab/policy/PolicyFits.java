package org.katachi.lab.policy;

import java.io.InterruptedIOException;
import java.util.List;
import java.util.stream.Stream;
import org.katachi.board.Stone;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.samples.SampleSets;
import org.katachi.network.ByColour;
import org.katachi.network.PolicyWeights;

/** The fit of a policy for either side to move, or the two of black's and of white's. */
public final class PolicyFits implements AutoCloseable {

  /** A fit, the name of its curves, and the samples that it is validated on. */
  private record Validated(PolicyFit fit, String line, List<PolicySample> validation) {}

  private final ByColour<Validated> fits;

  private PolicyFits(ByColour<Validated> fits) {
    this.fits = fits;
  }

  /** One policy for both sides. */
  public static PolicyFits ofBoth(PolicyFit.Options options, SampleSets<PolicySample> samples) {
    return new PolicyFits(
        ByColour.same(
            new Validated(
                new PolicyFit(options, samples.training()), "training", samples.validation())));
  }

  /**
   * A policy for black to move, and one for white to move.
   *
   * @throws IllegalArgumentException if a side has no sample to learn from
   */
  public static PolicyFits bySide(PolicyFit.Options options, SampleSets<PolicySample> samples) {
    return new PolicyFits(
        new ByColour<>(
            ofSide(options, samples, Stone.BLACK, "training, black"),
            ofSide(options, samples, Stone.WHITE, "training, white")));
  }

  private static Validated ofSide(
      PolicyFit.Options options, SampleSets<PolicySample> samples, int side, String line) {
    List<PolicySample> training = ofSide(samples.training(), side);
    if (training.isEmpty()) {
      throw new IllegalArgumentException("the files hold too few games");
    }
    return new Validated(
        new PolicyFit(options, training), line, ofSide(samples.validation(), side));
  }

  private static List<PolicySample> ofSide(List<PolicySample> samples, int side) {
    return samples.stream().filter(sample -> sample.side() == side).toList();
  }

  /**
   * Fits to all samples once.
   *
   * @param progress told of each sample
   * @param curves get the training loss and the learning rate
   */
  public void trainEpoch(ProgressLine progress, Curves curves) throws InterruptedIOException {
    for (Validated one : fits.distinct()) {
      one.fit.trainEpoch(progress, curves, one.line);
    }
  }

  /** How many samples have been shown, those of each epoch counted. */
  public long shown() {
    return fits().mapToLong(PolicyFit::shown).sum();
  }

  /** The weights as they are now. */
  public ByColour<PolicyWeights> weights() throws InterruptedIOException {
    PolicyWeights black = fits.black().fit.weights();
    return fits.isApart()
        ? new ByColour<>(black, fits.white().fit.weights())
        : ByColour.same(black);
  }

  /** What the policies as the file would hold them now predict of the samples kept apart. */
  public PolicyReport validate() throws InterruptedIOException {
    PolicyReport sum = new PolicyReport();
    for (Validated one : fits.distinct()) {
      sum.add(one.fit.validate(one.validation));
    }
    return sum;
  }

  @Override
  public void close() {
    fits().forEach(PolicyFit::close);
  }

  private Stream<PolicyFit> fits() {
    return fits.distinct().stream().map(Validated::fit);
  }
}
