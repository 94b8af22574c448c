package org.katachi.tournament.config;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import java.util.OptionalInt;
import org.katachi.tournament.settings.Setting;

/** How games are played; nothing of this changes which. */
public record RunConfig(
    @Setting(
            param = "N",
            standard = "1",
            value =
                "Games at once. Brains may think on all processors but one, which is the manager's,"
                    + " or on both of two, unless -force-concurrency is there.")
        int concurrency,
    @Setting("Plays more games than there is room for.") @JsonProperty("force-concurrency")
        boolean forceConcurrency,
    @Setting(
            param = "LIST",
            alone = "all",
            value =
                "Gives each game at once processors of its own (Linux, by taskset); of a list as"
                    + " 0-3,8 in its order.")
        @JsonProperty("use-affinity")
        Optional<String> affinity,
    @Setting(
            "Known from other managers; always so: a brain that fails loses the game and is"
                + " started anew.")
        boolean recover,
    @Setting("Stops at the first game that a brain loses by a fault; the same as -maxfaults 0.")
        boolean strict,
    @Setting(
            param = "N",
            value =
                "Stops, with exit code 1, when brains have lost more games than these by faults:"
                    + " crashed, late, an illegal move and so on.")
        @JsonProperty("maxfaults")
        OptionalInt maxFaults,
    @Setting(param = "MS", standard = "0", value = "The pause after each game.")
        @JsonProperty("wait")
        int pauseMillis,
    @Setting(
            "Checks each brain by the conformance kit before: a brain that fails what a competition"
                + " by these rules demands is not let in. \"check COMMAND\" checks one and plays"
                + " nothing.")
        boolean check) {

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if one makes no sense
   */
  public RunConfig {
    checkLeast("concurrency", concurrency, 1);
    checkLeast("maxfaults", maxFaults.orElse(0), 0);
    checkLeast("wait", pauseMillis, 0);
    maxFaults = strict ? OptionalInt.of(0) : maxFaults;
  }

  private static void checkLeast(String name, int number, int least) {
    if (number < least) {
      throw new IllegalArgumentException("-" + name + " is " + least + " or more, not " + number);
    }
  }

  /**
   * Checks that there is room for all games at once.
   *
   * @param threads how many a brain thinks with
   * @param room how many processors there are for brains
   * @throws IllegalArgumentException if there is not, and it is not forced
   */
  public void checkRoom(int threads, int room) {
    long needed = (long) concurrency * threads;
    if (needed > room && !forceConcurrency) {
      throw new IllegalArgumentException(
          "-concurrency "
              + concurrency
              + " needs "
              + needed
              + " processors for brains, and this machine has "
              + room
              + "; -force-concurrency plays all the same");
    }
  }

  /**
   * On how many processors brains may think: one is left to the manager, so that it reads their
   * moves at once. Of two none is left, as half of the machine would be idle mostly.
   */
  public static int room(int processors) {
    return processors > 2 ? processors - 1 : processors;
  }
}
