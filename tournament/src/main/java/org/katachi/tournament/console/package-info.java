/** What a running tournament tells: live tables and lines for people, lines for scripts. */
package org.katachi.tournament.console;
