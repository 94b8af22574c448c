package org.katachi.farm.message;

import java.util.List;

/**
 * What a worker must know of tasks before it does them.
 *
 * @param command the program that does them, and its arguments; in them stand {@value Offer#FOLDER}
 *     and {@value #JAVA}
 * @param bundle the SHA-256 of the bundle with its files
 */
public record TaskOffer(int version, String id, List<String> command, String bundle)
    implements Offer {

  /** Stands in a command for the Java that runs the worker. */
  public static final String JAVA = "{java}";

  /** Takes a copy of the command. */
  public TaskOffer {
    command = List.copyOf(command);
  }
}
