package org.katachi.tournament.live;

/** What the page's buttons do. Called by several threads. */
public interface Controls {

  /** No new pair of games begins. */
  void pause();

  /** Pairs begin again. */
  void resume();

  /** The tournament ends as by Ctrl-C. */
  void stop();
}
