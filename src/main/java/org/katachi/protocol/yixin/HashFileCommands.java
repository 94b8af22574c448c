package org.katachi.protocol.yixin;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.katachi.engine.Analyser;
import org.katachi.engine.MoveLimits;
import org.katachi.engine.Position;
import org.katachi.io.FileErrors;
import org.katachi.protocol.command.Command.Kind;
import org.katachi.protocol.command.Command.Request;
import org.katachi.protocol.command.Refusal;
import org.katachi.protocol.io.LineReader;
import org.katachi.protocol.task.Response;

/**
 * The commands {@code YXHASHDUMP} and {@code YXHASHLOAD}: the transposition table to a file and
 * back. The path stands behind the command or, as Yixin-Board sends it, alone in the next line.
 */
public final class HashFileCommands {

  /** The charset of the system's file names, in which Java reads and writes them. */
  private static final Charset FILE_NAMES =
      Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"));

  /** The command whose path has not come yet. */
  private Optional<Request> withoutPath = Optional.empty();

  /** Keeps a command until its path comes. */
  public void awaitPath(Request command) {
    withoutPath = Optional.of(command);
  }

  /** Whether a command waits for its path. */
  public boolean awaitsPath() {
    return withoutPath.isPresent();
  }

  /** The command that waited for this line as its path; the request itself if none did. */
  public Request complete(Request request) {
    Optional<Request> before = withoutPath;
    withoutPath = Optional.empty();
    boolean isPath =
        before.isPresent() && (request.kind() == Kind.UNKNOWN || request.kind() == Kind.YX);
    return isPath
        ? new Request(before.get().kind(), List.of(), request.text(), before.get().arrival())
        : request;
  }

  /**
   * Obeys a command with its path.
   *
   * @throws Refusal if the file can't be used
   */
  public static Response obey(
      Request command, Analyser analyser, Position game, MoveLimits limits) {
    String text = command.text();
    try {
      Path file = Path.of(decoded(text, FILE_NAMES));
      long positions =
          command.kind() == Kind.YXHASHDUMP
              ? analyser.dumpTable(file, game)
              : analyser.loadTable(file, game, limits);
      String done = command.kind() == Kind.YXHASHDUMP ? " written to " : " read from ";
      return Response.of("MESSAGE " + positions + " positions" + done + text);
    } catch (CharacterCodingException | InvalidPathException e) {
      throw new Refusal(command.kind() + " " + text + ": not the path of a file");
    } catch (IOException e) {
      throw new Refusal(command.kind() + " " + text + ": " + FileErrors.cause(e));
    }
  }

  /**
   * The path whose bytes a manager has sent.
   *
   * @param text a character for each byte, as {@link LineReader} reads lines
   * @throws CharacterCodingException if the bytes are no text in the charset
   */
  static String decoded(String text, Charset charset) throws CharacterCodingException {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.ISO_8859_1));
    return charset.newDecoder().decode(bytes).toString();
  }
}
