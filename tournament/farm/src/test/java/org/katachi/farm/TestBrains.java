package org.katachi.farm;

import java.util.List;
import org.katachi.tournament.engine.BrainSpec;
import org.katachi.tournament.engine.LaunchOptions;
import org.katachi.tournament.engine.Limits;
import org.katachi.tournament.engine.ProtocolOptions;
import org.katachi.tournament.engine.RestartMode;
import org.katachi.tournament.engine.TimeControl;
import org.katachi.tournament.engine.TranscriptOptions;

/** Brains that have nothing special. */
public final class TestBrains {

  private TestBrains() {}

  /** A brain with a time for each move. */
  public static BrainSpec brain(String name, List<String> command, long turnMillis) {
    return new BrainSpec(
        name,
        LaunchOptions.of(command, RestartMode.START),
        Limits.of(new TimeControl(0, turnMillis, 0, 0)),
        ProtocolOptions.DEFAULT,
        TranscriptOptions.NONE);
  }
}
