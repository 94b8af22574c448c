package org.katachi.eval;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.command.FileErrors;
import org.katachi.command.Options;
import org.katachi.network.NetworkWeights;
import org.katachi.network.PolicyNetwork;
import org.katachi.network.PolicyWeights;
import org.katachi.network.ValueNetwork;
import org.katachi.rules.Rule;

/**
 * Where evaluations come from: the shipped networks, or others in their place, which then play
 * under every rule and on every size. A policy sees the sums of the value network that it was
 * trained with, so no shipped one goes with another network. Immutable.
 *
 * @param network the value network; nothing for the shipped ones
 * @param policy the policy; nothing for the shipped ones, or for none beside another network
 */
public record EvaluationSource(Optional<ValueNetwork> network, Optional<PolicyNetwork> policy) {

  /** The shipped networks. */
  public static final EvaluationSource SHIPPED =
      new EvaluationSource(Optional.empty(), Optional.empty());

  private static final String NETWORK = "--network";
  private static final String POLICY = "--policy";

  /** The options that name files of networks, with their defaults: no file. */
  public static final Map<String, String> OPTIONS = Map.of(NETWORK, "", POLICY, "");

  /**
   * Reads the files that a command line names.
   *
   * @param options options with {@link #OPTIONS} among them
   * @throws IllegalArgumentException if a file can't be read or holds something else; the message
   *     says which
   */
  public static EvaluationSource read(Options options) {
    return new EvaluationSource(
        readNetwork(options.text(NETWORK)), readPolicy(options.text(POLICY)));
  }

  private static Optional<ValueNetwork> readNetwork(String file) {
    if (file.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new ValueNetwork(NetworkWeights.read(Path.of(file))));
    } catch (IOException e) {
      throw new IllegalArgumentException(message(NETWORK, file, e), e);
    }
  }

  private static Optional<PolicyNetwork> readPolicy(String file) {
    if (file.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new PolicyNetwork(PolicyWeights.read(Path.of(file))));
    } catch (IOException e) {
      throw new IllegalArgumentException(message(POLICY, file, e), e);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(file + " holds no policy: " + e.getMessage(), e);
    }
  }

  /** A file of another length is named by its own message. */
  private static String message(String option, String file, IOException error) {
    return error instanceof FileSystemException
        ? "can't read " + file + ": " + FileErrors.cause(error)
        : option + ": " + error.getMessage();
  }

  /** The evaluation for a rule and a board's size. */
  public ShapeEvaluation load(Rule rule, Geometry geometry) {
    // Not by orElseGet: the first lambda of a process takes milliseconds.
    ShapeEvaluation evaluation =
        new ShapeEvaluation(
            EvaluationWeights.of(rule),
            network.isPresent() ? network.get() : ValueNetwork.of(rule, geometry));
    if (policy.isPresent()) {
      return evaluation.with(policy.get());
    }
    if (network.isPresent()) {
      return evaluation;
    }
    Optional<PolicyWeights> shipped = PolicyWeights.of(rule, geometry);
    return shipped.isPresent() ? evaluation.with(new PolicyNetwork(shipped.get())) : evaluation;
  }
}
