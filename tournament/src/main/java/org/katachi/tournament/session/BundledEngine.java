package org.katachi.tournament.session;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.SystemUtils;

/** The brain that is built into one folder with the manager. */
final class BundledEngine {

  private static final List<String> NAMES =
      SystemUtils.IS_OS_WINDOWS
          ? List.of("pbrain-katachi.exe", "pbrain-katachi.bat")
          : List.of("pbrain-katachi");

  private BundledEngine() {}

  /** The program that starts it; nothing if it is not there. */
  static Optional<Path> program() {
    try {
      Path manager =
          Path.of(BundledEngine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return NAMES.stream().map(manager::resolveSibling).filter(Files::isRegularFile).findFirst();
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }
}
