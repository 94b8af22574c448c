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
import java.util.Arrays;
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
public record GameText(String text, List<String> warnings) {

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

  /** Blanks of web pages and of East Asian text. */
  private static final String BLANKS = "\u00A0\u2002\u2003\u2009\u202F\u3000";

  /** Japanese in seven bits, where brackets are parts of characters. */
  private static final Pattern SEVEN_BITS = Pattern.compile("\\x1B\\$[@B]");

  private static final String JAPANESE_IN_SEVEN_BITS = "ISO-2022-JP";

  private static final String UNDECLARED = "no charset is declared; ";

  private static final String LAST_RESORT = "windows-1252";

  /**
   * A bracket that is escaped behind no ASCII: mostly the second byte of an East Asian character,
   * which in another charset joins two values of an SGF file.
   */
  private static final Pattern SPLIT = Pattern.compile("[^\\x00-\\x7F]\\\\\\]");

  private static final List<String> EAST_ASIAN = List.of("windows-31j", "GB18030", "Big5");

  private static final Map<String, Charset> MARKS =
      Map.of(
          "\u00EF\u00BB\u00BF", StandardCharsets.UTF_8,
          "\u00FF\u00FE", StandardCharsets.UTF_16LE,
          "\u00FE\u00FF", StandardCharsets.UTF_16BE);

  /**
   * Decodes a file by its byte order mark, by the charset that it declares, as UTF-8, or as what it
   * most looks like. Text that begins with every other byte zero is UTF-16.
   */
  public static GameText decode(byte[] file) {
    String head =
        new String(file, 0, Math.min(DECLARED_WITHIN, file.length), StandardCharsets.ISO_8859_1);
    List<String> warnings = new ArrayList<>();
    for (Map.Entry<String, Charset> mark : MARKS.entrySet()) {
      if (head.startsWith(mark.getKey())) {
        byte[] rest = Arrays.copyOfRange(file, mark.getKey().length(), file.length);
        return new GameText(lenient(rest, mark.getValue(), warnings), warnings);
      }
    }
    if (head.matches("(?s)[ -~]\\x00[ -~\\s]\\x00.*")) {
      return new GameText(lenient(file, StandardCharsets.UTF_16LE, warnings), warnings);
    }
    if (head.matches("(?s)\\x00[ -~]\\x00[ -~\\s].*")) {
      return new GameText(lenient(file, StandardCharsets.UTF_16BE, warnings), warnings);
    }
    Optional<Charset> declared = declared(head, warnings);
    if (declared.isPresent()) {
      Optional<String> text = strict(file, declared.get()).filter(GameText::declares);
      if (text.isPresent()) {
        return new GameText(text.get(), warnings);
      }
      warnings.add("the bytes are not of the charset that is declared, " + declared.get());
    }
    String reason = declared.isPresent() ? "" : UNDECLARED;
    return new GameText(utf8(file).orElseGet(() -> guess(file, reason, warnings)), warnings);
  }

  /** The lines of a text, without their ends. TeaVM has no {@code String.lines}. */
  static List<String> lines(String text) {
    return new BufferedReader(new StringReader(text)).lines().toList();
  }

  /** Decodes bytes as UTF-8, or as what they most look like. */
  static GameText undeclared(byte[] bytes) {
    List<String> warnings = new ArrayList<>();
    return new GameText(utf8(bytes).orElseGet(() -> guess(bytes, UNDECLARED, warnings)), warnings);
  }

  private static Optional<String> utf8(byte[] bytes) {
    return strict(bytes, StandardCharsets.UTF_8).filter(text -> !SEVEN_BITS.matcher(text).find());
  }

  /** The same text with ASCII in place of the wide forms of its characters, and plain blanks. */
  static String halfWidth(String text) {
    StringBuilder narrow = new StringBuilder(text);
    for (int i = 0; i < narrow.length(); i++) {
      char character = narrow.charAt(i);
      if (character >= '\uFF01' && character <= '\uFF5E') {
        narrow.setCharAt(i, (char) (character - '\uFF01' + '!'));
      } else if (BLANKS.indexOf(character) >= 0) {
        narrow.setCharAt(i, ' ');
      }
    }
    return narrow.toString();
  }

  private static Optional<Charset> declared(String head, List<String> warnings) {
    Matcher matcher = DECLARED.matcher(head);
    if (!matcher.find()) {
      return Optional.empty();
    }
    Optional<Charset> charset = charset(matcher.group(1));
    if (charset.isEmpty()) {
      warnings.add("the charset that is declared is not known: " + matcher.group(1));
    }
    return charset;
  }

  /**
   * What is declared in single bytes is no charset of pairs of bytes, in which it can't be read.
   */
  private static boolean declares(String text) {
    return DECLARED.matcher(text).find();
  }

  private static Optional<Charset> charset(String name) {
    try {
      return Optional.of(Charset.forName(WIDER.getOrDefault(name.toLowerCase(Locale.ROOT), name)));
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      return Optional.empty();
    }
  }

  /** What the bytes most look like, which is told. */
  private static String guess(byte[] file, String reason, List<String> warnings) {
    UniversalDetector detector = new UniversalDetector();
    detector.handleData(file);
    detector.dataEnd();
    String bytes = new String(file, StandardCharsets.ISO_8859_1);
    List<String> names = new ArrayList<>();
    if (SEVEN_BITS.matcher(bytes).find()) {
      names.add(JAPANESE_IN_SEVEN_BITS);
    }
    Optional.ofNullable(detector.getDetectedCharset()).ifPresent(names::add);
    boolean isSplit = SPLIT.matcher(bytes).find();
    if (isSplit) {
      names.addAll(EAST_ASIAN);
    }
    Charset charset =
        names.stream()
            .flatMap(name -> charset(name).stream())
            .filter(
                found ->
                    strict(file, found).filter(text -> !SPLIT.matcher(text).find()).isPresent())
            .findFirst()
            .orElse(Charset.forName(LAST_RESORT));
    warnings.add(reason + "names and comments are read as " + charset);
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
