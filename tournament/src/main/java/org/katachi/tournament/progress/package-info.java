/** How far a tournament is, for people and for programs. */
package org.katachi.tournament.progress;
