package org.katachi.tournament.opening;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The kinds of books. A book tells by itself what it is; who says another kind is mistaken. */
public enum OpeningType {
  /** A line of points, {@code h8i9}. */
  POS(""),
  /** A line of offsets from the centre, {@code 0,0, 1,-2}. */
  OFFSET(""),
  PSQ(".psq"),
  SGF(".sgf"),
  RENLIB(".lib");

  private final String ending;

  OpeningType(String ending) {
    this.ending = ending;
  }

  /**
   * Checks that a book is of this kind.
   *
   * @throws IllegalArgumentException if it is of another
   */
  public void check(Path book) throws IOException {
    if (OpeningFiles.holdsGames(book) ? !isOf(book) : isGame()) {
      throw new IllegalArgumentException("the book is not of type " + this + ": " + book);
    }
    if (!isGame()) {
      checkLines(book.getFileName(), OpeningFiles.bookLines(book));
    }
  }

  private boolean isGame() {
    return !ending.isEmpty();
  }

  private boolean isOf(Path games) {
    return isGame() && (Files.isDirectory(games) || OpeningFiles.endsIn(games, ending));
  }

  private void checkLines(Path book, List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      boolean isPos = !line.isEmpty() && Character.isLetter(line.charAt(0));
      if (!line.isEmpty() && !line.startsWith("#") && isPos != (this == POS)) {
        throw new IllegalArgumentException(
            "%s: line %d is not of type %s: '%s'"
                .formatted(book, i + 1, this, OpeningBook.abbreviated(line, 40)));
      }
    }
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
