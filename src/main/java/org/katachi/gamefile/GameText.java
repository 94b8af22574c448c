package org.katachi.gamefile;

import java.io.BufferedReader;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mozilla.universalchardet.UniversalDetector;

/**
 * The characters of a file. They are decoded before anything is parsed: in Shift-JIS and GBK the
 * second byte of a character may be a backslash or a bracket.
 *
 * @param text the characters, without a byte order mark
 * @param warnings what is not certain about them
 */
record GameText(String text, List<String> warnings) {

  /** The charset that an SGF file declares; it stands near its beginning. */
  private static final Pattern DECLARED =
      Pattern.compile("(?<![A-Za-z0-9])CA\\s*\\[\\s*([A-Za-z0-9][A-Za-z0-9_.:+-]*)\\s*\\]");

  private static final int DECLARED_WITHIN = 4096;

  /** Charsets in place of those that are parts of them, whose names are often used for them. */
  private static final Map<String, String> WIDER =
      Map.of(
          "gb2312", "GB18030",
          "gbk", "GB18030",
          "shift_jis", "windows-31j",
          "sjis", "windows-31j",
          "euc-kr", "x-windows-949",
          "ks_c_5601-1987", "x-windows-949",
          "iso-8859-1", "windows-1252",
          "us-ascii", "windows-1252");

  private static final String LAST_RESORT = "windows-1252";

  private static final Map<String, Charset> MARKS =
      Map.of(
          "\u00EF\u00BB\u00BF", StandardCharsets.UTF_8,
          "\u00FF\u00FE", StandardCharsets.UTF_16LE,
          "\u00FE\u00FF", StandardCharsets.UTF_16BE);

  /**
   * Decodes a file by its byte order mark, by the charset that it declares, as UTF-8, or as what it
   * most looks like.
   */
  static GameText decode(byte[] file) {
    String bytes = new String(file, StandardCharsets.ISO_8859_1);
    List<String> warnings = new ArrayList<>();
    for (Map.Entry<String, Charset> mark : MARKS.entrySet()) {
      if (bytes.startsWith(mark.getKey())) {
        int skipped = mark.getKey().length();
        byte[] rest = bytes.substring(skipped).getBytes(StandardCharsets.ISO_8859_1);
        return new GameText(lenient(rest, mark.getValue(), warnings), warnings);
      }
    }
    Optional<Charset> declared = declared(bytes, warnings);
    if (declared.isPresent()) {
      Optional<String> text = strict(file, declared.get());
      if (text.isPresent()) {
        return new GameText(text.get(), warnings);
      }
      warnings.add("the bytes are not of the charset that is declared, " + declared.get());
    }
    GameText text = undeclared(file);
    warnings.addAll(text.warnings());
    return new GameText(text.text(), warnings);
  }

  /** The lines of a text, without their ends. TeaVM has no {@code String.lines}. */
  static List<String> lines(String text) {
    return new BufferedReader(new StringReader(text)).lines().toList();
  }

  /** Decodes bytes as UTF-8, or as what they most look like. */
  static GameText undeclared(byte[] bytes) {
    List<String> warnings = new ArrayList<>();
    Optional<String> utf8 = strict(bytes, StandardCharsets.UTF_8);
    return new GameText(utf8.orElseGet(() -> guess(bytes, warnings)), warnings);
  }

  private static Optional<Charset> declared(String bytes, List<String> warnings) {
    Matcher matcher =
        DECLARED.matcher(bytes.substring(0, Math.min(DECLARED_WITHIN, bytes.length())));
    if (!matcher.find()) {
      return Optional.empty();
    }
    Optional<Charset> charset = charset(matcher.group(1));
    if (charset.isEmpty()) {
      warnings.add("the charset that is declared is not known: " + matcher.group(1));
    }
    return charset;
  }

  private static Optional<Charset> charset(String name) {
    try {
      return Optional.of(Charset.forName(WIDER.getOrDefault(name.toLowerCase(Locale.ROOT), name)));
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      return Optional.empty();
    }
  }

  /** What the bytes most look like, which is told. */
  private static String guess(byte[] file, List<String> warnings) {
    UniversalDetector detector = new UniversalDetector();
    detector.handleData(file);
    detector.dataEnd();
    Charset charset =
        Optional.ofNullable(detector.getDetectedCharset())
            .flatMap(GameText::charset)
            .filter(detected -> strict(file, detected).isPresent())
            .orElse(Charset.forName(LAST_RESORT));
    warnings.add("no charset is declared; names and comments are read as " + charset);
    return lenient(file, charset, warnings);
  }

  private static Optional<String> strict(byte[] file, Charset charset) {
    try {
      return Optional.of(charset.newDecoder().decode(ByteBuffer.wrap(file)).toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  private static String lenient(byte[] file, Charset charset, List<String> warnings) {
    return strict(file, charset)
        .orElseGet(
            () -> {
              warnings.add("some bytes are no characters of " + charset);
              return new String(file, charset);
            });
  }
}
