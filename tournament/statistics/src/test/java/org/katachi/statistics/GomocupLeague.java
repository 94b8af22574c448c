package org.katachi.statistics;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Results of the first league of Gomocup 2026, freestyle on 20×20 (gomocup.org), and the ratings
 * that BayesElo gives for them with its usual prior: 16 brains, 24 games for each pair, no draws.
 */
final class GomocupLeague {

  private static final int GAMES_PER_PAIR = 24;

  /** A brain in each line: name, BayesElo's rating, games won against each brain in this order. */
  private static final List<String[]> LINES =
      """
      RAPFI25              895   - 19 22 20 24 24 24 24 24 24 24 24 24 24 24 24
      KATAGOMO26           690   5  - 16 19 23 24 24 23 23 24 24 24 23 24 24 24
      ALPHAGOMOKU.MK26     590   2  8  - 15 23 22 24 23 24 24 24 24 24 24 24 24
      JAX25                514   4  5  9  - 19 23 23 24 22 24 24 24 24 24 24 24
      BARBAKAN             260   0  1  1  5  - 18 20 22 23 24 22 23 23 24 23 24
      EMBRYO26             144   0  0  2  1  6  - 21 17 20 20 23 24 24 24 24 24
      YIXIN18              -28   0  0  0  1  4  3  - 15 14 14 23 24 24 22 22 24
      PENTAZEN21.20        -44   0  1  1  0  2  7  9  - 14 20 18 24 22 22 23 23
      VIBEFIVE            -105   0  1  0  2  1  4 10 10  - 16 20 20 23 18 23 22
      STARDUST            -299   0  0  0  0  0  4 10  4  8  - 15 15 10 17 13 19
      XOXO21.F            -302   0  0  0  0  2  1  1  6  4  9  - 14 15 17 23 22
      WINE18              -391   0  0  0  0  1  0  0  0  4  9 10  - 12 16 15 21
      SLOWRENJU20         -405   0  1  0  0  1  0  0  2  1 14  9 12  - 13 15 16
      EGOZERO25           -482   0  0  0  0  0  0  2  2  6  7  7  8 11  - 11  9
      TITO14              -502   0  0  0  0  1  0  2  1  1 11  1  9  9 13  - 10
      WHOSE19             -534   0  0  0  0  0  0  0  1  2  5  2  3  8 15 14  -
      """
          .lines()
          .map(line -> line.split(" +"))
          .toList();

  private GomocupLeague() {}

  static Crosstable table() {
    Crosstable.Builder table = new Crosstable.Builder();
    for (int i = 0; i < LINES.size(); i++) {
      for (int j = i + 1; j < LINES.size(); j++) {
        int wins = Integer.parseInt(LINES.get(i)[2 + j]);
        table.games(
            LINES.get(i)[0],
            LINES.get(j)[0],
            new WinDrawLoss(wins, 0, GAMES_PER_PAIR - wins),
            Pentanomial.NONE);
      }
    }
    return table.build();
  }

  /** BayesElo's ratings by brain, the strongest first. */
  static Map<String, Double> bayesElo() {
    Map<String, Double> ratings = new LinkedHashMap<>();
    for (String[] line : LINES) {
      ratings.put(line[0], Double.valueOf(line[1]));
    }
    return ratings;
  }
}
