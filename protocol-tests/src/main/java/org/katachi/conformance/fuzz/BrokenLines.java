package org.katachi.conformance.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/** Makes random lines that no brain can obey; the same seed makes the same lines. */
public final class BrokenLines {

  private static final int MAX_WORD = 12;
  private static final int MAX_BYTES = 40;
  private static final int MAX_LONG_LINE = 20_000;
  private static final int MAX_STONES = 4;

  /** The beginnings of lines that a brain may obey. */
  private static final List<String> COMMANDS =
      List.of(
          "START",
          "RECTSTART",
          "RESTART",
          "BEGIN",
          "TURN",
          "BOARD",
          "DONE",
          "SWAP2BOARD",
          "INFO",
          "TAKEBACK",
          "PLAY",
          "ABOUT",
          "END",
          "YX");

  /** Arguments with which a command can't be obeyed; some digits are not ASCII. */
  private static final Map<String, List<String>> ARGUMENTS =
      Map.of(
          "START", List.of("", "x", "0", "-15", "999999999", "4294967311", "１５", "٢٠"),
          "RECTSTART", List.of("", "x,y", "15", "0,0", "-15,20", "999999999,5", "１５,２０"),
          "TURN", List.of("", "x", ",", "7", "-1,7", "99,7", "7;7", "4294967299,3", "７,７", "h8"),
          "TAKEBACK", List.of("", "x,y", "-1,-1", "99,99", "７,７", "4294967299,3"),
          "PLAY", List.of("", "x,y", "-1,-1", "99,99", "７,７"));

  private static final List<String> VERBS = ARGUMENTS.keySet().stream().sorted().toList();

  private static final List<String> INFO =
      List.of(
          "INFO",
          "INFO ",
          "INFO timeout_turn",
          "INFO timeout_turn soon",
          "INFO timeout_match １",
          "INFO time_left -",
          "INFO max_memory much",
          "INFO rule x",
          "INFO evaluate é,ü",
          "INFO no_such_key 17",
          "INFO 形 形");

  private static final List<String> BLANK = List.of("", " ", "\t", "     ");

  private static final List<String> STONES =
      List.of("x", "3,3", "3;3;1", "3,3,1,1", "3,3,9", "-1,3,1", "99,99,2", "３,３,１", ",,", "-");

  private static final List<String> LETTERS =
      List.of("é", "ß", "ſ", "İ", "ı", "Ж", "λ", "形", "ｔ", "😀", "٣", "\u00a0", "\u202e");

  private final Random random;

  public BrokenLines(long seed) {
    random = new Random(seed);
  }

  /** The next line, or the lines of a block that stays broken whatever stands around it. */
  public List<BrokenLine> next() {
    return switch (random.nextInt(8)) {
      case 0 -> List.of(BrokenLine.refusable(word()));
      case 1 -> List.of(BrokenLine.refusable(letters()));
      case 2 -> List.of(BrokenLine.refusable(command()));
      case 3 -> List.of(new BrokenLine(bytes(), true));
      case 4 -> List.of(BrokenLine.refusable("Q9".substring(random.nextInt(2)).repeat(length())));
      case 5 -> List.of(BrokenLine.silent(one(INFO)));
      case 6 -> List.of(BrokenLine.silent(one(BLANK)));
      default -> block();
    };
  }

  /** Printable ASCII that begins with no command. */
  private String word() {
    String word = text("!\"#$%&'()*+-./:;<=>?@[]^_`{|}~ABCDEFGHIKLMNOPRSTUWXZabdehnort0123456789");
    String upper = word.toUpperCase(Locale.ROOT);
    return COMMANDS.stream().anyMatch(upper::startsWith) ? "?" + word : word;
  }

  private String text(String alphabet) {
    StringBuilder text = new StringBuilder();
    for (int i = 1 + random.nextInt(MAX_WORD); i > 0; i--) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }

  /** Letters beyond ASCII, some of which become ASCII when their case is changed. */
  private String letters() {
    StringBuilder text = new StringBuilder(one(LETTERS));
    for (int i = random.nextInt(MAX_WORD); i > 0; i--) {
      text.append(random.nextBoolean() ? one(LETTERS) : one(VERBS));
    }
    return text.toString();
  }

  private String command() {
    String verb = one(VERBS);
    return verb + " " + one(ARGUMENTS.get(verb));
  }

  /** Bytes that are no text; the first is no letter of a command. */
  private String bytes() {
    StringBuilder text = new StringBuilder("\u0080");
    for (int i = random.nextInt(MAX_BYTES); i > 0; i--) {
      char character = (char) random.nextInt(256);
      text.append(character == '\r' || character == '\n' ? '\0' : character);
    }
    return text.toString();
  }

  private int length() {
    return 1_000 + random.nextInt(MAX_LONG_LINE);
  }

  private List<BrokenLine> block() {
    List<BrokenLine> lines = new ArrayList<>();
    lines.add(BrokenLine.refusable("BOARD"));
    for (int i = 1 + random.nextInt(MAX_STONES); i > 0; i--) {
      lines.add(BrokenLine.refusable(one(STONES)));
    }
    lines.add(BrokenLine.refusable("DONE"));
    return lines;
  }

  private String one(List<String> words) {
    return words.get(random.nextInt(words.size()));
  }
}
