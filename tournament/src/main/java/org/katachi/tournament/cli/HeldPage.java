package org.katachi.tournament.cli;

import java.util.Optional;
import org.katachi.tournament.live.LivePage;

/**
 * A live page that ends after all that is written was: browsers may be slow to hear of the end, and
 * after a signal there are some seconds alone.
 */
final class HeldPage implements AutoCloseable {

  private Optional<LivePage> held = Optional.empty();

  /** Takes the page, if there is one, and returns it. */
  Optional<LivePage> hold(Optional<LivePage> page) {
    held = page;
    return page;
  }

  @Override
  public void close() {
    held.ifPresent(LivePage::close);
  }
}
