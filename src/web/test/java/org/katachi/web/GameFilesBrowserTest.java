package org.katachi.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import javax.imageio.ImageIO;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A person takes games in and out. */
class GameFilesBrowserTest extends BoardBrowserTest {

  @ParameterizedTest
  @CsvSource({"moves, h8i9j10", "psq, 'Piskvorky 15x15'", "sgf, (;FF[4]", "drawing, '   a b c'"})
  void gamesAreWrittenAndReadAgain(String format, String start) {
    open(WIDE);
    importText("h8i9j10");
    browser.click("#back");
    browser.click("#exports [data-format=" + format + "]");
    browser.await(() -> text().startsWith(start));
    browser.click("#import");
    browser.await(() -> stones() == 3);
  }

  @Test
  void aLibraryOfRenLibIsAFileThatIsNoText(@TempDir Path folder) throws Exception {
    open(WIDE);
    String library = "FF52656E4C6962FF0304FFFFFFFFFFFFFFFFFFFF" + "0000" + "7800" + "8940";
    Path file = folder.resolve("opening.lib");
    Files.write(file, HexFormat.of().parseHex(library));
    browser.one("#file").sendKeys(file.toString());
    browser.await(() -> stones() == 2);
  }

  @Test
  void onlyAGameOnItsBoardCanBeALibraryOfRenLib() {
    open(WIDE);
    importText("h8i9");
    assertTrue(browser.one("[data-format=lib]").isEnabled());
    browser.click("[data-format=lib]");
    browser.set("#size", "19");
    browser.click("#start");
    browser.await(() -> !browser.one("[data-format=lib]").isEnabled());
    assertEquals(
        "This form has boards of 15×15 only.",
        browser.one("[data-format=lib]").getDomProperty("title"));
  }

  @Test
  void aFaultyTextIsToldWithItsPlace() {
    open(WIDE);
    importText("h8i9");
    browser.set("#text", "h8h8");
    browser.click("#import");
    browser.await(() -> browser.one("#fault").isDisplayed());
    assertEquals("move 2: h8 is taken", browser.text("#fault"));
    assertEquals(2, stones());
  }

  @ParameterizedTest
  @CsvSource({
    "https://gomocalc.com/#/h8g10, h8, g6, gomocalc counts the rows from the bottom.",
    "http://any:1/#r=renju&m=h8i9, h8, i9, ''"
  })
  void aLinkIsImported(String link, String black, String white, String told) {
    open(WIDE);
    importText(link);
    assertEquals(2, stones());
    assertEquals(told, StringUtils.substringBefore(browser.text("#fault"), " The stones"));
    assertEquals(1, browser.all("#board [data-point=" + black + "].black").size());
    assertEquals(1, browser.all("#board [data-point=" + white + "].white").size());
    browser.set("#text", link + "h8h8");
    browser.click("#import");
    browser.await(() -> browser.text("#fault").equals("The link is faulty: h8"));
  }

  @Test
  void aFileThatWasEditedIsReadAgain(@TempDir Path folder) throws Exception {
    open(WIDE);
    Path file = folder.resolve("game.txt");
    Files.writeString(file, "h8i9");
    browser.one("#file").sendKeys(file.toString());
    browser.await(() -> stones() == 2);
    Files.writeString(file, "h8i9j10");
    browser.one("#file").sendKeys(file.toString());
    browser.await(() -> stones() == 3);
  }

  @Test
  void whatAFileHasThatIsNotTakenIsTold(@TempDir Path folder) throws Exception {
    open(WIDE);
    Path file = folder.resolve("game.sgf");
    Files.writeString(file, "(;SZ[15]RU[go];B[hh];W[ii](;B[jj])(;B[aa]))");
    browser.one("#file").sendKeys(file.toString());
    browser.await(() -> stones() == 3);
    assertEquals("the rule is not known: go", browser.text("#fault"));
    assertEquals(4, browser.all("#movelist .move").size());
  }

  @Test
  void aFileThatIsTooLongIsToldBeforeItIsRead(@TempDir Path folder) throws Exception {
    open(WIDE);
    Path file = folder.resolve("long.sgf");
    Files.write(file, new byte[2_000_001]);
    browser.one("#file").sendKeys(file.toString());
    browser.await(
        () ->
            browser
                .text("#fault")
                .equals("The text or file has more than 2000 kB, the most that the page takes."));
  }

  @Test
  void aTextNearTheLimitIsTaken(@TempDir Path folder) throws Exception {
    open(WIDE);
    Path file = folder.resolve("talk.sgf");
    Files.writeString(file, "(;SZ[15];B[hh]C[" + "\u68cb".repeat(660_000) + "])");
    browser.one("#file").sendKeys(file.toString());
    browser.await(() -> stones() == 1);
    assertFalse(browser.one("#fault").isDisplayed());
    browser.click("#files summary");
    browser.set("#text", Files.readString(file));
    browser.click("#import");
    browser.await(() -> browser.all("#games .tab").size() == 2);
    assertFalse(browser.one("#fault").isDisplayed());
  }

  @ParameterizedTest
  @CsvSource({
    "h8h8, 2. tah: h8 je obsazeno",
    "z9, '1. tah, z9, je mimo desku 15x15'",
    "'', text je pr\u00e1zdn\u00fd",
    "what, '\u0159\u00e1dek 1 nejsou tahy jako h8i9j10, psq, SGF, RenLib ani nakreslen\u00e1 deska: what'"
  })
  void whatIsWrongIsToldInTheLanguageOfThePage(String text, String told) {
    open(WIDE);
    browser.set("#language", "cs");
    browser.set("#text", text);
    browser.click("#files summary");
    browser.click("#import");
    browser.await(() -> browser.text("#fault").equals(told));
  }

  @Test
  void aPositionMayHaveMoreStonesOfOneSide() {
    open(WIDE);
    importText("(;SZ[15]AB[hh]AW[ii][jj][kk]PL[W])");
    assertEquals(4, stones());
  }

  @Tag("server")
  @Test
  void anExportWithoutAnAnswerIsTold() {
    open(WIDE);
    importText("h8i9");
    browser.value("(window.fetch = () => Promise.reject(new TypeError('lost'))) && 0");
    browser.click("#exports [data-format=psq]");
    browser.await(() -> browser.text("#fault").startsWith("The server does not answer."));
  }

  @Test
  void theBoardIsDownloadedAsAPicture(@TempDir Path folder) throws Exception {
    open(WIDE);
    importText("h8i9j10");
    browser.downloadTo(folder);
    browser.click("#svg");
    Path svg = folder.resolve("katachi.svg");
    browser.await(() -> Files.exists(svg));
    assertTrue(Files.readString(svg).contains("fill=\"rgb("));
    browser.click("#png");
    Path png = folder.resolve("katachi.png");
    browser.await(() -> Files.exists(png));
    assertEquals(1200, ImageIO.read(png.toFile()).getWidth());
  }
}
