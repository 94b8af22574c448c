package org.katachi.farm.bundle;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.katachi.farm.message.OfferedBrain;
import org.katachi.tournament.player.BrainPrograms;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.Platform;

/** Makes a brain ready to travel, with a bundle for each of its programs. */
public final class BrainPacking {

  private BrainPacking() {}

  /**
   * Packs a brain. If it has programs for some platforms, the one of this machine is for machines
   * like this alone, and a platform with a processor goes before one without.
   *
   * @param bundles takes those of all programs
   * @return what workers are told of it
   * @throws IOException if a file can't be read
   */
  public static OfferedBrain pack(BrainPrograms brain, List<Bundle> bundles) throws IOException {
    List<OfferedBrain.Program> programs = new ArrayList<>();
    for (Map.Entry<Optional<Platform>, BrainSpec> program : ordered(brain).entrySet()) {
      BrainSpec spec = program.getValue();
      Packing.Packed packed = Packing.pack(spec.command(), spec.directory());
      bundles.add(packed.bundle());
      programs.add(
          new OfferedBrain.Program(
              program.getKey(),
              spec.moved(packed.command(), Optional.empty()),
              packed.bundle().sha256(),
              spec.directory().isPresent()));
    }
    return new OfferedBrain(brain.own().name(), programs);
  }

  private static Map<Optional<Platform>, BrainSpec> ordered(BrainPrograms brain) {
    Map<Optional<Platform>, BrainSpec> programs = new LinkedHashMap<>();
    brain.others().entrySet().stream()
        .sorted(Comparator.comparing(other -> other.getKey().processor().isEmpty()))
        .forEach(other -> programs.put(Optional.of(other.getKey()), other.getValue()));
    Optional<Platform> own = programs.isEmpty() ? Optional.empty() : Optional.of(Platform.here());
    programs.putIfAbsent(own, brain.own());
    return programs;
  }
}
