package org.katachi.farm.message;

import org.katachi.tournament.engine.BrainSpec;

/**
 * A program of a brain as workers get it.
 *
 * @param spec in its command stands {@value #FOLDER} for the folder with the files of the bundle
 * @param bundle the SHA-256 of the brain's bundle, by which workers ask for it
 * @param hasDirectory whether the bundle holds the brain's working directory, too
 */
public record Entry(BrainSpec spec, String bundle, boolean hasDirectory) {

  /** Stands in a command for the folder that a worker has unpacked. */
  public static final String FOLDER = "{bundle}";
}
