/**
 * Ways to detect a win behind one interface, for any line length and any number of players. The
 * search uses none of them: benchmarks compare them. The win table of {@code player/wintable} is
 * one more.
 */
package org.katachi.classic.detect;
