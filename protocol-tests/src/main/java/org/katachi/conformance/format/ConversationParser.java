package org.katachi.conformance.format;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.katachi.board.Geometry;
import org.katachi.conformance.script.Conversation;
import org.katachi.conformance.script.Level;
import org.katachi.conformance.script.Needs;
import org.katachi.conformance.script.ScriptLine;
import org.katachi.conformance.script.ScriptVariables;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.step.ExpectAny;
import org.katachi.conformance.step.Repeat;
import org.katachi.conformance.step.ReplyStep;
import org.katachi.rules.RuleSet;

/** Reads the text of one conversation, line by line. */
public final class ConversationParser {

  /** The time limit for a reply if the file sets none. */
  static final int DEFAULT_LIMIT_MILLIS = 10_000;

  private final Deque<Group> groups = new ArrayDeque<>();
  private final Set<String> variables = new HashSet<>(ScriptVariables.OF_THE_GAME);
  private String title = "";
  private Level level = Level.PROTOCOL;
  private boolean optional;
  private Needs needs = Needs.NOTHING;
  private int defaultLimit = DEFAULT_LIMIT_MILLIS;
  private OptionalInt nextLimit = OptionalInt.empty();
  private int number;

  /** Lines that are repeated; the whole file is a group that runs once. */
  private record Group(int number, String text, int times, List<ScriptLine> lines) {}

  private ConversationParser() {
    groups.push(new Group(0, "", 1, new ArrayList<>()));
  }

  /**
   * Reads a conversation.
   *
   * @throws ConversationSyntaxException if a line can't be read; the message names it
   */
  public static Conversation parse(String theme, String name, String text)
      throws ConversationSyntaxException {
    ConversationParser parser = new ConversationParser();
    try {
      for (String line : text.lines().toList()) {
        parser.number++;
        parser.read(line.stripLeading());
      }
      return parser.finished(theme, name);
    } catch (ConversationSyntaxException e) {
      throw new ConversationSyntaxException(theme + "/" + name + ", line " + parser.number, e);
    }
  }

  private void read(String line) throws ConversationSyntaxException {
    if (line.isEmpty() || line.startsWith("#")) {
      return;
    }
    int blank = line.indexOf(' ');
    String verb = blank < 0 ? line : line.substring(0, blank);
    String rest = blank < 0 ? "" : line.substring(blank + 1);
    boolean takesAllBlanks = verb.equals(">") || verb.equals("<");
    readVerb(line, verb, takesAllBlanks ? rest : rest.strip());
  }

  private void readVerb(String line, String verb, String rest) throws ConversationSyntaxException {
    switch (verb) {
      case "title" -> title = rest;
      case "competition" -> level = Level.COMPETITION;
      case "extra" -> level = Level.EXTRA;
      case "optional" -> optional = true;
      case "needs" -> needs = need(StepParser.words(rest));
      case "limit" -> defaultLimit = StepParser.number(rest);
      case "within" -> {
        checkNoLimitIsLeft();
        nextLimit = OptionalInt.of(StepParser.number(rest));
      }
      case "repeat" ->
          groups.push(new Group(number, line, StepParser.number(rest), new ArrayList<>()));
      case "or" -> addAlternative(rest);
      case "again" -> closeGroup();
      default -> add(number, line, StepParser.parse(verb, rest));
    }
  }

  private Needs need(List<String> words) throws ConversationSyntaxException {
    if (words.size() != 2) {
      throw new ConversationSyntaxException("expected 'needs rule 4' or 'needs board 30,20'");
    }
    if (words.get(0).equals("rule")) {
      return needs.with(
          RuleSet.ofInfo(StepParser.number(words.get(1)))
              .orElseThrow(
                  () -> new ConversationSyntaxException("no game has rule " + words.get(1))));
    }
    if (words.equals(List.of("board", "$" + ScriptVariables.SIZE))) {
      return needs.withDefaultBoard();
    }
    if (words.get(0).equals("board")) {
      String[] sides = words.get(1).split(",", 2);
      int width = StepParser.number(sides[0]);
      return needs.with(board(width, sides.length == 1 ? width : StepParser.number(sides[1])));
    }
    throw new ConversationSyntaxException("can't need '" + words.get(0) + "', only rule and board");
  }

  private static Geometry board(int width, int height) throws ConversationSyntaxException {
    try {
      return new Geometry(width, height);
    } catch (IllegalArgumentException e) {
      throw new ConversationSyntaxException(e.getMessage());
    }
  }

  private void checkNoLimitIsLeft() throws ConversationSyntaxException {
    if (nextLimit.isPresent()) {
      throw new ConversationSyntaxException(
          "no reply or exit is expected within the " + nextLimit.getAsInt() + " ms before");
    }
  }

  private void closeGroup() throws ConversationSyntaxException {
    checkNoLimitIsLeft();
    if (groups.size() == 1) {
      throw new ConversationSyntaxException("'again' without 'repeat'");
    }
    Group group = groups.pop();
    add(group.number(), group.text(), new Repeat(group.times(), group.lines()));
  }

  private void add(int lineNumber, String text, Step step) throws ConversationSyntaxException {
    checkVariables(step);
    int limit = defaultLimit;
    if (step.hasLimit()) {
      limit = nextLimit.orElse(defaultLimit);
      nextLimit = OptionalInt.empty();
    }
    groups.element().lines().add(new ScriptLine(lineNumber, text, limit, step));
  }

  /** Adds what the line before may be answered with as well. */
  private void addAlternative(String line) throws ConversationSyntaxException {
    checkNoLimitIsLeft();
    String[] words = line.split(" ", 2);
    Step step = StepParser.parse(words[0], words.length == 1 ? "" : words[1]);
    List<ScriptLine> lines = groups.element().lines();
    if (lines.isEmpty()
        || !(lines.get(lines.size() - 1).step() instanceof ReplyStep first)
        || !(step instanceof ReplyStep second)) {
      throw new ConversationSyntaxException("'or' and the line before it must expect a reply");
    }
    checkVariables(second);
    if (!first.setVariables().isEmpty() || !second.setVariables().isEmpty()) {
      throw new ConversationSyntaxException("a reply that can be one of several sets no variable");
    }
    ScriptLine before = lines.remove(lines.size() - 1);
    lines.add(
        new ScriptLine(
            before.number(),
            before.text() + " or " + line,
            before.limitMillis(),
            ExpectAny.of(first, second)));
  }

  private void checkVariables(Step step) throws ConversationSyntaxException {
    for (String name : step.usedVariables()) {
      if (!variables.contains(name)) {
        throw new ConversationSyntaxException(
            "$" + name + " has no value here; $$ stands for a dollar");
      }
    }
    variables.addAll(step.setVariables());
  }

  private Conversation finished(String theme, String name) throws ConversationSyntaxException {
    checkNoLimitIsLeft();
    if (groups.size() > 1) {
      throw new ConversationSyntaxException("'repeat' without 'again'");
    }
    if (title.isEmpty()) {
      throw new ConversationSyntaxException("the title is missing");
    }
    return new Conversation(theme, name, title, level, optional, needs, groups.element().lines());
  }
}
