package org.katachi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code release/check} in a small tree that is ready, and in one where something is not. */
@DisabledOnOs(OS.WINDOWS)
class ReleaseCheckTest {

  private static final Path SCRIPT = Path.of("../release/check");
  private static final String POM =
      """
      <revision>1.2.3</revision>
      <maintainer.page>https://host/me/katachi</maintainer.page>
      """;

  @TempDir Path tree;

  @BeforeEach
  void makeTreeThatIsReady() throws IOException, InterruptedException {
    write("pom.xml", POM);
    write("CHANGELOG.md", "## 1.2.3, 2026-12-01\n\nNews.\n");
    write("README.md", "katachi-1.2.3 from https://host/me/katachi/releases\n");
    write("docs/guide/packages.md", "`katachi_1.2.3_amd64.deb`\n");
    write("protocol-tests/README.md", "- uses: me/katachi/protocol-tests@v1.2.3\n");
    write("THIRD-PARTY.md", "libraries\n");
    write("src/bench-signature", "42\n");
    write(".gitignore", "target/\n");
    write("target/tournament/bom.json", "{}");
    script("release/check", Files.readString(SCRIPT));
    script("release/third-party", "#!/bin/sh\necho libraries\n");
    run("git", "init", "-q");
    commit();
  }

  @Test
  void aTreeThatIsReadyPasses() throws IOException, InterruptedException {
    assertEquals("ready to be released as 1.2.3", check(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "CHANGELOG.md | ## 1.2.3, not yet released"
            + " | CHANGELOG.md has no heading '## 1.2.3, ' with the day of the release",
        "README.md | katachi-1.2.2 from https://host/me/katachi/releases"
            + " | documents name another version than 1.2.3: README.md:1:katachi-1.2.2",
        "README.md | katachi-1.2.3, not yet released"
            + " | README.md has no link to https://host/me/katachi/releases",
        "protocol-tests/README.md | - uses: OWNER/katachi/protocol-tests@v1.2.3"
            + " | protocol-tests/README.md names other actions than those of"
            + " https://host/me/katachi: 1:- uses: OWNER/katachi/protocol-tests@v1.2.3",
        "protocol-tests/README.md | - uses: me/katachi/tournament@v1.2.2"
            + " | protocol-tests/README.md names other actions than those of"
            + " https://host/me/katachi: 1:- uses: me/katachi/tournament@v1.2.2",
        "THIRD-PARTY.md | others | THIRD-PARTY.md is not what release/third-party prints",
        "src/bench-signature | 43"
            + " | the bench prints the signature 42, and src/bench-signature says 43",
      })
  void namesWhatIsNotReady(String file, String content, String fault)
      throws IOException, InterruptedException {
    write(file, content + "\n");
    commit();
    assertEquals("not ready: " + fault, check(1));
  }

  @Test
  void namesWhatAMaintainerHasNotFilledIn() throws IOException, InterruptedException {
    write("pom.xml", "<revision>1.2.3</revision>\n<page>TO BE FILLED IN</page>\n");
    commit();
    assertEquals("not ready: pom.xml has addresses that a maintainer is to fill in", check(1));
  }

  @Test
  void namesATagOfAnotherVersion() throws IOException, InterruptedException {
    assertEquals(
        "not ready: the tag is v1.2.2, and pom.xml says 1.2.3",
        run(1, List.of("env", "TAG=v1.2.2", "release/check")));
  }

  @Test
  void namesChangesThatAreNotCommitted() throws IOException, InterruptedException {
    write("new", "");
    assertEquals("not ready: there are changes that are not committed", check(1));
  }

  @Test
  void namesProgramsOfAnotherCommit() throws IOException, InterruptedException {
    write("new", "");
    run("git", "add", "-A");
    run("git", "-c", "user.name=a", "-c", "user.email=b", "commit", "-qm", "later");
    String head = run("git", "rev-parse", "--short=12", "HEAD^");
    assertEquals(
        "not ready: target/ was built of another commit: Katachi 1.2.3, Commit: " + head, check(1));
  }

  @Test
  void namesMissingPrograms() throws IOException, InterruptedException {
    Files.delete(tree.resolve("target/pbrain-katachi"));
    assertEquals(
        "not ready: target/ holds no programs with their bills of materials;"
            + " mvn -Pbom package makes them",
        check(1));
  }

  /** Commits all, and puts a brain of that commit into the folder of builds. */
  private void commit() throws IOException, InterruptedException {
    run("git", "add", "-A");
    run("git", "-c", "user.name=a", "-c", "user.email=b", "commit", "-qm", "ready");
    String head = run("git", "rev-parse", "--short=12", "HEAD");
    script(
        "target/pbrain-katachi",
        "#!/bin/sh\n[ \"$1\" = bench ] && echo 'Signature 42' && exit\n"
            + ("echo Katachi 1.2.3\necho Commit: " + head + "\n"));
  }

  private void write(String file, String content) throws IOException {
    Files.createDirectories(tree.resolve(file).getParent());
    Files.writeString(tree.resolve(file), content);
  }

  private void script(String file, String content) throws IOException {
    write(file, content);
    Files.setPosixFilePermissions(tree.resolve(file), PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private String check(int status) throws IOException, InterruptedException {
    return run(status, List.of("release/check"));
  }

  private String run(String... command) throws IOException, InterruptedException {
    return run(0, List.of(command));
  }

  /** What a command prints in the tree. */
  private String run(int status, List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).directory(tree.toFile()).redirectErrorStream(true).start();
    String printed =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    assertEquals(status, process.waitFor(), printed);
    return printed;
  }
}
