package org.katachi.tournament.session;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.SystemUtils;

/**
 * The brain in one folder with the manager: beside its jar, or in the package whose launcher says
 * where it is.
 */
final class BundledEngine {

  private static final List<String> NAMES =
      SystemUtils.IS_OS_WINDOWS
          ? List.of("pbrain-katachi.exe", "pbrain-katachi.bat")
          : List.of("pbrain-katachi");

  private BundledEngine() {}

  /** The program that starts it; nothing if it is not there. */
  static Optional<Path> program() {
    try {
      String home = System.getProperty("katachi.home");
      Path folder =
          home != null
              ? Path.of(home)
              : Path.of(
                      BundledEngine.class
                          .getProtectionDomain()
                          .getCodeSource()
                          .getLocation()
                          .toURI())
                  .getParent();
      return NAMES.stream().map(folder::resolve).filter(Files::isRegularFile).findFirst();
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }
}
