package org.katachi.farm.message;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.Machine;

/** What a worker tells the coordinator. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Report.Joined.class, name = "joined"),
  @JsonSubTypes.Type(value = Report.Played.class, name = "played"),
  @JsonSubTypes.Type(value = Report.Remarked.class, name = "remarked"),
  @JsonSubTypes.Type(value = Report.Done.class, name = "done"),
  @JsonSubTypes.Type(value = Report.Failed.class, name = "failed"),
  @JsonSubTypes.Type(value = Report.Unable.class, name = "unable")
})
public sealed interface Report {

  /** The name of the worker. */
  String worker();

  /**
   * A worker is ready.
   *
   * @param concurrency how many games it plays, or tasks it does, at once
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
   * Something is wrong with a brain that has lost no game.
   *
   * @param words begin with the brain's name
   */
  record Remarked(String worker, String words) implements Report {}

  /**
   * A task was done.
   *
   * @param job the id of the offer
   * @param number the task's number
   * @param content what the task's program wrote
   */
  record Done(String worker, String job, int number, String content) implements Report {}

  /**
   * A task was not done: its program has crashed, or said so.
   *
   * @param reason in words that follow the worker's name
   */
  record Failed(String worker, String job, int number, String reason) implements Report {}

  /**
   * A worker can't work, and ends; what it had goes to another.
   *
   * @param reason in words that follow the worker's name
   */
  record Unable(String worker, String reason) implements Report {}
}
