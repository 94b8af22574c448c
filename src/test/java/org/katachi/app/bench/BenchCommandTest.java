package org.katachi.app.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.engine.Position;
import org.katachi.network.policy.PolicyWeights;
import org.katachi.network.value.ValueWeights;
import org.katachi.rules.Rule;

class BenchCommandTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void theSignatureIsTheSameOnEveryRun() {
    assertEquals(0, run("3"));
    String first = signature();
    out.reset();
    assertEquals(0, run("3"));
    assertEquals(first, signature());
  }

  @Test
  void thePositionsCoverEveryRuleAndBothSizes() {
    List<Position> positions = BenchPositions.load();
    Set<Rule> rules =
        positions.stream().map(position -> position.rules().rule()).collect(Collectors.toSet());
    Set<Integer> widths =
        positions.stream().map(position -> position.geometry().width()).collect(Collectors.toSet());
    assertEquals(Set.of(Rule.values()), rules);
    assertEquals(Set.of(15, 20), widths);
  }

  @Test
  void aWrongDepthOrNumberIsRefused() {
    assertEquals(2, run("deep"));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("deep"));
    assertEquals(2, run("0"));
    assertEquals(2, run("3", "none"));
    assertEquals(2, run("3", "1", "1"));
  }

  @Test
  void anotherPolicyHasAnotherSignature(@TempDir Path folder) throws IOException {
    Path zero = folder.resolve("zero.policy");
    PolicyWeights.zero().file().write(zero);
    Path byShapes = folder.resolve("shapes.policy");
    PolicyWeights weights = PolicyWeights.zero();
    weights.moveScore()[0] = PolicyWeights.CONTEXT_SCALE;
    weights.file().write(byShapes);
    assertNotEquals(signature("3", "--policy=" + byShapes), signature("--policy=" + zero, "3"));
  }

  @Test
  void anotherNetworkHasAnotherSignature(@TempDir Path folder) throws IOException {
    Path zero = folder.resolve("zero.network");
    ValueWeights.zero().file().write(zero);
    assertNotEquals(signature("3"), signature("3", "--network", zero.toString()));
  }

  @Test
  void aFileThatIsNoNetworkIsRefused() {
    assertEquals(2, run("3", "--policy=/no/such/file"));
    String errors = err.toString(StandardCharsets.UTF_8);
    assertTrue(errors.contains("can't read /no/such/file: no such file or folder"), errors);
    assertEquals(2, run("3", "--network"));
  }

  private String signature(String... arguments) {
    out.reset();
    assertEquals(0, run(arguments));
    return signature();
  }

  @Test
  void severalThreadsHaveNoSignature() {
    assertEquals(0, run("2", "2"));
    assertTrue(out.toString(StandardCharsets.UTF_8).contains("Time"));
    assertFalse(out.toString(StandardCharsets.UTF_8).contains("Signature"));
  }

  @Test
  void aWinIsProvedEvenWithAnEasyMove(@TempDir Path folder) throws IOException {
    // Black must play e1; white can't stop both open threes then.
    assertProved("1 of 1", "15 h8a1i8b1j8c1h10o15i10a15j10d1\n", 500, folder);
  }

  @Test
  void winsAreCountedInTheLinesOfAFile(@TempDir Path folder) throws IOException {
    assertProved("1 of 2", "# black wins, nobody does\n15 h8a1i8a3j8a5\n\n15 h8\n", 50, folder);
  }

  @Test
  void anUnreadableFileIsNamedWithTheCause(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("bad.pos");
    Files.writeString(file, "h8i9\n");
    assertEquals(2, run("wins", file.toString()));
    assertEquals(2, run("wins", file.toString(), "soon"));
    assertEquals(1, run("wins", folder.resolve("none.pos").toString()));
    String errors = err.toString(StandardCharsets.UTF_8);
    assertTrue(errors.contains("none.pos: no such file or folder"), errors);
    assertTrue(errors.contains("bad.pos, line 1: not a size and moves: h8i9"), errors);
  }

  @Test
  void aWrongLineIsToldInWords(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("bad.pos");
    Files.writeString(file, "15 h8\nbig h8\n");
    assertEquals(2, run("wins", file.toString()));
    String errors = err.toString(StandardCharsets.UTF_8);
    assertTrue(errors.contains("bad.pos, line 2: big is not a board size"), errors);
  }

  @Test
  void helpPrintsTheUsage() {
    assertEquals(0, run("--help"));
    assertTrue(out.toString(StandardCharsets.UTF_8).contains("bench wins"));
  }

  private void assertProved(String proved, String positions, int millis, Path folder)
      throws IOException {
    Path file = folder.resolve("some.pos");
    Files.writeString(file, positions);
    assertEquals(0, run("wins", file.toString(), String.valueOf(millis)));
    assertTrue(out.toString(StandardCharsets.UTF_8).contains("Proved    " + proved));
  }

  private int run(String... arguments) {
    return BenchCommand.run(
        List.of(arguments),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  private String signature() {
    String printed = out.toString(StandardCharsets.UTF_8);
    return printed.substring(printed.indexOf("Signature"));
  }
}
