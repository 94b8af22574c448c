package org.katachi.protocol.session;

import java.io.PrintStream;
import org.katachi.engine.Engine;
import org.katachi.engine.Swap2Player;
import org.katachi.protocol.game.ProtocolSettings;
import org.katachi.protocol.io.FailureLog;
import org.katachi.protocol.io.StartupClock;

/**
 * The parts of a brain under test.
 *
 * @param minMemory the smallest possible {@code max_memory} in bytes
 */
public record TestBrain(Engine engine, Swap2Player swap2, Identity identity, long minMemory) {

  /** A brain that is {@link FirstPointBrain} but for its engine. */
  public static TestBrain with(Engine engine) {
    return new TestBrain(
        engine, new FirstPointBrain.Swap2(), FirstPointBrain.IDENTITY, FirstPointBrain.MIN_MEMORY);
  }

  /** A handler of its commands, whose start costs no time. */
  CommandHandler handler(PrintStream log) {
    return new CommandHandler(
        engine,
        swap2,
        identity,
        new ProtocolSettings(minMemory),
        new StartupClock(() -> 0),
        new FailureLog(log));
  }
}
