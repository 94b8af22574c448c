package org.katachi.eval;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.command.FileErrors;
import org.katachi.command.Options;
import org.katachi.network.ConvolutionNetwork;
import org.katachi.network.PolicyNetwork;
import org.katachi.network.PolicyWeights;
import org.katachi.network.ValueNetwork;
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
 * @param weights the move-ordering weights; nothing for the shipped ones
 */
public record EvaluationSource(
    Optional<ValueNetwork> network,
    Optional<ConvolutionNetwork> convolution,
    Optional<PolicyNetwork> policy,
    Optional<MoveWeights> weights) {

  /** The shipped networks and weights. */
  public static final EvaluationSource SHIPPED =
      new EvaluationSource(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  private static final String NETWORK = "--network";
  private static final String CONVOLUTION = "--convolution";
  private static final String POLICY = "--policy";

  /** The options that name files of networks, with their defaults: no file. */
  public static final Map<String, String> OPTIONS =
      Map.of(NETWORK, "", CONVOLUTION, "", POLICY, "");

  /**
   * Reads the files that a command line names.
   *
   * @param options options with {@link #OPTIONS} among them
   * @throws IllegalArgumentException if a file can't be read or holds something else; the message
   *     says which
   */
  public static EvaluationSource read(Options options) {
    try {
      return read(
          file(options, NETWORK),
          file(options, CONVOLUTION),
          file(options, POLICY),
          Optional.empty());
    } catch (FileSystemException e) {
      throw new IllegalArgumentException(
          "can't read " + e.getFile() + ": " + FileErrors.cause(e), e);
    } catch (IOException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  private static Optional<Path> file(Options options, String name) {
    String file = options.text(name);
    return file.isEmpty() ? Optional.empty() : Optional.of(Path.of(file));
  }

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
    // Not by orElseGet: the first lambda of a process takes milliseconds.
    return network.isPresent() ? network.get() : ValueNetwork.of(rule, geometry);
  }

  /** The move-ordering weights for a rule. */
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
