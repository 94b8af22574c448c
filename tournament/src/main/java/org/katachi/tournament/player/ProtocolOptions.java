package org.katachi.tournament.player;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.commons.lang3.Validate;

/**
 * How a brain is talked to.
 *
 * @param board whether each move is asked for with BOARD and the whole position, as for brains that
 *     can't do without; else TURN follows the first request
 * @param suspended whether its process, and all that this has started, stand still while it is not
 *     asked for anything, as under Gomocup's judge, so that it can't think in its opponent's time
 * @param infos what it is told with INFO after all else, by key; so these keys are the brain's own,
 *     or overrule what the manager tells
 */
public record ProtocolOptions(boolean board, boolean suspended, Map<String, String> infos) {

  /**
   * Takes a copy in the same order.
   *
   * @throws IllegalArgumentException if a key is not one word, or a value not one line
   */
  public ProtocolOptions {
    infos = Collections.unmodifiableMap(new LinkedHashMap<>(infos));
    infos.forEach(
        (key, value) ->
            Validate.isTrue(
                key.matches("\\S+") && value.matches(".*"),
                "INFO takes a word and a value of one line: %s %s",
                key,
                value));
  }
}
