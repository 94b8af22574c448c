package org.katachi.farm.message;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.katachi.board.Geometry;

/** What does a coordinator's tasks; workers read it before all else. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Offer.Games.class, name = "games"),
  @JsonSubTypes.Type(value = Offer.Program.class, name = "program")
})
public sealed interface Offer {

  /** The version of what coordinator and workers tell each other, which this program speaks. */
  int VERSION = 12;

  /** The name under which workers read it, the same in all versions. */
  String NAME = "offer";

  /** Stands in a command for the folder into which a worker has unpacked its bundle. */
  String FOLDER = "{bundle}";

  /** The version that the coordinator speaks. */
  int version();

  /** Of the machine that times hold for, if they are scaled. */
  default OptionalDouble referenceSpeed() {
    return OptionalDouble.empty();
  }

  /** What a task is called for people. */
  String title(int number);

  /** What a worker does at once, in the plural. */
  String unit();

  /**
   * Tasks that a program does.
   *
   * @param command the program and its arguments; in them stand {@value Offer#FOLDER} and {@value
   *     #JAVA}
   * @param bundle the SHA-256 of the bundle with its files
   */
  record Program(int version, List<String> command, String bundle) implements Offer {

    /** Stands in a command for the Java that runs the worker. */
    public static final String JAVA = "{java}";

    /** Takes a copy of the command. */
    public Program {
      command = List.copyOf(command);
    }

    @Override
    public String title(int number) {
      return "task " + number;
    }

    @Override
    public String unit() {
      return "tasks";
    }
  }

  /**
   * Tasks that are pairs of games of a tournament, which the worker itself plays.
   *
   * @param board the size of the board
   * @param rule as {@code INFO rule} numbers it
   * @param referenceSpeed of the machine that the brains' times hold for; without one they hold for
   *     all
   * @param brains in the order of their seeds
   * @param prover the brain whose proof ends a game
   */
  record Games(
      int version,
      Geometry board,
      int rule,
      OptionalDouble referenceSpeed,
      List<OfferedBrain> brains,
      Optional<OfferedBrain> prover)
      implements Offer {

    /** Takes a copy of the brains. */
    public Games {
      brains = List.copyOf(brains);
    }

    @Override
    public String title(int number) {
      return "pair " + (number + 1);
    }

    @Override
    public String unit() {
      return "games";
    }
  }
}
