package org.katachi.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/**
 * Somebody does whatever comes to mind, and no move is lost. {@code -Drandom.actions=10000} does
 * more, {@code -Drandom.seed=} something else.
 */
class RandomActionsBrowserTest extends BoardBrowserTest {

  private static final int ACTIONS = Integer.getInteger("random.actions", 120);
  private static final long SEED = Long.getLong("random.seed", 1);
  private static final int CHECK_EVERY = 10;
  private static final int MAX_GAMES = 8;

  /** What the page has stored. */
  private static final String STORED =
      "JSON.stringify({open: sessionStorage.getItem('katachi-open'),"
          + " games: {...localStorage}})";

  private final Random random = new Random(SEED);
  private final StudyModel model = new StudyModel();

  @Test
  void nothingIsLost() throws Exception {
    open(WIDE);
    newGame("both");
    model.begin(stored().get("open").textValue());
    for (int i = 1; i <= ACTIONS; i++) {
      String action = act();
      String where = "action " + i + " of seed " + SEED + ": " + action;
      assertEquals(model.shown.node.path(), shownPath(), where);
      if (i % CHECK_EVERY == 0 || i == ACTIONS) {
        check(where);
      }
    }
  }

  /** The names of the stones on the way to the shown position, as the list of moves has them. */
  private List<String> shownPath() throws Exception {
    JsonNode stored = stored();
    String id = stored.get("open").textValue();
    JsonNode place = parse(stored.get("games").get("katachi-place-" + id));
    StudyModel.Node node = model.games.get(id).root;
    List<String> path = new ArrayList<>();
    for (int i = 0; i < place.get("shown").intValue(); i++) {
      node = node.children.get(place.get("line").get(i).intValue());
      path.add(node.name);
    }
    return path;
  }

  private void check(String where) throws Exception {
    JsonNode games = stored().get("games");
    for (StudyModel.Game game : model.games.values()) {
      JsonNode kept = parse(games.get("katachi-game-" + game.id));
      assertEquals(game.lines(), StudyModel.lines(kept.get("sgf").textValue()), where);
    }
    assertEquals(model.shown.node.path().size(), stones(), where);
  }

  private JsonNode stored() throws Exception {
    return new ObjectMapper().readTree((String) browser.value(STORED));
  }

  private static JsonNode parse(JsonNode text) throws Exception {
    return new ObjectMapper().readTree(text.textValue());
  }

  private String act() throws Exception {
    StudyModel.Game game = model.shown;
    int dice = random.nextInt(100);
    if (dice < 40) {
      return click(game);
    } else if (dice < 70) {
      return key(game);
    } else if (dice < 78) {
      return clickList(game);
    } else if (dice < 82) {
      return comment(game);
    } else if (dice < 85) {
      return remove(game);
    } else if (dice < 87) {
      game.promote();
      press("#promote");
      return "promote";
    } else if (dice < 90) {
      browser.reload();
      game.readAgain();
      return "reload";
    } else if (dice < 91) {
      browser.leaveAndComeBack();
      game.readAgain();
      return "back";
    } else if (dice < 94) {
      return begin(random.nextBoolean() ? "n" : "link");
    } else if (dice < 96) {
      return importTree();
    } else if (dice < 98) {
      return showAnother();
    }
    return close();
  }

  /**
   * Presses a button wherever it is just now: the page's games are tested, not where things are.
   */
  private void press(String selector) {
    browser.value("document.querySelector(\"" + selector + "\").click()");
  }

  private String click(StudyModel.Game game) {
    String point = (char) ('e' + random.nextInt(7)) + String.valueOf(5 + random.nextInt(7));
    boolean isOver = game.isOver();
    if (isOver) {
      // The page hears from its backend that the game is over.
      browser.await(() -> browser.text("#status").endsWith("has won."));
    }
    browser.clickPoint(point, 15);
    if (!isOver && !game.node.path().contains(point)) {
      game.play(point);
    }
    return "click on " + point;
  }

  private String key(StudyModel.Game game) {
    Map<String, Runnable> keys =
        Map.of(
            Keys.ARROW_LEFT.toString(),
            () -> game.step(-1),
            Keys.ARROW_RIGHT.toString(),
            () -> game.step(1),
            Keys.ARROW_UP.toString(),
            () -> game.changeLine(-1),
            Keys.ARROW_DOWN.toString(),
            () -> game.changeLine(1),
            Keys.HOME.toString(),
            () -> game.step(-1000),
            Keys.END.toString(),
            () -> game.step(1000),
            "u",
            () -> game.step(-1),
            "r",
            () -> game.step(1),
            "a",
            () -> {});
    List<String> names = new ArrayList<>(keys.keySet());
    names.addAll(List.of(Keys.ARROW_LEFT.toString(), Keys.ARROW_LEFT.toString()));
    Collections.sort(names);
    String key = names.get(random.nextInt(names.size()));
    browser.press("body", key);
    keys.get(key).run();
    Keys named = Keys.getKeyFromUnicode(key.charAt(0));
    return "key " + (named == null ? key : named.name());
  }

  private String clickList(StudyModel.Game game) {
    List<StudyModel.Node> nodes = game.inListOrder();
    if (nodes.isEmpty()) {
      return "nothing";
    }
    int i = random.nextInt(nodes.size());
    browser.value("document.querySelectorAll('#movelist .move')[" + i + "].click()");
    game.goTo(nodes.get(i));
    return "move " + i + " of the list";
  }

  private String comment(StudyModel.Game game) {
    String text = "<b>" + random.nextInt(1000) + "]\\";
    browser.type("#comment", text);
    game.node.comment = text;
    return "comment";
  }

  private String remove(StudyModel.Game game) {
    if (game.node.parent == null) {
      return "nothing";
    }
    press("#remove");
    Runnable undo = game.remove();
    if (random.nextBoolean()) {
      browser.press("body", "u");
      undo.run();
      return "delete and undo";
    }
    stepBack();
    return "delete";
  }

  private String begin(String how) throws Exception {
    if (model.games.size() >= MAX_GAMES) {
      return "nothing";
    }
    if (how.equals("n")) {
      browser.press("body", "n");
      model.begin(stored().get("open").textValue());
    } else {
      String before = stored().get("open").textValue();
      browser.value("void (location.hash = '#r=freestyle&n=15&m=h8i9j10')");
      browser.await(() -> !before.equals(browser.value("sessionStorage.getItem('katachi-open')")));
      StudyModel.Game game = model.begin(stored().get("open").textValue());
      List.of("h8", "i9", "j10").forEach(game::play);
    }
    return how;
  }

  private String importTree() throws Exception {
    if (model.games.size() >= MAX_GAMES) {
      return "nothing";
    }
    String before = stored().get("open").textValue();
    browser.set("#text", "(;SZ[15];B[hh](;W[ii];B[jj])(;W[gg]C[other]))");
    press("#import");
    browser.await(() -> !before.equals(browser.value("sessionStorage.getItem('katachi-open')")));
    StudyModel.Game game = model.begin(stored().get("open").textValue());
    game.play("h8");
    StudyModel.Node first = game.node;
    first.add("i9").add("j10");
    first.add("g7").comment = "other";
    game.node = first.children.get(0).children.get(0);
    return "import";
  }

  private String showAnother() {
    List<String> others =
        model.games.values().stream()
            .filter(game -> game != model.shown && !game.isUntouched())
            .map(game -> game.id)
            .toList();
    if (others.isEmpty()) {
      return "nothing";
    }
    String id = others.get(random.nextInt(others.size()));
    press("[data-game='" + id + "'] .title");
    browser.await(() -> id.equals(browser.value("sessionStorage.getItem('katachi-open')")));
    model.show(id);
    return "game " + id;
  }

  /** Closes the shown game, and may take that back. */
  private String close() throws Exception {
    StudyModel.Game closed = model.shown;
    if (closed.root.children.isEmpty()) {
      return "nothing";
    }
    press("[data-game='" + closed.id + "'] .close");
    browser.await(() -> browser.text("#fault").startsWith("The game was closed."));
    model.games.remove(closed.id);
    String other = stored().get("open").textValue();
    if (model.games.containsKey(other)) {
      model.show(other);
    } else {
      model.begin(other);
    }
    if (random.nextInt(3) > 0) {
      browser.press("body", "u");
      browser.await(
          () -> closed.id.equals(browser.value("sessionStorage.getItem('katachi-open')")));
      model.games.put(closed.id, closed);
      model.show(closed.id);
      return "close and undo";
    }
    stepBack();
    return "close";
  }

  /** After that, u takes back a move, and not what was done before. */
  private void stepBack() {
    browser.press("body", ",");
    model.shown.step(-1);
  }
}
