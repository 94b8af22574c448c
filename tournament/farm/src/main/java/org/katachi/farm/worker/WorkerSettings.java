package org.katachi.farm.worker;

import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.Optional;
import org.katachi.farm.broker.Secret;
import org.katachi.tournament.game.Machine;

/**
 * What a worker is told when it is started, and what it runs on.
 *
 * @param address where the coordinator listens
 * @param secret what both have
 * @param concurrency how many games are played, or tasks done, at once
 * @param cache the folder that keeps bundles
 * @param sandbox what brains run in; without one they run as the worker does
 * @param name what the worker is called in reports
 */
public record WorkerSettings(
    InetSocketAddress address,
    Secret secret,
    int concurrency,
    Path cache,
    Optional<Sandbox> sandbox,
    String name,
    Machine machine) {}
