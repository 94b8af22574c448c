package org.katachi.network.convolution;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.katachi.board.Stone;
import org.katachi.network.common.Swar;
import org.katachi.shape.Combinations;
import org.katachi.shape.ShapeTables;

/**
 * The rows of {@link ConvolutionWeights} as a rule counts them, packed: eight numbers of 8 bits in
 * a {@code long}, the first lowest. Immutable.
 *
 * <p>A lane of features is the row's number plus {@link #FEATURE_BIAS}, so it is never negative.
 * Lanes of responses are signed, and borrow from each other until a {@linkplain #biasWord bias} is
 * added. Channels with the sign −1 keep their responses negated, so that features are always added.
 */
public final class ConvolutionTables {

  /** The numbers in a word. */
  public static final int LANES = Long.BYTES;

  /** The words of a row: two of features, two of responses. */
  public static final int WORDS = ConvolutionWeights.ROW_LENGTH / LANES;

  /** The words of a window's row. */
  public static final int WINDOW_WORDS = ConvolutionWeights.CHANNELS / LANES;

  /** The first word of the responses in a row. */
  public static final int FIRST_RESPONSE_WORD = WORDS / 2;

  public static final int FEATURE_BIAS = -ConvolutionWeights.MIN_FEATURE;

  private static final long LANE_MASK = 0xFF;

  /** From a number plus 128 to a number plus the bias. */
  private static final long TO_BIAS = (-Byte.MIN_VALUE - FEATURE_BIAS) * Swar.ONES;

  private final long[] negatedLanes = new long[FIRST_RESPONSE_WORD];

  /** By {@code row * ROW_LENGTH + number}: what black's combination adds. */
  private final byte[] blackBytes;

  /** What white's adds. */
  private final byte[] whiteBytes;

  /** By {@code row * WORDS + word}: the same, packed. */
  private final long[] blackWords;

  private final long[] whiteWords;

  /** By {@code row * CHANNELS + channel} of {@link LineWindows}. */
  private final byte[] windowBytes;

  /** By {@code row * WINDOW_WORDS + word}: the same, packed as responses. */
  private final long[] windowWords;

  /** The rows of a rule. */
  public ConvolutionTables(ConvolutionWeights weights, ShapeTables tables) {
    for (int channel = 0; channel < ConvolutionWeights.CHANNELS; channel++) {
      if (weights.signs()[channel] < 0) {
        negatedLanes[channel / LANES] |= LANE_MASK << (channel % LANES * Byte.SIZE);
      }
    }
    blackBytes = withFoulsAsDead(weights.rows(), 0, Stone.BLACK, tables);
    whiteBytes = withFoulsAsDead(weights.rows(), 1, Stone.WHITE, tables);
    blackWords = packed(blackBytes);
    whiteWords = packed(whiteBytes);
    // A row more, of zeros: what is blocked has no part in anything.
    int length = (LineWindows.BLOCKED + 1) * ConvolutionWeights.CHANNELS;
    windowBytes = Arrays.copyOf(weights.windows(), length);
    windowWords = packedWindows(windowBytes);
  }

  /** A table in which a cell where a stone is, or may be, a foul counts as dead. */
  private static byte[] withFoulsAsDead(byte[] rows, int table, int colour, ShapeTables tables) {
    int length = ConvolutionWeights.ROW_LENGTH;
    byte[] result = new byte[ConvolutionWeights.ROWS * length];
    System.arraycopy(rows, ConvolutionWeights.row(table, 0), result, 0, result.length);
    for (int i = 0; tables.hasFouls(colour) && i < Combinations.COUNT; i++) {
      int place = ConvolutionWeights.row(table, tables.valueCombination(i, colour));
      System.arraycopy(rows, place, result, i * length, length);
    }
    return result;
  }

  /** In few steps, for it runs before there is compiled code: the eight bytes of a word at once. */
  private long[] packed(byte[] numbers) {
    long[] words = words(numbers);
    for (int i = 0; i < words.length; i += WORDS) {
      words[i] = (words[i] ^ Swar.SIGN_BITS) - TO_BIAS;
      words[i + 1] = (words[i + 1] ^ Swar.SIGN_BITS) - TO_BIAS;
    }
    packResponses(words, FIRST_RESPONSE_WORD, WORDS);
    return words;
  }

  private long[] packedWindows(byte[] numbers) {
    long[] words = words(numbers);
    packResponses(words, 0, WINDOW_WORDS);
    return words;
  }

  /** Packs the two words of responses that begin at a place and at every step after it. */
  private void packResponses(long[] words, int start, int step) {
    long diagonal = biasWord(0);
    long all = biasWord(1);
    for (int i = start; i < words.length; i += step) {
      words[i] = (words[i] ^ diagonal) - diagonal;
      words[i + 1] = (words[i + 1] ^ all) - all;
    }
  }

  private static long[] words(byte[] numbers) {
    long[] words = new long[numbers.length / LANES];
    ByteBuffer.wrap(numbers).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().get(words);
    return words;
  }

  /**
   * A word of responses of zero. With the {@linkplain #negatedLanes negated} lanes inverted, the
   * lanes of any responses are each 128 more than the response.
   *
   * @param word 0 for the diagonal channels, 1 for the others
   */
  public long biasWord(int word) {
    return Swar.SIGN_BITS ^ negatedLanes[word];
  }

  /** All bits of the lanes that hold negated responses. */
  public long negatedLanes(int word) {
    return negatedLanes[word];
  }

  /** The numbers of black's rows, as the weights have them. */
  public byte[] blackBytes() {
    return blackBytes;
  }

  public byte[] whiteBytes() {
    return whiteBytes;
  }

  public long[] blackWords() {
    return blackWords;
  }

  public long[] whiteWords() {
    return whiteWords;
  }

  /** The numbers of the windows' rows, as the weights have them. */
  public byte[] windowBytes() {
    return windowBytes;
  }

  public long[] windowWords() {
    return windowWords;
  }
}
