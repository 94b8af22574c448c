package org.katachi.lab.tune;

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

class ParameterFileTest {

  @TempDir Path folder;

  @Test
  void isReadAsItWasWritten() throws IOException {
    double[] values = ParameterFile.defaults().values();
    values[3] = 12.125;
    new ParameterFile(List.of("a recipe", "and more"), values).write(folder.resolve("parameters"));
    ParameterFile read = ParameterFile.read(folder.resolve("parameters"));
    assertArrayEquals(values, read.values());
    assertEquals(List.of("a recipe", "and more"), read.comments());
  }

  @Test
  void aParameterThatIsNotNamedHasItsDefaultValue() throws IOException {
    ParameterFile read = read("# by hand\n\nrazoring-max-depth 40\n");
    List<TunableParameter> all = TunableParameter.all();
    for (int i = 0; i < all.size(); i++) {
      double expected =
          all.get(i).name().equals("razoring-max-depth") ? 40 : all.get(i).defaultValue();
      assertEquals(expected, read.values()[i], all.get(i).name());
    }
  }

  @Test
  void everyParameterHasANameOfItsOwnAndAStep() {
    List<TunableParameter> all = TunableParameter.all();
    assertEquals(all.size(), all.stream().map(TunableParameter::name).distinct().count());
    for (TunableParameter parameter : all) {
      assertTrue(parameter.name().matches("[a-z]+(-[a-z]+)*"), parameter.name());
      assertTrue(parameter.defaultValue() >= 1 && parameter.step() >= 1, parameter.name());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "no-such-parameter 3",
        "razoring-max-depth",
        "razoring-max-depth x",
        "razoring-max-depth 0.5",
        "razoring-max-depth 1 2"
      })
  void aLineThatIsNoParameterIsRefused(String line) {
    assertThrows(IllegalArgumentException.class, () -> read(line + "\n"));
  }

  @Test
  void aFileThatIsNotTextIsRefused() throws IOException {
    Path file = folder.resolve("bytes");
    Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    Exception e = assertThrows(IllegalArgumentException.class, () -> ParameterFile.read(file));
    assertEquals(file + " is not a text file", e.getMessage());
  }

  @Test
  void noParameterIsNamedTwice() {
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

  private ParameterFile read(String text) throws IOException {
    Path file = folder.resolve("read");
    Files.writeString(file, text);
    return ParameterFile.read(file);
  }
}
