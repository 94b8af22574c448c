/**
 * {@code pbrain-katachi play}: a game against a person, drawn in a terminal.
 *
 * <p>It speaks to a person as {@code protocol} speaks to a manager, and sees the brain through the
 * engine's interface only.
 */
package org.katachi.play;
