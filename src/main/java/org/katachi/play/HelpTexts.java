package org.katachi.play;

/** What a person reads before and during the game. */
final class HelpTexts {

  static final String USAGE_HINT = "Try: pbrain-katachi play --help";

  static final String COMMANDS =
      """
      Type a point to play there, as h8 (column h, row 8) or 7,7 (column and row from zero), or
        undo         take back your last stone and the answer to it
        hint         ask what the player would do in your place
        board        draw the board again
        save [FILE]  write the game into a file (katachi-game.txt), to go on another day
        resign       give the game up
        help         this list
        quit         leave; the end of the input does, too
      """;

  private HelpTexts() {}

  /** The answer to {@code --help}. */
  static String usage(Iterable<String> players) {
    return """
        pbrain-katachi play [OPTION]...

        Five in a row on a drawn board, against the brain. Black moves first.

          --colour COLOUR  the colour that you play: black (default) or white
          --size SIZE      15 (default) for a square, 30x20 for 30 columns and 20 rows; 5 to 40 a side
          --rule RULE      freestyle   five or more in a row win (default)
                           standard    exactly five win
                           renju       black wins with exactly five and loses by a foul: six in a row,
                                       two fours or two open threes at once; white wins with five or more
                           caro        six or more win; five win unless both ends are stopped
                           caro-exact  exactly five win unless both ends are stopped
          --time SECONDS   the player's time for a move, 3 if you don't say; 0.5 will do, too
          --player NAME    whom you play: %s (the first if you don't say)
          --load FILE      go on with a saved game; size, rule, colour and player are the game's
          --ascii          draw with plain characters; so it is, too, where the terminal has no others
          --help           this text

        In the game:
        %s
        Example: pbrain-katachi play --colour white --rule renju --time 5
        """
        .formatted(String.join(", ", players), COMMANDS);
  }
}
