/** The win table: for every window of five cells the stones of each player in it. */
package org.katachi.player.wintable;
