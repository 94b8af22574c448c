/**
 * The models of the evaluation. Three stand on the shapes of one board:
 *
 * <pre>
 *   ShapeBoard ──combination of each empty cell──► EmbeddingAccumulator ── 8 sums a colour
 *       │                                                  │
 *       │                          ┌───────────────────────┼──────────────────────┐
 *       │                          ▼                       ▼                      ▼
 *       │                    ValueNetwork         ConvolutionEvaluator     PolicyEvaluator
 *       │                    16 neurons            32 neurons                8 neurons
 *       │                    fallback evaluation   evaluation                move order
 *       │                                                  ▲                      ▲
 *       ├──combination or stone, LineWindows─► ConvolutionAccumulator             │
 *       │                                      16 + 16 sums: layer 1, layer 2     │
 *       └──LinePatterns of a candidate's lines────────────────────────────────────┘
 * </pre>
 *
 * <p>Every head also sees the {@link org.katachi.shape.ThreatMask}. Each model has its weights as a
 * file holds them ({@code …Weights}) and itself ({@code …Network}, immutable). Convolution and
 * policy are bound to a board by an {@code …Evaluator}; the value network needs its accumulator
 * alone.
 *
 * <ul>
 *   <li>{@code common}: the form of a file, which file a rule and a size have, SWAR, biases by
 *       threats, halves of lines
 *   <li>{@code value}: the value network and the accumulator, on which the other two stand
 *   <li>{@code policy}: the order of moves
 *   <li>{@code convolution}: the convolution, its weights, its tables by rule, its head
 *   <li>{@code inference}: the convolution on a board, by SWAR or by SIMD, and the choice
 *   <li>here: the list of what ships
 * </ul>
 */
package org.katachi.network;
