/** What the evaluations in a log tell of its games: where they turned, and which claims held. */
package org.katachi.tournament.analysis;
