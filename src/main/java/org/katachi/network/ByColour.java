package org.katachi.network;

import java.util.List;
import java.util.function.Function;
import org.katachi.board.Stone;

/**
 * What black has and what white has; the same thing for both where the colours are alike.
 *
 * @param <T> the things
 */
public record ByColour<T>(T black, T white) {

  /** The same thing for both colours. */
  public static <T> ByColour<T> same(T both) {
    return new ByColour<>(both, both);
  }

  /** That of a colour. */
  public T of(int colour) {
    return colour == Stone.BLACK ? black : white;
  }

  /** Whether each colour has its own. */
  public boolean isApart() {
    return black != white;
  }

  /** What is made of each, once if it is the same. */
  public <R> ByColour<R> map(Function<T, R> function) {
    R ofBlack = function.apply(black);
    return isApart() ? new ByColour<>(ofBlack, function.apply(white)) : same(ofBlack);
  }

  /** What is made of black's and what is made of white's, never one for both. */
  public <R> ByColour<R> mapApart(Function<T, R> function) {
    return new ByColour<>(function.apply(black), function.apply(white));
  }

  /** The one for both, or black's and white's. */
  public List<T> distinct() {
    return isApart() ? List.of(black, white) : List.of(black);
  }
}
