/** Puzzles: the kind of a forced win, its length, other first moves and the tree of the replies. */
package org.katachi.puzzle;
