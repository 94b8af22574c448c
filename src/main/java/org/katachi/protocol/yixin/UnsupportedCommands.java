package org.katachi.protocol.yixin;

import java.util.Set;
import org.katachi.protocol.command.Command.Request;
import org.katachi.protocol.task.Reply;

/**
 * The commands of the dialect that are not supported, with the lines that belong to them. Which
 * command has such lines is not known of all, so points up to {@code DONE} are taken after any of
 * them; else each point would be answered by {@code UNKNOWN}, and {@code DONE} by an error.
 */
final class UnsupportedCommands {

  /** Yixin-Board sends these without being asked to, and expects no line. */
  private static final Set<String> SILENT = Set.of("YXQUERYDATABASEALL", "YXBLOCKPATHRESET");

  /** The path of a file follows these, in a line of its own. */
  private static final Set<String> WITH_PATH =
      Set.of("YXSETDATABASE", "YXDBTOPOS", "YXDBTOTXT", "YXTXTTODB");

  private enum Following {
    NOTHING,
    PERHAPS_POINTS,
    POINTS,
    PATH
  }

  private Following following = Following.NOTHING;

  /**
   * The reply to an unsupported command.
   *
   * @param isAlone whether nothing stands behind its word
   */
  Reply begin(String word, boolean isAlone, String line) {
    following = isAlone && WITH_PATH.contains(word) ? Following.PATH : Following.PERHAPS_POINTS;
    return SILENT.contains(word) ? Reply.SILENCE : Reply.of("UNKNOWN " + line);
  }

  /** Whether lines may follow that belong to the last unsupported command. */
  boolean expectsMore() {
    return following != Following.NOTHING;
  }

  /**
   * Whether a line belongs to the last unsupported command; it is not answered then.
   *
   * @param known whether it is a command of the dialect that is supported
   */
  boolean takes(Request request, boolean known) {
    Following before = following;
    following = Following.NOTHING;
    return switch (request.kind()) {
      case STONE -> {
        following = before == Following.PATH ? Following.NOTHING : pointsAfter(before);
        yield before != Following.NOTHING;
      }
      case DONE -> before == Following.PERHAPS_POINTS || before == Following.POINTS;
      case UNKNOWN -> {
        following = before == Following.POINTS ? before : Following.NOTHING;
        yield before == Following.POINTS || before == Following.PATH;
      }
      case YIXIN -> before == Following.PATH && !known; // A path may begin like a command.
      default -> false;
    };
  }

  private static Following pointsAfter(Following before) {
    return before == Following.NOTHING ? before : Following.POINTS;
  }
}
