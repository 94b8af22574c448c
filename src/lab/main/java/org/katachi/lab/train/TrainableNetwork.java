package org.katachi.lab.train;

import java.util.List;
import java.util.Random;
import org.katachi.network.ByColour;
import org.katachi.network.NetworkWeights;

/**
 * The network of {@link org.katachi.network.ValueNetwork} in floating point, while it is trained.
 */
public final class TrainableNetwork implements TrainableValue {

  private final ByColour<NetworkParameters> colours;

  /** An untrained network for both colours: small random parameters. */
  public static TrainableNetwork untrained(Random random) {
    return new TrainableNetwork(ByColour.same(new NetworkParameters(random)));
  }

  /** A network that was trained before. */
  public static TrainableNetwork of(ByColour<NetworkWeights> weights) {
    return new TrainableNetwork(weights.map(NetworkParameters::new));
  }

  private TrainableNetwork(ByColour<NetworkParameters> colours) {
    this.colours = colours;
    refresh(false);
  }

  /** This network with parameters for either colour, which are equal as yet. */
  public TrainableNetwork apart() {
    return new TrainableNetwork(
        colours.mapApart(parameters -> new NetworkParameters(parameters.weights())));
  }

  /** The parameters of both colours together, or black's and white's. */
  ByColour<NetworkParameters> colours() {
    return colours;
  }

  @Override
  public List<AdamParameters> parameters() {
    return colours.distinct().stream().flatMap(NetworkParameters::parameters).toList();
  }

  @Override
  public void refresh(boolean rounds, int shard) {
    colours.distinct().forEach(parameters -> parameters.refresh(rounds, shard));
  }

  @Override
  public ValuePass pass() {
    return new NetworkPass(this);
  }

  @Override
  public void step(double rate) {
    colours.distinct().forEach(parameters -> parameters.step(rate));
  }

  @Override
  public ByColour<NetworkWeights> weights() {
    return colours.map(NetworkParameters::weights);
  }
}
