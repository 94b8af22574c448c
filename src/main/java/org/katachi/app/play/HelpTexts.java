package org.katachi.app.play;

/** The help texts of {@code play}. */
final class HelpTexts {

  static final String USAGE_HINT = "Try: pbrain-katachi play --help";

  static final String COMMANDS =
      """
      Type a point to play there, as h8 (column h, row 8) or 7,7 (column and row from zero), or
        undo         take back your last move and the reply, or that you resigned
        hint         show the move that the player would make for you
        board        draw the board again
        save [FILE]  save the game (default katachi-game.sgf), to continue with --load: as psq,
                     lib, pos, sav or bdt if the name ends so, which tell no rule, else as SGF
        resign       resign the game
        help         show this list
        quit         leave, like the end of the input
      """;

  private HelpTexts() {}

  /** The text of {@code --help}. */
  static String usage(Iterable<String> players) {
    return """
    pbrain-katachi play [OPTION]...

    Play five in a row against the brain. Black moves first.

      --colour COLOUR  your colour: black (default) or white; in a game that is continued you
                       have the side to move
      --boardsize SIZE 15 (default) for a square, 30x20 for 30 columns and 20 rows; sides 5 to 40
      --rule RULE      a name, or its number in INFO rule:
                       freestyle   five or more in a row win (default)
                       standard    exactly five win
                       renju       black wins with exactly five and loses by a foul: six in a row,
                                   two fours or two open threes at once; white wins with five or more
                       caro        six or more win; five win unless both ends are blocked
                       caro-exact  exactly five win unless both ends are blocked
      --time SECONDS   the player's time for a move, as 5 or 0.5 (default 3)
      --player NAME    your opponent: %s (default the first)
      --load FILE      continue the first game of a file: SGF, psq, RenLib, moves, a drawn board
                       and others that analyse reads
      --to-move COLOUR who is to move in the game that is continued: black or white
      --ascii          draw the board in ASCII, as in a terminal without better characters
      --help           print this

    In the game:
    %s
    Example: pbrain-katachi play --colour white --rule renju --time 5
    """
        .formatted(String.join(", ", players), COMMANDS);
  }
}
