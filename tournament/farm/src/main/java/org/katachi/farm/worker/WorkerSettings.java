package org.katachi.farm.worker;

import java.nio.file.Path;
import java.util.Optional;
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.tournament.match.Machine;

/**
 * What a worker is told when it is started, and what it runs on.
 *
 * @param endpoint where the coordinator listens
 * @param concurrency how many games are played, or tasks done, at once
 * @param forceConcurrency whether brains may think with more threads than there are processors
 * @param cache the folder that keeps bundles
 * @param sandbox what brains run in; without one they run as the worker does
 * @param name what the worker is called in reports
 * @param stays whether it waits for the next coordinator when one has ended
 */
public record WorkerSettings(
    BrokerEndpoint endpoint,
    int concurrency,
    boolean forceConcurrency,
    Path cache,
    Optional<Sandbox> sandbox,
    String name,
    Machine machine,
    boolean stays) {}
