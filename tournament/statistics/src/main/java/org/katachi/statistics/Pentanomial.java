package org.katachi.statistics;

/**
 * Pairs of games with the same opening and colours swapped, counted by the points that a brain made
 * in both.
 *
 * <p>The two games of a pair depend on each other, as the opening favours the same colour in both.
 * So it is the pairs that are a sample of independent values, not the games; the error is smaller
 * then, and right.
 *
 * @param zero pairs with both games lost
 * @param half pairs with a loss and a draw
 * @param one pairs with two draws, or a win and a loss
 * @param oneAndHalf pairs with a win and a draw
 * @param two pairs with both games won
 */
public record Pentanomial(long zero, long half, long one, long oneAndHalf, long two) {

  public static final Pentanomial NONE = new Pentanomial(0, 0, 0, 0, 0);

  /**
   * Checks the counts.
   *
   * @throws IllegalArgumentException if a count is negative
   */
  public Pentanomial {
    if (zero < 0 || half < 0 || one < 0 || oneAndHalf < 0 || two < 0) {
      throw new IllegalArgumentException("negative count of pairs");
    }
  }

  /** These pairs and one more. */
  public Pentanomial plus(Outcome first, Outcome second) {
    return switch (first.halfPoints() + second.halfPoints()) {
      case 0 -> new Pentanomial(zero + 1, half, one, oneAndHalf, two);
      case 1 -> new Pentanomial(zero, half + 1, one, oneAndHalf, two);
      case 2 -> new Pentanomial(zero, half, one + 1, oneAndHalf, two);
      case 3 -> new Pentanomial(zero, half, one, oneAndHalf + 1, two);
      default -> new Pentanomial(zero, half, one, oneAndHalf, two + 1);
    };
  }

  /** These pairs and others. */
  public Pentanomial plus(Pentanomial other) {
    return new Pentanomial(
        zero + other.zero,
        half + other.half,
        one + other.one,
        oneAndHalf + other.oneAndHalf,
        two + other.two);
  }

  /** The same pairs as the opponent counts them. */
  public Pentanomial reversed() {
    return new Pentanomial(two, oneAndHalf, one, half, zero);
  }

  public long pairs() {
    return zero + half + one + oneAndHalf + two;
  }

  /** The sample of pairs that these counts are. */
  public ScoreSample sample() {
    return new ScoreSample(2, zero, half, one, oneAndHalf, two);
  }
}
