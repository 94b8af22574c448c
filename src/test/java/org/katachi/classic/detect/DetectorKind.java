package org.katachi.classic.detect;

import java.util.Locale;
import org.katachi.board.Geometry;
import org.katachi.classic.wintable.WinTable;

/** All detectors, for the tests that each must pass and for the benchmarks. */
public enum DetectorKind {
  FULL_SCAN,
  LOCAL_SCAN,
  BITBOARD,
  WIN_TABLE;

  /** A detector of an empty board for lines of a length and players 1 to {@code players}. */
  public WinDetector create(Geometry geometry, int lineLength, int players) {
    return switch (this) {
      case FULL_SCAN -> new FullScanDetector(geometry, lineLength);
      case LOCAL_SCAN -> new LocalScanDetector(geometry, lineLength);
      case BITBOARD -> new BitboardDetector(geometry, lineLength, players);
      case WIN_TABLE -> new WinTable(new Windows(geometry, lineLength), players);
    };
  }

  /** The name for people, as {@code full scan}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
