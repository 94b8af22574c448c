package org.katachi.protocol.task;

/** What a command leads to: a reply at once, or a search that finds one. */
public sealed interface Outcome permits Reply, SearchTask {}
