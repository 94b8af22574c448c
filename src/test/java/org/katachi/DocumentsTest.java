package org.katachi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;

/**
 * The manual: README.md, CONTRIBUTING.md and docs/ without the log, whose pages stay as they were
 * written.
 */
class DocumentsTest {

  private static final Path ROOT = Path.of("..");
  private static final Path README = ROOT.resolve("README.md");
  private static final Path DOCS = ROOT.resolve("docs");

  private static final int MAX_README_LINES = 150;
  private static final int MAX_LINE_LENGTH = 120;
  private static final int MAX_SENTENCE_WORDS = 35;

  /** Words of this project's youth that no other engine's author knows. */
  private static final Pattern RETIRED =
      Pattern.compile(
          "(?i)\\b(barren|by lanes|by vectors|companions|crew|dullness|entrants?|hardness|ledger"
              + "|so far as they tell|superiority|taken over|told as|valued|venue)\\b");

  private static final Pattern TABLE_HEADING_OR_CODE = Pattern.compile("[|#<]| {4}");
  private static final Pattern CODE_SPAN = Pattern.compile("`[^`]*`");
  private static final Pattern IMAGE = Pattern.compile("!\\[[^]]*]\\([^)]*\\)");
  private static final Pattern LINK = Pattern.compile("\\[([^]]*)]\\(([^)\\s]+)\\)");
  private static final Pattern SOURCE = Pattern.compile("\\b(?:src|href)=\"([^\"]+)\"");
  private static final Pattern ADDRESS = Pattern.compile("[a-z]+:.*");
  private static final Pattern HEADING = Pattern.compile("#{1,6} +(.*)");
  private static final Pattern ITEM = Pattern.compile("\\s*(?:[-*]|\\d+\\.|>) +(.*)");
  private static final Pattern END_OF_SENTENCE =
      Pattern.compile("(?<=[.!?])[*\")]*\\s+(?=[*\"(]*[\\p{Lu}\\d])");

  @Test
  void everyLinkLeadsToAFileAndToItsHeading() throws IOException {
    List<String> broken = new ArrayList<>();
    for (Path document : documents()) {
      for (String link : links(withoutFences(document))) {
        if (!ADDRESS.matcher(link).matches() && !leadsSomewhere(document, link)) {
          broken.add(document + ": " + link);
        }
      }
    }
    assertNone(broken);
  }

  @Test
  void theReadmeIsShort() throws IOException {
    int lines = Files.readAllLines(README).size();
    assertTrue(lines <= MAX_README_LINES, () -> lines + " lines");
  }

  @Test
  void noLineOfProseIsTooLong() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path document : documents()) {
      for (String line : withoutFences(document)) {
        if (isProse(line) && line.codePointCount(0, line.length()) > MAX_LINE_LENGTH) {
          found.add(document + ": " + line);
        }
      }
    }
    assertNone(found);
  }

  @Test
  void noSentenceIsTooLong() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path document : documents()) {
      for (String paragraph : paragraphs(document)) {
        for (String sentence : END_OF_SENTENCE.split(paragraph, -1)) {
          int words = words(sentence);
          if (words > MAX_SENTENCE_WORDS) {
            found.add(document + ": " + words + " words: " + sentence);
          }
        }
      }
    }
    assertNone(found);
  }

  @Test
  void noRetiredWordComesBack() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path document : documents()) {
      for (String line : withoutFences(document)) {
        RETIRED
            .matcher(CODE_SPAN.matcher(line).replaceAll(""))
            .results()
            .forEach(word -> found.add(document + ": " + word.group() + ": " + line));
      }
    }
    assertNone(found);
  }

  private static void assertNone(List<String> found) {
    assertEquals("", String.join("\n", found));
  }

  private static List<Path> documents() throws IOException {
    try (Stream<Path> files = Files.walk(DOCS)) {
      Stream<Path> pages =
          files
              .filter(file -> file.toString().endsWith(".md"))
              .filter(file -> !file.startsWith(DOCS.resolve("log")))
              .sorted();
      return Stream.concat(Stream.of(README, ROOT.resolve("CONTRIBUTING.md")), pages).toList();
    }
  }

  /** The lines outside of blocks of code; a block is one empty line. */
  private static List<String> withoutFences(Path document) throws IOException {
    List<String> lines = new ArrayList<>();
    boolean isCode = false;
    for (String line : Files.readAllLines(document)) {
      if (line.stripLeading().startsWith("```")) {
        isCode = !isCode;
        lines.add("");
      } else if (!isCode) {
        lines.add(line);
      }
    }
    return lines;
  }

  private static boolean isProse(String line) {
    return !line.isBlank() && !TABLE_HEADING_OR_CODE.matcher(line).lookingAt();
  }

  /** Paragraphs and items of lists, each as one line of plain words. */
  private static List<String> paragraphs(Path document) throws IOException {
    List<String> paragraphs = new ArrayList<>();
    StringBuilder paragraph = new StringBuilder();
    for (String line : withoutFences(document)) {
      var item = ITEM.matcher(line);
      boolean isItem = item.matches();
      if (isItem || !isProse(line)) {
        paragraphs.add(plain(paragraph.toString()));
        paragraph.setLength(0);
      }
      if (isProse(line)) {
        paragraph.append(isItem ? item.group(1) : line.strip()).append(' ');
      }
    }
    paragraphs.add(plain(paragraph.toString()));
    return paragraphs;
  }

  private static String plain(String text) {
    String withoutImages = IMAGE.matcher(text).replaceAll("");
    String withoutCode = CODE_SPAN.matcher(withoutImages).replaceAll("Code");
    return LINK.matcher(withoutCode).replaceAll("$1");
  }

  private static int words(String sentence) {
    return (int)
        Stream.of(StringUtils.split(sentence))
            .filter(word -> word.codePoints().anyMatch(Character::isLetterOrDigit))
            .count();
  }

  private static List<String> links(List<String> lines) {
    String text = CODE_SPAN.matcher(String.join("\n", lines)).replaceAll("Code");
    return Stream.concat(
            LINK.matcher(text).results().map(link -> link.group(2)),
            SOURCE.matcher(text).results().map(link -> link.group(1)))
        .toList();
  }

  private static boolean leadsSomewhere(Path document, String link) throws IOException {
    String file = StringUtils.substringBefore(link, "#");
    Path target = file.isEmpty() ? document : document.resolveSibling(file).normalize();
    return Files.exists(target)
        && (!link.contains("#") || anchors(target).contains(StringUtils.substringAfter(link, "#")));
  }

  /** The names that GitHub gives to the headings of a page. */
  private static Set<String> anchors(Path document) throws IOException {
    Set<String> anchors = new HashSet<>();
    Map<String, Integer> earlier = new HashMap<>();
    for (String line : withoutFences(document)) {
      var heading = HEADING.matcher(line);
      if (heading.matches()) {
        String words = LINK.matcher(heading.group(1)).replaceAll("$1");
        String name =
            words
                .strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}\\p{M} _-]", "")
                .replace(' ', '-');
        int count = earlier.merge(name, 1, Integer::sum) - 1;
        anchors.add(count == 0 ? name : name + "-" + count);
      }
    }
    return anchors;
  }
}
