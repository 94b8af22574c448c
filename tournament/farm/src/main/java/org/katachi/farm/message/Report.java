package org.katachi.farm.message;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.katachi.tournament.game.GameRecord;

/** What a worker tells the coordinator. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Report.Joined.class, name = "joined"),
  @JsonSubTypes.Type(value = Report.Played.class, name = "played"),
  @JsonSubTypes.Type(value = Report.Unable.class, name = "unable")
})
public sealed interface Report {

  /** The name of the worker. */
  String worker();

  /**
   * A worker is ready.
   *
   * @param concurrency how many games it plays at once
   */
  record Joined(String worker, Machine machine, int concurrency) implements Report {}

  /**
   * A pair was played.
   *
   * @param tournament the tournament's id
   * @param pair the pair's number, from zero
   * @param games in the order of the pair
   */
  record Played(String worker, String tournament, int pair, List<GameRecord> games)
      implements Report {

    /** Takes a copy of the games. */
    public Played {
      games = List.copyOf(games);
    }
  }

  /**
   * A worker can't play, and ends; the pair that it had goes to another.
   *
   * @param reason in words that follow the worker's name
   */
  record Unable(String worker, String reason) implements Report {}
}
