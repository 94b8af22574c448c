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
 * @param drawn those of one point that have two draws
 */
public record Pentanomial(long zero, long half, long one, long oneAndHalf, long two, long drawn) {

  public static final Pentanomial NONE = new Pentanomial(0, 0, 0, 0, 0);

  /**
   * Checks the counts.
   *
   * @throws IllegalArgumentException if a count is negative, or more pairs are drawn than have one
   *     point
   */
  public Pentanomial {
    if (zero < 0 || half < 0 || one < 0 || oneAndHalf < 0 || two < 0 || drawn < 0) {
      throw new IllegalArgumentException("negative count of pairs");
    }
    if (drawn > one) {
      throw new IllegalArgumentException(drawn + " pairs drawn of " + one + " with one point");
    }
  }

  /** Counts without pairs of two draws, or that do not tell how many these are. */
  public Pentanomial(long zero, long half, long one, long oneAndHalf, long two) {
    this(zero, half, one, oneAndHalf, two, 0);
  }

  /** These pairs and one more. */
  public Pentanomial plus(Outcome first, Outcome second) {
    return switch (first.halfPoints() + second.halfPoints()) {
      case 0 -> new Pentanomial(zero + 1, half, one, oneAndHalf, two, drawn);
      case 1 -> new Pentanomial(zero, half + 1, one, oneAndHalf, two, drawn);
      case 2 ->
          new Pentanomial(
              zero, half, one + 1, oneAndHalf, two, drawn + (first == Outcome.DRAW ? 1 : 0));
      case 3 -> new Pentanomial(zero, half, one, oneAndHalf + 1, two, drawn);
      default -> new Pentanomial(zero, half, one, oneAndHalf, two + 1, drawn);
    };
  }

  /** These pairs and others. */
  public Pentanomial plus(Pentanomial other) {
    return new Pentanomial(
        zero + other.zero,
        half + other.half,
        one + other.one,
        oneAndHalf + other.oneAndHalf,
        two + other.two,
        drawn + other.drawn);
  }

  /** The same pairs as the opponent counts them. */
  public Pentanomial reversed() {
    return new Pentanomial(two, oneAndHalf, one, half, zero, drawn);
  }

  public long pairs() {
    return zero + half + one + oneAndHalf + two;
  }

  /** Pairs with more than one point. */
  public long won() {
    return oneAndHalf + two;
  }

  /** Pairs with less than one point. */
  public long lost() {
    return zero + half;
  }

  /** The sample of pairs that these counts are. */
  public ScoreSample sample() {
    return new ScoreSample(2, zero, half, one, oneAndHalf, two);
  }
}
