package org.katachi.tuning;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConstantsFileTest {

  @TempDir Path folder;

  @Test
  void isReadAsItWasWritten() throws IOException {
    double[] values = ConstantsFile.usual().values();
    values[3] = 12.125;
    new ConstantsFile(List.of("a recipe", "and more"), values).write(folder.resolve("constants"));
    ConstantsFile read = ConstantsFile.read(folder.resolve("constants"));
    assertArrayEquals(values, read.values());
    assertEquals(List.of("a recipe", "and more"), read.comments());
  }

  @Test
  void whatIsNotNamedIsAsUsual() throws IOException {
    ConstantsFile read = read("# by hand\n\nrazoring-max-depth 40\n");
    List<Constant> all = Constant.all();
    for (int i = 0; i < all.size(); i++) {
      double expected = all.get(i).name().equals("razoring-max-depth") ? 40 : all.get(i).usual();
      assertEquals(expected, read.values()[i], all.get(i).name());
    }
  }

  @Test
  void everyConstantHasANameOfItsOwnAndAStep() {
    List<Constant> all = Constant.all();
    assertEquals(all.size(), all.stream().map(Constant::name).distinct().count());
    for (Constant constant : all) {
      assertTrue(constant.name().matches("[a-z]+(-[a-z]+)*"), constant.name());
      assertTrue(constant.usual() >= 1 && constant.step() >= 1, constant.name());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "no-such-constant 3",
        "razoring-max-depth",
        "razoring-max-depth x",
        "razoring-max-depth 0.5",
        "razoring-max-depth 1 2"
      })
  void whatIsNoConstantIsRefused(String line) {
    assertThrows(IllegalArgumentException.class, () -> read(line + "\n"));
  }

  @Test
  void noConstantIsNamedTwice() {
    assertThrows(
        IllegalArgumentException.class,
        () -> read("razoring-max-depth 40\nrazoring-max-depth 41\n"));
  }

  @Test
  void blanksMakeNoDifference() throws IOException {
    assertArrayEquals(
        read("#by hand\nrazoring-max-depth 40\n").values(),
        read(" razoring-max-depth\t40 \n\n").values());
  }

  private ConstantsFile read(String text) throws IOException {
    Path file = folder.resolve("read");
    Files.writeString(file, text);
    return ConstantsFile.read(file);
  }
}
