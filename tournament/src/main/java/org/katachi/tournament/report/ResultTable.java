package org.katachi.tournament.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.text.StringEscapeUtils;
import org.katachi.io.WholeFile;
import org.katachi.statistics.EloEstimate;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.games.HeaderScores;
import org.katachi.tournament.games.LogSeries;
import org.katachi.tournament.standings.Scoreboard;
import org.katachi.tournament.standings.Standing;

/** The standings of logs for programs, as docs/guide/game-log.md tells them. */
final class ResultTable {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** The columns; JSON has the games against each brain besides. */
  private static final List<String> COLUMNS =
      List.of(
          "rank",
          "brain",
          "elo",
          "eloLower",
          "eloUpper",
          "games",
          "wins",
          "draws",
          "losses",
          "points",
          "byePoints",
          "blackWins",
          "blackDraws",
          "blackLosses",
          "whiteWins",
          "whiteDraws",
          "whiteLosses");

  private static final String AGAINST = "against";

  private final Scoreboard board;
  private final List<Standing> standings;

  private ResultTable(Scoreboard board) {
    this.board = board;
    standings = board.standings();
  }

  /** Whether a file's name is that of such a table. */
  static boolean isTable(Path file) {
    return isJson(file) || file.toString().endsWith(".csv");
  }

  private static boolean isJson(Path file) {
    return file.toString().endsWith(".json");
  }

  /**
   * Reads logs and writes the table, as JSON or CSV by the ending of its name.
   *
   * @throws IllegalArgumentException if a log is damaged, or a brain is of several builds
   */
  static void write(List<Path> logs, Path file) throws IOException {
    LogSeries series = LogSeries.of(logs);
    Results results = new Results(HeaderScores.of(series.header(), series.gamesPerEncounter()));
    series.forEach(results::add);
    ResultTable table = new ResultTable(results.board());
    String text = isJson(file) ? table.json() : table.csv();
    WholeFile.replace(file, path -> Files.writeString(path, text));
  }

  private String csv() {
    StringBuilder text = new StringBuilder(String.join(",", COLUMNS)).append("\r\n");
    for (Standing standing : standings) {
      Map<String, Object> row = row(standing);
      text.append(
          COLUMNS.stream()
              .map(column -> row.get(column) == null ? "" : row.get(column).toString())
              .map(StringEscapeUtils::escapeCsv)
              .collect(Collectors.joining(",", "", "\r\n")));
    }
    return text.toString();
  }

  private String json() throws JsonProcessingException {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("games", board.games());
    all.put("standings", standings.stream().map(this::row).toList());
    return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(all) + "\n";
  }

  private Map<String, Object> row(Standing standing) {
    Map<String, Object> row = new LinkedHashMap<>();
    EloEstimate elo = elo(standing);
    row.put("rank", standing.rank());
    row.put("brain", standing.brain());
    row.put("elo", finite(elo.elo()));
    row.put("eloLower", finite(elo.lower()));
    row.put("eloUpper", finite(elo.upper()));
    row.put("games", standing.games().games());
    row.putAll(counts("wins", "draws", "losses", standing.games()));
    row.put("points", standing.games().points());
    row.put("byePoints", standing.byePoints());
    row.putAll(counts("blackWins", "blackDraws", "blackLosses", standing.asBlack()));
    row.putAll(counts("whiteWins", "whiteDraws", "whiteLosses", standing.asWhite()));
    row.put(AGAINST, against(standing));
    return row;
  }

  private Map<String, Object> against(Standing standing) {
    Map<String, Object> against = new LinkedHashMap<>();
    for (int i = 0; i < standings.size(); i++) {
      WinDrawLoss games = standing.against().get(i);
      if (games.games() > 0) {
        against.put(standings.get(i).brain(), counts("wins", "draws", "losses", games));
      }
    }
    return against;
  }

  private static Map<String, Object> counts(
      String wins, String draws, String losses, WinDrawLoss games) {
    Map<String, Object> counts = new LinkedHashMap<>();
    counts.put(wins, games.wins());
    counts.put(draws, games.draws());
    counts.put(losses, games.losses());
    return counts;
  }

  /** The rating; in a match of two the difference from the other brain. */
  private EloEstimate elo(Standing standing) {
    if (!board.isMatch()) {
      double elo = standing.games().games() == 0 ? Double.NaN : standing.rating().elo();
      double error = standing.rating().error();
      return new EloEstimate(elo, elo - error, elo + error);
    }
    EloEstimate first = board.statistics().elo();
    return standing.brain().equals(board.brains().get(0))
        ? first
        : new EloEstimate(-first.elo(), -first.upper(), -first.lower());
  }

  /** Hundredths of Elo; JSON has no infinite numbers. */
  private static Double finite(double number) {
    return Double.isFinite(number) ? (Double) (Math.round(number * 100) / 100.0) : null;
  }
}
