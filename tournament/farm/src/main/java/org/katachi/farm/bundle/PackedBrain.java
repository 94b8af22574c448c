package org.katachi.farm.bundle;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.katachi.farm.message.OfferedBrain;
import org.katachi.tournament.engine.BrainPrograms;
import org.katachi.tournament.engine.BrainSpec;
import org.katachi.tournament.engine.Platform;

/**
 * A packed brain with a bundle for each of its programs.
 *
 * @param offer what workers are told of it
 * @param bundles of all programs
 */
public record PackedBrain(OfferedBrain offer, List<Bundle> bundles) {

  /** Takes a copy of the bundles. */
  public PackedBrain {
    bundles = List.copyOf(bundles);
  }

  /**
   * Packs a brain. If it has programs for some platforms, the one of this machine is for machines
   * like this alone, and a platform with a processor goes before one without.
   *
   * @throws IOException if a file can't be read
   */
  public static PackedBrain pack(BrainPrograms brain) throws IOException {
    List<OfferedBrain.Program> programs = new ArrayList<>();
    List<Bundle> bundles = new ArrayList<>();
    for (Map.Entry<Optional<Platform>, BrainSpec> program : ordered(brain)) {
      Packing.Packed packed = Packing.pack(program.getValue());
      programs.add(new OfferedBrain.Program(program.getKey(), packed.entry()));
      bundles.add(packed.bundle());
    }
    return new PackedBrain(new OfferedBrain(brain.own().name(), programs), bundles);
  }

  private static List<Map.Entry<Optional<Platform>, BrainSpec>> ordered(BrainPrograms brain) {
    List<Map.Entry<Optional<Platform>, BrainSpec>> programs = new ArrayList<>();
    brain.others().entrySet().stream()
        .sorted(Comparator.comparing(other -> other.getKey().processor().isEmpty()))
        .forEach(other -> programs.add(Map.entry(Optional.of(other.getKey()), other.getValue())));
    boolean isForAll = programs.isEmpty();
    programs.add(
        Map.entry(isForAll ? Optional.empty() : Optional.of(Platform.here()), brain.own()));
    return programs;
  }
}
