/**
 * The models of the evaluation. Three stand on the shapes of one board:
 *
 * <pre>
 *   ShapeBoard ──combination of each empty cell──► EmbeddingAccumulator ── 8 sums a colour
 *       │                                                  │
 *       │                          ┌───────────────────────┼──────────────────────┐
 *       │                          ▼                       ▼                      ▼
 *       │                    ValueNetwork          BoardConvolution          BoardPolicy
 *       │                    16 neurons            32 neurons                8 neurons
 *       │                    fallback evaluation   evaluation                move order
 *       │                                                  ▲                      ▲
 *       ├──combination or stone, LineWindows─► ConvolutionAccumulator             │
 *       │                                      16 features, 16 responses          │
 *       └──LinePatterns of a candidate's lines────────────────────────────────────┘
 * </pre>
 *
 * <p>Every head also sees the {@link org.katachi.shape.ThreatMask}. Each model has its weights as a
 * file holds them ({@code …Weights}), itself ({@code …Network}, immutable) and itself on a board
 * ({@code Board…}).
 *
 * <ul>
 *   <li>{@code common}: the form of a file, which file a rule has, SWAR, biases by threats, halves
 *       of lines
 *   <li>{@code value}: the value network and the accumulator, on which the other two stand
 *   <li>{@code policy}: the order of moves
 *   <li>{@code convolution}: its weights, its tables by rule, its head
 *   <li>{@code inference}: the convolution on a board, by SWAR or by SIMD, and the choice
 *   <li>here: the convolution as a whole, and the list of what ships
 * </ul>
 */
package org.katachi.network;
