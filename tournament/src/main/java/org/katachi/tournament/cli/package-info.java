/** The command line, in the words of cutechess-cli, fastchess and c-gomoku-cli. */
package org.katachi.tournament.cli;
