/** The player by the win table: for every window of five cells the stones of each player. */
package org.katachi.classic.wintable;
