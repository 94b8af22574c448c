package org.katachi.network.convolution;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.katachi.board.Stone;
import org.katachi.network.common.Swar;
import org.katachi.shape.Combinations;
import org.katachi.shape.ShapeTables;

/**
 * The embeddings of {@link ConvolutionWeights} as a rule counts them, packed: eight lanes of 8 bits
 * in a {@code long}, the first lowest. Immutable.
 *
 * <p>A lane of layer 1 is the weight plus {@link #LAYER1_OFFSET}, so it is never negative. Lanes of
 * layer 2 are signed, and borrow from each other until a {@linkplain #biasWord bias} is added.
 * Channels with the sign −1 keep layer 2 negated, so that layer 1 is always added.
 */
public final class ConvolutionTables {

  /** The channels in a word. */
  public static final int LANES = Long.BYTES;

  /** The words of a cell's embedding: two of layer 1, two of the centre tap of layer 2. */
  public static final int CELL_WORDS = ConvolutionWeights.CELL_LENGTH / LANES;

  /** The words of a line's embedding. */
  public static final int LINE_WORDS = ConvolutionWeights.CHANNELS / LANES;

  /** The first word of the centre tap in a cell's embedding. */
  public static final int CENTRE_WORD = CELL_WORDS / 2;

  public static final int LAYER1_OFFSET = -ConvolutionWeights.MIN_LAYER1;

  private static final long LANE_MASK = 0xFF;

  /** From a weight plus 128 to a weight plus {@link #LAYER1_OFFSET}. */
  private static final long TO_LAYER1_OFFSET = (-Byte.MIN_VALUE - LAYER1_OFFSET) * Swar.ONES;

  private final long[] negatedLanes = new long[CENTRE_WORD];

  /** By {@code index * CELL_LENGTH + i}: what black's combination adds. */
  private final byte[] blackBytes;

  /** What white's adds. */
  private final byte[] whiteBytes;

  /** By {@code index * CELL_WORDS + word}: the same, packed. */
  private final long[] blackWords;

  private final long[] whiteWords;

  /** By {@code index * CHANNELS + channel} of {@link LineWindows}. */
  private final byte[] lineBytes;

  /** By {@code index * LINE_WORDS + word}: the same, packed as layer 2. */
  private final long[] lineWords;

  /** The tables of a rule. */
  public ConvolutionTables(ConvolutionWeights weights, ShapeTables tables) {
    for (int channel = 0; channel < ConvolutionWeights.CHANNELS; channel++) {
      if (weights.neighbourSigns()[channel] < 0) {
        negatedLanes[channel / LANES] |= LANE_MASK << (channel % LANES * Byte.SIZE);
      }
    }
    blackBytes = withFoulsAsDead(weights.cellEmbedding(), 0, Stone.BLACK, tables);
    whiteBytes = withFoulsAsDead(weights.cellEmbedding(), 1, Stone.WHITE, tables);
    blackWords = packed(blackBytes);
    whiteWords = packed(whiteBytes);
    // One more, of zeros: what is blocked has no part in anything.
    int length = (LineWindows.BLOCKED + 1) * ConvolutionWeights.CHANNELS;
    lineBytes = Arrays.copyOf(weights.lineEmbedding(), length);
    lineWords = packedLines(lineBytes);
  }

  /** A table in which a cell where a stone is, or may be, a foul counts as dead. */
  private static byte[] withFoulsAsDead(byte[] cells, int table, int colour, ShapeTables tables) {
    int length = ConvolutionWeights.CELL_LENGTH;
    byte[] result = new byte[ConvolutionWeights.CELL_EMBEDDINGS * length];
    System.arraycopy(cells, ConvolutionWeights.offset(table, 0), result, 0, result.length);
    for (int i = 0; tables.hasFouls(colour) && i < Combinations.COUNT; i++) {
      int dead = ConvolutionWeights.offset(table, tables.valueCombination(i, colour));
      System.arraycopy(cells, dead, result, i * length, length);
    }
    return result;
  }

  /** In few steps, for it runs before there is compiled code: the eight bytes of a word at once. */
  private long[] packed(byte[] weights) {
    long[] words = words(weights);
    for (int i = 0; i < words.length; i += CELL_WORDS) {
      words[i] = (words[i] ^ Swar.SIGN_BITS) - TO_LAYER1_OFFSET;
      words[i + 1] = (words[i + 1] ^ Swar.SIGN_BITS) - TO_LAYER1_OFFSET;
    }
    packLayer2(words, CENTRE_WORD, CELL_WORDS);
    return words;
  }

  private long[] packedLines(byte[] weights) {
    long[] words = words(weights);
    packLayer2(words, 0, LINE_WORDS);
    return words;
  }

  /** Packs the two words of layer 2 that begin at an offset and at every step after it. */
  private void packLayer2(long[] words, int start, int step) {
    long diagonal = biasWord(0);
    long all = biasWord(1);
    for (int i = start; i < words.length; i += step) {
      words[i] = (words[i] ^ diagonal) - diagonal;
      words[i + 1] = (words[i + 1] ^ all) - all;
    }
  }

  private static long[] words(byte[] weights) {
    long[] words = new long[weights.length / LANES];
    ByteBuffer.wrap(weights).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().get(words);
    return words;
  }

  /**
   * A word of layer 2 where all is zero. With the {@linkplain #negatedLanes negated} lanes
   * inverted, the lanes of any word are each 128 more than layer 2.
   *
   * @param word 0 for the diagonal channels, 1 for the others
   */
  public long biasWord(int word) {
    return Swar.SIGN_BITS ^ negatedLanes[word];
  }

  /** All bits of the lanes that hold layer 2 negated. */
  public long negatedLanes(int word) {
    return negatedLanes[word];
  }

  /** Black's embeddings, as the weights have them. */
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

  /** The lines' embeddings, as the weights have them. */
  public byte[] lineBytes() {
    return lineBytes;
  }

  public long[] lineWords() {
    return lineWords;
  }
}
