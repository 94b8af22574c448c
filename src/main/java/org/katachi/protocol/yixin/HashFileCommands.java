package org.katachi.protocol.yixin;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.katachi.engine.Analyser;
import org.katachi.engine.Position;
import org.katachi.engine.SearchLimits;
import org.katachi.io.FileErrors;
import org.katachi.protocol.command.Refusal;
import org.katachi.protocol.task.Reply;

/**
 * The commands {@code YXHASHDUMP} and {@code YXHASHLOAD}: the transposition table to a file and
 * back.
 */
final class HashFileCommands {

  static final String DUMP = "YXHASHDUMP";
  static final String LOAD = "YXHASHLOAD";

  /** The charset of the system's file names, in which Java reads and writes them. */
  private static final Charset FILE_NAMES =
      Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"));

  private HashFileCommands() {}

  /**
   * Obeys a command.
   *
   * @param path the path as it was read
   * @throws Refusal if the file can't be used
   */
  static Reply obey(
      String command, String path, Analyser analyser, Position game, SearchLimits limits) {
    try {
      Path file = Path.of(decoded(path, FILE_NAMES));
      boolean dumps = command.equals(DUMP);
      long positions =
          dumps ? analyser.dumpTable(file, game) : analyser.loadTable(file, game, limits);
      return Reply.of(
          "MESSAGE " + positions + " positions" + (dumps ? " written to " : " read from ") + path);
    } catch (CharacterCodingException | InvalidPathException e) {
      throw new Refusal(command + " " + path + ": not the path of a file");
    } catch (IOException e) {
      throw new Refusal(command + " " + path + ": " + FileErrors.cause(e));
    }
  }

  /**
   * The path whose bytes a manager has sent.
   *
   * @param text a character for each byte, as lines are read
   * @throws CharacterCodingException if the bytes are no text in the charset
   */
  static String decoded(String text, Charset charset) throws CharacterCodingException {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.ISO_8859_1));
    return charset.newDecoder().decode(bytes).toString();
  }
}
