/** What is written of a match: to a file that it can go on from, and for people. */
package org.katachi.tournament.output;
