package org.katachi.farm.message;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What a coordinator wants to have done; workers read it before all else. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
  @JsonSubTypes.Type(value = TournamentOffer.class, name = "tournament"),
  @JsonSubTypes.Type(value = TaskOffer.class, name = "tasks")
})
public sealed interface Offer permits TournamentOffer, TaskOffer {

  /** The version of what coordinator and workers tell each other, which this program speaks. */
  int VERSION = 10;

  /** The name under which workers read it, the same in all versions. */
  String NAME = "offer";

  /** Stands in a command for the folder into which a worker has unpacked its bundle. */
  String FOLDER = "{bundle}";

  /** The version that the coordinator speaks. */
  int version();

  /** Another one for each start of a coordinator. */
  String id();
}
