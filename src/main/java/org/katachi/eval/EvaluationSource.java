package org.katachi.eval;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.network.convolution.ConvolutionNetwork;
import org.katachi.network.policy.PolicyNetwork;
import org.katachi.network.policy.PolicyWeights;
import org.katachi.network.value.ValueNetwork;
import org.katachi.rules.Rule;

/**
 * Where evaluations come from: the shipped networks and weights, or others in their place, which
 * then play under every rule and on every size. A convolution and a policy see the sums of the
 * value network that they were trained with, so no shipped ones go with another network. Immutable.
 *
 * @param network the value network; nothing for the shipped ones
 * @param convolution the convolution above it; nothing for the shipped ones, or for none above
 *     another network
 * @param policy the policy; nothing for the shipped ones, or for none beside another network
 * @param weights the move weights; nothing for the shipped ones
 */
public record EvaluationSource(
    Optional<ValueNetwork> network,
    Optional<ConvolutionNetwork> convolution,
    Optional<PolicyNetwork> policy,
    Optional<MoveWeights> weights) {

  /** The shipped networks and weights. */
  public static final EvaluationSource SHIPPED =
      new EvaluationSource(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  /**
   * Reads files.
   *
   * @param network the file of the value network; nothing for the shipped ones; likewise the others
   * @throws IOException if a file can't be read or holds something else; it names the file
   */
  public static EvaluationSource read(
      Optional<Path> network,
      Optional<Path> convolution,
      Optional<Path> policy,
      Optional<Path> weights)
      throws IOException {
    return new EvaluationSource(
        network.isPresent() ? Optional.of(ValueNetwork.read(network.get())) : Optional.empty(),
        convolution.isPresent()
            ? Optional.of(ConvolutionNetwork.read(convolution.get()))
            : Optional.empty(),
        policy.isPresent() ? Optional.of(PolicyNetwork.read(policy.get())) : Optional.empty(),
        weights.isPresent() ? Optional.of(MoveWeights.read(weights.get())) : Optional.empty());
  }

  /** The value network for a rule and a board's size. */
  public ValueNetwork networkOf(Rule rule, Geometry geometry) {
    // Start-up: no lambda, see CONTRIBUTING.
    return network.isPresent() ? network.get() : ValueNetwork.of(rule, geometry);
  }

  /** The move weights for a rule. */
  public MoveWeights weightsOf(Rule rule) {
    return weights.isPresent() ? weights.get() : MoveWeights.of(rule);
  }

  /** The evaluation for a rule and a board's size. */
  public ShapeEvaluation load(Rule rule, Geometry geometry) {
    ShapeEvaluation evaluation = new ShapeEvaluation(weightsOf(rule), networkOf(rule, geometry));
    if (convolution.isPresent()) {
      evaluation = evaluation.with(convolution.get());
    } else if (network.isEmpty()) {
      evaluation = evaluation.with(ConvolutionNetwork.of(rule, geometry));
    }
    if (policy.isPresent()) {
      evaluation = evaluation.with(policy.get());
    } else if (network.isEmpty()) {
      evaluation = evaluation.with(new PolicyNetwork(PolicyWeights.of(rule, geometry)));
    }
    return evaluation;
  }
}
